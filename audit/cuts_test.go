package audit_test

import (
	"context"
	"testing"

	"boardwalk/floor"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// closesWith has a player wager and cut, and everybody say that they are ready. It
// returns the round whose cut is to be opened.
func (e *evening) closesWith(cuts floor.Party, seat table.Seat, others ...floor.Party) (round uint64) {
	e.Helper()
	ctx := context.Background()
	round = e.asked(cuts).Round
	e.may(e.at.Cut(ctx, cuts, round, journal.CutOf(e.at.ID, round, seat, cuts.Who, secretOf(cuts.Who)).String()))
	e.may(e.at.Wager(ctx, cuts, 0, 10*money.Dollar))
	for _, by := range append(others, cuts) {
		e.may(e.at.Ready(ctx, by, true))
	}
	if p := e.asked(cuts).Phase; p != view.Opening {
		e.Fatalf("the table is in phase %v", p)
	}
	return round
}

// TestFloorRecordsAfterAKeyedOrderWhileCutsAreOpened: while the cuts of a round are
// opened, others bring chips and leave. That is no part of the keyed order before it,
// be it a player's or the staff's.
func TestFloorRecordsAfterAKeyedOrderWhileCutsAreOpened(t *testing.T) {
	e := newEvening(t, "big-six")
	ctx := context.Background()
	cuts, other, ejected := e.sits(1), e.sits(2), e.sits(3)
	round := e.closesWith(cuts, 1, other, ejected)
	keyed := other
	keyed.Key = "brings chips"
	e.may(e.at.AddChips(ctx, keyed, 5*money.Dollar))
	e.may(e.at.AddChips(ctx, cuts, 5*money.Dollar))
	e.may(e.at.Eject(ctx, floor.Party{Who: "boss", Key: "has one leave"}, 3, "asked to leave"))
	e.may(e.at.Leave(ctx, other))
	e.may(e.at.OpenCut(ctx, cuts, round, secretOf(cuts.Who).String()))
	e.audit(1)
}

// TestAReportBeforeTheFirstOutcomeOfARoundWithCuts: an incident is reported while a
// player is asked and nothing is dealt yet. The cuts of the round count all the same.
func TestAReportBeforeTheFirstOutcomeOfARoundWithCuts(t *testing.T) {
	e := newEvening(t, "minibaccarat")
	ctx := context.Background()
	cuts := e.sits(5) // who is asked before the bot
	round := e.closesWith(cuts, 5)
	e.may(e.at.OpenCut(ctx, cuts, round, secretOf(cuts.Who).String()))
	if e.asked(cuts).Question == nil {
		t.Fatal("nobody is asked to cut the cards")
	}
	e.may(e.at.Report(ctx, floor.Party{Who: "dealer"}, table.Act{Kind: table.Report, Word: "excess-card"}))
	for q := e.asked(cuts).Question; q != nil; q = e.asked(cuts).Question {
		e.answer(cuts, q.First())
	}
	e.audit(1)
}
