package sitting

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// An error in the deal that is found while a player decides ends the round there: the wager
// comes back, the seed is used up, and the next round can be played. A restart finds the same.
func TestAReportEndsTheRoundThatWaits(t *testing.T) {
	e := newEvening(t, "three-card-poker", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.wager("ann")
	e.advance(20 * time.Second)
	if st := e.Status(); st.Phase != view.Playing {
		t.Fatalf("nobody is asked: %+v", st)
	}
	if r := reasonOf(t, e.do(Report(by("rosa"), table.Act{Kind: table.Report, Word: "face-up-card"})).Err); r != law.Stage {
		t.Errorf("a report that nothing can use is refused because of %s", r)
	}
	if e.Status().Phase != view.Playing {
		t.Fatal("a refused report ended the round")
	}
	round := e.seeds.round
	e.must(Report(by("rosa"), table.Act{Kind: table.Report, Word: "wrong-number-of-cards"}))
	if st := e.Status(); st.Phase == view.Playing || e.Table().Account(1).Chips != 500*money.Dollar || e.seeds.round == round {
		t.Errorf("after the report ann has %s, the seed is that of round %d: %+v", e.Table().Account(1).Chips, e.seeds.round, st)
	}
	if !slices.ContainsFunc(e.events, func(v view.Event) bool { return v.Told.Kind == table.Voided && v.Told.By == "20.12(c)" }) {
		t.Error("nobody heard of the void")
	}
	again := e.replayed()
	if again.State() != e.State() || !reflect.DeepEqual(again.Table().Snapshot(), e.Table().Snapshot()) {
		t.Error("a restart finds another table")
	}
	e.verified()
	e.wager("ann")
	e.advance(20 * time.Second)
	if e.Status().Phase != view.Playing {
		t.Errorf("the next round is not played: %+v", e.Status())
	}
}

// What staff reported before a round, and nothing in the round came to, they hear of as a
// refusal when it is over.
func TestAReportThatLedToNothingIsToldToStaff(t *testing.T) {
	e := newEvening(t, "roulette", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.wager("ann")
	for _, word := range []string{"short-spin", "foreign-object"} {
		e.must(Report(by("rosa"), table.Act{Kind: table.Report, Word: word}))
	}
	e.advance(20 * time.Second)
	i := slices.IndexFunc(e.events, func(v view.Event) bool { return v.Told.Kind == table.Refused && v.Told.Word == "foreign-object" })
	if i < 0 {
		t.Fatal("nobody was told that a report led to nothing")
	}
	if told := e.events[i].Told; told.Seat != table.House || told.Secret || told.By != "5.4(c)" {
		t.Errorf("told %+v", told)
	}
	if again := e.replayed().Events(); !slices.ContainsFunc(again,
		func(v view.Event) bool { return v.Told.Word == "foreign-object" && v.Told.Kind == table.Refused }) {
		t.Error("a restart does not tell of it")
	}
}
