package odds_test

import (
	"errors"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/odds"
)

// Figures are found for wagers from a cent up, and refused where one is larger than any that may be made. Where no hand is paid less for
// it, the size makes no difference but for what is rounded.
func TestFiguresOfTheSmallestAndTheLargestWager(t *testing.T) {
	limited := map[string]bool{"caribbean-stud": true, "double-down-stud": true} // as the games are, without an option
	for _, id := range []string{"caribbean-stud", "double-down-stud", "let-it-ride", "mississippi-stud",
		"ultimate-texas-holdem", "flop-poker"} {
		rules, _ := game.Find(id)
		usual, err := odds.For(rules, nil, rules.Terms())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := odds.ForStake(rules, nil, rules.Terms(), odds.MostStake+1); !errors.As(err, new(*odds.TooLarge)) {
			t.Errorf("%s for more than %v: %v", id, odds.MostStake, err)
		}
		for _, stake := range []money.Cents{1, 3, odds.MostStake} {
			r, err := odds.ForStake(rules, nil, rules.Terms(), stake)
			if err != nil {
				t.Errorf("%s for %v: %v", id, stake, err)
				continue
			}
			for i, f := range r.Figures {
				want := 0 // against the usual wager
				switch {
				case stake == odds.MostStake && limited[id] && f.Wager != "progressive":
					want = 1
				case stake != odds.MostStake && id == "ultimate-texas-holdem" && f.Wager == "ante":
					want = -1
				}
				if got := f.House.Cmp(usual.Figures[i].House); got != want {
					t.Errorf("%s for %v: %s costs %s, and usually %s", id, stake, f.Wager, f.House.FloatString(6), usual.Figures[i].House.FloatString(6))
				}
			}
		}
	}
}

// A cent on the blind wins two with a flush at 3 to 2: a fraction of a cent is paid as a cent. So a cent is worth a little
// more than two of them.
func TestHalfACentOfTheBlindIsPaidAsACent(t *testing.T) {
	rules, _ := game.Find("ultimate-texas-holdem")
	of := func(stake money.Cents) *odds.Figure {
		r, err := odds.ForStake(rules, nil, rules.Terms(), stake)
		if err != nil {
			t.Fatal(err)
		}
		return r.Figures[0]
	}
	one, two, usual := of(1), of(2), of(money.Dollar)
	if two.House.Cmp(usual.House) != 0 {
		t.Errorf("two cents cost %s, and a dollar %s", two.House.FloatString(6), usual.House.FloatString(6))
	}
	if one.House.Cmp(two.House) >= 0 {
		t.Errorf("a cent costs %s, and two cents %s", one.House.FloatString(6), two.House.FloatString(6))
	}
	for _, r := range one.Results {
		if !r.Net.IsInt() {
			t.Errorf("a cent wins %s", r.Net.RatString())
		}
	}
}

// A payout limit counts by the size of the wager, in figures and in choices.
func TestPayoutLimitsCountInChoices(t *testing.T) {
	for _, x := range []struct {
		id, options, hand, board, dealer string
		large                            money.Cents
		assumes                          string
	}{
		{"caribbean-stud", "", "Ks Kh Kd Kc 3s", "", "8d", 500 * money.Dollar, ""},
		{"let-it-ride", "payout-limit=$50000", "As Ks Qs", "Js", "", 500 * money.Dollar, "Valued as if the first bet rides."},
		{"mississippi-stud", "payout-limit=$50000", "As Ks", "Qs Js", "", 1000 * money.Dollar,
			"Valued as if the bets before this one were those of best play."},
		{"ultimate-texas-holdem", "payout-limit=$50000", "As Ks", "Qs Js Ts", "", 1000 * money.Dollar, ""},
		{"ultimate-texas-holdem", "payout-limit=$50000", "As Ks", "", "", 1000 * money.Dollar, "Valued without the payout limit of $50,000."},
	} {
		a := asked(t, x.id, x.options)
		best := func(stake money.Cents) (float64, *odds.PokerWorths) {
			v := &odds.PokerView{Hand: parsed(t, x.hand), Stake: stake}
			if x.board != "" {
				v.Board = parsed(t, x.board)
			}
			if x.dealer != "" {
				v.Dealer = parsed(t, x.dealer)
			}
			p, err := odds.PokerChoices(a, v)
			if err != nil {
				t.Fatal(err)
			}
			return float(p.Choices[len(p.Choices)-1].EV), p
		}
		usual, _ := best(0)
		small, _ := best(5 * money.Dollar)
		large, p := best(x.large)
		if small != usual || p.Assumes != x.assumes {
			t.Errorf("%s: %v for $5 and %v as usual; %q", x.id, small, usual, p.Assumes)
		}
		if limited := !strings.Contains(x.assumes, "without"); (large < usual) != limited {
			t.Errorf("%s: %v for %v, and %v without a limit", x.id, large, x.large, usual)
		}
	}
}

// parsed reads cards.
func parsed(t *testing.T, text string) []card.Card {
	t.Helper()
	list, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}
