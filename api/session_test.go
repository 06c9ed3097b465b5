package api_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/people"
)

func TestSigningInAndOut(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody := h.as(people.Nobody)
	nobody.want(409, "POST", "/api/people", `{"id":"Ann","password":"correct horse battery"}`)
	nobody.want(409, "POST", "/api/people", `{"id":"guest-1","password":"correct horse battery"}`)
	nobody.want(409, "POST", "/api/people", `{"id":"ann","name":"Bot Ann","password":"correct horse battery"}`)
	nobody.want(422, "POST", "/api/people", `{"id":"ann","password":"short"}`)
	answer, text := nobody.ask("POST", "/api/people", `{"id":"ann","name":"Ann","password":"correct horse battery"}`)
	if answer.StatusCode != 200 || !strings.Contains(text, `"role":"player"`) || strings.Contains(text, "argon") {
		t.Fatalf("%s %s", answer.Status, text)
	}
	ann := &someone{h: h, cookie: answer.Cookies()[0]}
	nobody.want(409, "POST", "/api/people", `{"id":"ann","password":"correct horse battery"}`)
	if me := ann.want(200, "GET", "/api/me", ""); me["name"] != "Ann" {
		t.Errorf("%v", me)
	}
	ann.want(409, "PUT", "/api/me/password", `{"old":"correct horse battery","new":"short"}`)
	ann.want(401, "PUT", "/api/me/password", `{"old":"wrong","new":"another fine day"}`)
	ann.want(204, "PUT", "/api/me/password", `{"old":"correct horse battery","new":"another fine day"}`)
	ann.want(401, "GET", "/api/me", "")
	nobody.want(401, "POST", "/api/session", `{"id":"ann","password":"correct horse battery"}`)
	nobody.want(401, "POST", "/api/session", `{"id":"nobody-there","password":"another fine day"}`)
	answer, _ = nobody.ask("POST", "/api/session", `{"id":"ann","password":"another fine day"}`)
	ann.cookie = answer.Cookies()[0]
	ann.want(200, "GET", "/api/me", "")
	ann.want(204, "DELETE", "/api/session", "")
	ann.want(401, "GET", "/api/me", "")
}

func TestLockedOut(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody, boss, cage := h.as(people.Nobody), h.as("pit boss"), h.as("cage")
	ann := h.as(people.Player)
	path := "/api/people/" + ann.me.ID
	boss.want(409, "POST", path+"/lock", `{}`)
	boss.want(200, "POST", path+"/lock", `{"why":"cheating"}`)
	boss.want(409, "POST", "/api/people/eye/lock", `{"why":"sees too much"}`)
	boss.want(409, "POST", "/api/people/boss/lock", `{"why":"tired"}`)
	boss.want(404, "POST", "/api/people/none/lock", `{"why":"tired"}`)
	ann.want(401, "GET", "/api/me", "")
	p := nobody.want(403, "POST", "/api/session", `{"id":"`+ann.me.ID+`","password":"correct horse battery"}`)
	if !strings.Contains(p["detail"].(string), "cheating") {
		t.Errorf("%v", p)
	}
	boss.want(200, "DELETE", path+"/lock", "")
	answer, _ := nobody.ask("POST", "/api/session", `{"id":"`+ann.me.ID+`","password":"correct horse battery"}`)
	if answer.StatusCode != 200 {
		t.Error(answer.Status)
	}

	if got := cage.want(200, "POST", path+"/money", `{"amount":5000,"why":"a gift"}`); got["balance"] != float64(h.file.Guest+5000) {
		t.Errorf("%v", got)
	}
	cage.want(200, "POST", path+"/money", `{"amount":-5000}`)
	cage.want(409, "POST", path+"/money", `{"amount":-999999999}`)
	cage.want(409, "POST", path+"/money", `{"amount":0}`)
	cage.want(404, "POST", "/api/people/none/money", `{"amount":1}`)
	if got := cage.want(200, "GET", path, ""); got["hash"] != nil || got["balance"] != float64(h.file.Guest) {
		t.Errorf("%v", got)
	}
	cage.want(404, "GET", "/api/people/none", "")
	if answer, text := cage.ask("GET", "/api/people?most=3&after=boss", ""); answer.StatusCode != 200 ||
		strings.Count(text, `"id"`) != 3 || strings.Contains(text, "argon2id") {
		t.Errorf("%s %s", answer.Status, text)
	}
}

