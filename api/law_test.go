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
