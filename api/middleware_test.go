package api_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/journal"
	"boardwalk/people"
)

func TestPagesOfOtherSitesMayNotAct(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	sit := `{"seat":1,"amount":10000}`
	for _, headers := range [][]string{
		{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Origin", "https://elsewhere.example"}, {"Origin", "null"},
	} {
		ann.want(403, "POST", "/api/tables/big-six/seat", sit, headers...)
		ann.want(403, "DELETE", "/api/session", "", headers...)
	}
	ann.want(200, "GET", "/api/lobby", "", "Sec-Fetch-Site", "cross-site") // looking is harmless
	ann.want(200, "POST", "/api/tables/big-six/seat", sit, "Sec-Fetch-Site", "same-origin", "Origin", h.http.URL)
}

func TestHeadersAndCookies(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy = true })
	nobody := h.as(people.Nobody)
	for _, path := range []string{"/", "/lobby.js", "/tables/big-six", "/api/lobby", "/api/none", "/openapi.json", "/healthz", "/none.js"} {
		answer, _ := nobody.ask("GET", path, "")
		csp := answer.Header.Get("Content-Security-Policy")
		if !strings.HasPrefix(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") || answer.Header.Get("X-Content-Type-Options") != "nosniff" ||
			answer.Header.Get("Referrer-Policy") == "" || answer.Header.Get("X-Frame-Options") != "DENY" {
			t.Errorf("%s: %v", path, answer.Header)
		}
		page := path == "/" || path == "/tables/big-six"
		if page && answer.Header.Get("Permissions-Policy") == "" {
			t.Errorf("the page %s may do too much: %v", path, answer.Header)
		}
		if strings.Contains(csp, "script-src 'self'") != (page || path == "/lobby.js" || path == "/none.js") {
			t.Errorf("%s may run scripts: %s", path, csp)
		}
	}
	answer, _ := nobody.ask("POST", "/api/session/guest", "")
	c := answer.Cookies()[0]
	if !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure || c.Name != "boardwalk" || answer.Header.Get("Strict-Transport-Security") != "" {
		t.Errorf("over plain HTTP: %v", c)
	}
	answer, _ = nobody.ask("POST", "/api/session/guest", "", "X-Forwarded-Proto", "https", "X-Forwarded-For", "192.0.2.1")
	c = answer.Cookies()[0]
	if !c.HttpOnly || !c.Secure || c.Name != "__Host-boardwalk" || c.Path != "/" || c.Domain != "" || answer.Header.Get("Strict-Transport-Security") == "" {
		t.Errorf("over TLS: %v", c)
	}
}

func TestPages(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody := h.as(people.Nobody)
	for path, want := range map[string]string{"/": "<!doctype html>", "/index.html": "<!doctype html>", "/tables/x": "<!doctype html>", "/lobby.js": "lobby", "/lobby.css": "body"} {
		if answer, text := nobody.ask("GET", path, ""); answer.StatusCode != 200 || !strings.Contains(text, want) {
			t.Errorf("%s: %s %.60s", path, answer.Status, text)
		}
	}
	if answer, _ := nobody.ask("GET", "/assets/x-12.js", ""); !strings.Contains(answer.Header.Get("Cache-Control"), "immutable") {
		t.Errorf("%v", answer.Header)
	}
	if _, text := nobody.ask("GET", "/assets/", ""); strings.Contains(text, "x-12.js") {
		t.Error("a directory is listed")
	}
	nobody.want(404, "GET", "/none.js", "")
	nobody.want(404, "GET", "/../api.go", "")
	nobody.want(405, "POST", "/", "")
	nobody.want(404, "GET", "/api/none", "")
	nobody.want(405, "PATCH", "/api/lobby", "")
}

func TestNobodyAsksTooMuch(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) {
		c.Proxy = true
		c.Limits = ratelimit.Limits{Session: ratelimit.Rate{Second: .1, Burst: 5}, Address: ratelimit.Rate{Second: .1, Burst: 8}, Entry: ratelimit.Rate{Second: .1, Burst: 2}}
	})
	ann, nobody := h.as(people.Guest), h.as(people.Nobody)
	for range 5 {
		ann.want(200, "GET", "/api/lobby", "")
	}
	answer, _ := ann.ask("GET", "/api/lobby", "")
	if answer.StatusCode != 429 || answer.Header.Get("Retry-After") == "" {
		t.Errorf("%s, %v", answer.Status, answer.Header)
	}
	for range 100 { // of the machine itself, and of nobody
		nobody.want(200, "GET", "/api/lobby", "")
	}
	from := []string{"X-Forwarded-For", "192.0.2.7"}
	for range 2 {
		nobody.want(200, "POST", "/api/session/guest", "", from...)
	}
	nobody.want(429, "POST", "/api/session/guest", "", from...)
	for range 5 {
		nobody.want(200, "GET", "/api/lobby", "", from...)
	}
	nobody.want(429, "GET", "/api/lobby", "", from...)
	nobody.want(200, "GET", "/api/lobby", "", "X-Forwarded-For", "192.0.2.7, 192.0.2.8")
}

