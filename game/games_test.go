package game

import (
	"os"
	"strconv"
	"testing"

	"boardwalk/chance"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// steps is how far a game is walked; BOARDWALK_STEPS asks for more. A round of
// poker is tens of answers, and is run again from its beginning at each.
func steps(r *table.Rules) int {
	if n, err := strconv.Atoi(os.Getenv("BOARDWALK_STEPS")); err == nil {
		return n
	}
	n := 20_000
	if r.EachOther {
		n = 4_000
	}
	if testing.Short() {
		n /= 5
	}
	return n
}

// variants are a game's options at their defaults, and with each option at
// each of a few other values.
func variants(r *table.Rules) []table.Options {
	all := []table.Options{r.Options()}
	for i, o := range r.Options().Declare() {
		for _, v := range append([]string{"no", "yes", "3", "10"}, o.Words()...) {
			other := r.Options()
			if v != o.Value() && other.Declare()[i].Set(v) == nil && len(table.Validate(other)) == 0 {
				all = append(all, other)
			}
		}
	}
	return all
}

func TestRandomWalks(t *testing.T) {
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			options := variants(r)
			for i, o := range options {
				tabletest.Walk(t, r, o, chance.NewFast(uint64(i), 7), steps(r)/len(options))
			}
		})
	}
}

func FuzzWalk(f *testing.F) {
	f.Add(uint8(0), []byte("\x00\x01somebody sits down and bets on something, and then the dice are thrown"))
	f.Fuzz(func(t *testing.T, which uint8, input []byte) {
		r := All[int(which)%len(All)]
		options := variants(r)
		will := tabletest.Bytes(input)
		tabletest.Walk(t, r, options[int(which)/len(All)%len(options)], &will, min(len(input)/4, 400))
	})
}
