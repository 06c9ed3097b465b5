package twentyone

import (
	"testing"

	"boardwalk/game/blackjack"
)

// BenchmarkSolve finds the best play for every hand of eight decks, pairs split
// up to four hands.
func BenchmarkSolve(b *testing.B) {
	o := blackjack.DefaultOptions()
	o.Decks, o.Boxes, o.SplitHands = 8, 6, 4
	b.ReportAllocs()
	for b.Loop() {
		s, err := Solve(o, Fresh(o))
		if err != nil {
			b.Fatal(err)
		}
		s.EV()
	}
}
