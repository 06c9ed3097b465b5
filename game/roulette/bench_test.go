package roulette

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// tenWagers are one of each kind that a double zero table offers.
func tenWagers() []table.Act {
	l := New(*DefaultOptions()).Layout()
	var acts []table.Act
	for _, name := range []string{"straight-17", "split-17-20", "three-0-1-2", "four-1-2-4-5", "first-five",
		"six-31-36", "column-2", "dozen-3", "red", "19 to 36"} {
		acts = append(acts, table.Act{Kind: table.Make, Seat: 1, Area: l.MustArea(name), Amount: money.Dollar})
	}
	return acts
}

// bare are the ten wagers as a loop sees them that knows nothing else: no
// table, no players, no law. What the rest costs is the ratio to this.
type bare struct {
	source *chance.Fast
	game   *Game
	won    money.Cents
	stakes [10]money.Cents
	covers [10]Numbers
	pays   [10]money.Cents
	even   [10]bool
}

func newBare() *bare {
	w := &bare{source: chance.NewFast(1, 0), game: New(*DefaultOptions())}
	for i, act := range tenWagers() {
		a := act.Area
		w.covers[i], w.even[i] = w.game.Covers(a), evenMoney(a)
		w.pays[i] = money.Cents(w.game.layout.Wagers[a].Pays[0].Odds.To)
	}
	return w
}

func (w *bare) spin() {
	for i := range w.stakes {
		w.stakes[i] = money.Dollar
		w.won -= money.Dollar
	}
	number := w.game.numbers[w.source.Draw(len(w.game.wheel.Pockets))]
	for i, stake := range w.stakes {
		switch {
		case w.covers[i].Has(number):
			w.won += stake + stake*w.pays[i]
		case w.even[i] && (number == 0 || number == DoubleZero):
			w.won += stake / 2
		}
	}
}

func BenchmarkSpins(b *testing.B) {
	tabletest.Bench(b, "spins", Rules, tenWagers(), newBare().spin)
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, tenWagers(), func() money.Cents { loop.spin(); return loop.won })
}

func TestSpinsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, tenWagers()) }