func TestWrongPasswordsTakeTime(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody := h.as(people.Nobody)
	ann := must[people.Person](t)(h.player())
	wrong := `{"id":"` + ann.ID + `","password":"wrong"}`
	for range 4 {
		nobody.want(401, "POST", "/api/session", wrong)
	}
	answer, _ := nobody.ask("POST", "/api/session", wrong)
	if answer.StatusCode != 429 || answer.Header.Get("Retry-After") == "" {
		t.Errorf("after five: %s", answer.Status)
	}
	nobody.want(429, "POST", "/api/session", `{"id":"`+ann.ID+`","password":"correct horse battery"}`)
}

func TestAGuestBecomesAPlayer(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann, bob := h.as(people.Guest), h.as(people.Player)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	mine := `{"id":"ann-who-was-a-guest","name":"Ann","password":"a long password"}`
	ann.want(409, "PUT", "/api/me/account", `{"id":"`+bob.me.ID+`","password":"a long password"}`)
	ann.want(409, "PUT", "/api/me/account", `{"id":"boss","password":"a long password"}`)
	ann.want(422, "PUT", "/api/me/account", `{"id":"ann","password":"short"}`)
	elsewhere := h.sessionOf(ann.me)
	elsewhere.want(200, "GET", "/api/me", "")
	answer, text := ann.ask("PUT", "/api/me/account", mine)
	me := map[string]any{}
	if err := json.Unmarshal([]byte(text), &me); err != nil || answer.StatusCode != 200 {
		t.Fatalf("%s %s", answer.Status, text)
	}
	if me["role"] != "player" || me["id"] != ann.me.ID || me["balance"] != 90000.0 || len(me["seats"].([]any)) != 1 {
		t.Errorf("%v", me)
	}
	ann.want(401, "GET", "/api/me", "") // whoever had a guest's cookie does not have the player's account
	elsewhere.want(401, "GET", "/api/me", "")
	for _, c := range answer.Cookies() {
		if c.Name == ann.cookie.Name {
			ann.cookie = c
		}
	}
	ann.want(200, "GET", "/api/me", "")
	ann.want(403, "PUT", "/api/me/account", mine)

	nobody := h.as(people.Nobody)
	if in := nobody.want(200, "POST", "/api/session", `{"id":"ann-who-was-a-guest","password":"a long password"}`); in["id"] != ann.me.ID {
		t.Errorf("%v signed in", in["id"])
	}
	nobody.want(401, "POST", "/api/session", `{"id":"ann-who-was-a-guest","password":"another password"}`)
	nobody.want(409, "POST", "/api/people", `{"id":"ann-who-was-a-guest","password":"a long password"}`)
	h.as(people.Guest).want(409, "PUT", "/api/me/account", mine)
	h.audited()
}

// TestAKnownDeviceIsLetThrough guesses passwords at the address from which somebody signs
// in. With the cookie of the device, that person still does.
func TestAKnownDeviceIsLetThrough(t *testing.T) {
	h := open(t, casinoOf("big-six"), behindProxy)
	nobody := h.as(people.Nobody)
	ann := must[people.Person](t)(h.player())
	right, wrong := `{"id":"`+ann.ID+`","password":"correct horse battery"}`, `{"id":"`+ann.ID+`","password":"wrong"}`
	here := []string{"X-Forwarded-For", "192.0.2.1"}
	answer, _ := nobody.ask("POST", "/api/session", right, here...)
	var device *http.Cookie
	for _, c := range answer.Cookies() {
		if c.Name == "boardwalk-device" {
			device = c
		}
	}
	if device == nil || !device.HttpOnly || device.SameSite != http.SameSiteStrictMode || device.Path != "/api/session" ||
		answer.Cookies()[0].Name != "boardwalk" {
		t.Fatalf("%v", answer.Cookies())
	}
	for range 6 {
		nobody.ask("POST", "/api/session", wrong, here...)
	}
	nobody.want(429, "POST", "/api/session", right, here...)
	nobody.want(200, "POST", "/api/session", right, "X-Forwarded-For", "192.0.2.2") // elsewhere
	nobody.want(429, "POST", "/api/session", right, append(here, "Cookie", "boardwalk-device=x")...)
	nobody.want(200, "POST", "/api/session", right, append(here, "Cookie", "other=1; "+device.Name+"="+device.Value)...)

	over, _ := nobody.ask("POST", "/api/session", right, "X-Forwarded-For", "192.0.2.3", "X-Forwarded-Proto", "https")
	if c := over.Cookies()[1]; c.Name != "__Secure-boardwalk-device" || !c.Secure {
		t.Errorf("over TLS: %v", c)
	}
	for _, c := range h.as(people.Nobody).guestCookies() {
		if strings.Contains(c.Name, "device") {
			t.Error("a guest has no password, and no device")
		}
	}
}

// guestCookies comes in as a guest and returns the cookies.
func (s *someone) guestCookies() []*http.Cookie {
	answer, _ := s.ask("POST", "/api/session/guest", "")
	return answer.Cookies()
}
