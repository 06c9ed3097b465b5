package api_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"boardwalk/people"
)

func TestPages(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody := h.as(people.Nobody)
	for path, want := range map[string]string{"/": "<!doctype html>", "/index.html": "<!doctype html>",
		"/table/x": "<!doctype html>", "/lobby.js": "lobby", "/lobby.css": "body"} {
		if answer, text := nobody.ask("GET", path, ""); answer.StatusCode != 200 || !strings.Contains(text, want) {
			t.Errorf("%s: %s %.60s", path, answer.Status, text)
		}
	}
	if answer, _ := nobody.ask("GET", "/assets/x-12.js", ""); !strings.Contains(answer.Header.Get("Cache-Control"), "immutable") {
		t.Errorf("%v", answer.Header)
	}
	for path, want := range map[string]string{"/icon.svg": "public, max-age=86400", "/sw.js": "no-store", "/": "no-store"} {
		if answer, _ := nobody.ask("GET", path, ""); answer.Header.Get("Cache-Control") != want {
			t.Errorf("%s: %v", path, answer.Header)
		}
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

// An address that is no page of the app's is not found, and the app says so; the app's own pages are all known.
func TestAnAddressWithoutAPageIsNotFound(t *testing.T) {
	source, err := os.ReadFile("../web/src/lib/pages.ts")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`path: /\^\\/(\w+)`).FindAllSubmatch(source, -1)
	if len(found) < 15 {
		t.Fatalf("the app has %d pages", len(found))
	}
	guest := open(t, casinoOf("big-six")).as(people.Nobody)
	for _, page := range found {
		guest.want(200, "GET", "/"+string(page[1]), "")
	}
	for _, path := range []string{"/", "/index.html", "/table/craps", "/rules/craps", "/history/craps/1", "/keno/board"} {
		guest.want(200, "GET", path, "")
	}
	for _, path := range []string{"/nowhere", "/tables", "/craps", "/rulesx"} {
		answer, body := guest.ask("GET", path, "")
		head, _ := guest.ask("HEAD", path, "")
		if head.StatusCode != 404 || answer.StatusCode != 404 ||
			answer.Header.Get("Content-Type") != "text/html; charset=utf-8" || len(body) == 0 {
			t.Errorf("GET %s: %s, %d bytes of %s", path, answer.Status, len(body), answer.Header.Get("Content-Type"))
		}
	}
}
