package cli

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// TestAGameIsDescribedInFull wants every declaration of every game in its
// description, with its paragraph, and no line wider than a terminal.
func TestAGameIsDescribedInFull(t *testing.T) {
	for _, r := range game.All {
		var out bytes.Buffer
		if err := printGame(&out, r); err != nil {
			t.Fatal(err)
		}
		text := strings.Join(strings.Fields(out.String()), " ")
		wants := []string{r.Name, r.About.Description}
		l := r.New(r.Options()).Layout()
		for i := range l.Wagers {
			wants = append(wants, "["+l.Wagers[i].Law.Full()+"]")
			for _, p := range l.Wagers[i].Pays {
				wants = append(wants, p.String(), "["+p.Law.Full()+"]")
			}
			for _, n := range l.Wagers[i].Needs {
				wants = append(wants, n.Text[1:]+". ["+n.Law.Full()+"]")
			}
		}
		wants = append(wants, l.Stages...)
		for _, d := range slices.Concat(l.Acts, l.Incidents) {
			wants = append(wants, d.ID, "["+d.Law.Full()+"]")
		}
		for _, o := range r.Options().Declare() {
			wants = append(wants, o.Name+": "+o.Value(), "Lawful: "+o.Lawful+".", cited(sentence(o.Help), o.Law))
		}
		for _, want := range wants {
			if !strings.Contains(text, strings.Join(strings.Fields(want), " ")) {
				t.Errorf("%s: %q is not in the description", r.ID, want)
			}
		}
		for line := range strings.Lines(out.String()) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > columns {
				t.Errorf("%s: %d columns: %s", r.ID, n, line)
			}
		}
	}
}

// TestOtherValuesSayWhatTheyPay looks for pay tables and bonuses of other values of
// an option in what programs read.
func TestOtherValuesSayWhatTheyPay(t *testing.T) {
	effect := func(id, option, value, wager string) (w changedWager) {
		rules, _ := game.Find(id)
		for _, o := range describeGame(rules).Options {
			for _, e := range o.Effects {
				for i := range e.Wagers {
					if o.Name == option && e.Value == value && e.Wagers[i].ID == wager {
						return e.Wagers[i]
					}
				}
			}
		}
		t.Errorf("%s: %s %s changes nothing of %s", id, option, value, wager)
		return w
	}
	if w := effect("three-card-poker", "ledger", "B", "pair-plus-1"); !slices.Contains(w.Pays,
		payJSON{"straight flush", "35 to 1", "19:47-20.11(a)2[B]"}) || w.Bonus != nil || w.Made != "" {
		t.Errorf("%+v", w)
	}
	if w := effect("three-card-poker", "ante-bonus", "1-5-6", "ante-1"); len(w.Bonus) != 3 || w.Pays != nil {
		t.Errorf("%+v", w)
	}
	if w := effect("casino-war", "bonus", "yes", "ante-7"); !slices.Equal(w.Bonus,
		[]payJSON{{"a second tie", "1 to 1", "house:war-7(e)[bonus]"}}) {
		t.Errorf("%+v", w)
	}
	if w := effect("roulette", "five-adjacent", "yes", "adjacent-1"); w.Made != "made before a round" {
		t.Errorf("%+v", w)
	}
}

// TestCapsAmountsAndMetersAreDescribed describes what no game of the list has yet.
func TestCapsAmountsAndMetersAreDescribed(t *testing.T) {
	l := &table.Layout{
		Stages: []string{"early", "late"},
		Meters: []table.Meter{{ID: "jackpot", Name: "Jackpot", Law: "8.1", Start: 500 * money.Dollar}},
		Wagers: []table.Wager{{ID: "spot-1", Name: "Spot 1", Law: "8.1", Made: 1, Locked: 2, LockedLaw: "8.2",
			Pays: []table.Pay{{On: "flush", Amount: 300 * money.Dollar, Law: "8.1"},
				{On: "royal", Meter: "jackpot", Share: 50 * money.Percent, Law: "8.1"}},
			Cap: &table.Cap{Most: 1000 * money.Dollar, Law: "8.3"}}},
	}
	text := strings.Join(strings.Fields(wagersText(l)+metersText(l)), " ")
	for _, want := range []string{"Made at the stage early. [19:47-8.1]", "Not taken down or reduced at the stage late. [19:47-8.2]",
		"Pays $300 on flush, 50% of the meter on royal. [19:47-8.1]", "At most $1,000 is paid on it in a round. [19:47-8.3]",
		"jackpot: Jackpot, starts at $500 [19:47-8.1]"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
}

// How certain recovered rules are stands wherever they are printed: in the list of all games, in
// a game's description and with its options, and beside its odds.
func TestRecoveredRulesSayHowCertainTheyAre(t *testing.T) {
	var all bytes.Buffer
	if err := printClosedList(&all, false); err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"spanish-21", "double-attack-blackjack", "boston-5-stud", "mini-dice", "flop-poker"} {
		r, _ := game.Find(id)
		var full, figures bytes.Buffer
		if err := printGame(&full, r); err != nil {
			t.Fatal(err)
		}
		if err := printOdds(&figures, &odds.Report{Rules: r, Options: r.Options()}); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(full.String(), "Second Wager") || strings.Contains(full.String(), "Over 13") {
			t.Errorf("%s: wagers are listed that no rule of the game knows", id)
		}
		want := sentence(law.Certainty(id))
		for where, out := range map[string]string{"the list": all.String(), "the description": full.String(), "the odds": figures.String()} {
			if want == "" || !strings.Contains(strings.Join(strings.Fields(out), " "), want) {
				t.Errorf("%s: %s does not say %q", id, where, want)
			}
		}
	}
	boston, _ := game.Find("boston-5-stud")
	if text := strings.Join(strings.Fields(optionsText(boston)), " "); !strings.Contains(text, "Lawful: one of A, B. Of low confidence: ") {
		t.Errorf("the options of boston 5 stud do not say that the ante bonus is of low confidence: %s", text)
	}
}
