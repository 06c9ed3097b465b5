package journal

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
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
	for i := range 13 {
		line := fmt.Sprintf(`{"seq":%d,"who":"Zoë ♠"}`, i)
		hashes = append(hashes, log.Append([]byte(line))...)
		signed, err := Sign(log, signer)
		if err != nil {
			t.Fatal(err)
		}
		v.Lines, v.Checkpoints = append(v.Lines, line), append(v.Checkpoints, signed)
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
