package ledger

import (
	"errors"
	"slices"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
	"boardwalk/table/tabletest/banktest"
)

// variants are a game's options at their defaults, and with each option at each
// of a few other values.
func variants(r *table.Rules) []table.Options {
	all := []table.Options{r.Options()}
	for i, o := range r.Options().Declare() {
		for _, v := range append([]string{"no", "yes", "3", "10"}, o.Words()...) {
			other := r.Options()
			if v != o.Value() && other.Declare()[i].Set(v) == nil && len(table.Validate(other)) == 0 {
				all = append(all, other)
			}
		}
	}
	return all
}

// follower keeps the ledger of a walk.
type follower struct {
	t     testing.TB
	book  *Book
	tally *Tally // which must say the same
	told  int
	now   time.Time
	will  chance.Source
	steps int
}

func (f *follower) after(live *table.Live, log table.Log) {
	rows := Derive(log[f.told:], NewChart("7", live.Table().Seats()), nil)
	f.told = len(log)
	if err := f.book.Apply(rows); err != nil {
		f.t.Errorf("after %d events: %v", f.told, err)
		return
	}
	if f.tally == nil {
		f.tally = NewTally(NewChart("7", live.Table().Seats()))
	}
	for i := range rows {
		f.tally.Enter(&rows[i])
	}
	for a, held := range f.tally.All() {
		if want := f.book.Balance(a).Posted; held != want || f.tally.Balance(a).Posted != want {
			f.t.Fatalf("after %d events %s holds %s, and %s by the tally", f.told, a, want, held)
		}
	}
	if live.Question() != nil {
		return
	}
	if err := errors.Join(Check(f.book.Balance, NewChart("7", live.Table().Seats()), live.Table()), f.tally.Check(live.Table())); err != nil {
		f.t.Errorf("after %d events: %v", f.told, err)
		for _, e := range log[max(0, f.told-12):] {
			f.t.Logf("%+v", e)
		}
		return
	}
	if f.steps++; f.steps%32 == 0 {
		if err := f.book.Verify(); err != nil {
			f.t.Error(err)
		}
	}
	if f.will.Draw(10) == 0 { // time goes by, and with it time charges fall due
		f.now = f.now.Add(time.Duration(f.will.Draw(20)) * time.Minute)
		if err := live.Clock(f.now); err != nil {
			f.t.Error(err)
		}
		if f.will.Draw(3) == 0 {
			_ = live.Do(table.Act{Kind: table.Special, Word: table.ChangeCards})
		}
	}
}

func TestLedgerEqualsTheTableAtEveryGame(t *testing.T) {
	steps := 1200
	if testing.Short() {
		steps = 600
	}
	for _, r := range append(slices.Clip(game.All), banktest.Rules) {
		t.Run(r.ID, func(t *testing.T) {
			t.Parallel()
			options := variants(r)
			kinds := map[string]int{}
			for i, o := range options {
				f := &follower{t: t, book: NewBook(), will: chance.NewFast(uint64(i), 3), now: time.Unix(1e9, 0)}
				var last table.Log
				tabletest.WalkEach(t, r, o, chance.NewFast(uint64(i), 11), steps/len(options)+steps/20, func(l *table.Live, log table.Log) {
					f.after(l, log)
					last = log
				})
				for _, e := range last {
					kinds[e.Kind.String()]++
				}
				if t.Failed() {
					t.Fatalf("with options %+v", o)
				}
			}
			if _, lends := r.New(r.Options()).(table.Lender); lends && kinds["marker"] == 0 {
				t.Error("nobody ever owed anything")
			}
			t.Log(kinds)
		})
	}
}

// TestPeopleArePaidIntoTheirAccounts follows one player to a table and home.
func TestPeopleArePaidIntoTheirAccounts(t *testing.T) {
	book := NewBook()
	give := []Transfer{{From: Cage, To: Player("ada"), Amount: 500 * money.Dollar, Memo: "play money"}}
	if err := book.Apply(give); err != nil {
		t.Fatal(err)
	}
	r, _ := game.Find("big-six")
	var log table.Log
	live, err := table.NewLive(r, nil, r.Terms(), chance.NewFast(1, 1), &log)
	if err != nil {
		t.Fatal(err)
	}
	told, chart := 0, NewChart("wheel", live.Table().Seats())
	do := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		rows := Derive(log[told:], chart, func(table.Seat) string { return "ada" })
		told = len(log)
		if err := book.Apply(rows); err != nil {
			t.Fatal(err)
		}
		if err := Check(book.Balance, chart, live.Table()); err != nil {
			t.Fatal(err)
		}
	}
	do(live.Do(table.Act{Kind: table.Sit, Seat: 2, Amount: 100 * money.Dollar}))
	do(live.Do(table.Act{Kind: table.Make, Seat: 2, Amount: 10 * money.Dollar}))
	_, err = live.Round()
	do(err)
	net := live.Table().Account(2).Net
	do(live.Do(table.Act{Kind: table.Leave, Seat: 2}))
	if got := book.Balance(Player("ada")).Posted; got != 500*money.Dollar+net {
		t.Errorf("ada has %s, with a net of %s", got, net)
	}
	if err := book.Apply(CloseOut(book.Balance, chart)); err != nil {
		t.Fatal(err)
	}
	for a, b := range book.All {
		if id, ok := a.Table(); ok && b.Posted != 0 {
			t.Errorf("table %s is closed and has %s on %s", id, b.Posted, a)
		}
	}
	if err := book.Verify(); err != nil {
		t.Error(err)
	}
}
