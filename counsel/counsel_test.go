package counsel_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/game"
	"boardwalk/game/blackjack"
	"boardwalk/game/craps"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/table"
)

func cards(t *testing.T, text string) []card.Card {
	t.Helper()
	list, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Every place of every chart says what is worth most of the hand that it
// names, but for the few where a total is played alike whatever its cards.
func TestChartsSayWhatIsBest(t *testing.T) {
	codes := map[string][]table.Choice{
		"S": {"stand"}, "D": {"draw"}, "2D": {"double", "draw"}, "2S": {"double", "stand"}, "P": {"split", "play"},
		"RD": {"surrender", "draw"}, "RS": {"surrender", "stand"}, "R": {"raise"}, "C": {"decline"}, "F": {"fold"},
	}
	for _, rules := range []*table.Rules{blackjack.Rules, reddog.Rules, threecard.Rules} {
		c, err := counsel.Strategy(rules, rules.Options(), rules.Terms())
		if err != nil {
			t.Fatal(err)
		}
		cells, other := 0, 0
		for _, p := range c.Parts {
			for _, r := range p.Rows {
				if len(r.Cells) != len(p.Heads) {
					t.Errorf("%s, %s %s: %d cells under %d heads", rules.ID, p.Name, r.Name, len(r.Cells), len(p.Heads))
				}
				for _, x := range r.Cells {
					if x.Code == "" {
						continue
					}
					cells++
					if len(x.Values) < 2 {
						t.Fatalf("%s, %s %s: no values: %+v", rules.ID, p.Name, r.Name, x)
					}
					if best := x.Values[0]; !slices.Contains(codes[x.Code], best.Choice) && best.EV-x.Values[1].EV > 0.003 {
						other++
						t.Logf("%s, %s %s: %s for %s, and %+v", rules.ID, p.Name, r.Name, x.Code, x.Hand, x.Values)
					}
				}
			}
		}
		if cells < 11 || other > 0 {
			t.Errorf("%s: %d cells, of which %d say something else than what is best", rules.ID, cells, other)
		}
	}
}

func TestChartsComeToWhatIsKnown(t *testing.T) {
	for rules, want := range map[*table.Rules]string{
		threecard.Rules: "Play with Q 6 4 or better.", reddog.Rules: "Raise on spreads of 7 and more.", blackjack.Rules: "fresh shoe",
	} {
		c, err := counsel.Strategy(rules, rules.Options(), rules.Terms())
		if err != nil || !strings.Contains(c.Text, want) {
			t.Errorf("%s: %v, %v", rules.ID, c, err)
		}
	}
	if _, err := counsel.Strategy(craps.Rules, craps.Rules.Options(), craps.Rules.Terms()); err == nil {
		t.Error("craps has a chart")
	}
}

func TestChoicesOfAnyHand(t *testing.T) {
	v, err := counsel.Choices(threecard.Rules, threecard.Rules.Options(), threecard.Rules.Terms(), &counsel.Position{Hand: cards(t, "2s 2h 2d"), PairPlus: 1})
	if err != nil || len(v.Choices) != 2 || v.Choices[0].EV != -2 {
		t.Errorf("%+v, %v", v, err)
	}
	o := blackjack.Rules.Options()
	ten := &counsel.Position{Hand: cards(t, "Ts 6h"), Dealer: cards(t, "Ac")}
	v, err = counsel.Choices(blackjack.Rules, o, blackjack.Rules.Terms(), ten)
	if err != nil || v.Insurance == nil || math.Abs(*v.Insurance-(95.0/309*3-1)) > 1e-9 {
		t.Errorf("insurance: %+v, %v", v, err)
	}
	for _, bad := range []*counsel.Position{
		{}, {Hand: cards(t, "Ts 6h")}, {Hand: cards(t, "Ts"), Dealer: cards(t, "Ac")}, {Hand: cards(t, "Ts 6h"), Dealer: cards(t, "Ac Ad")},
		{Hand: cards(t, "Ts Ts Ts Ts Ts Ts Ts"), Dealer: cards(t, "Ac")}, {Hand: []card.Card{card.Unknown, card.Unknown}, Dealer: cards(t, "Ac")},
	} {
		if v, err := counsel.Choices(blackjack.Rules, o, blackjack.Rules.Terms(), bad); err == nil {
			t.Errorf("%+v is worth %+v", bad, v)
		}
	}
	for _, rules := range game.All {
		_, err := counsel.Choices(rules, rules.Options(), rules.Terms(), &counsel.Position{Hand: cards(t, "2s 2h 3s 4s 5s 6s")})
		if err == nil {
			t.Errorf("%s values a hand that cannot be", rules.ID)
		}
	}
}
