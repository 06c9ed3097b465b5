package sitting

import (
	"encoding/json"
	"reflect"
	"testing"

	"boardwalk/beside"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/table"
	"boardwalk/whatif"
)

// TestWagersStandInTheSetup deals craps with a wager of somebody's own, saves the table in the middle of a hand of dice,
// and goes on from the setup and the journal: the same events follow.
func TestWagersStandInTheSetup(t *testing.T) {
	rules, _ := game.Find("craps")
	w, err := beside.Parse("w", "wager One Point, at craps\nlooks at dice until a seven-out\npays one point 2\notherwise loses\n")
	if err != nil {
		t.Fatal(err)
	}
	with, err := beside.Join(rules, w)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(journal.NewSetup(with, nil, with.Terms()))
	if err != nil {
		t.Fatal(err)
	}
	var setup journal.Setup
	if err := json.Unmarshal(text, &setup); err != nil {
		t.Fatal(err)
	}
	again, options, terms, err := RulesOf(&setup)
	if err != nil || len(again.Beside) != 1 || again.Beside[0].Written() != w.Text {
		t.Fatalf("%v: %s", err, text)
	}
	var log, replayed table.Log
	live, err := table.NewLive(with, nil, with.Terms(), chance.NewScript(2, 3, 1, 1, 0, 5, 4, 0, 0, 2, 0, 2), &log) // 7, 4, 7
	if err != nil {
		t.Fatal(err)
	}
	area := live.Table().Layout().MustArea("one-point")
	for _, a := range []table.Act{{Kind: table.Sit, Seat: 1, Amount: 100_000}, {Kind: table.Make, Seat: 1, Area: 0, Amount: 1000},
		{Kind: table.Make, Seat: 1, Area: area, Amount: 1000}} {
		if err := live.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	round := func() { // everybody takes the first choice
		t.Helper()
		q, err := live.Round()
		for q != nil && err == nil {
			q, err = live.Answer(table.Answer{Choice: q.Offer.Choices[0]})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	round() // three and four: a seven on the come out roll ends no hand
	if live.Table().Bet(1, area).Amount == 0 {
		t.Fatal("a seven before a point decided the wager")
	}
	if err := live.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: 1000}); err == nil {
		t.Error("the wager is raised in the middle of a hand")
	}
	if err := live.Do(table.Act{Kind: table.Remove, Seat: 1, Area: area}); err == nil {
		t.Error("the wager is taken down in the middle of a hand")
	}
	if err := live.Do(table.Act{Kind: table.Make, Seat: 1, Area: 0, Amount: 1000}); err != nil {
		t.Fatal(err)
	}
	round()
	saved, err := live.Table().Snapshot().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	resumed, err := table.New(again, options, terms)
	if err != nil {
		t.Fatal(err)
	}
	if err := resumed.Resume(saved); err != nil {
		t.Fatal(err)
	}
	if kept, _ := resumed.Snapshot().MarshalJSON(); string(kept) != string(saved) {
		t.Errorf("saved %s, and %s is back", saved, kept)
	}
	if r := resumed.Do(table.Act{Kind: table.Remove, Seat: 1, Area: area}); r == nil {
		t.Error("the table that was resumed has forgotten that the hand is under way")
	}
	for live.Table().Bet(1, area).Amount != 0 {
		round()
	}
	if _, err := table.Replay(again, options, terms, live.Journal(), &replayed); err != nil {
		t.Fatal(err)
	}
	if !log.Has(table.Paid) && !log.Has(table.Collected) || len(replayed) == 0 || replayed[len(replayed)-1] != log[len(log)-1] {
		t.Errorf("the replay ends with %+v, and it was %+v", replayed[len(replayed)-1], log[len(log)-1])
	}
}

// TestNoPublicTableHasWagersOfItsOwn: a record that says so cannot be applied.
func TestNoPublicTableHasWagersOfItsOwn(t *testing.T) {
	rules, _ := game.Find("craps")
	w, err := beside.Parse("w", "wager Any Pair, at craps\nlooks at dice of the roll\npays pair 4\notherwise loses\n")
	if err != nil {
		t.Fatal(err)
	}
	with, err := beside.Join(rules, w)
	if err != nil {
		t.Fatal(err)
	}
	live, err := table.PrepareLive(with, nil, with.Terms(), chance.NewFast(1, 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &Sitting{live: live}
	private := Placement{}
	private.Table.Private = true
	open := Placement{}
	if s.mayBeDesigned(&open) == nil {
		t.Error("a public table has a wager from a text")
	}
	if !s.nobodys() || s.whose() != nil {
		t.Error("the chips at a table of a designed wager are somebody's")
	}
	if err := s.mayBeDesigned(&private); err != nil {
		t.Error(err)
	}
	if s.live, err = table.PrepareLive(rules, nil, rules.Terms(), chance.NewFast(1, 1), nil); err != nil {
		t.Fatal(err)
	}
	if err := s.mayBeDesigned(&open); err != nil || s.nobodys() {
		t.Error(err)
	}
	x, err := whatif.Read(rules, nil, rules.Terms(), "field on 12: 9")
	if err != nil {
		t.Fatal(err)
	}
	if s.live, err = table.PrepareLive(x.Rules, x.Options, x.Terms, chance.NewFast(1, 1), nil); err != nil {
		t.Fatal(err)
	}
	if s.mayBeDesigned(&open) == nil || !s.nobodys() {
		t.Error("a public table has supposed rules")
	}
}

// TestSupposedRulesStandInTheSetup writes set-ups of supposed rules and reads them again: the same rules come of them, also
// where an option has a value that the law forbids. One that was changed is refused.
func TestSupposedRulesStandInTheSetup(t *testing.T) {
	for id, text := range map[string]string{
		"blackjack":        "blackjack pays 6 to 5; decks 12; dealer hits soft 17",
		"three-card-poker": "pair plus: straight flush 1000, flush 3",
		"punto-banco":      "vigorish none; tie 12; limit 1 to 900",
		"roulette":         "wheel triple-zero",
	} {
		p := Plan{Setup: setupOf(t, id)}
		if err := p.Design(&Design{WhatIf: text}); err != nil {
			t.Fatal(err)
		}
		rules, options, terms, err := RulesOf(&p.Setup)
		if err != nil {
			t.Fatal(err)
		}
		again := journal.NewSetup(rules, options, terms)
		if !reflect.DeepEqual(again, p.Setup) || again.WhatIf != text || len(rules.Unlawful(options, terms)) == 0 {
			t.Errorf("%s: %+v, and it was %+v", id, again, p.Setup)
		}
		forged := p.Setup
		forged.WhatIf = ""
		lawful := id == "three-card-poker" || id == "blackjack" // without the text nothing is left of what it supposes
		if r, _, _, err := RulesOf(&forged); err == nil && (!lawful || r.Designed()) {
			t.Errorf("%s: rules are read whose supposition is gone", id)
		}
		for name := range forged.Options {
			forged.WhatIf, forged.Options[name] = text, "something else"
			break
		}
		if _, _, _, err := RulesOf(&forged); err == nil {
			t.Errorf("%s: an option is other than what is supposed makes it", id)
		}
	}
	p := Plan{Setup: setupOf(t, "big-six")}
	if err := p.Design(&Design{WhatIf: "limit 5 to 2,000,000"}); err == nil {
		t.Error("a table takes two million")
	}
	p.Tournament = &Tournament{}
	if err := p.Design(&Design{WhatIf: "limit 5 to 200"}); err == nil {
		t.Error("a tournament is held under designed rules")
	}
}

func setupOf(t *testing.T, id string) journal.Setup {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	return journal.NewSetup(rules, nil, rules.Terms())
}
