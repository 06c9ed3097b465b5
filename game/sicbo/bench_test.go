package sicbo

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// tenWagers are wagers of every kind.
func tenWagers() []table.Act {
	var acts []table.Act
	for _, a := range []table.Area{triple, double + 1, anyTriple, total + 5, total + 6, combo + 3, small, big, single, single + 4} {
		acts = append(acts, table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: stake})
	}
	return acts
}

// bare is the least that any program does for ten wagers: draw, look up, add
// up.
func bare(acts []table.Act) pace.Way {
	layout, source := newLayout(), chance.NewFast(1, 0)
	chips := money.Cents(0)
	return pace.Way{Name: "bare", Run: func(n int) {
		for range n {
			roll := dice.Shake(source)
			lit := sound[entry(roll)]
			for i := range acts {
				if a := acts[i].Area; lit.Has(a) {
					chips += layout.Wagers[a].Pays[line(a, roll)].Odds.MustPay(stake)
				} else {
					chips -= stake
				}
			}
		}
	}}
}

func BenchmarkTenWagers(b *testing.B) {
	acts := tenWagers()
	pace.Compare(b, "rounds", tabletest.Rounds(b, "table", Rules, acts),
		tabletest.Rounds(b, "events", Rules, acts, table.To(new(tabletest.Counter))), bare(acts))
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, tenWagers()) }
