package floor

import (
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/casino"
	"boardwalk/money"
	"boardwalk/table"
)

// TestATournamentGoesOnByTheClock has two people who do nothing at all play a tournament: the
// clock makes their wagers and answers, and the house is opened again in the middle. Afterwards
// the table is kept for a while, counts among nobody's, and ends for good.
func TestATournamentGoesOnByTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann", "bob")
		settings := []Setting{AwayAfter(time.Hour), RestAfter(time.Minute), PrivateFor(time.Hour)}
		h := open(t, casinoOf(0, "craps"), log, settings...)
		defer func() { h.Close() }()
		had := log.book.Balance("player/ann")
		wanted := casino.Table{Game: "big-six", Limit: table.Limit{Min: 5 * money.Dollar, Max: 500 * money.Dollar}}
		if _, err := h.OpenTournament(ctx, party("ann"), wanted, Tournament{Chips: money.Dollar, Rounds: 1}); err == nil {
			t.Error("a tournament with too few chips is opened")
		}
		id, err := h.OpenTournament(ctx, party("ann"), wanted, Tournament{Chips: 1000 * money.Dollar, Rounds: 4})
		if err != nil {
			t.Fatal(err)
		}
		tab := at(t, h, id)
		must(t)(tab.Invite(ctx, party("ann"), "bob", false))
		for i, who := range []string{"ann", "bob"} {
			must(t)(tab.Sit(ctx, party(who), table.Seat(i+1), 1000*money.Dollar))
		}
		must(t)(tab.StartTournament(ctx, party("ann")))
		state := func() *TournamentStatus { return tab.Status().Tournament }
		for state().Played < 2 {
			time.Sleep(time.Second)
		}
		h.Close()
		h = open(t, h.file, log, settings...)
		tab = at(t, h, tab.ID)
		for range 600 {
			if state().Over {
				break
			}
			time.Sleep(time.Second)
		}
		if got := state(); !got.Over || got.Played != 4 || len(got.Ranking) != 2 {
			t.Fatalf("the tournament ends as %+v", got)
		}
		if got := log.book.Balance("player/ann"); got != had {
			t.Errorf("ann's own money was %v and is %v", had, got)
		}
		for range ownPrivate { // the one that is over does not count
			if _, err := privateCraps(h, "ann"); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(2 * time.Hour)
		h.EndUnused(ctx)
		if _, ok := h.Table(tab.ID); ok {
			t.Error("the table of the tournament is kept for ever")
		}
		if past, ok, err := h.Past(tab.ID); !ok || err != nil || past.ID != tab.ID {
			t.Errorf("what happened there cannot be read any more: %v", err)
		}
	})
}
