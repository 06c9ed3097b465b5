package api_test

import (
	"testing"

	"boardwalk/api/wire"
	"boardwalk/people"
)

// Who is asked at hold 'em is told the share of the pot that the own cards are worth; nobody else is, and at no
// game where there is no pot.
func TestEquityIsForWhoIsAsked(t *testing.T) {
	h := open(t, casinoOf("hold-em", "three-card-poker"))
	players := []*someone{h.as(people.Guest), h.as(people.Guest), h.as(people.Guest)}
	for i, p := range players {
		must[wire.Receipt](t)(p.Table("hold-em").Sit(ctx, i+1, 400*dollar))
	}
	for _, p := range players {
		must[wire.Receipt](t)(p.Table("hold-em").Ready(ctx))
	}
	asked, seen := 0, 0
	for _, p := range players {
		v := must[wire.TableView](t)(p.Table("hold-em").View(ctx))
		if v.Status.Question == nil {
			p.want(409, "GET", "/api/tables/hold-em/equity", "")
			continue
		}
		asked++
		e := read[wire.Equity](p, "/api/tables/hold-em/equity")
		if e.Question != v.Status.Question.ID || e.Others != 2 || e.Share < 0.1 || e.Share > 0.75 {
			t.Errorf("against two others: %+v", e)
		}
		if again := read[wire.Equity](p, "/api/tables/hold-em/equity"); again != e {
			t.Errorf("asked again: %+v, and %+v before", again, e)
		}
		must[wire.Receipt](t)(p.Table("hold-em").Answer(ctx, wire.Answer{Question: e.Question, Choice: "fold"}))
	}
	for _, p := range players { // one has folded
		if v := must[wire.TableView](t)(p.Table("hold-em").View(ctx)); v.Status.Question != nil {
			seen++
			if e := read[wire.Equity](p, "/api/tables/hold-em/equity"); e.Others != 1 || e.Share < 0.2 || e.Share > 0.9 {
				t.Errorf("against one other: %+v", e)
			}
		}
	}
	if asked != 1 || seen != 1 {
		t.Errorf("%d were asked, then %d", asked, seen)
	}
	ann := players[0]
	must[wire.Receipt](t)(ann.Table("three-card-poker").Sit(ctx, 1, 400*dollar))
	must[wire.Receipt](t)(ann.Table("three-card-poker").Make(ctx, "ante-1", 5*dollar))
	must[wire.Receipt](t)(ann.Table("three-card-poker").Ready(ctx))
	ann.want(409, "GET", "/api/tables/three-card-poker/equity", "")
}
