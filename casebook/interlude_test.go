package casebook_test

import (
	"bytes"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game/bigsix"
	"boardwalk/table"
	"boardwalk/wheel"
)

// asking is a big six that asks seat 1 something before every round.
type asking struct {
	table.Game
	asked bool
}

var offerReady = &table.Offer{ID: "ready", Text: "ready?", Choices: []table.Choice{"yes", "no"}}

func (a *asking) InterludeDue() bool { return !a.asked }

func (a *asking) Interlude(d *table.Dealer) {
	d.Offer(1, offerReady)
	a.asked = true
}

func (a *asking) Round(d *table.Dealer) {
	a.Game.Round(d)
	a.asked = false
}

func (a *asking) Wheel() *wheel.Wheel {
	return a.Game.(interface{ Wheel() *wheel.Wheel }).Wheel()
}

type askingState struct {
	game  any
	asked bool
}

func (a *asking) Snapshot() any { return askingState{a.Game.Snapshot(), a.asked} }

func (a *asking) Restore(s any) {
	a.asked = s.(askingState).asked
	a.Game.Restore(s.(askingState).game)
}

func findAsking(string) (*table.Rules, bool) {
	rules := *bigsix.Rules
	rules.New = func(o table.Options) table.Game { return &asking{Game: bigsix.Rules.New(o)} }
	return &rules, true
}

func TestAnInterludeIsAnsweredBeforeTheWagers(t *testing.T) {
	play := func(text string) *casebook.Result {
		c, err := casebook.Parse("t.case", strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		return casebook.Run(c, findAsking)
	}
	const story = "game big-six\nseat 1 100\nanswer 1 no\nbet 1 two 5\nspin $2\nwant pay 1 two 10\n"
	result := play(story)
	for _, f := range result.Failures {
		t.Fatal(f)
	}
	unanswered := play("game big-six\nseat 1 100\nbet 1 two 5\nspin $2\n")
	if len(unanswered.Failures) != 1 || !strings.Contains(unanswered.Failures[0].Error(), "t.case:3: no line answers: seat 1 is asked") {
		t.Errorf("without an answer: %v", unanswered.Failures)
	}
	var text bytes.Buffer
	if err := casebook.Format(&text, result.Rules, result.Options, result.Terms, result.Journal); err != nil {
		t.Fatal(err)
	}
	for _, f := range play(text.String()).Failures {
		t.Errorf("%v in\n%s", f, text.String())
	}
}
