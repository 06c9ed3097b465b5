package casebook

import (
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/table"
)

// failures runs a case and returns what is wrong with it.
func failures(t *testing.T, text string) (*Result, string) {
	t.Helper()
	c, err := Parse("t.case", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	result := Run(c, game.Find)
	var all []string
	for _, f := range result.Failures {
		all = append(all, f.Error())
	}
	return result, strings.Join(all, "\n")
}

func TestTheOpeningShowsNothingUnlessAWantSpeaksOfIt(t *testing.T) {
	const row = "19:47-14.17[limits]"
	const lines = "law " + row + "\ngame hold-em\nopen\n"
	if _, got := failures(t, lines+"seat 1 100\n"); !strings.Contains(got, "nothing happened under "+row) {
		t.Errorf("the sign that every opening posts shows a row: %q", got)
	}
	result, got := failures(t, lines+"want post by 14.17[limits]\nseat 1 100\n")
	if got != "" {
		t.Fatal(got)
	}
	if shown := result.Evidence[0]; shown.String() != "posted" || !shown.Hollow() {
		t.Errorf("a sign is shown by %q", shown)
	}
}

func TestARowIsShownByWhatHappenedUnderIt(t *testing.T) {
	result, got := failures(t, `law 1.2(a)1i, 1.2(a)1, 1.4(e)
game craps
bet 1 place 6 5
want refuse by 1.4(e)
bet 1 pass 10
answer 1 accept
dice 3 4
want bet 1 pass then pay 1 pass 10 by 1.2(a)1i
`)
	if !strings.Contains(got, "wanted") { // the wager lies before the round of which the want speaks
		t.Errorf("got %q", got)
	}
	for i, want := range []string{"money", "money", "refusal"} {
		if shown := result.Evidence[i].String(); shown != want {
			t.Errorf("%s is shown by %q, want %q", result.Case.Law[i], shown, want)
		}
	}
}

func TestAParagraphThatLingersIsNotTheEventsOwn(t *testing.T) {
	const step, own law.Cite = "2.15(l)", "2.6(c)"
	for _, test := range []struct {
		name string
		log  table.Log
		want law.EvidenceSet
	}{
		{"cited for the wager itself", table.Log{
			{Kind: table.Noted, By: step},
			{Kind: table.Collected, By: own, OddsBy: step},
		}, set(law.ByMoney, law.ByNote)},
		{"cited for a card before", table.Log{
			{Kind: table.Dealt, By: step},
			{Kind: table.Paid, By: own},
			{Kind: table.Collected, By: own, OddsBy: step},
		}, set(law.ByCards)},
		{"cited for a card, a note and a wager later", table.Log{
			{Kind: table.Dealt, By: step},
			{Kind: table.Collected, By: own, OddsBy: step},
			{Kind: table.Turned, By: step},
		}, set(law.ByCards)},
		{"cited anew", table.Log{
			{Kind: table.Dealt, By: step},
			{Kind: table.Dealt, By: own},
			{Kind: table.Collected, By: own, OddsBy: step},
		}, set(law.ByCards, law.ByMoney)},
	} {
		shown := evidence{}
		for i := range test.log {
			shown.happened(test.log, i)
		}
		if got := shown.of(step); got != test.want {
			t.Errorf("%s: shown by %q, want %q", test.name, got, test.want)
		}
	}
}

// TestAnOrderHoldsASentenceFromBothSides: a note is shown by order only where a
// want names something real before it and after it.
func TestAnOrderHoldsASentenceFromBothSides(t *testing.T) {
	const noted, dealt, paid law.Cite = "2.15(l)", "2.6(c)", "2.3(a)1"
	note, card, pay := table.Event{Kind: table.Noted, By: noted}, table.Event{Kind: table.Dealt, By: dealt},
		table.Event{Kind: table.Paid, By: paid}
	for _, test := range []struct {
		name string
		log  table.Log
		want law.EvidenceSet
	}{
		{"alone", table.Log{note}, set(law.ByNote)},
		{"first", table.Log{note, card, pay}, set(law.ByNote)},
		{"last", table.Log{card, pay, note}, set(law.ByNote)},
		{"between sentences", table.Log{note, note, note}, set(law.ByNote)},
		{"between a card and a sentence", table.Log{card, note, note}, set(law.ByNote)},
		{"in between", table.Log{card, note, pay}, set(law.ByNote, law.ByOrder)},
		{"in between with another", table.Log{card, note, note, pay}, set(law.ByNote, law.ByOrder)},
	} {
		shown := evidence{}
		found := make([]int, len(test.log))
		for i := range found {
			found[i] = i
		}
		shown.seen(test.log, found)
		if got := shown.of(noted); got != test.want {
			t.Errorf("%s: shown by %q, want %q", test.name, got, test.want)
		}
	}
	shown := evidence{}
	shown.seen(table.Log{card, pay}, []int{0, 1})
	if got := shown.of(paid); got != set(law.ByMoney, law.ByOrder) {
		t.Errorf("a payment after a card is shown by %q", got)
	}
}

func set(kinds ...law.Evidence) law.EvidenceSet {
	var s law.EvidenceSet
	for _, k := range kinds {
		s = s.With(k)
	}
	return s
}
