package roulette

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
)

// tenWagers are one of each kind that a double zero table offers.
var tenWagers = [10]string{"straight-17", "split-17-20", "three-0-1-2", "four-1-2-4-5", "first-five",
	"six-31-36", "column-2", "dozen-3", "red", "19 to 36"}

type counter int

func (c *counter) Event(*table.Event) { *c++ }

// spins returns a way of spinning on the real table, with ten wagers made anew
// for each spin.
func spins(tb testing.TB, t *table.Table, name string) pace.Way {
	tb.Helper()
	if err := t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 900_000_000 * money.Dollar}); err != nil {
		tb.Fatal(err)
	}
	var acts [10]table.Act
	for i, name := range tenWagers {
		acts[i] = table.Act{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea(name), Amount: money.Dollar}
	}
	return pace.Way{Name: name, Run: func(n int) {
		for range n {
			for i := range acts {
				if err := t.Do(acts[i]); err != nil {
					panic(err)
				}
			}
			if err := t.Round(); err != nil {
				panic(err)
			}
		}
	}}
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
	for i, name := range tenWagers {
		a := w.game.layout.MustArea(name)
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

func benchTable(tb testing.TB, setup ...table.Setup) *table.Table {
	tb.Helper()
	t, err := table.Open(Rules, nil, table.DefaultTerms(), append(setup, table.From(chance.NewFast(1, 0)))...)
	if err != nil {
		tb.Fatal(err)
	}
	return t
}

func BenchmarkSpins(b *testing.B) {
	loop := newBare()
	pace.Compare(b, "spins",
		spins(b, benchTable(b), "table"),
		spins(b, benchTable(b, table.To(new(counter))), "events"),
		pace.Way{Name: "bare", Run: func(n int) {
			for range n {
				loop.spin()
			}
		}})
}

// The comparison is honest: on the same spins the loop and the table win the
// same.
func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	tab, loop := benchTable(t), newBare()
	way := spins(t, tab, "table")
	for i := range 10_000 {
		way.Run(1)
		loop.spin()
		if got := tab.Account(1).Net; got != loop.won {
			t.Fatalf("after spin %d the table has %s and the loop %s", i+1, got, loop.won)
		}
	}
}

func TestSpinsAllocateNothing(t *testing.T) {
	way := spins(t, benchTable(t, table.To(new(counter))), "events")
	if n := testing.AllocsPerRun(100, func() { way.Run(100) }); n != 0 {
		t.Errorf("100 spins allocate %v times", n)
	}
}
