package journal

import (
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"
)

func TestHeadsOfAllLogsAreSigned(t *testing.T) {
	signer, key, err := Key(t.TempDir(), "boardwalk.example/casino")
	if err != nil {
		t.Fatal(err)
	}
	var log Log
	log.Append([]byte("a"))
	signed, err := SignHeads(Heads{Number: 3, Logs: []Head{{1, log.Head()}, {0, (&Log{}).Head()}}}, signer)
	if err != nil {
		t.Fatal(err)
	}
	h, err := OpenHeads(signed, key)
	if err != nil || h.Number != 3 || len(h.Logs) != 2 || h.Logs[0] != (Head{1, log.Head()}) || h.Logs[1].Size != 0 {
		t.Errorf("%+v %v", h, err)
	}
	if !IsHeads(signed) {
		t.Error("these are heads")
	}
	if _, err := OpenCheckpoint(signed, key); err == nil {
		t.Error("heads are no checkpoint of a log")
	}
	if _, err := OpenHeads(strings.Replace(signed, "\n3\n", "\n4\n", 1), key); err == nil {
		t.Error("the number was changed")
	}
	for _, text := range []string{"", "x heads\n1\n", "x heads\n0\n0 1 " + log.Head().String() + "\n",
		"x heads\n1\n1 1 " + log.Head().String() + "\n",
		"x heads\n1\n0 01 " + log.Head().String() + "\n", "x\n1\n0 1 " + log.Head().String() + "\n", "x heads\n1\n0 1\n"} {
		if _, err := ParseHeads(text); err == nil {
			t.Errorf("%q are heads", text)
		}
	}
}

func TestTheKeyOfALogSignsForItAlone(t *testing.T) {
	signer, key, err := Key(t.TempDir(), "boardwalk.example/casino")
	if err != nil {
		t.Fatal(err)
	}
	signed, err := Sign(&Log{}, SignerOf(signer, 3))
	if err != nil {
		t.Fatal(err)
	}
	if c, err := OpenCheckpoint(signed, VerifierOf(key, 3)); err != nil || c.Origin != "boardwalk.example/casino/log/3" {
		t.Error(c, err)
	}
	for _, other := range []note.Verifier{key, VerifierOf(key, 0), VerifierOf(key, 4)} {
		if _, err := OpenCheckpoint(signed, other); err == nil {
			t.Errorf("%s takes the checkpoint of another log", other.Name())
		}
	}
}

// TestHeadsOfAnotherHouseAreRefused: what the house's key signs under another name is not the house's.
func TestHeadsOfAnotherHouseAreRefused(t *testing.T) {
	signer, key, err := Key(t.TempDir(), "boardwalk.example/casino")
	if err != nil {
		t.Fatal(err)
	}
	other := Heads{Origin: "boardwalk.example/other", Number: 1, Logs: []Head{{0, (&Log{}).Head()}}}
	signed, err := note.Sign(&note.Note{Text: other.Text()}, signer)
	if err != nil {
		t.Fatal(err)
	}
	if h, err := OpenHeads(string(signed), key); err == nil || !strings.Contains(err.Error(), "boardwalk.example/other") {
		t.Errorf("%+v %v", h, err)
	}
	right, err := SignHeads(other, signer)
	if err != nil {
		t.Fatal(err)
	}
	if h, err := OpenHeads(right, key); err != nil || h.Origin != "boardwalk.example/casino" {
		t.Errorf("%+v %v", h, err)
	}
}
