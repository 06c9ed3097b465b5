package sheet

import (
	"bytes"
	"context"
	"encoding/json"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"

	"boardwalk/study"
)

func made(t *testing.T, q *Request) (*Sheet, string) {
	t.Helper()
	s, err := Make(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := s.HTML(&page); err != nil {
		t.Fatal(err)
	}
	return s, page.String()
}

// elsewhere is whatever a page would load or link to.
var elsewhere = regexp.MustCompile(`(?i)(src|href)\s*=\s*"[^#]|url\([^#]|@import|<script|<link`)

func TestTheSheetOfALawfulGame(t *testing.T) {
	q := &Request{Set: study.RuleSet{Game: "three-card-poker"}, Rounds: 20_000, Seed: 7, Command: "boardwalk design three-card-poker"}
	s, page := made(t, q)
	if !s.Lawful || strings.Contains(page, "Not lawful") || elsewhere.MatchString(page) || strings.Contains(page, "<no value>") {
		t.Errorf("lawful %v; the page: %.2000s", s.Lawful, page)
	}
	for _, want := range []string{"128/5525", "686689/20358520", "<svg", s.Made.Design, s.Made.Figures, q.Command, "Pair Plus"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if len(s.Play) != 3 || s.Play[0].Cost != 0 || s.Play[2].Cost < 0.04 {
		t.Errorf("%+v", s.Play)
	}
	if len(s.Checks) != 2 {
		t.Fatalf("%+v", s.Checks)
	}
	for _, c := range s.Checks {
		if math.Abs(c.Z) > 5 || c.Rounds != 20_000 || c.Seed != 7 {
			t.Errorf("%+v", c)
		}
	}
	if _, err := json.Marshal(s); err != nil {
		t.Error(err)
	}
}

func TestChecksumsAreThoseOfWhatIsFound(t *testing.T) {
	q := &Request{Set: study.RuleSet{Game: "big-six"}, Rounds: 1000, Seed: 7}
	s, _ := made(t, q)
	if again, _ := made(t, q); again.Made.Figures != s.Made.Figures || again.Made.Design != s.Made.Design {
		t.Error("the same sheet has other checksums")
	}
	other := *q
	other.Seed = 8
	if again, _ := made(t, &other); again.Made.Figures == s.Made.Figures || again.Made.Design != s.Made.Design {
		t.Error("another simulation has the same checksum, or another design")
	}
}

func TestASheetOfUnlawfulRulesIsMarked(t *testing.T) {
	s, page := made(t, &Request{Set: study.RuleSet{Game: "big-six", WhatIf: "joker 30 to 1"}})
	if s.Lawful || len(s.Unlawful) == 0 || !strings.Contains(page, "Not lawful in New Jersey") ||
		!strings.Contains(page, s.Unlawful[0].Cite) || !strings.Contains(page, "Supposed: joker 30 to 1") {
		t.Errorf("%+v", s.Unlawful)
	}
}

func TestTheSheetOfAWagerOfOnesOwn(t *testing.T) {
	text, err := os.ReadFile("../../wagers/royal-match.wager")
	if err != nil {
		t.Fatal(err)
	}
	s, page := made(t, &Request{Set: study.RuleSet{Game: "blackjack", Beside: string(text)}, Text: string(text)})
	if s.Lawful || !strings.Contains(page, "Not lawful at a public table") || elsewhere.MatchString(page) {
		t.Error("the page of a wager of one's own is not marked, or loads something")
	}
	w := s.Wagers[0]
	if len(s.Wagers) != 1 || w.Name != "Royal Match" || len(w.Pays) != 3 || w.Pays[0].Ways != "144" ||
		len(s.Counting) != 1 || len(s.Moves) != 2 {
		t.Errorf("%+v", w)
	}
}

func TestASheetIsEndedEarly(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if s, err := Make(ctx, &Request{Set: study.RuleSet{Game: "three-card-poker"}}); err == nil {
		t.Errorf("made %+v", s)
	}
}
