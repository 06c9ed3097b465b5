package bigsix

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

type counter int

func (c *counter) Event(*table.Event) { *c++ }

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

func benchSpins(b *testing.B, setup ...table.Setup) {
	t := open(b, DefaultOptions(), chance.NewFast(1, 0), setup...)
	for s := table.Seat(1); s <= 2; s++ {
		do(b, t, table.Act{Kind: table.Sit, Seat: s, Amount: 1_000_000_000 * money.Dollar})
	}
	acts := tenWagers()
	b.ReportAllocs()
	for b.Loop() {
		for i := range acts {
			if err := t.Do(acts[i]); err != nil {
				b.Fatal(err)
			}
		}
		if err := t.Round(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
}

func BenchmarkTenWagers(b *testing.B)       { benchSpins(b) }
func BenchmarkTenWagersEvents(b *testing.B) { benchSpins(b, table.To(new(counter))) }

// The least that any program does for ten wagers: draw, compare, add up.
func BenchmarkBareLoop(b *testing.B) {
	g := New(*DefaultOptions())
	source, acts := chance.NewFast(1, 0), tenWagers()
	var chips [3]money.Cents
	for b.Loop() {
		won := g.winner[g.wheel.Spin(source)]
		for i := range acts {
			if a := &acts[i]; a.Area == won {
				chips[a.Seat] += g.layout.Wagers[won].Pays[0].Odds.MustPay(a.Amount)
			} else {
				chips[a.Seat] -= a.Amount
			}
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
}
