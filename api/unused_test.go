package api_test

import (
	"fmt"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/people"
)

// TestWhatNobodyUsesEnds opens private tables and comes in as a guest, and stays away.
// Tables and guests are gone, whoever has a seat is not, and the audit finds nothing.
func TestWhatNobodyUsesEnds(t *testing.T) {
	h := openSet(t, newDir(t), casinoOf("craps"), []floor.Setting{floor.PrivateFor(time.Nanosecond)})
	h.people.LimitGuests(people.GuestLimits{For: time.Nanosecond, Unused: time.Nanosecond, Most: 100})
	ann, bob, cy := h.as(people.Guest), h.as(people.Guest), h.as(people.Player)
	must[wire.Receipt](t)(ann.Table("craps").Sit(ctx, 1, 100*dollar))
	h.as("cage").want(200, "POST", "/api/people/"+bob.me.ID+"/coupons", `{"amount":500}`)
	id := cy.want(200, "POST", "/api/tables", `{"game":"big-six"}`)["id"].(string)
	must[wire.Receipt](t)(cy.Table(id).Sit(ctx, 1, 100*dollar))
	must[wire.Receipt](t)(cy.Table(id).Make(ctx, "joker", 5*dollar))
	cy.want(200, "PUT", "/api/tables/"+id+"/ready", `{"ready":true}`)
	must[wire.Receipt](t)(cy.Table(id).Leave(ctx))
	mine := read[wire.Rounds](cy, "/api/me/rounds").Rounds[0]
	balance := cy.want(200, "GET", "/api/me", "")["balance"]
	if tables, guests := h.server.EndUnused(ctx); tables != 1 || guests != 1 {
		t.Errorf("%d tables and %d guests have ended", tables, guests)
	}
	cy.want(404, "GET", "/api/tables/"+id, "")
	cy.want(404, "POST", "/api/tables/"+id+"/seat", `{"seat":1,"amount":1000}`)
	bob.want(401, "GET", "/api/me", "")
	if me := cy.want(200, "GET", "/api/me", ""); me["balance"] != balance {
		t.Errorf("%v", me)
	}
	round := fmt.Sprintf("/rounds/%d", mine.Round) // what happened can still be read
	cy.want(200, "GET", "/api/tables/"+id+round, "")
	cy.want(200, "GET", "/api/tables/"+id+round+"/drawn", "")
	h.as("surveillance").want(200, "GET", "/api/surveillance/"+id+round, "")
	ann.want(404, "GET", "/api/tables/"+id+round, "") // but not by anybody
	cy.want(404, "GET", "/api/tables/private-77"+round, "")
	must[wire.Receipt](t)(ann.Table("craps").Leave(ctx))
	if _, guests := h.server.EndUnused(ctx); guests != 1 {
		t.Errorf("%d guests have ended", guests)
	}
	h.audited()
}

// TestPrivateTablesOfOneAddress are limited, however many guests come from it.
func TestPrivateTablesOfOneAddress(t *testing.T) {
	h := openSet(t, newDir(t), casinoOf("craps"), []floor.Setting{floor.PrivateFor(time.Nanosecond)}, behindProxy,
		func(c *api.Config) { c.Limits.Tables = 2 })
	ask := func(from string, want int) {
		t.Helper()
		h.as(people.Guest).want(want, "POST", "/api/tables", `{"game":"craps"}`, "X-Forwarded-For", from)
	}
	ask("2001:db8::1", 200)
	ask("2001:db8::2", 200)
	ask("2001:db8::3", 429)
	ask("192.0.2.1", 200)
	for range 3 {
		ask("127.0.0.1", 200)
	}
	if tables, _ := h.server.EndUnused(ctx); tables != 6 {
		t.Errorf("%d tables have ended", tables)
	}
	ask("2001:db8::3", 200)
}

// TestTooManyGuests are told to come later.
func TestTooManyGuests(t *testing.T) {
	h := open(t, casinoOf("craps"))
	h.people.LimitGuests(people.GuestLimits{For: time.Hour, Unused: time.Hour, Most: 1})
	nobody := h.as(people.Nobody)
	nobody.want(200, "POST", "/api/session/guest", "")
	if answer, _ := nobody.ask("POST", "/api/session/guest", ""); answer.StatusCode != 429 || answer.Header.Get("Retry-After") == "" {
		t.Error(answer.Status)
	}
}
