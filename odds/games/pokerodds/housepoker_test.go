package pokerodds

import (
	"testing"

	"boardwalk/card"
	"boardwalk/game/doubledown"
	"boardwalk/game/floppoker"
	"boardwalk/game/fourcard"
	"boardwalk/game/letitride"
	"boardwalk/game/mississippi"
	"boardwalk/game/texasbonus"
	"boardwalk/game/threedraw"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/odds/advice"
	"boardwalk/odds/oddstest"
	"boardwalk/table"
)

// The best choice of hands about which there is no doubt.
func TestChoicesOfPokerAgainstTheHouse(t *testing.T) {
	for _, x := range []struct {
		rules               *table.Rules
		hand, dealer, board string
		best                table.Choice
	}{
		{doubledown.Rules.With(DoubleDown), "6s", "6h 9d Kc", "", doubledown.Double},
		{doubledown.Rules.With(DoubleDown), "5s 5h 9d Kc", "", "", doubledown.Decline},
		{letitride.Rules.With(LetItRide), "Ts Th 2d", "", "", letitride.Ride},
		{letitride.Rules.With(LetItRide), "9s 8h 2d", "", "", letitride.Withdraw},
		{letitride.Rules.With(LetItRide), "9s 7s 4s", "", "2s", letitride.Ride},
		{fourcard.Rules.With(FourCard), "As Ah 9d 6c 3s", "2d", "", "play 3"},
		{fourcard.Rules.With(FourCard), "5s 5h 9d Jc 3s", "Ad", "", "play 1"},
		{fourcard.Rules.With(FourCard), "9s 8h 6d 4c 2s", "Ad", "", fourcard.Fold},
		{threedraw.Rules.With(ThreeDraw), "Qs 9h 5d", "", "", threedraw.Fold},
		{threedraw.Rules.With(ThreeDraw), "9d 2s 2h", "", "", threedraw.DiscardFirst},
		{floppoker.Rules.With(FlopPoker), "Js 3h 2d", "", "", floppoker.Raise},
		{floppoker.Rules.With(FlopPoker), "9s 7h 5d", "", "", floppoker.Raise},
		{floppoker.Rules.With(FlopPoker), "Ts 9h 5d", "", "", floppoker.Fold},
		{mississippi.Rules.With(Mississippi), "2s 2h", "", "", mississippi.Thrice},
		{mississippi.Rules.With(Mississippi), "Js 4h", "", "", mississippi.Once},
		{mississippi.Rules.With(Mississippi), "9s 4h", "", "", mississippi.Fold},
		{mississippi.Rules.With(Mississippi), "5s 6s", "", "7s", mississippi.Thrice},
		{mississippi.Rules.With(Mississippi), "5s 5h", "", "Kd 2c", mississippi.Once},
		{mississippi.Rules.With(Mississippi), "Ks 4h", "", "2d 7c", mississippi.Fold},
		{ultimate, "9s 2h", "", "Kd 7c 2s", ultimatetexas.Bet},
		{ultimate, "9s 4h", "", "Kd 7c 2s", ultimatetexas.Check},
		{ultimate, "4s 3h", "", "Kd Jc 9s Qh 7d", ultimatetexas.Fold},
		{texas, "9s 2h", "", "Kd 7c 2s", texasbonus.Bet},
		{texas, "4s 3h", "", "Kd Jc 9s Qh", texasbonus.Check},
	} {
		p := &advice.Position{}
		for _, c := range []struct {
			text string
			to   *[]card.Card
		}{{x.hand, &p.Hand}, {x.dealer, &p.Dealer}, {x.board, &p.Board}} {
			var err error
			if *c.to, err = card.ParseAll(c.text); err != nil {
				t.Fatal(err)
			}
		}
		v, err := advice.For(x.rules).Value(oddstest.Asked(t, x.rules, ""), p)
		if err != nil {
			t.Errorf("%s %s: %v", x.rules.ID, x.hand, err)
			continue
		}
		best := v.Choices[0]
		for _, w := range v.Choices {
			if w.EV > best.EV {
				best = w
			}
		}
		if best.Choice != x.best {
			t.Errorf("%s %s, %s %s: %s is best, not %s", x.rules.ID, x.hand, x.dealer, x.board, best.Choice, x.best)
		}
	}
}

