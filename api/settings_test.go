package api_test

import (
	"testing"

	"boardwalk/people"
)

// What somebody has set stays with the account, also when a guest becomes a player and the
// house is closed meanwhile; a value that there is not is refused, and changes nothing.
func TestSettingsStayWithTheAccount(t *testing.T) {
	dir, file := newDir(t), casinoOf("craps")
	h := openIn(t, dir, file)
	ann := h.as(people.Guest)
	want := people.Settings{Theme: "dark", Deck: "four", Hand: "left", Coach: "asks", Volume: "loud", Motion: "still",
		Squeeze: "off", Cut: "asks", Sure: "off", Pace: "fast", Back: "blue", Again: "bets", Quiet: "chips turn", Notify: true}
	ann.want(200, "PUT", "/api/me/settings",
		`{"theme":"dark","deck":"four","hand":"left","coach":"asks","volume":"loud","motion":"still",
		"squeeze":"off","cut":"asks","sure":"off","pace":"fast","back":"blue","again":"bets","quiet":"chips turn","notify":true}`)
	ann.want(422, "PUT", "/api/me/settings", `{"theme":"plaid"}`)
	ann.want(422, "PUT", "/api/me/settings", `{"quiet":"chips drums"}`)
	ann.want(200, "PUT", "/api/me/account", `{"id":"ann-of-the-shore","password":"correct horse battery"}`)
	ann = h.sessionOf(ann.me) // a new player has a new session
	if got := read[people.Settings](ann, "/api/me/settings"); got != want {
		t.Errorf("%+v", got)
	}
	h.close()
	h = openIn(t, dir, file)
	again := h.as(people.Guest)
	again.want(200, "POST", "/api/session", `{"id":"ann-of-the-shore","password":"correct horse battery"}`)
	kept, ok := h.people.Find(ann.me.ID)
	if !ok || kept.Settings != want {
		t.Errorf("after closing the house: %+v", kept.Settings)
	}
}
