package tabletest

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
)

// Bankroll is what every seat of a table opened by [Open] brings: enough for
// any benchmark.
const Bankroll = 200_000_000 * money.Dollar

// Open opens a table at which the first seats sit, and fails the test if it
// cannot.
func Open(tb testing.TB, rules *table.Rules, options table.Options, seats int, setup ...table.Setup) *table.Table {
	tb.Helper()
	t, err := table.Open(rules, options, rules.Terms(), setup...)
	if err != nil {
		tb.Fatal(err)
	}
	for s := range seats {
		if err := t.Do(table.Act{Kind: table.Sit, Seat: table.Seat(s + 1), Amount: Bankroll}); err != nil {
			tb.Fatal(err)
		}
	}
	return t
}

// Counter is a sink that counts events, for benchmarks with events on.
type Counter int

// Event counts e.
func (c *Counter) Event(*table.Event) { *c++ }

// Rounds is a way of playing rounds on a real table from the fast source,
// making the same wagers anew before each.
func Rounds(tb testing.TB, name string, rules *table.Rules, wagers []table.Act, setup ...table.Setup) pace.Way {
	tb.Helper()
	t := Open(tb, rules, nil, seats(wagers), append(setup, table.From(chance.NewFast(1, 0)))...)
	return pace.Way{Name: name, Run: func(n int) {
		for range n {
			if err := t.Interlude(); err != nil {
				panic(err)
			}
			for i := range wagers {
				if err := t.Do(wagers[i]); err != nil {
					panic(err)
				}
			}
			if err := t.Round(); err != nil {
				panic(err)
			}
		}
	}}
}

// NoAllocations fails the test if rounds with events on allocate.
func NoAllocations(t *testing.T, rules *table.Rules, wagers []table.Act, setup ...table.Setup) {
	t.Helper()
	w := Rounds(t, "", rules, wagers, append(setup, table.To(new(Counter)))...)
	if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
		t.Errorf("100 rounds allocate %v times", n)
	}
}

// Bench compares rounds on a real table, without and with events, with a bare
// loop that plays one round of the same wagers at each call.
func Bench(b *testing.B, unit string, rules *table.Rules, wagers []table.Act, loop func(), setup ...table.Setup) {
	b.Helper()
	events := append([]table.Setup{table.To(new(Counter))}, setup...)
	pace.Compare(b, unit, Rounds(b, "table", rules, wagers, setup...), Rounds(b, "events", rules, wagers, events...),
		pace.Way{Name: "bare", Run: func(n int) {
			for range n {
				loop()
			}
		}})
}

// SameGame keeps such a comparison honest: on the same outcomes, from
// chance.NewFast(1, 0), the loop must win what the table does. The loop returns
// what it has won so far.
func SameGame(t *testing.T, rules *table.Rules, wagers []table.Act, loop func() money.Cents, setup ...table.Setup) {
	t.Helper()
	tab := Open(t, rules, nil, seats(wagers), append(setup, table.From(chance.NewFast(1, 0)))...)
	for i := range 10_000 {
		if err := tab.Interlude(); err != nil {
			t.Fatal(err)
		}
		for _, a := range wagers {
			if err := tab.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		net := money.Cents(0)
		for _, s := range tab.Present() {
			net += tab.Account(s).Net
		}
		if won := loop(); won != net {
			t.Fatalf("after round %d the table has %s and the loop %s", i+1, net, won)
		}
	}
}

// seats is how many seats the wagers are from.
func seats(wagers []table.Act) int {
	most := 0
	for _, a := range wagers {
		most = max(most, int(a.Seat))
	}
	return most
}
