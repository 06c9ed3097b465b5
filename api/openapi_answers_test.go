package api_test

import (
	"mime"
	"strconv"
	"strings"
	"testing"

	"boardwalk/people"
)

// TestAnswersAreAsDescribed sends some requests, and compares status and type of the
// answers with the OpenAPI document.
func TestAnswersAreAsDescribed(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	paths := h.server.OpenAPI().Paths
	for _, c := range []struct {
		status             int
		method, path, body string
		query              string
		kind               string
	}{
		{status: 200, method: "GET", path: "/api/me/rounds.csv"},
		{status: 200, method: "GET", path: "/api/law", query: "?cite=1.3(c)"},
		{status: 422, method: "GET", path: "/api/law", query: "?cite=first"},
		{status: 400, method: "PUT", path: "/api/me/account", body: `{"id":`},
		{status: 413, method: "PUT", path: "/api/me/account", body: `{"id":"` + strings.Repeat("a", 1<<17) + `"}`},
		{status: 415, method: "PUT", path: "/api/me/account", body: `{}`, kind: "text/plain"},
		{status: 422, method: "PUT", path: "/api/me/account", body: `{}`},
		{status: 409, method: "PUT", path: "/api/me/account", body: `{"id":"boss","password":"correct horse battery"}`},
	} {
		headers := []string{}
		if c.kind != "" {
			headers = []string{"Content-Type", c.kind}
		}
		answer, text := h.as(people.Guest).ask(c.method, c.path+c.query, c.body, headers...)
		if answer.StatusCode != c.status {
			t.Errorf("%s %s: %s, want %d: %s", c.method, c.path, answer.Status, c.status, text)
			continue
		}
		op := paths[c.path].Get
		if c.method == "PUT" {
			op = paths[c.path].Put
		}
		kind, _, _ := mime.ParseMediaType(answer.Header.Get("Content-Type"))
		if said := op.Responses[strconv.Itoa(c.status)]; said == nil || said.Content[kind] == nil {
			t.Errorf("%s %s: %d of type %s is not described", c.method, c.path, c.status, kind)
		}
	}
	for path, item := range paths {
		if op := item.Get; op != nil {
			if needs := !people.May(people.Nobody, people.Operation(op.OperationID)); needs != (len(op.Security) == 1) {
				t.Errorf("GET %s: whether a session is needed is not described", path)
			}
		}
	}
}
