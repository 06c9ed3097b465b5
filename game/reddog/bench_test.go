package reddog

import (
	"testing"

	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

var tenDollars = []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}}

// bare is red dog as a loop sees it that knows nothing else.
type bare struct{ *tabletest.BareShoe }

var bareOdds = [12]money.Cents{0, 5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1}

func (w bare) round() {
	w.Ready(13)
	const stake = 10 * money.Dollar
	low, high := w.Draw(), w.Draw()
	if low > high {
		low, high = high, low
	}
	switch high - low {
	case 1:
	case 0:
		if w.Draw() == low {
			w.Won += 11 * stake
		}
	default:
		if third := w.Draw(); low < third && third < high {
			w.Won += 2 * stake * bareOdds[high-low-1]
		} else {
			w.Won -= 2 * stake
		}
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, tenDollars, bare{tabletest.NewBareShoe(1)}.round, table.With(tabletest.Taking(Raise)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := bare{tabletest.NewBareShoe(1)}
	tabletest.SameGame(t, Rules, tenDollars, func() money.Cents { loop.round(); return loop.Won }, table.With(tabletest.Taking(Raise)))
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, tenDollars) }
