package sitting

import (
	"slices"
	"testing"
	"time"

	"boardwalk/floor/view"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// calling is a game that pays every wager even money, but not before staff say that it
// may.
var calling = &table.Rules{ID: "calling", Name: "Calling", Seats: 2, Petition: "a game of tests",
	Options: func() table.Options { return callingOptions{} },
	New: func(table.Options) table.Game {
		return &callingGame{layout: &table.Layout{
			Offers:    []*table.Offer{mayPay},
			Incidents: []table.Declared{{ID: mayPay.ID, Staff: true, Help: "it may be paid"}},
			Wagers: []table.Wager{{ID: "dollar", Name: "Dollar", Made: table.Always, OneRoll: true,
				Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}}}}},
		}}
	},
}

var mayPay = &table.Offer{ID: "may-pay", Text: "May it be paid?", Choices: []table.Choice{"yes"}}

type callingOptions struct{}

func (callingOptions) Declare() []table.Option { return nil }

type callingGame struct {
	table.Plain
	layout *table.Layout
}

func (g *callingGame) Layout() *table.Layout { return g.layout }

func (*callingGame) Notices() []table.Notice { return nil }

func (*callingGame) Round(d *table.Dealer) {
	d.Ask(table.House, 0, 0, mayPay, table.AllChoices)
	for b := range d.Bets {
		d.Wins(b, "")
	}
}

// What the house is asked waits for staff, however long that takes, and also over a
// restart. Nobody who plays there can answer it, and neither does the clock.
func TestWhatTheHouseIsAskedWaitsForStaff(t *testing.T) {
	all := game.All
	game.All = append(slices.Clip(all), calling)
	defer func() { game.All = all }()
	e := newEvening(t, "calling", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.wager("ann")
	e.advance(20 * time.Second)
	report := table.Act{Kind: table.Report, Word: mayPay.ID}
	for _, when := range []string{"at once", "after hours", "after a restart"} {
		st := e.Status()
		if st.Phase != view.Playing || !slices.Equal(st.Asked, []table.Seat{table.House}) {
			t.Fatalf("%s: %+v", when, st)
		}
		if r := reasonOf(t, e.do(Report(by("ann"), report)).Err); r != law.Staff {
			t.Errorf("%s, a player says it: %s", when, r)
		}
		if r := reasonOf(t, e.do(Answer(by("ann"), st.QuestionID(), table.Answer{Choice: "yes"})).Err); r == law.Answered {
			t.Errorf("%s, a player answers: %s", when, r)
		}
		switch when {
		case "at once":
			e.advance(5 * time.Hour)
		case "after hours":
			e.Sitting = e.replayed()
		}
	}
	if at := e.NextDue(); !at.IsZero() && !at.After(e.clock) {
		t.Errorf("something is due at %s, and it is %s", at, e.clock)
	}
	e.must(Report(by("rosa"), report))
	if st := e.Status(); st.Phase == view.Playing {
		t.Fatalf("staff have said it, and the table still waits: %+v", st)
	}
	if !slices.ContainsFunc(e.records, func(r Record) bool { return r.Who == "rosa" }) {
		t.Error("the records do not say who has said it")
	}
}