// A play wager of another size than the best costs what the line between the ends
// says.
func TestSizesCost(t *testing.T) {
	c := &advice.Counsel{Values: []advice.Worth{{Choice: fourcard.Play, EV: 1.5}, {Choice: fourcard.Fold, EV: -1}}, Unit: 1000,
		Sizes: &advice.Sizes{Choice: fourcard.Play, Most: 3, AtOne: 0.5, AtMost: 1.5}}
	c.Price()
	for amount, want := range map[money.Cents]float64{0: 1, 1000: 1, 2000: 0.5, 3000: 0} {
		a := table.Answer{Choice: fourcard.Play, Amount: amount}
		if cost, ok := c.Cost(a); !ok || cost != want {
			t.Errorf("%v cost %v, not %v", amount, cost, want)
		}
	}
	if cost, ok := c.Cost(table.Answer{Choice: fourcard.Fold}); !ok || cost != 2.5 {
		t.Errorf("to fold costs %v", cost)
	}
}

// A wager that may be made with a part costs that part of what all of it costs: insurance
// for half is half as bad.
func TestPartsCost(t *testing.T) {
	c := &advice.Counsel{Values: []advice.Worth{{Choice: "decline"}, {Choice: "insure", EV: -0.08}}, Unit: 1000, Parts: true}
	c.Price()
	for amount, want := range map[money.Cents]float64{0: 0.08, 500: 0.04, 1000: 0.08} {
		if cost, ok := c.Cost(table.Answer{Choice: "insure", Amount: amount}); !ok || cost != want {
			t.Errorf("%v costs %v, not %v", amount, cost, want)
		}
	}
	c.Values[0].EV, c.Values[1].EV = 0.08, 0
	c.Values[0].Choice, c.Values[1].Choice = "insure", "decline"
	c.Price()
	if cost, ok := c.Cost(table.Answer{Choice: "insure", Amount: 250}); !ok || cost != 0.06 {
		t.Errorf("a quarter of what is best costs %v", cost)
	}
	if _, ok := (&advice.Counsel{Values: c.Values[1:], Unit: 1000}).Cost(table.Answer{Choice: "insure"}); ok {
		t.Error("a choice without a value has a cost")
	}
}

// The coach never counts for seconds while a table waits: a card of somebody else's that came to be seen before the flop is left
// aside, and the coach says so. Asked about such a hand without time, the figures are refused.
func TestNobodyWaitsBeforeTheFlop(t *testing.T) {
	for _, rules := range []*table.Rules{texas, ultimate} {
		layout := rules.New(rules.Options()).Layout()
		q := &table.Question{Seat: 1, Box: 1, Offer: layout.Offers[0], Open: 1<<len(layout.Offers[0].Choices) - 1}
		hole, _ := card.ParseAll("7s 2h")
		other, _ := card.ParseAll("As Ah")
		s := &advice.View{Asked: *oddstest.Asked(t, rules, ""), Question: q, On: func(...string) money.Cents { return 10 * money.Dollar },
			Hands: []advice.Hand{{Box: 1, Cards: hole}}}
		alone := advice.For(rules).Advise(s)
		s.Hands = append(s.Hands, advice.Hand{Box: 2, Cards: other})
		seen := advice.For(rules).Advise(s)
		if alone == nil || seen == nil || seen.Best != alone.Best || seen.Values[0].EV != alone.Values[0].EV {
			t.Fatalf("%s: %+v, and %+v by itself", rules.ID, seen, alone)
		}
		if alone.Basis == seen.Basis || seen.Basis != "By every deal, as if no other cards were known." {
			t.Errorf("%s rests on %q", rules.ID, seen.Basis)
		}
		if _, err := advice.For(rules).Value(oddstest.Asked(t, rules, ""), &advice.Position{Hand: hole, Gone: other, Quick: true}); err == nil {
			t.Errorf("%s: a hand with other cards known was counted for somebody who cannot wait", rules.ID)
		}
	}
}

// Whether the first bet of let it ride was taken back counts where the second is decided.
func TestTheFirstBetOfLetItRideCounts(t *testing.T) {
	rules := letitride.Rules.With(LetItRide)
	layout := rules.New(rules.Options()).Layout()
	hole, _ := card.ParseAll("Js Ts 9s")
	board, _ := card.ParseAll("2h")
	value := func(first table.Choice) float64 {
		q := &table.Question{Seat: 1, Box: 1, Offer: layout.Offers[1], Open: 3}
		s := &advice.View{Asked: *oddstest.Asked(t, rules, ""), Question: q, On: func(...string) money.Cents { return 10 * money.Dollar },
			Hands: []advice.Hand{{Box: 0, Cards: board}, {Box: 1, Cards: hole, Answers: []table.Choice{first}}}}
		return advice.For(rules).Advise(s).Values[0].EV
	}
	if rides, back := value(letitride.Ride), value(letitride.Withdraw); rides >= back || rides != 2*back {
		t.Errorf("with the first bet riding the hand is worth %v, and without it %v", rides, back)
	}
}