func TestBodiesThatAreTooLarge(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	h.as(people.Guest).want(413, "POST", "/api/tables/big-six/acts", `{"kind":"make","word":"`+strings.Repeat("x", 100_000)+`"}`)
}

func TestAPanicIsAProblemWithoutDetails(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	broken := api.New(api.Config{Casino: h.file, Store: h.store, Floor: h.floor, Log: h.server.Log}) // nobody to ask who somebody is
	r := httptest.NewRequest("GET", "/api/lobby", nil)
	r.AddCookie(&http.Cookie{Name: "boardwalk", Value: strings.Repeat("x", 43)})
	w := httptest.NewRecorder()
	broken.ServeHTTP(w, r)
	if w.Code != 500 || w.Header().Get("Content-Type") != "application/problem+json" || strings.Contains(w.Body.String(), "nil pointer") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if !strings.Contains(h.log.String(), "nil pointer") {
		t.Error("nothing is written down")
	}
	h.log.text.Reset()
}

func TestTheHouseDrains(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann, nobody := h.as(people.Guest), h.as(people.Nobody)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	nobody.want(200, "GET", "/readyz", "")
	if err := h.server.Drain(ctx); err != nil {
		t.Fatal(err)
	}
	nobody.want(503, "GET", "/readyz", "")
	nobody.want(200, "GET", "/healthz", "")
	nobody.want(200, "GET", "/api/lobby", "")
	refused(t, errOf(ann.Table("big-six").Make(ctx, "joker", 5*dollar)))
	h.floor.Close()
	ann.want(503, "GET", "/api/tables/big-six", "")
}

func TestMeters(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy = true })
	nobody := h.as(people.Nobody)
	nobody.want(200, "GET", "/api/lobby", "")
	_, text := nobody.ask("GET", "/metrics", "")
	for _, want := range []string{`boardwalk_requests_total{operation="lobby",status="200"} 1`, `boardwalk_tables{phase="idle"} 1`, "boardwalk_people 6", "go_goroutines"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in the meters", want)
		}
	}
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "192.0.2.7")
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "127.0.0.1, 192.0.2.7")
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "127.0.0.1", "X-Forwarded-For", "192.0.2.7")
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "127.0.0.1,")
}

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
	if answer, text := cage.ask("GET", "/api/people?most=3&after=boss", ""); answer.StatusCode != 200 || strings.Count(text, `"id"`) != 3 || strings.Contains(text, "argon2id") {
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
	began := time.Now()
	nobody.want(429, "POST", "/api/session", `{"id":"`+ann.ID+`","password":"correct horse battery"}`)
	if time.Since(began) > 20*time.Millisecond {
		t.Log("a password was looked at") // only slow, perhaps
	}
}

func TestTheRecordCanBeChecked(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	inspector := h.as("inspector")
	_, lines := inspector.ask("GET", "/api/audit/records?from=0&most=5", "")
	if !strings.Contains(lines, `{\"seq\":0,`) {
		t.Errorf("%s", lines)
	}
	proof := inspector.want(200, "GET", "/api/audit/records/1/proof?size=4", "")
	if len(proof["hashes"].([]any)) != 2 {
		t.Errorf("%v", proof)
	}
	inspector.want(200, "GET", "/api/audit/growth?older=2&size=5", "")
	inspector.want(422, "GET", "/api/audit/growth?older=2&size=50000", "")
	inspector.want(422, "GET", "/api/audit/growth?older=4&size=2", "")
	inspector.want(422, "GET", "/api/audit/records/9/proof?size=4", "")
	if k := ann.want(200, "GET", "/api/audit/key", ""); k["name"] == "" {
		t.Errorf("%v", k)
	}
	last := ann.want(200, "GET", "/api/audit/checkpoint", "")
	if _, text := inspector.ask("GET", "/api/audit/checkpoints", ""); strings.Count(text, "boardwalk.example") < 1 {
		t.Errorf("%q", text)
	}
	if _, err := journal.OpenCheckpoint(last["note"].(string), h.store.Key()); err != nil {
		t.Error(err)
	}
}

func TestTheLaw(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody := h.as(people.Nobody)
	_, text := nobody.ask("GET", "/api/law?cite=1.3(c)", "")
	if !strings.Contains(text, `"cite":"19:47-1.3(c)`) || !strings.Contains(text, `"duty"`) {
		t.Errorf("%s", text)
	}
	nobody.want(404, "GET", "/api/law?cite=99.9(z)", "")
	nobody.want(422, "GET", "/api/law?cite=what", "")
	nobody.want(422, "GET", "/api/law", "")
	if g := nobody.want(200, "GET", "/api/games/craps", ""); len(g["wagers"].([]any)) < 10 || len(g["incidents"].([]any)) == 0 {
		t.Errorf("%v", g)
	}
	nobody.want(404, "GET", "/api/games/none", "")
	if _, text := nobody.ask("GET", "/api/games", ""); !strings.Contains(text, `"blackjack"`) {
		t.Errorf("%s", text)
	}
}
