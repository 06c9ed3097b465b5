package sitting

import (
	"testing"
	"time"

	"boardwalk/law/lawtest"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// TestALockedWagerPlaysOn has a player leave a craps table whose Pass Bet is
// locked by its point. The order is taken, the wager stays and is decided, and
// what comes of it goes to the person's account.
func TestALockedWagerPlaysOn(t *testing.T) {
	lawtest.Cites(t, "19:47-1.3(c)")
	for rounds := range 20 { // until a come out roll has established a point
		e := newEvening(t, "craps", 0)
		for range rounds { // so that the next evening's dice fall otherwise
			e.config.Seed()
		}
		e.must(Sit(by("ann"), 1, 500*money.Dollar))
		e.must(Act(by("ann"), table.Act{Kind: table.Make, Seat: 1, Area: 0, Amount: 20 * money.Dollar}))
		e.advance(20 * time.Second)
		e.answers()
		if e.Table().Bet(1, 0).Amount == 0 {
			continue
		}
		if r := e.must(Leave(by("ann"))); !r.Waits {
			t.Fatalf("%+v", r)
		}
		if e.SeatOf("ann") != 1 || e.Table().Bet(1, 0).Amount != 20*money.Dollar {
			t.Fatal("the wager does not lie there any more")
		}
		e.Sitting = e.replayed() // a restart
		for range 200 {
			e.advance(20 * time.Second)
			e.answers()
			if e.SeatOf("ann") == table.House {
				break
			}
		}
		if got := e.book.Balance(ledger.Player("ann")).Posted; got != 980*money.Dollar && got != 1020*money.Dollar {
			t.Errorf("ann has %s", got)
		}
		if e.SeatOf("ann") != table.House {
			t.Error("ann still sits there")
		}
		return
	}
	t.Error("no point in twenty evenings")
}
