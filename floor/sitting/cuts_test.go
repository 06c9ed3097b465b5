package sitting

import (
	"slices"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// open makes the order of somebody to open a cut.
func (e *evening) open(who string, secret chance.Seed) Order {
	return OpenCut(by(who), e.seeds.round, secret.String())
}

// refuse gives an order that is refused.
func (e *evening) refuse(o Order) {
	e.Helper()
	if out := e.do(o); out.Err == nil {
		e.Errorf("not refused: %+v", out)
	}
}

// kinds returns the kinds of the records from a number on.
func (e *evening) kinds(from int) (list []string) {
	for _, r := range e.records[from:] {
		list = append(list, r.Kind)
	}
	return list
}

// verified draws everything again.
func (e *evening) verified() {
	e.Helper()
	if _, _, err := journal.VerifyDraws(e.records); err != nil {
		e.Error(err)
	}
}

// closed has ann and bob wager and cut at roulette, and betting end.
func closed(t *testing.T) *evening {
	e := newEvening(t, "roulette", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.must(Sit(by("bob"), 2, 500*money.Dollar))
	e.bet()
	e.advance(20 * time.Second)
	return e
}

// bet has ann and bob wager and cut.
func (e *evening) bet() {
	e.Helper()
	for i, who := range []string{"ann", "bob"} {
		e.wager(who)
		e.do(e.cut(who, chance.Seed{byte(i + 1)}))
	}
}

// TestNothingIsDrawnBeforeTheCutsAreOpened goes through the moment between "No more
// bets" and the spin.
func TestNothingIsDrawnBeforeTheCutsAreOpened(t *testing.T) {
	e := closed(t)
	st := e.Status()
	if st.Phase != view.Opening || st.Until.Sub(e.clock) != usualOpening || !e.NextDue().Equal(st.Until) ||
		len(st.Seed.Cuts) != 2 || len(e.seeds.drawn) > 0 {
		t.Fatalf("%+v", st)
	}
	area := table.Area(3)
	e.refuse(Act(by("ann"), table.Act{Kind: table.Make, Area: area, Amount: 10 * money.Dollar}))
	e.refuse(Act(by("ann"), table.Act{Kind: table.Report, Word: "short-spin"}))
	e.refuse(Ready(by("ann"), true))
	e.refuse(e.cut("ann", chance.Seed{9}))
	e.refuse(e.open("ann", chance.Seed{2})) // which is bob's
	e.refuse(OpenCut(by("ann"), e.seeds.round-1, chance.Seed{1}.String()))
	if r := e.must(AddChips(by("ann"), 10*money.Dollar)); !r.Waits {
		t.Error("chips come to the table after no more bets")
	}
	e.must(e.open("ann", chance.Seed{1}))
	if r := e.must(e.open("ann", chance.Seed{1})); !r.Repeated || len(e.seeds.drawn) > 0 {
		t.Errorf("opened again: %+v, %d drawn", r, len(e.seeds.drawn))
	}
	round, from := e.seeds.round, len(e.records)
	e.must(e.open("bob", chance.Seed{2}))
	if e.seeds.round != round+1 || e.Status().Phase != view.Idle {
		t.Errorf("%+v", e.Status())
	}
	if got := e.kinds(from)[:5]; !slices.Equal(got, []string{"open", "entry", "entry", "reveal", "commit"}) {
		t.Errorf("the round is recorded as %q", got)
	}
	e.verified()
}

// TestTheRoundGoesOnWithoutAnUnopenedCut has bob forget his.
func TestTheRoundGoesOnWithoutAnUnopenedCut(t *testing.T) {
	e := closed(t)
	e.must(e.open("ann", chance.Seed{1}))
	round := e.seeds.round
	e.advance(usualOpening - 1)
	if e.seeds.round != round {
		t.Fatal("the round does not wait for bob")
	}
	e.advance(1)
	if e.seeds.round != round+1 {
		t.Fatal("the round waits for bob for ever")
	}
	st := e.Status()
	if want := (view.UnopenedCount{Seat: 2, Person: "bob", Name: "bob", Count: 1}); len(st.Seed.Unopened) != 1 ||
		st.Seed.Unopened[0] != want || st.Seed.Alert != "" {
		t.Errorf("%+v", st.Seed)
	}
	for i := range 16 { // he may not cut for a while
		e.refuse(e.cut("bob", chance.Seed{2}))
		e.must(e.cut("ann", chance.Seed{byte(i)}))
		e.wager("ann")
		e.advance(20 * time.Second)
		e.must(e.open("ann", chance.Seed{byte(i)}))
	}
	e.must(e.cut("bob", chance.Seed{2}))
	if again := e.replayed(); again.State() != e.State() {
		t.Errorf("the replay stands at\n%s\nand the table at\n%s", again.State(), e.State())
	}
	e.verified()
}

// TestATableMayVoidTheRound has bob forget his at a table that deals nothing then.
func TestATableMayVoidTheRound(t *testing.T) {
	e := closed(t)
	e.placement.Unopened = casino.Voids
	e.must(e.open("ann", chance.Seed{1}))
	round, from, bet := e.seeds.round, len(e.records), e.Table().Account(1).Layout
	e.advance(usualOpening)
	if got := e.kinds(from); !slices.Equal(got, []string{"unopened", "void", "reveal", "commit"}) {
		t.Errorf("the round is recorded as %q", got)
	}
	if st := e.Status(); e.seeds.round != round+1 || st.Phase != view.Betting || e.Table().Account(1).Layout != bet || len(st.Seed.Cuts) != 0 {
		t.Errorf("%+v", st)
	}
	for b := range e.Table().Standing {
		if b.Seat == 1 {
			e.must(Act(by("ann"), table.Act{Kind: table.Remove, Area: b.Area}))
			break
		}
	}
	e.must(e.cut("ann", chance.Seed{3}))
	e.advance(20 * time.Second)
	e.must(e.open("ann", chance.Seed{3}))
	if e.seeds.round != round+2 {
		t.Error("betting does not go on")
	}
	e.verified()
}

// TestSeveralUnopenedCutsAreAnIncident has both forget theirs.
func TestSeveralUnopenedCutsAreAnIncident(t *testing.T) {
	e := closed(t)
	e.advance(usualOpening)
	var d journal.Unopened
	for _, r := range e.records {
		if r.Kind == journal.KindUnopened {
			if err := r.Read(&d); err != nil {
				t.Fatal(err)
			}
		}
	}
	if !d.Incident || len(d.Cuts) != 2 || e.Status().Seed.Alert == "" {
		t.Errorf("%+v, %+v", d, e.Status().Seed)
	}
	e.verified()
}

// TestTheHouseOpensAgainWhileCutsAreOpened: nobody could open a cut meanwhile, so
// there is more time.
func TestTheHouseOpensAgainWhileCutsAreOpened(t *testing.T) {
	e := closed(t)
	e.must(e.open("ann", chance.Seed{1}))
	round := e.seeds.round
	e.clock = e.clock.Add(time.Hour)
	e.Sitting = e.replayed()
	e.advance(0)
	if st := e.Status(); st.Phase != view.Opening || st.Until.Sub(e.clock) != usualOpening {
		t.Fatalf("%+v", st)
	}
	e.must(e.open("bob", chance.Seed{2}))
	if e.seeds.round != round+1 {
		t.Error("the round is not played")
	}
	e.verified()
}

// TestWhoLeavesTakesTheCutAway: nobody waits for somebody who is gone, and somebody
// else may cut at that seat.
func TestWhoLeavesTakesTheCutAway(t *testing.T) {
	e := newEvening(t, "roulette", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.must(e.cut("ann", chance.Seed{1}))
	e.refuse(e.cut("ann", chance.Seed{1}))
	e.must(Sit(by("bob"), 2, 500*money.Dollar))
	e.must(Leave(by("ann")))
	e.must(Sit(by("ann"), 3, 100*money.Dollar))
	e.refuse(e.cut("ann", chance.Seed{1})) // one a person
	e.must(Leave(by("bob")))
	e.must(Sit(by("bob"), 1, 500*money.Dollar))
	e.must(e.cut("bob", chance.Seed{2}))
	e.wager("bob")
	e.advance(20 * time.Second)
	round := e.seeds.round
	e.must(e.open("bob", chance.Seed{2}))
	if e.seeds.round != round+1 {
		t.Error("the round waits for ann's cut")
	}
	e.verified()
}
