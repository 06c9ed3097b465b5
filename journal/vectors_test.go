package journal

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"testing"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

var writeVectors = flag.Bool("vectors", false, "write the vectors of the browser anew")

// vectors are what the page of the inspector is tested with: a small log, its
// checkpoints and proofs, as this package makes them.
type vectors struct {
	Key         string          `json:"key"`
	Lines       []string        `json:"lines"`
	Checkpoints []string        `json:"checkpoints"` // of every size from one line on
	Inclusion   []vectorOfProof `json:"inclusion"`
	Growth      []vectorOfProof `json:"growth"`
	Logs        []vectorOfLog   `json:"logs"`  // the same lines as other logs of a divided house
	Heads       string          `json:"heads"` // of three logs: of thirteen lines, of five, and empty
}

type vectorOfLog struct {
	Log        int    `json:"log"`
	Name       string `json:"name"`
	Hash       uint32 `json:"hash"`
	Checkpoint string `json:"checkpoint"`
}

type vectorOfProof struct {
	Size   int64    `json:"size"`
	Of     int64    `json:"of"` // the record, or the older size
	Hashes []string `json:"hashes"`
}

func TestVectorsOfTheBrowser(t *testing.T) {
	const file = "../web/src/inspector/vectors.json"
	secret, public, err := note.GenerateKey(bytes.NewReader(bytes.Repeat([]byte{7}, 32)), "boardwalk.example/casino")
	if err != nil {
		t.Fatal(err)
	}
	signer, err := note.NewSigner(secret)
	if err != nil {
		t.Fatal(err)
	}
	v := vectors{Key: public}
	log, hashes := &Log{}, Hashes{}
	heads := Heads{Number: 5, Logs: make([]Head, 3)}
	heads.Logs[2].Hash = log.Head()
	for i := range 13 {
		line := fmt.Sprintf(`{"seq":%d,"who":"Zoë ♠"}`, i)
		hashes = append(hashes, log.Append([]byte(line))...)
		signed, err := Sign(log, signer)
		if err != nil {
			t.Fatal(err)
		}
		v.Lines, v.Checkpoints = append(v.Lines, line), append(v.Checkpoints, signed)
		if i == 4 {
			heads.Logs[1] = Head{log.Size(), log.Head()}
		}
	}
	heads.Logs[0] = Head{log.Size(), log.Head()}
	if v.Heads, err = SignHeads(heads, signer); err != nil {
		t.Fatal(err)
	}
	for _, number := range []int{1, 16} {
		of := SignerOf(signer, number)
		signed, err := Sign(log, of)
		if err != nil {
			t.Fatal(err)
		}
		v.Logs = append(v.Logs, vectorOfLog{number, of.Name(), of.KeyHash(), signed})
	}
	for size := int64(1); size <= log.Size(); size++ {
		for of := range size {
			p, err := Includes(size, of, hashes)
			if err != nil {
				t.Fatal(err)
			}
			v.Inclusion = append(v.Inclusion, vectorOfProof{size, of, textsOf(p)})
			q, err := Continues(size, of+1, hashes)
			if err != nil {
				t.Fatal(err)
			}
			v.Growth = append(v.Growth, vectorOfProof{size, of + 1, textsOf(q)})
		}
	}
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	text = append(text, '\n')
	if *writeVectors {
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(file); err != nil || !bytes.Equal(kept, text) {
		t.Errorf("%s is out of date: go test ./journal -run Browser -vectors (%v)", file, err)
	}
}

func textsOf(hashes []tlog.Hash) []string {
	list := make([]string, 0, len(hashes))
	for _, h := range hashes {
		list = append(list, h.String())
	}
	return list
}

// TestVectorsOfTheSecondVerifier has python/verify.py, which was written from the documents alone, compute the same vectors.
func TestVectorsOfTheSecondVerifier(t *testing.T) {
	out, err := exec.Command("python3", "../python/vectors.py", "testdata/fairness.json", "../web/src/inspector/vectors.json").CombinedOutput()
	if err != nil || string(out) != "5 rounds and 13 checkpoints are as they should be\n" {
		t.Errorf("%v: %s", err, out)
	}
}
