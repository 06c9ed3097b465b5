package ledger

import (
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// TestVigorishOnAMarkerIsOwedUntilItIsCollected follows vigorish that is
// deferred from the marker button to the table's own.
func TestVigorishOnAMarkerIsOwedUntilItIsCollected(t *testing.T) {
	lawtest.Cites(t, "3.3(c)[marker]", "3.3(c)[collection]", "7.3(c)[marker]", "7.3(c)[collection]")
	for _, id := range []string{"punto-banco", "minibaccarat"} {
		r, _ := game.Find(id)
		options := r.Options()
		if err := table.SetOption(options, "collection", "deferred"); err != nil {
			t.Fatal(err)
		}
		var log table.Log
		live, err := table.NewLive(r, options, r.Terms(), chance.NewFast(1, 1), &log)
		if err != nil {
			t.Fatal(err)
		}
		book, chart, told := NewBook(), NewChart(id, live.Table().Seats()), 0
		follow := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
			for q := live.Question(); q != nil; q = live.Question() {
				if _, err := live.Answer(table.Answer{Choice: q.First()}); err != nil {
					t.Fatal(err)
				}
			}
			if err := book.Apply(Derive(log[told:], chart, nil)); err != nil {
				t.Fatal(err)
			}
			told = len(log)
			if err := Check(book.Balance, chart, live.Table()); err != nil {
				t.Fatal(err)
			}
		}
		follow(live.Open())
		follow(live.Do(table.Act{Kind: table.Sit, Seat: 2, Amount: 10_000 * money.Dollar}))
		banker, _ := live.Table().Layout().Area("banker")
		owed := money.Cents(0)
		for range 10 {
			follow(live.Do(table.Act{Kind: table.Make, Seat: 2, Area: banker, Amount: 100 * money.Dollar}))
			_, err := live.Round()
			follow(err)
			owed = live.Table().Game().(table.Lender).Owed(2)
			if got := book.Balance(Markers(id)).Posted; got != owed || book.Balance(Owes(id, 2)).Posted != -owed ||
				book.Balance(Vigorish(id)).Posted != 0 {
				t.Fatalf("%s: the marker shows %s, and the ledger has %s", id, owed, got)
			}
			for b := range live.Table().Standing { // a tie leaves the wager where it is
				follow(live.Do(table.Act{Kind: table.Remove, Seat: b.Seat, Area: b.Area}))
			}
		}
		if owed == 0 {
			t.Fatalf("%s: Banker never won", id)
		}
		follow(live.Do(table.Act{Kind: table.Leave, Seat: 2}))
		at := slices.IndexFunc(log, func(e table.Event) bool { return e.Kind == table.Left })
		if last := log[at-1]; last.Kind != table.Marked || last.Amount != -owed || last.Stake != 0 {
			t.Errorf("%s: before the player left %v", id, last)
		}
		if book.Balance(Markers(id)).Posted != 0 || book.Balance(Vigorish(id)).Posted != owed {
			t.Errorf("%s: %s was owed, and %s collected", id, owed, book.Balance(Vigorish(id)).Posted)
		}
		if err := book.Verify(); err != nil {
			t.Error(err)
		}
	}
}
