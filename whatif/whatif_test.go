package whatif_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/whatif"
)

func rules(t *testing.T, id string) *table.Rules {
	t.Helper()
	r, ok := game.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	return r
}

func read(t *testing.T, id, text string) *whatif.Supposed {
	t.Helper()
	r := rules(t, id)
	s, err := whatif.Read(r, nil, r.Terms(), text)
	if err != nil {
		t.Fatalf("%s: %v", id, err)
	}
	return s
}

// line finds a pay line of the first wager of an id or group.
func line(t *testing.T, l *table.Layout, wager, on string) money.Odds {
	t.Helper()
	for i := range l.Wagers {
		if w := &l.Wagers[i]; w.ID == wager || w.Group == wager {
			for _, p := range append(append([]table.Pay{}, w.Pays...), w.Bonus...) {
				if p.On == on {
					return p.Odds
				}
			}
		}
	}
	t.Fatalf("no line %q of %s", on, wager)
	return money.Odds{}
}

// People write names as they say them, and odds as they know them.
func TestPayLines(t *testing.T) {
	for _, x := range []struct {
		game, text, wager, on string
		want                  money.Odds
	}{
		{"three-card-poker", "pair-plus: straight flush 50, three of a kind 25, flush 3", "pair plus", "flush", money.Odds{To: 3, One: 1}},
		{"three-card-poker", "Pair Plus: Three-of-a-Kinds 25", "pair plus", "three-of-a-kind", money.Odds{To: 25, One: 1}},
		{"three-card-poker", "pair plus straight flush pays 101 for 2", "pair plus", "straight flush", money.Odds{To: 99, One: 2}},
		{"three-card-poker", "ante bonus: straight flush 4", "ante", "straight flush", money.Odds{To: 4, One: 1}},
		{"three-card-draw", "First 3 Bonus: pair 2, flush 4", "first-3-1", "flush", money.Odds{To: 4, One: 1}},
		{"sic-bo", "one of a kind: 3/2, two dice 4", "single-5", "", money.Odds{To: 3, One: 2}},
		{"punto-banco", "tie 9 to 1", "tie", "", money.Odds{To: 9, One: 1}},
		{"craps", "field on 12: 3", "field", "12", money.Odds{To: 3, One: 1}},
		{"craps", "field on 12 pays 3 to 1", "field", "12", money.Odds{To: 3, One: 1}},
		{"blackjack", "blackjack pays 6 to 5", "main-1", "blackjack", money.Odds{To: 6, One: 5}},
		{"blackjack", "a blackjack pays 2.5 to 2", "main-1", "blackjack", money.Odds{To: 5, One: 4}},
	} {
		r := rules(t, x.game)
		s, err := whatif.Read(r, nil, r.Terms(), x.text)
		if err != nil {
			t.Errorf("%s, %q: %v", x.game, x.text, err)
			continue
		}
		tab, err := table.New(s.Rules, s.Options, s.Terms)
		if err != nil {
			t.Errorf("%s, %q: %v", x.game, x.text, err)
			continue
		}
		if got := line(t, tab.Layout(), x.wager, x.on); got.Cmp(x.want) != 0 {
			t.Errorf("%s, %q: pays %s", x.game, x.text, got)
		}
	}
}

