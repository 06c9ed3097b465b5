package bigsix

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// tenWagers are two players' wagers on five insignias each.
func tenWagers() []table.Act {
	var acts []table.Act
	for s := table.Seat(1); s <= 2; s++ {
		for a := range table.Area(5) {
			acts = append(acts, table.Act{Kind: table.Make, Seat: s, Area: a + table.Area(s) - 1, Amount: stake})
		}
	}
	return acts
}

// bare is the least that any program does for these wagers: draw, compare, add
// up. It returns what has been won so far.
func bare(acts []table.Act) func() money.Cents {
	g, source, won := New(*DefaultOptions()), chance.NewFast(1, 0), money.Cents(0)
	return func() money.Cents {
		winner := g.winner[g.wheel.Spin(source)]
		for i := range acts {
			if a := &acts[i]; a.Area == winner {
				won += g.layout.Wagers[winner].Pays[0].Odds.MustPay(a.Amount)
			} else {
				won -= a.Amount
			}
		}
		return won
	}
}

func BenchmarkTenWagers(b *testing.B) {
	loop := bare(tenWagers())
	tabletest.Bench(b, "spins", Rules, tenWagers(), func() { loop() })
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	tabletest.SameGame(t, Rules, tenWagers(), bare(tenWagers()))
}

func TestSpinsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, tenWagers()) }
