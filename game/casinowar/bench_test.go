package casinowar

import (
	"testing"

	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

var tenDollars = []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}}

// bare is casino war as a loop sees it that knows nothing else.
type bare struct{ *tabletest.BareShoe }

func (w bare) round() {
	w.Ready(78)
	const stake = 10 * money.Dollar
	switch mine, other := w.Draw(), w.Draw(); {
	case mine > other:
		w.Won += stake
	case mine < other:
		w.Won -= stake
	default:
		for range 3 {
			w.Draw()
		}
		if mine, other := w.Draw(), w.Draw(); mine >= other {
			w.Won += stake
		} else {
			w.Won -= 2 * stake
		}
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, tenDollars, bare{tabletest.NewBareShoe(6)}.round, table.With(tabletest.Taking(War)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := bare{tabletest.NewBareShoe(6)}
	tabletest.SameGame(t, Rules, tenDollars, func() money.Cents { loop.round(); return loop.Won }, table.With(tabletest.Taking(War)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, Rules, tenDollars)
}
