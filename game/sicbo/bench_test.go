package sicbo

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/dice"
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

// bare is the least that any program does for these wagers: draw, look up, add
// up. It returns what has been won so far.
func bare(acts []table.Act) func() money.Cents {
	layout, source, won := newLayout(), chance.NewFast(1, 0), money.Cents(0)
	return func() money.Cents {
		roll := dice.Shake(source)
		lit := sound[entry(roll)]
		for i := range acts {
			if a := acts[i].Area; lit.Has(a) {
				won += layout.Wagers[a].Pays[line(a, roll)].Odds.MustPay(stake)
			} else {
				won -= stake
			}
		}
		return won
	}
}

func BenchmarkTenWagers(b *testing.B) {
	loop := bare(tenWagers())
	tabletest.Bench(b, "rounds", Rules, tenWagers(), func() { loop() })
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	tabletest.SameGame(t, Rules, tenWagers(), bare(tenWagers()))
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, tenWagers()) }
