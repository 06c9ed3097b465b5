package api_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"boardwalk/api"
	"boardwalk/api/ratelimit"
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
		if !strings.HasPrefix(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") ||
			answer.Header.Get("X-Content-Type-Options") != "nosniff" ||
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
	if !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure || c.Name != "boardwalk" ||
		answer.Header.Get("Strict-Transport-Security") != "" {
		t.Errorf("over plain HTTP: %v", c)
	}
	answer, _ = nobody.ask("POST", "/api/session/guest", "", "X-Forwarded-Proto", "https", "X-Forwarded-For", "192.0.2.1")
	c = answer.Cookies()[0]
	if !c.HttpOnly || !c.Secure || c.Name != "__Host-boardwalk" || c.Path != "/" || c.Domain != "" ||
		answer.Header.Get("Strict-Transport-Security") == "" {
		t.Errorf("over TLS: %v", c)
	}
}

func TestNobodyAsksTooMuch(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) {
		c.Proxy = true
		c.Limits = ratelimit.Limits{Session: ratelimit.Rate{Second: .1, Burst: 5},
			Address: ratelimit.Rate{Second: .1, Burst: 8}, Entry: ratelimit.Rate{Second: .1, Burst: 2}}
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
	r := httptest.NewRequest("GET", "http://localhost/api/lobby", nil)
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
