package counsel_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/game"
	"boardwalk/game/asiapoker"
	"boardwalk/game/blackjack"
	"boardwalk/game/fourcard"
	"boardwalk/money"
	"boardwalk/table"
)

// found is a game of the list.
func found(id string) *table.Rules {
	rules, ok := game.Find(id)
	if !ok {
		panic("there is no game " + id)
	}
	return rules
}

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
		"S": {"stand"}, "H": {"draw"}, "D": {"double", "draw"}, "Ds": {"double", "stand"}, "P": {"split", "play"},
		"Rh": {"surrender", "draw"}, "Rs": {"surrender", "stand"}, "R": {"raise"}, "C": {"decline"}, "F": {"fold"},
	}
	for _, rules := range []*table.Rules{found("blackjack"), found("red-dog"), found("three-card-poker")} {
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
		found("three-card-poker"): "Play with Q 6 4 or better.", found("red-dog"): "Raise on spreads of 7 and more.",
		found("blackjack"): "fresh shoe",
	} {
		c, err := counsel.Strategy(rules, rules.Options(), rules.Terms())
		if err != nil || !strings.Contains(c.Text, want) {
			t.Errorf("%s: %v, %v", rules.ID, c, err)
		}
	}
	if _, err := counsel.Strategy(found("craps"), found("craps").Options(), found("craps").Terms()); err == nil {
		t.Error("craps has a chart")
	}
}

