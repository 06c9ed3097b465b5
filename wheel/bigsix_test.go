package wheel

import (
	"strings"
	"testing"
)

func TestBigSixIsMadeUpAsTold(t *testing.T) {
	for _, m := range []Makeup{Ones24, Ones23} {
		w := BigSix(m)
		if len(w.Pockets) != 54 {
			t.Fatalf("%d stops", len(w.Pockets))
		}
		for label, want := range map[string]int{
			"$1": m.One, "$2": m.Two, "$5": m.Five, "$10": m.Ten, "$20": m.Twenty, "joker": 1, "flag": 1, "": 0,
		} {
			if got := w.Count(label); got != want {
				t.Errorf("%d stops of %s, want %d", got, label, want)
			}
		}
		joker, _ := w.Index("joker")
		flag, _ := w.Index("flag")
		if flag-joker != 27 {
			t.Errorf("the joker is stop %d and the flag %d", joker, flag)
		}
	}
}

func TestEqualStopsAreSpacedEvenly(t *testing.T) {
	for _, m := range []Makeup{Ones24, Ones23} {
		w := BigSix(m)
		for _, label := range []string{"$1", "$2", "$5", "$10", "$20"} {
			fair := 54 / w.Count(label)
			last := -1
			for i := range 2 * len(w.Pockets) {
				if w.Pockets[i%54].Label != label {
					continue
				}
				if gap := i - last; last >= 0 && (gap < 2 || gap < fair-3 || gap > fair+3) {
					t.Errorf("%v: stops %d and %d, both %s, are %d apart where %d is fair", m, last, i, label, gap, fair)
				}
				last = i
			}
		}
	}
}

func TestAMakeupThatIsNoWheelIsRefused(t *testing.T) {
	for want, m := range map[string]Makeup{
		"54 stops, not 53":           {One: 23, Two: 15, Five: 7, Ten: 4, Twenty: 2, Joker: 1, Flag: 1},
		"not 2 and 0":                {One: 24, Two: 15, Five: 7, Ten: 4, Twenty: 2, Joker: 2},
		"cannot have -1 stops of $1": {One: -1, Two: 53, Joker: 1, Flag: 1},
		"one joker and one flag":     {},
	} {
		if err := m.Validate(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: got %v, want an error with %q", m, err, want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a wheel was made of nothing")
		}
	}()
	BigSix(Makeup{})
}
