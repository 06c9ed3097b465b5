package craps

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

type counter int

func (c *counter) Event(*table.Event) { *c++ }

func benchTable(b *testing.B, setup ...table.Setup) *table.Table {
	o := DefaultOptions()
	t, err := table.Open(Rules, o, table.DefaultTerms(), append(setup, table.From(chance.NewFast(1, 0)))...)
	if err != nil {
		b.Fatal(err)
	}
	if err := t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 100_000_000 * money.Dollar}); err != nil {
		b.Fatal(err)
	}
	return t
}

// play keeps a pass bet with odds, up to two come bets and a place bet up.
func play(t *table.Table, g *Game) {
	make := func(a table.Area, amount money.Cents) {
		if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: amount}); err != nil {
			panic(err)
		}
	}
	if g.point == 0 {
		if t.Bet(1, pass).Amount == 0 {
			make(pass, 1000)
		}
		return
	}
	odds := passOdds + indexOf[g.point]
	if t.Bet(1, odds).Amount == 0 {
		make(odds, 1000)
	}
	comes := 0
	for i := range table.Area(6) {
		if t.Bet(1, comeTo+i).Amount > 0 {
			comes++
		}
	}
	if comes < 2 && t.Bet(1, come).Amount == 0 {
		make(come, 1000)
	}
	if t.Bet(1, placeToWin+2).Amount == 0 {
		make(placeToWin+2, 1200)
	}
}

func benchRolls(b *testing.B, setup ...table.Setup) {
	t := benchTable(b, setup...)
	g := t.Game().(*Game)
	b.ReportAllocs()
	for b.Loop() {
		play(t, g)
		if err := t.Round(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rolls/s")
}

func BenchmarkRolls(b *testing.B)       { benchRolls(b) }
func BenchmarkRollsEvents(b *testing.B) { benchRolls(b, table.To(new(counter))) }
