package floor

import (
	"testing"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// TestATableThatIsNeverEmptyGoesOnUnderANewSetup has people keep wagers up at
// craps for hundreds of rolls. The records since the setup stay few, nobody
// hears of it, and the house opens again in the middle of all that.
func TestATableThatIsNeverEmptyGoesOnUnderANewSetup(t *testing.T) {
	const most = 60
	evening(t, "craps", func(t *testing.T, first *House, _ *Table, log *memory) {
		first.Close()
		h := open(t, first.file, log, MaxLen(most))
		defer func() { h.Close() }()
		tab := at(t, h, "craps")
		place, setups, longest := area(t, tab, "place-6"), 0, 0
		for range 300 {
			for _, who := range []string{"ann", "bob"} {
				if q := status(t, tab, who).Question; q != nil {
					must(t)(answer(tab, party(who), table.Answer{Choice: q.First()}))
				}
				_, _ = tab.Wager(ctx, party(who), area(t, tab, "pass"), 10*money.Dollar)
				_, _ = tab.Wager(ctx, party(who), place, 12*money.Dollar)
				_, _ = tab.Ready(ctx, party(who), true)
			}
			longest = max(longest, len(log.segment("craps")))
		}
		for _, r := range log.all("craps") {
			if r.Kind == journal.KindTable {
				setups++
			}
		}
		if setups < 10 || longest > 3*most {
			t.Errorf("%d setups, and up to %d records since one", setups, longest)
		}
		stream, err := tab.Watch(ctx, "ann", 0) // all of it, out of all setups
		if err != nil {
			t.Fatal(err)
		}
		defer stream.Close()
		var told []Event
		for part := true; part; {
			news, err := stream.Next(ctx)
			if err != nil {
				t.Fatal(err)
			}
			told, part = append(told, news.Events...), news.Part
		}
		if uint64(len(told)) != tab.Last() {
			t.Fatalf("%d of %d events", len(told), tab.Last())
		}
		for i, e := range told {
			if e.N != uint64(i+1) || e.Text == "the table is set up" && i > 5 {
				t.Fatalf("event %d is %+v", i+1, e)
			}
		}
		for after := uint64(0); after < tab.Last(); after += 41 { // pages of any length, from any event on
			for _, most := range []int{1, 7, 600} {
				page, err := tab.History(ctx, after, most)
				if err != nil || len(page) != min(most, int(tab.Last()-after)) || page[0].N != after+1 {
					t.Fatalf("%d events after %d, %v", len(page), after, err)
				}
				numbered(t, page, after+1)
			}
		}
		wagerAny(t, tab, party("ann"), 1)
		before := printOf(tab.Sitting())
		h.Close()
		h = open(t, h.file, log, MaxLen(most))
		if after := printOf(at(t, h, "craps").Sitting()); before.differs(&after) != "" {
			t.Error(before.differs(&after))
		}
		if _, _, err := journal.VerifyDraws(log.all("craps")); err != nil {
			t.Error(err)
		}
		if held := log.book.Balance(ledger.Layout("craps")); held.Posted == 0 {
			t.Error("nothing lies on the layout any more, and nothing was tried")
		}
	})
}
