package minidice

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// place6 is the place bet on 6.
const place6 table.Area = 2

// keep makes a field bet, and a place bet on 6 if none is left.
func keep(t *table.Table) {
	bet := func(a table.Area, amount money.Cents) {
		if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: amount}); err != nil {
			panic(err)
		}
	}
	bet(field, 10*money.Dollar)
	if t.Bet(1, place6).Amount == 0 {
		bet(place6, 12*money.Dollar)
	}
}

// shakes returns a way of shaking the dice on the real table.
func shakes(tb testing.TB, name string, setup ...table.Setup) pace.Way {
	t := tabletest.Open(tb, Rules, nil, 1, append(setup, table.From(chance.NewFast(1, 0)))...)
	return pace.Way{Name: name, Run: func(n int) {
		for range n {
			keep(t)
			if err := t.Round(); err != nil {
				panic(err)
			}
		}
	}}
}

// bare is the same play in a loop of its own that knows nothing of tables: what the
// generality of the stage costs is the ratio to this.
type bare struct {
	source      *chance.Fast
	place, have money.Cents
}

func (w *bare) shake() {
	if w.place == 0 {
		w.place = 12 * money.Dollar
		w.have -= w.place
	}
	switch total := w.source.Draw(6) + w.source.Draw(6) + 2; total {
	case 2, 12:
		w.have += 20 * money.Dollar
	case 3, 4, 9, 10, 11:
		w.have += 10 * money.Dollar
	default:
		w.have -= 10 * money.Dollar
		if total == 6 {
			w.have += 26 * money.Dollar
		}
		if total == 6 || total == 7 {
			w.place = 0
		}
	}
}

func BenchmarkShakes(b *testing.B) {
	loop := &bare{source: chance.NewFast(1, 0)}
	pace.Compare(b, "shakes", shakes(b, "table"), shakes(b, "events", table.To(new(tabletest.Counter))),
		pace.Way{Name: "bare", Run: func(n int) {
			for range n {
				loop.shake()
			}
		}})
}

// On the same dice the loop and the table end with the same chips.
func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	tab := tabletest.Open(t, Rules, nil, 1, table.From(chance.NewFast(1, 0)))
	loop := &bare{source: chance.NewFast(1, 0)}
	for i := range 100_000 {
		keep(tab)
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		loop.shake()
		if got := tab.Account(1).Chips - tabletest.Bankroll; got != loop.have {
			t.Fatalf("after shake %d the table has %s and the loop %s", i+1, got, loop.have)
		}
	}
}
