package bigsix

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/internal/pace"
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

// bare is the least that any program does for ten wagers: draw, compare, add
// up.
func bare(acts []table.Act) pace.Way {
	g := New(*DefaultOptions())
	source := chance.NewFast(1, 0)
	var chips [3]money.Cents
	return pace.Way{Name: "bare", Run: func(n int) {
		for range n {
			won := g.winner[g.wheel.Spin(source)]
			for i := range acts {
				if a := &acts[i]; a.Area == won {
					chips[a.Seat] += g.layout.Wagers[won].Pays[0].Odds.MustPay(a.Amount)
				} else {
					chips[a.Seat] -= a.Amount
				}
			}
		}
	}}
}

func BenchmarkTenWagers(b *testing.B) {
	acts := tenWagers()
	pace.Compare(b, "spins", tabletest.Rounds(b, "table", Rules, acts),
		tabletest.Rounds(b, "events", Rules, acts, table.To(new(tabletest.Counter))), bare(acts))
}

func TestSpinsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, tenWagers()) }
