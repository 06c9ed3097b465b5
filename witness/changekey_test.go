package witness

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/chance"
	"boardwalk/journal"
)

// keyed returns a key of a house, and its public half as text.
func keyed(t *testing.T, name string, seed byte) (note.Signer, string) {
	t.Helper()
	s := chance.Seed{seed}
	secret, public, err := note.GenerateKey(bytes.NewReader(s[:]), name)
	if err != nil {
		t.Fatal(err)
	}
	signer, err := note.NewSigner(secret)
	if err != nil {
		t.Fatal(err)
	}
	return signer, public
}

// TestAWitnessFollowsAChangeOfTheKey: a key that the one it knows has named is accepted for longer checkpoints, and remembered;
// one that was named by nobody, or by a stranger, is not, and neither is the old key any more.
func TestAWitnessFollowsAChangeOfTheKey(t *testing.T) {
	t.Run("a house of one log", func(t *testing.T) { followsAChange(t) })
	t.Run("a divided house", func(t *testing.T) { followsAChange(t, 7, 0) })
}

// followsAChange has a witness of a house with wings of these sizes follow it.
func followsAChange(t *testing.T, wings ...int64) {
	dir, house := t.TempDir(), "house.example/log"
	old, oldText := keyed(t, house, 1)
	next, nextText := keyed(t, house, 2)
	thief, thiefText := keyed(t, house, 3)
	first, err := journal.ParseKey(oldText)
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewServer(dir, testKey, first)
	if err != nil {
		t.Fatal(err)
	}
	var log journal.Log
	var hashes journal.Hashes
	sign := func(key note.Signer, lines ...string) string {
		for _, l := range lines {
			hashes = append(hashes, log.Append([]byte(l))...)
		}
		signed, err := journal.Sign(&log, key)
		if err != nil {
			t.Fatal(err)
		}
		return signed
	}
	handed := func(h journal.Handover, by note.Signer) string {
		h.Wings = wings
		signed, err := journal.SignHandover(h, by)
		if err != nil {
			t.Fatal(err)
		}
		return h.New + "\n\n" + signed
	}
	add := func(what string, status int, old int64, signed string) {
		t.Helper()
		r := Request{Old: old, Note: signed}
		if c, err := journal.ParseCheckpoint(signed); err == nil && old > 0 && old < c.Size {
			if r.Proof, err = journal.Continues(c.Size, old, hashes); err != nil {
				t.Fatal(err)
			}
		}
		if got, answer := s.add(r.Text()); got != status {
			t.Errorf("%s: %d %s", what, got, answer)
		}
	}
	change := func(what string, status int, text string) {
		t.Helper()
		if got, answer := s.changeKey(text); got != status {
			t.Errorf("%s: %d %s", what, got, answer)
		}
	}
	add("the first checkpoint", http.StatusOK, 0, sign(old, "a", "b", "c"))
	change("a thief names himself", http.StatusForbidden, handed(journal.Handover{Record: 3, Old: thiefText, New: nextText}, thief))
	change("a thief says that the old key names him", http.StatusBadRequest,
		handed(journal.Handover{Record: 3, Old: oldText, New: thiefText}, thief))
	change("a change at a record that the old key has signed beyond", http.StatusUnprocessableEntity,
		handed(journal.Handover{Record: 1, Old: oldText, New: nextText}, old))
	change("nonsense", http.StatusBadRequest, "hello")
	good := handed(journal.Handover{Record: 3, Old: oldText, New: nextText}, old)
	add("the last of the old key", http.StatusOK, 3, sign(old, "the change"))
	longer := sign(next, "d", "e")
	add("the new key before the change was told of", http.StatusForbidden, 4, longer)
	change("the change", http.StatusOK, good)
	change("the change once more", http.StatusOK, good)
	add("the new key", http.StatusOK, 4, longer)
	add("the old key again", http.StatusForbidden, 6, sign(old, "f"))
	change("the old key names another", http.StatusForbidden, handed(journal.Handover{Record: 9, Old: oldText, New: thiefText}, old))
	again, err := NewServer(dir, testKey, first)
	if err != nil {
		t.Fatal(err)
	}
	// Who has a copy of the house from before the change is shown the checkpoint, and what leads to its key; a stranger is not.
	at := httptest.NewServer(again)
	defer at.Close()
	if kept, err := Last(t.Context(), at.URL, first); err != nil || kept.Key != good || kept.Note != again.last(house) {
		t.Errorf("the key of before: %+v, %v", kept, err)
	}
	now, err := journal.ParseKey(good)
	if err != nil {
		t.Fatal(err)
	}
	if kept, err := Last(t.Context(), at.URL, now); err != nil || kept.Key != "" || kept.Note != again.last(house) {
		t.Errorf("the key of now: %+v, %v", kept, err)
	}
	other, err := journal.ParseKey(thiefText)
	if err != nil {
		t.Fatal(err)
	}
	if kept, err := Last(t.Context(), at.URL, other); err != nil || kept != (Kept{}) {
		t.Errorf("a stranger: %+v, %v", kept, err)
	}
	if again.last(house) != s.last(house) || !strings.Contains(again.last(house), "\n6\n") {
		t.Error("a witness that is started again has forgotten the change")
	}
}
