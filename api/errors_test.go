package api_test

import (
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/people"
)

func TestAProblemSaysWhyInOneWord(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann := h.as(people.Guest)
	at := ann.Table("craps")
	because := func(err error, reason string, bound int64) {
		t.Helper()
		if p := refused(t, err); p.Reason != reason || p.Bound != bound {
			t.Errorf("%s: reason %s, bound %d; want %s, %d", p.Detail, p.Reason, p.Bound, reason, bound)
		}
	}
	because(errOf(at.Make(ctx, "pass", 5*dollar)), "seat", 0)
	must[wire.Receipt](t)(at.Sit(ctx, 1, 900*dollar))
	because(errOf(h.as(people.Guest).Table("craps").Sit(ctx, 1, 5*dollar)), "taken", 0)
	because(errOf(at.Make(ctx, "no such wager", 5*dollar)), "unknown", 0)
	because(errOf(at.Make(ctx, "pass", dollar)), "minimum", 500)
	because(errOf(at.Make(ctx, "pass", 600*dollar)), "maximum", 50000)
	because(errOf(at.Make(ctx, "pass", 950*dollar)), "short", 0)
	because(errOf(at.Make(ctx, "pass", 550)), "unit", 100)
	because(errOf(at.Answer(ctx, wire.Answer{Question: "1.1", Choice: "accept"})), "question", 0)
	because(errOf(at.AddChips(ctx, 1e6*dollar)), "short", 0)
}

func TestAnotherMethodIsNotAllowed(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	for _, c := range []struct{ method, path, allow string }{
		{"POST", "/api/lobby", "GET, HEAD"},
		{"PATCH", "/api/tables/big-six/seat", "POST, DELETE"},
		{"GET", "/api/tables/big-six/seat", "POST, DELETE"},
		{"OPTIONS", "/api/people/ann", "GET, HEAD, PUT, DELETE"},
	} {
		answer, text := ann.ask(c.method, c.path, "")
		if answer.StatusCode != 405 || answer.Header.Get("Allow") != c.allow {
			t.Errorf("%s %s: %s, Allow: %s: %s", c.method, c.path, answer.Status, answer.Header.Get("Allow"), text)
		}
	}
	for _, method := range []string{"GET", "POST", "BREW"} {
		if answer, _ := ann.ask(method, "/api/none", ""); answer.StatusCode != 404 || answer.Header.Get("Allow") != "" {
			t.Errorf("%s of nothing: %s", method, answer.Status)
		}
	}
}

// What cannot be read is told in a sentence that names the part of the request.
func TestAProblemNamesThePart(t *testing.T) {
	h := open(t, casinoOf("craps"))
	got := h.as(people.Guest).want(422, "POST", "/api/odds/blackjack/choices", `{"hand":["Ts"],"dealer":["6d"]}`)
	if detail, _ := got["detail"].(string); !strings.HasPrefix(detail, "hand: ") {
		t.Errorf("%q", detail)
	}
}
