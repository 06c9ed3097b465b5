package journal

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// madeKey is a key of a test, whose seed is one byte again and again.
type madeKey struct {
	note.Signer
	text string
}

func makeKey(t *testing.T, seed byte) madeKey {
	t.Helper()
	secret, text, err := note.GenerateKey(bytes.NewReader(bytes.Repeat([]byte{seed}, 32)), "boardwalk.example/casino")
	if err != nil {
		t.Fatal(err)
	}
	s, err := note.NewSigner(secret)
	if err != nil {
		t.Fatal(err)
	}
	return madeKey{s, text}
}

// handsTo is the change from one key to another at a record, in a house with wings of these sizes.
func (k madeKey) handsTo(t *testing.T, to madeKey, record int64, wings ...int64) string {
	t.Helper()
	signed, err := SignHandover(Handover{Record: record, Old: k.text, New: to.text, Wings: wings}, k)
	if err != nil {
		t.Fatal(err)
	}
	return signed
}

// TestAllLogsChangeTheirKeyTogether: the key of a checkpoint follows from the size of its log, and that of heads from all of them.
func TestAllLogsChangeTheirKeyTogether(t *testing.T) {
	a, b, c := makeKey(t, 1), makeKey(t, 2), makeKey(t, 3)
	key, err := ParseKey(c.text + "\n\n" + a.handsTo(t, b, 4, 7, 0) + b.handsTo(t, c, 9, 7, 3))
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		log  int
		size int64
		by   madeKey
		good bool
	}{
		{0, 5, a, true}, {0, 6, b, true}, {0, 10, b, true}, {0, 11, c, true}, {0, 6, a, false}, {0, 5, b, false},
		{1, 7, a, true}, {1, 8, c, true}, {1, 7, b, false}, {1, 8, b, false}, {1, 8, a, false}, {1, 7, c, false},
		{2, 1, b, true}, {2, 3, b, true}, {2, 4, c, true}, {2, 1, a, false}, {2, 4, b, false},
		{3, 1, c, true}, {3, 1, b, false}, // there was no such wing
	} {
		of := SignerOf(x.by, x.log)
		text := (&Checkpoint{Origin: of.Name(), Size: x.size}).Text()
		signed, err := note.Sign(&note.Note{Text: text}, of)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := OpenCheckpoint(string(signed), VerifierOf(key, x.log)); (err == nil) != x.good {
			t.Errorf("log %d of %d records by %08x: %v", x.log, x.size, x.by.KeyHash(), err)
		}
	}
	for _, x := range []struct {
		sizes [3]int64
		by    madeKey
	}{
		{[3]int64{5, 7, 0}, a}, {[3]int64{1, 1, 0}, a}, {[3]int64{5, 7, 1}, b}, {[3]int64{6, 7, 0}, b}, {[3]int64{10, 7, 3}, b},
		{[3]int64{10, 7, 4}, c}, {[3]int64{10, 8, 3}, c}, {[3]int64{11, 7, 3}, c},
	} {
		h := Heads{Number: 1}
		for _, size := range x.sizes {
			h.Logs = append(h.Logs, Head{Size: size, Hash: tlog.Hash{}})
		}
		for _, by := range []madeKey{a, b, c} {
			signed, err := SignHeads(h, by)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := OpenHeads(signed, key); (err == nil) != (by == x.by) {
				t.Errorf("heads of %v by %08x: %v", x.sizes, by.KeyHash(), err)
			}
		}
		if SignsHeads(key, &h) != (x.by == c) {
			t.Errorf("the key in use and the heads of %v", x.sizes)
		}
	}
	if got := Handovers(VerifierOf(key, 1)); got != nil {
		t.Errorf("a wing has changes of the key of its own: %q", got)
	}
}

// TestWhatNoChangeOfTheKeyIs: the wings of a change are as many as before, none is shorter, and each is a number.
func TestWhatNoChangeOfTheKeyIs(t *testing.T) {
	a, b, c := makeKey(t, 1), makeKey(t, 2), makeKey(t, 3)
	good := b.text + "\n\n" + a.handsTo(t, b, 4, 7, 0)
	if _, err := ParseKey(good); err != nil {
		t.Fatal(err)
	}
	odd := func(sizes string) string {
		text := fmt.Sprintf("%s key\n4\n%s\n%s\n%s\n", a.Name(), a.text, b.text, sizes)
		signed, err := note.Sign(&note.Note{Text: text}, a)
		if err != nil {
			t.Fatal(err)
		}
		return b.text + "\n\n" + string(signed)
	}
	for what, text := range map[string]string{
		"a wing is shorter":        c.text + "\n\n" + a.handsTo(t, b, 4, 7, 3) + b.handsTo(t, c, 9, 7, 2),
		"a wing is left out":       c.text + "\n\n" + a.handsTo(t, b, 4, 7, 3) + b.handsTo(t, c, 9, 7),
		"all wings are left out":   c.text + "\n\n" + a.handsTo(t, b, 4, 7, 3) + b.handsTo(t, c, 9),
		"a size that is none":      odd("7 x"),
		"a size below zero":        odd("7 -1"),
		"a size with a zero":       odd("07 1"),
		"two spaces":               odd("7  1"),
		"two lines of sizes":       odd("7\n1"),
		"a size that was changed":  strings.Replace(good, "\n7 0\n", "\n8 0\n", 1),
		"the sizes are taken away": strings.Replace(good, "\n7 0\n", "\n", 1),
		"the last line is cut off": good[:strings.LastIndex(strings.TrimSpace(good), "\n")+1],
		"something follows":        good + "more\n",
	} {
		if _, err := ParseKey(text); err == nil {
			t.Errorf("%s: taken", what)
		}
	}
}