func TestChoicesOfAnyHand(t *testing.T) {
	v, err := counsel.Choices(found("three-card-poker"), found("three-card-poker").Options(),
		found("three-card-poker").Terms(), &counsel.Position{Hand: cards(t, "2s 2h 2d"), PairPlus: 1})
	if err != nil || len(v.Choices) != 2 || v.Choices[0].EV != -2 {
		t.Errorf("%+v, %v", v, err)
	}
	o := found("blackjack").Options()
	ten := &counsel.Position{Hand: cards(t, "Ts 6h"), Dealer: cards(t, "Ac")}
	v, err = counsel.Choices(found("blackjack"), o, found("blackjack").Terms(), ten)
	if err != nil || v.Insurance == nil || math.Abs(*v.Insurance-(95.0/309*3-1)) > 1e-9 {
		t.Errorf("insurance: %+v, %v", v, err)
	}
	for _, bad := range []*counsel.Position{
		{}, {Hand: cards(t, "Ts 6h")}, {Hand: cards(t, "Ts"), Dealer: cards(t, "Ac")}, {Hand: cards(t, "Ts 6h"), Dealer: cards(t, "Ac Ad")},
		{Hand: cards(t, "Ts Ts Ts Ts Ts Ts Ts"), Dealer: cards(t, "Ac")}, {Hand: []card.Card{card.Unknown, card.Unknown}, Dealer: cards(t, "Ac")},
	} {
		if v, err := counsel.Choices(found("blackjack"), o, found("blackjack").Terms(), bad); err == nil {
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

// A bot at four card poker makes the play wager of the size that the best simple rule
// says: three times the ante, once, or none at all; and never more than it has.
func TestBotsSayHowMuch(t *testing.T) {
	for _, x := range []struct {
		hand, up string
		most     money.Cents
		want     table.Answer
	}{
		{"As Ah 9d 6c 3s", "2d", 3000, table.Answer{Choice: fourcard.Play, Amount: 3000}},
		{"As Ah 9d 6c 3s", "2d", 2500, table.Answer{Choice: fourcard.Play, Amount: 2500}},
		{"9s 9h Kd 7c 3s", "Td", 3000, table.Answer{Choice: fourcard.Play, Amount: 1000}},
		{"9s 9h Kd 7c 3s", "8d", 3000, table.Answer{Choice: fourcard.Play, Amount: 3000}},
		{"9s 8h Kd 7c 3s", "8d", 3000, table.Answer{Choice: fourcard.Fold}},
	} {
		var eye counsel.Eye
		for _, c := range cards(t, x.hand) {
			eye.Hear(&table.Event{Kind: table.Dealt, Seat: 1, Box: 1, Card: c})
		}
		eye.Hear(&table.Event{Kind: table.Dealt, Box: 0, Card: cards(t, x.up)[0]})
		layout := found("four-card-poker").New(found("four-card-poker").Options()).Layout()
		play := slices.IndexFunc(layout.Offers, func(o *table.Offer) bool { return o.ID == "play" })
		s := counsel.Situation{Rules: found("four-card-poker"), Options: found("four-card-poker").Options(),
			Terms: found("four-card-poker").Terms(), Eye: &eye,
			On: func(...string) money.Cents { return 1000 },
			Question: &table.Question{Seat: 1, Box: 1, Open: table.AllChoices, Offer: layout.Offers[play],
				Range: table.Range{Least: 1000, Most: x.most, Step: 500}}}
		if got, ok := s.Answer(); !ok || got != x.want {
			t.Errorf("%s against %s: %+v, %v, not %+v", x.hand, x.up, got, ok, x.want)
		}
		c := s.Counsel()
		if c == nil || c.Best != x.want.Choice || c.BestAmount(s.Question) != x.want.Amount {
			t.Errorf("%s against %s: the coach says %+v", x.hand, x.up, c)
		}
	}
}

// A hand that was doubled twice has four times the wager on it: the coach values standing
// so, and what is lost by giving it up.
func TestCoachCountsDoublings(t *testing.T) {
	options := found("spanish-21").Options()
	if err := table.SetOption(options, "redoubles", "2"); err != nil {
		t.Fatal(err)
	}
	layout := found("spanish-21").New(options).Layout()
	doubled := slices.IndexFunc(layout.Offers, func(o *table.Offer) bool { return o.ID == "doubled" })
	worth := func(doubles int, choice table.Choice) float64 {
		var eye counsel.Eye
		for _, c := range cards(t, "4s 3h 2d 3c") {
			eye.Hear(&table.Event{Kind: table.Dealt, Seat: 1, Box: 1, Card: c})
		}
		eye.Hear(&table.Event{Kind: table.Dealt, Box: 0, Card: cards(t, "Kd")[0]})
		for range doubles {
			eye.Hear(&table.Event{Kind: table.Answered, Seat: 1, Box: 1, Word: "double"})
		}
		s := counsel.Situation{Rules: found("spanish-21"), Options: options, Terms: found("spanish-21").Terms(), Eye: &eye,
			On:       func(...string) money.Cents { return 1000 },
			Question: &table.Question{Seat: 1, Box: 1, Open: table.AllChoices, Offer: layout.Offers[doubled]}}
		c := s.Counsel()
		if c == nil {
			t.Fatalf("the coach knows nothing of a hand that was doubled %d times", doubles)
		}
		return c.Values[slices.IndexFunc(c.Values, func(w counsel.Worth) bool { return w.Choice == choice })].EV
	}
	once, twice := worth(1, blackjack.Stand), worth(2, blackjack.Stand)
	if once > -0.5 || math.Abs(twice-2*once) > 1e-9 {
		t.Errorf("standing is worth %.6f doubled once and %.6f doubled twice", once, twice)
	}
	if up := worth(2, blackjack.Rescue); math.Abs(up+2) > 1e-9 {
		t.Errorf("a rescue of a hand that was doubled twice is worth %.6f: two wagers are lost", up)
	}
}

// A bot at asia poker does not leave a hand to the house that is set better otherwise, and
// names the cards.
func TestBotsSetThreeHands(t *testing.T) {
	options := found("asia-poker").Options()
	layout := found("asia-poker").New(options).Layout()
	hand := cards(t, "As Ah Qd 9c 7h 4d 2c") // the house puts the aces in the medium hand
	var eye counsel.Eye
	for _, c := range hand {
		eye.Hear(&table.Event{Kind: table.Dealt, Seat: 1, Box: 1, Card: c, Secret: true})
	}
	s := counsel.Situation{Rules: found("asia-poker"), Options: options, Terms: found("asia-poker").Terms(), Eye: &eye,
		On:       func(...string) money.Cents { return 1000 },
		Question: &table.Question{Seat: 1, Box: 1, Open: table.AllChoices, Offer: layout.Offers[0]}}
	got, ok := s.Answer()
	best := s.Counsel()
	if !ok || got.Choice == asiapoker.HouseWay || got.Cards.Len() != 3 || best == nil {
		t.Fatalf("%+v, %v", got, ok)
	}
	worth := func(choice table.Choice, cards card.Set) float64 {
		at := slices.IndexFunc(best.Values, func(w counsel.Worth) bool { return w.Choice == choice && w.Cards == cards })
		if at < 0 {
			t.Fatalf("the coach does not know %s %s", choice, cards)
		}
		return best.Values[at].EV
	}
	if worth(got.Choice, got.Cards) <= worth(asiapoker.HouseWay, 0) {
		t.Errorf("%s %s is worth no more than the house way", got.Choice, got.Cards)
	}
}