// One wager of a group is supposed alone, the name of the group means all of them, and what every position has is one wager.
func TestOneOfAGroup(t *testing.T) {
	for _, x := range []struct {
		game, text, wager, on string
		want, other           money.Odds
		otherWager            string
	}{
		{"craps", "place-4 2 to 1", "place-4", "", money.Odds{To: 2, One: 1}, money.Odds{To: 7, One: 6}, "place-6"},
		{"blackjack", "additional over-under; over pays 3 to 2", "over-3", "", money.Odds{To: 3, One: 2}, money.Odds{To: 1, One: 1}, "under-3"},
		{"craps", "Place Bet 4 to Win 2 to 1", "place-4", "", money.Odds{To: 2, One: 1}, money.Odds{To: 7, One: 5}, "place-5"},
		{"craps", "place to win 2 to 1", "place-4", "", money.Odds{To: 2, One: 1}, money.Odds{To: 2, One: 1}, "place-6"},
		{"craps", "craps-12 40", "horn", "12", money.Odds{To: 40, One: 1}, money.Odds{To: 40, One: 1}, "horn-high-3"},
		{"sic-bo", "total-4 60", "total-4", "", money.Odds{To: 60, One: 1}, money.Odds{To: 18, One: 1}, "total-5"},
		{"roulette", "red 2 to 1", "red", "", money.Odds{To: 2, One: 1}, money.Odds{To: 1, One: 1}, "even"},
		{"roulette", "even money 2 to 1", "red", "", money.Odds{To: 2, One: 1}, money.Odds{To: 2, One: 1}, "even"},
		{"casino-war", "tie 11 to 1", "tie-1", "", money.Odds{To: 11, One: 1}, money.Odds{To: 11, One: 1}, "tie-2"},
		{"casino-war", "tie-1 11 to 1", "tie-1", "", money.Odds{To: 11, One: 1}, money.Odds{To: 11, One: 1}, "tie-2"},
	} {
		s := read(t, x.game, x.text)
		tab, err := table.New(s.Rules, s.Options, s.Terms)
		if err != nil {
			t.Errorf("%s, %q: %v", x.game, x.text, err)
			continue
		}
		if got := line(t, tab.Layout(), x.wager, x.on); got.Cmp(x.want) != 0 {
			t.Errorf("%s, %q: %s pays %s", x.game, x.text, x.wager, got)
		}
		if got := line(t, tab.Layout(), x.otherWager, x.on); got.Cmp(x.other) != 0 {
			t.Errorf("%s, %q: %s pays %s", x.game, x.text, x.otherWager, got)
		}
	}
	s := read(t, "caribbean-stud", "progressive: flush $1,075, royal flush $250,000; four $1,000")
	for on, want := range map[string]money.Cents{"flush": 1075 * money.Dollar, "royal flush": 250_000 * money.Dollar} {
		w := s.Rules.New(s.Options).Layout().Wagers
		i := slices.IndexFunc(w, func(w table.Wager) bool { return w.Group == "progressive" })
		k := slices.IndexFunc(w[i].Pays, func(p table.Pay) bool { return p.On == on })
		if got := w[i].Pays[k].Amount; got != want {
			t.Errorf("%s pays %s, want %s", on, got, want)
		}
	}
	s = read(t, "craps", "limit place-4 5 to 100; vigorish on buy-4 3 %")
	tab, err := table.New(s.Rules, s.Options, s.Terms)
	if err != nil {
		t.Fatal(err)
	}
	l := tab.Layout()
	a, _ := l.Area("place-4")
	b, _ := l.Area("place-5")
	if tab.Limit(a).Max != 100*money.Dollar || tab.Limit(b).Max == 100*money.Dollar {
		t.Errorf("the limits of place-4 and place-5 are %v and %v", tab.Limit(a), tab.Limit(b))
	}
	if s.Terms.Charge["buy-4"] != 3*money.Percent || len(s.Terms.Charge) != 1 {
		t.Errorf("the charges are %v", s.Terms.Charge)
	}
}

// The law's faults go with the rules, each with its paragraph, and odds above the list are none.
func TestMarks(t *testing.T) {
	for _, x := range []struct {
		game, text string
		want       []law.Cite
	}{
		{"three-card-poker", "pair-plus: flush 3", []law.Cite{"20.11(a)2[A]"}},
		{"three-card-poker", "pair-plus: flush 4", nil},
		{"craps", "field on 12 3 to 1", nil},
		{"craps", "field on 12 1 to 1", []law.Cite{"1.4(b)"}},
		{"blackjack", "limit 1 to 5", []law.Cite{"8.2(a)[10 times]"}},
	} {
		s := read(t, x.game, x.text)
		var got []law.Cite
		for _, f := range s.Unlawful {
			if len(got) == 0 || got[len(got)-1] != f.By {
				got = append(got, f.By)
			}
		}
		if len(got) != len(x.want) || len(got) > 0 && !x.want[0].Covers(got[0]) {
			t.Errorf("%s, %q: breaks %v, want %v: %v", x.game, x.text, got, x.want, s.Unlawful)
		}
	}
}

