package api_test

import (
	"strings"
	"testing"

	"boardwalk/people"
)

func TestWhyTellsOurReadingAndTheBook(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	for cite, want := range map[string][]string{
		"5.5(a)[$1]":     {`"title":"N.J.A.C. 19:47-5.5(a)[$1]"`, `"question":"How many stops`, `"settings":["big-six/wheel"]`},
		"13:69F-1.3(c)":  {`"cite":"19:47-1.3(c)"`, `"note":"13:69F-1.3(c) is 19:47-1.3(c) under another number`},
		"house:war-3(a)": {`"title":"house rules of casino war, rule 3(a)"`, `"edition":"house rules"`},
		"36.5(d)3":       {`"question":"Is a pocket ace-two consecutive?"`},
	} {
		answer, text := ann.ask("GET", "/api/law?cite="+strings.NewReplacer("$", "%24", "[", "%5B", "]", "%5D").Replace(cite), "")
		if answer.StatusCode != 200 {
			t.Errorf("%s: %s: %s", cite, answer.Status, text)
		}
		for _, part := range want {
			if !strings.Contains(text, part) {
				t.Errorf("%s: no %s in %s", cite, part, text)
			}
		}
		if strings.Contains(text, "planned") {
			t.Errorf("%s: a setting that there is not: %s", cite, text)
		}
	}
	if answer, text := ann.ask("GET", "/api/law?cite=1.3(z)", ""); answer.StatusCode != 404 || !strings.Contains(text, "nearest: 19:47-1.3(") {
		t.Errorf("%s: %s", answer.Status, text)
	}
	if answer, text := ann.ask("GET", "/api/law?cite=1.3(", ""); answer.StatusCode != 422 {
		t.Errorf("%s: %s", answer.Status, text)
	}
}

func TestTheLaw(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody := h.as(people.Nobody)
	_, text := nobody.ask("GET", "/api/law?cite=1.3(c)", "")
	if !strings.Contains(text, `"cite":"19:47-1.3(c)`) || !strings.Contains(text, `"duty"`) {
		t.Errorf("%s", text)
	}
	if _, text := nobody.ask("GET", "/api/law?cite=house:asia-8(a)", ""); !strings.Contains(text, `"confidence":"low"`) ||
		!strings.Contains(text, `"ground":"that there is`) {
		t.Errorf("how certain a house rule is: %s", text)
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
