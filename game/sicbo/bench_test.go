package sicbo

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/money"
	"boardwalk/table"
)

type counter int

func (c *counter) Event(*table.Event) { *c++ }

// ten are wagers of every kind.
var ten = [10]table.Area{triple, double + 1, anyTriple, total + 5, total + 6, combo + 3, small, big, single, single + 4}

func benchRounds(b *testing.B, setup ...table.Setup) {
	t := open(b, chance.NewFast(1, 0), setup...)
	do(b, t, table.Act{Kind: table.Sit, Seat: 1, Amount: 900_000_000 * money.Dollar})
	b.ReportAllocs()
	for b.Loop() {
		for _, a := range ten {
			if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: stake}); err != nil {
				b.Fatal(err)
			}
		}
		if err := t.Round(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
}

func BenchmarkTenWagers(b *testing.B)       { benchRounds(b) }
func BenchmarkTenWagersEvents(b *testing.B) { benchRounds(b, table.To(new(counter))) }

// The least that any program does for ten wagers: draw, look up, add up.
func BenchmarkBareLoop(b *testing.B) {
	layout, source := newLayout(), chance.NewFast(1, 0)
	chips := money.Cents(0)
	for b.Loop() {
		roll := dice.Shake(source)
		lit := sound[entry(roll)]
		for _, a := range ten {
			if lit.Has(a) {
				chips += layout.Wagers[a].Pays[line(a, roll)].Odds.MustPay(stake)
			} else {
				chips -= stake
			}
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
}
