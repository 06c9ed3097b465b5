package phh

import (
	"bytes"
	"strings"
	"testing"
)

// FuzzRead: nothing panics, and whatever is read without an error is written and read as the
// same again. Hands are compared as they are written, because NaN, which a field of the
// writer's own may hold, does not equal itself.
func FuzzRead(f *testing.F) {
	for _, text := range made {
		f.Add(text)
	}
	f.Add(collection(made...))
	f.Add("[1]\n" + small + "_odd = [\n[2]\n]\n[3]\n[4]")
	f.Add(change(`time = 23:59:59.999999999`) + "_x = nan\n[[_y]]\nz = 2026-07-14T18:30:05.25+01:00\n")
	f.Fuzz(func(t *testing.T, text string) {
		hands, _ := sequential(text)
		for _, h := range hands {
			written := write(t, h)
			again, err := sequential(written)
			if err != nil || len(again) != 1 {
				t.Fatalf("a hand came back as %d, %v:\n%s", len(again), err, written)
			}
			if rewritten := write(t, again[0]); rewritten != written {
				t.Errorf("%q was written as\n%s\nand then as\n%s", text, written, rewritten)
			}
		}
		if together, err := sequential(write(t, hands...)); err != nil || len(together) != len(hands) {
			t.Errorf("%d hands came back as %d, %v", len(hands), len(together), err)
		}
	})
}

// sequential is Read without its goroutines, whose order would look like news to the fuzzer.
func sequential(text string) (hands []*Hand, last error) {
	for t, err := range split(strings.NewReader(text)) {
		if err != nil {
			return hands, err
		}
		h, err := decode("fuzz", t)
		if err != nil {
			last = err
			continue
		}
		hands = append(hands, h)
	}
	return hands, last
}

func write(t *testing.T, hands ...*Hand) string {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, hands...); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
