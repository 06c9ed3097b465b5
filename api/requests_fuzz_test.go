package api_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/people"
)

// fuzzed returns a house with somebody of every role.
func fuzzed(t testing.TB) (*house, []*someone) {
	h := open(t, casinoOf("craps", "blackjack", "hold-em"), func(c *api.Config) { c.Ping = time.Millisecond })
	var all []*someone
	for _, role := range people.Roles {
		all = append(all, h.as(role))
	}
	if _, err := all[1].Table("craps").Sit(ctx, 1, 300*dollar); err != nil {
		t.Fatal(err)
	}
	if _, err := all[2].Table("hold-em").Sit(ctx, 1, 300*dollar); err != nil {
		t.Fatal(err)
	}
	return h, all
}

// throw sends a request and fails if the house answers with a fault of its own.
func throw(t testing.TB, h *house, s *someone, method, path, body, header string) {
	r, err := http.NewRequest(method, "http://localhost"+path, strings.NewReader(body))
	if err != nil {
		return // no request at all
	}
	if strings.Contains(r.URL.Path, "/events") { // these do not end by themselves
		return
	}
	r.RequestURI = ""
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Idempotency-Key", header)
	r.RemoteAddr = "127.0.0.1:1"
	if s.cookie != nil {
		r.AddCookie(s.cookie)
	}
	w := httptest.NewRecorder()
	h.server.ServeHTTP(w, r)
	if w.Code == http.StatusInternalServerError || h.log.String() != "" {
		t.Fatalf("%s %s %s as %q: %d %s\n%s", method, path, body, s.me.Role, w.Code, w.Body, h.log)
	}
	if w.Code >= 400 && w.Header().Get("Content-Type") != "application/problem+json" &&
		!strings.HasPrefix(w.Header().Get("Content-Type"), "text/") {
		t.Fatalf("%s %s: %d of type %s", method, path, w.Code, w.Header().Get("Content-Type"))
	}
}

var (
	methods = []string{"GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"}
	tables  = []string{"craps", "blackjack", "hold-em", "none", "..", "%00", "private-4"}
	values  = []string{`0`, `1`, `-1`, `100`, `500`, `9223372036854775807`, `-9223372036854775808`, `1e300`, `1.5`, `null`,
		`true`, `""`, `"pass"`,
		`"main"`, `"make"`, `"report"`, `"special"`, `"As Kd"`, `"\u0000"`, `"\ud800"`, `[]`, `[1,2]`,
		`[-9223372036854775808,9223372036854775807]`, `{}`,
		`"2026-01-01T00:00:00Z"`, `"9 to 5"`, `"5%"`, `"limit"`, `"option"`, `"decks"`, `"player1"`, `"too many boxes"`,
		`"cut"`, `"fold"`, `"call"`}
	fields = []string{"seat", "amount", "kind", "area", "word", "args", "question", "choice", "number", "cards", "ready",
		"text", "person", "why", "matter", "name", "min", "max",
		"odds", "rate", "value", "at", "posted", "announced", "told", "agreed", "id", "role", "game", "options", "bots", "seats"}
)

// TestAnythingAtAll sends many random requests that look likely. None may break the
// house.
func TestAnythingAtAll(t *testing.T) {
	h, all := fuzzed(t)
	will := chance.NewFast(11, 4)
	var paths []string
	for path := range h.server.OpenAPI().Paths {
		paths = append(paths, path)
	}
	for range 3000 {
		path := paths[will.Draw(len(paths))]
		if strings.Contains(path, "session") || strings.Contains(path, "/people") && will.Draw(20) > 0 { // that is work of another kind
			continue
		}
		path = strings.NewReplacer("{id}", tables[will.Draw(len(tables))], "{round}", fmt.Sprint(will.Draw(4)), "{seq}",
			fmt.Sprint(will.Draw(30)-1)).Replace(path)
		if will.Draw(3) == 0 {
			path += "?after=" + fmt.Sprint(will.Draw(100)-1) + "&size=" + fmt.Sprint(will.Draw(40)) + "&cite=1." +
				fmt.Sprint(will.Draw(9)) + "(a)&table=craps"
		}
		var parts []string
		for range will.Draw(5) {
			parts = append(parts, fmt.Sprintf("%q:%s", fields[will.Draw(len(fields))], values[will.Draw(len(values))]))
		}
		s := all[will.Draw(len(all))]
		if s.me.Role == casino.PitBoss && strings.HasSuffix(path, "close") {
			continue
		}
		throw(t, h, s, methods[will.Draw(4)], path, "{"+strings.Join(parts, ",")+"}", "")
	}
}

func FuzzRequest(f *testing.F) {
	f.Add(0, 1, "/api/lobby", "", "")
	f.Add(1, 1, "/api/tables/craps/acts", `{"kind":"make","area":"pass","amount":500}`, "key")
	f.Add(1, 2, "/api/tables/hold-em/answers", `{"question":"1.1","choice":"call","cards":"As"}`, "\x00")
	f.Add(1, 4, "/api/tables/craps/notices", `{"matter":"limit","at":"2026-01-01T00:00:00Z"}`, "")
	f.Add(0, 7, "/api/audit/records?from=18446744073709551615", "", "")
	f.Add(0, 5, "/api/surveillance/craps/history?after=1&most=5", "", "")
	f.Add(1, 8, "/api/tables", `{"game":"craps","options":{"x":"y"}}`, "")
	f.Add(0, 0, "/%2e%2e/index.html", "", "")
	h, all := fuzzed(f)
	f.Fuzz(func(t *testing.T, method, role int, path, body, header string) {
		if !strings.HasPrefix(path, "/") {
			path = "/" + path
		}
		throw(t, h, all[uint(role)%uint(len(all))], methods[uint(method)%uint(len(methods))], path, body, header)
	})
}
