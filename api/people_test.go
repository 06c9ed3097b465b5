package api_test

import (
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/people"
)

// TestWhoPlaysDoesNotWorkForTheHouse: nobody is given a role of staff who sits at
// a table, or has money on the way to one.
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

// TestADraftIsForOnesOwnPits: what a change would need is told to whoever may
// post it.
func TestADraftIsForOnesOwnPits(t *testing.T) {
	f := casinoOf("craps")
	f.Staff = append([]casino.Staff{{ID: "far-boss", Role: casino.PitBoss, Pits: []string{"Far"}}}, f.Staff...)
	h := open(t, f)
	far, _ := h.people.Find("far-boss")
	const path, change = "/api/tables/craps/notices/draft", `{"matter":"limit","min":500,"max":60000}`
	h.sessionOf(far).want(403, "POST", path, change)
	boss, _ := h.people.Find("boss")
	h.sessionOf(boss).want(200, "POST", path, change)
}
