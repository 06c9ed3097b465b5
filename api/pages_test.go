package api_test

import (
	"strings"
	"testing"

	"boardwalk/people"
)

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
