package api_test

import (
	"testing"

	"boardwalk/casino"
	"boardwalk/people"
)

// Whoever is forgotten after playing leaves records that verify, and no payment to that person is corrected.
func TestWhoIsForgottenLeavesRecordsThatVerify(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	round := h.paidWrongly(ann)
	if err := h.people.Forget(ctx, "cashier", ann.me.ID); err != nil {
		t.Fatal(err)
	}
	ann.want(401, "GET", "/api/me", "")
	h.as(casino.Floorperson).want(404, "POST", corrections, wrongly(ann, round, 2500))
	h.as(casino.Cage).want(404, "POST", "/api/people/"+ann.me.ID+"/money", `{"amount":100}`)
	h.audited()
}
