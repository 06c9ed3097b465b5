package api_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/people"
)

// TestWhoPlaysDoesNotWorkForTheHouse refuses a role of staff to somebody who sits at a
// table, or has money set aside for a seat.
func TestWhoPlaysDoesNotWorkForTheHouse(t *testing.T) {
	h := open(t, casinoOf("three-card-poker", "big-six"))
	boss, ann, bob := h.as(casino.PitBoss), h.as(people.Player), h.as(people.Player)
	at := ann.Table("three-card-poker")
	must[wire.Receipt](t)(at.Sit(ctx, 1, 100*dollar))
	must[wire.Receipt](t)(at.Make(ctx, "ante", 10*dollar))
	must[wire.Receipt](t)(at.Ready(ctx))
	if r := must[wire.Receipt](t)(bob.Table("three-card-poker").Sit(ctx, 2, 100*dollar)); !r.Waits {
		t.Fatalf("%+v", r)
	}
	role := func(p *someone) string { return "/api/people/" + p.me.ID + "/role" }
	for _, p := range []*someone{ann, bob} {
		boss.want(409, "PUT", role(p), `{"role":"pit boss"}`)
		boss.want(409, "PUT", role(p), `{"role":"dealer school"}`)
	}
	boss.want(200, "PUT", role(ann), `{"role":"player"}`)
	must[wire.Receipt](t)(bob.Table("three-card-poker").Leave(ctx))
	boss.want(200, "PUT", role(bob), `{"role":"pit boss"}`)
	h.audited()
}

func TestAnAccountIsMadeAtTheCage(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	cage := h.as(casino.Cage)
	cage.want(409, "PUT", "/api/people/boss", `{}`)
	cage.want(409, "PUT", "/api/people/Dee", `{}`)
	made := cage.want(200, "PUT", "/api/people/dee", `{"name":"Dee Dee"}`)
	nobody := h.as(people.Nobody)
	in := nobody.want(200, "POST", "/api/session", fmt.Sprintf(`{"id":"dee","password":%q}`, made["password"]))
	if in["name"] != "Dee Dee" || in["role"] != "player" {
		t.Errorf("%v", in)
	}
	cage.want(200, "POST", "/api/people/dee/money", `{"amount":5000,"why":"a gift"}`)
	if p := cage.want(200, "GET", "/api/people/dee", ""); p["balance"] != 105000.0 {
		t.Errorf("%v", p)
	}
	cage.want(409, "POST", "/api/people/dee/money", `{"amount":-105001}`)
	for query, want := range map[string]string{"search=dee": "dee", "role=cage": "cashier",
		"search=DEE+D&role=player": "dee", "search=dee&locked=true": "", "search=nobody-like-that": ""} {
		list := read[[]wire.Person](cage, "/api/people?"+query)
		if want == "" && len(list) != 0 || want != "" && (len(list) != 1 || list[0].ID != want) {
			t.Errorf("%s: %+v", query, list)
		}
	}
	found := false
	for r, err := range h.store.TableFrom(ctx, "", 0) {
		if err != nil {
			t.Fatal(err)
		}
		found = found || r.Who == "cashier" && strings.Contains(string(r.Data), `"did":"made"`)
	}
	if !found {
		t.Error("no record says who made the account")
	}
	h.audited()
}

// TestTheCagePaysOnce sends the same order twice, as a client does that got no answer.
func TestTheCagePaysOnce(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	cage, ann := h.as(casino.Cage), h.as(people.Guest)
	for _, what := range []string{"balance", "coupons"} {
		path := "/api/people/" + ann.me.ID + "/" + map[string]string{"balance": "money", "coupons": "coupons"}[what]
		key := []string{"Idempotency-Key", "of " + what}
		first := cage.want(200, "POST", path, `{"amount":700,"why":"a mailing"}`, key...)
		again := cage.want(200, "POST", path, `{"amount":700,"why":"a mailing"}`, key...)
		if first["repeated"] != nil || again["repeated"] != true || first[what] != again[what] {
			t.Errorf("%s: %v, then %v", what, first, again)
		}
		cage.want(422, "POST", path, `{"amount":701,"why":"a mailing"}`, key...)
		if other := cage.want(200, "POST", path, `{"amount":700,"why":"a mailing"}`); other[what] != first[what].(float64)+700 {
			t.Errorf("without a key: %v after %v", other, first)
		}
	}
	h.audited()
}

// TestAForgottenPassword has staff give a player a new password, with which the player
// can do nothing but choose another.
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