// A fault names the line and the nearest thing that there is.
func TestFaults(t *testing.T) {
	for _, x := range []struct{ game, text, want string }{
		{"three-card-poker", "pair plus: flush 3\npair plas: flush 3", `line 2, "pair plas: flush 3": there is no wager`},
		{"three-card-poker", "pair plus: flash 3", "nearest: flush"},
		{"three-card-poker", "pair plus: flush", "ends with no odds"},
		{"three-card-poker", "pair plus: flush 99999999", "cannot be paid|is not odds"},
		{"three-card-poker", "pair plus 3", "several lines"},
		{"three-card-poker", "pair plus: flush $3", "paid at odds"},
		{"craps", "limit 10 to 5", "limit is from"},
		{"craps", "limit 1 to 2000000000", "limit is from"},
		{"craps", "chip 0", "smallest chip"},
		{"craps", "horn-high-2: 12 40", "paid as the wagers that it stands for"},
		{"blackjack", "decks 0", "decks is a whole number"},
		{"blackjack", "surrender maybe", "surrender is yes or no"},
		{"blackjack", "black jak pays 6 to 5", "nearest: blackjack"},
	} {
		r := rules(t, x.game)
		_, err := whatif.Read(r, nil, r.Terms(), x.text)
		ok := false
		for want := range strings.SplitSeq(x.want, "|") {
			ok = ok || err != nil && strings.Contains(err.Error(), want)
		}
		if !ok {
			t.Errorf("%s, %q: %v", x.game, x.text, err)
		}
	}
}

// Supposed lines are those of supposed tables alone: no layout and no list of lines is shared with lawful tables.
func TestLawfulTablesAreUntouched(t *testing.T) {
	for _, r := range game.All {
		before := *r.New(r.Options()).Layout()
		before.Wagers = slices.Clone(before.Wagers)
		for i := range before.Wagers {
			before.Wagers[i].Pays = slices.Clone(before.Wagers[i].Pays)
		}
		var text []string
		said := map[string]bool{}
		for i := range before.Wagers {
			w := &before.Wagers[i]
			for _, p := range w.Pays {
				if line := w.ID + ": " + p.On + " 77"; !said[line] && !w.Absent && !p.Odds.IsZero() && p.As == "" {
					said[line] = true
					text = append(text, line)
				}
			}
		}
		if len(text) == 0 {
			continue
		}
		s, err := whatif.Read(r, nil, r.Terms(), strings.Join(text[:min(20, len(text))], "\n"))
		if err != nil {
			t.Errorf("%s: %v", r.ID, err)
			continue
		}
		if _, err := table.New(s.Rules, s.Options, s.Terms); err != nil {
			t.Errorf("%s: %v", r.ID, err)
		}
		after := r.New(r.Options()).Layout()
		for i := range after.Wagers {
			for j, p := range after.Wagers[i].Pays {
				if p.Odds != before.Wagers[i].Pays[j].Odds {
					t.Errorf("%s: %s %s pays %s at a lawful table", r.ID, after.Wagers[i].ID, p.On, p.Odds)
				}
			}
		}
	}
}

// A lawful table refuses what a supposed one marks, also with options that were read for one.
func TestLawfulTablesRefuse(t *testing.T) {
	s := read(t, "blackjack", "blackjack pays 6 to 5")
	r := rules(t, "blackjack")
	if _, err := table.New(r, s.Options, s.Terms); err == nil {
		t.Error("a lawful table takes options of supposed rules")
	}
	if tab, err := table.New(s.Rules, s.Options, s.Terms); err != nil || len(tab.Unlawful()) == 0 {
		t.Errorf("a supposed table: %v", err)
	}
}
