package api_test

import (
	"testing"

	"boardwalk/people"
)

func TestAnotherMethodIsNotAllowed(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	for _, c := range []struct{ method, path, allow string }{
		{"POST", "/api/lobby", "GET, HEAD"},
		{"PATCH", "/api/tables/big-six/seat", "POST, DELETE"},
		{"GET", "/api/tables/big-six/seat", "POST, DELETE"},
		{"OPTIONS", "/api/people/ann", "GET, HEAD, PUT"},
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
