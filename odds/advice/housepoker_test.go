package advice

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
	"boardwalk/table"
)

// The best choice of hands about which there is no doubt.
func TestChoicesOfPokerAgainstTheHouse(t *testing.T) {
	for _, x := range []struct {
		rules               *table.Rules
		hand, dealer, board string
		best                table.Choice
	}{
		{doubledown.Rules, "6s", "6h 9d Kc", "", doubledown.Double},
		{doubledown.Rules, "5s 5h 9d Kc", "", "", doubledown.Decline},
		{letitride.Rules, "Ts Th 2d", "", "", letitride.Ride},
		{letitride.Rules, "9s 8h 2d", "", "", letitride.Withdraw},
		{letitride.Rules, "9s 7s 4s", "", "2s", letitride.Ride},
		{fourcard.Rules, "As Ah 9d 6c 3s", "2d", "", "play 3"},
		{fourcard.Rules, "5s 5h 9d Jc 3s", "Ad", "", "play 1"},
		{fourcard.Rules, "9s 8h 6d 4c 2s", "Ad", "", fourcard.Fold},
		{threedraw.Rules, "Qs 9h 5d", "", "", threedraw.Fold},
		{threedraw.Rules, "9d 2s 2h", "", "", threedraw.DiscardFirst},
		{floppoker.Rules, "Js 3h 2d", "", "", floppoker.Raise},
		{floppoker.Rules, "9s 7h 5d", "", "", floppoker.Raise},
		{floppoker.Rules, "Ts 9h 5d", "", "", floppoker.Fold},
		{mississippi.Rules, "2s 2h", "", "", mississippi.Thrice},
		{mississippi.Rules, "Js 4h", "", "", mississippi.Once},
		{mississippi.Rules, "9s 4h", "", "", mississippi.Fold},
		{mississippi.Rules, "5s 6s", "", "7s", mississippi.Thrice},
		{mississippi.Rules, "5s 5h", "", "Kd 2c", mississippi.Once},
		{mississippi.Rules, "Ks 4h", "", "2d 7c", mississippi.Fold},
		{ultimatetexas.Rules, "9s 2h", "", "Kd 7c 2s", ultimatetexas.Bet},
		{ultimatetexas.Rules, "9s 4h", "", "Kd 7c 2s", ultimatetexas.Check},
		{ultimatetexas.Rules, "4s 3h", "", "Kd Jc 9s Qh 7d", ultimatetexas.Fold},
		{texasbonus.Rules, "9s 2h", "", "Kd 7c 2s", texasbonus.Bet},
		{texasbonus.Rules, "4s 3h", "", "Kd Jc 9s Qh", texasbonus.Check},
	} {
		p := &Position{}
		for _, c := range []struct {
			text string
			to   *[]card.Card
		}{{x.hand, &p.Hand}, {x.dealer, &p.Dealer}, {x.board, &p.Board}} {
			var err error
			if *c.to, err = card.ParseAll(c.text); err != nil {
				t.Fatal(err)
			}
		}
		v, err := For(x.rules).Value(x.rules.Options(), x.rules.Terms(), p)
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
	c := &Counsel{Values: []Worth{{Choice: fourcard.Play, EV: 1.5}, {Choice: fourcard.Fold, EV: -1}}, Unit: 1000,
		Sizes: &Sizes{Choice: fourcard.Play, Most: 3, AtOne: 0.5, AtMost: 1.5}}
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
