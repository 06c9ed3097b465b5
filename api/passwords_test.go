package api_test

import (
	"slices"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/people"
)

// TestAForgottenPassword is put in the place of by one that staff give, with
// which nobody does anything but choose another.
func TestAForgottenPassword(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	player, cage := h.as(people.Player), h.as(casino.Cage)
	id := player.me.ID
	player.want(403, "POST", "/api/people/"+id+"/password", "")
	cage.want(404, "POST", "/api/people/none/password", "")
	cage.want(409, "POST", "/api/people/boss/password", "")
	given := cage.want(200, "POST", "/api/people/"+id+"/password", "")
	player.want(401, "GET", "/api/me", "") // all sessions are over

	signsIn := h.as(people.Nobody)
	me := must[wire.Me](t)(signsIn.SignIn(ctx, id, given["password"].(string)))
	if !me.Once || slices.Contains(me.May, "sit") {
		t.Errorf("%+v", me)
	}
	found, _ := h.people.Find(id)
	back := h.sessionOf(found)
	p := back.want(403, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":100}`)
	if p["detail"] != "choose a password of your own first" {
		t.Errorf("%v", p)
	}
	back.want(200, "GET", "/api/lobby", "")
	back.want(204, "PUT", "/api/me/password", `{"old":"`+given["password"].(string)+`","new":"a password of my own"}`)
	if me := must[wire.Me](t)(signsIn.SignIn(ctx, id, "a password of my own")); me.Once {
		t.Errorf("%+v", me)
	}
	found, _ = h.people.Find(id)
	h.sessionOf(found).want(200, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":1000}`)
	h.audited()
}
