package odds

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

// report finds the figures of a game under options like "decks=6 vigorish=4%".
func report(t *testing.T, id, options string) *Report {
	t.Helper()
	rules, o := optioned(t, id, options)
	r, err := For(rules, o, rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// optioned finds a game, and sets options like "decks=6 vigorish=4%".
func optioned(t *testing.T, id, options string) (*table.Rules, table.Options) {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatalf("there is no game %s", id)
	}
	o := rules.Options()
	for _, word := range strings.Fields(options) {
		name, value, _ := strings.Cut(word, "=")
		if err := table.SetOption(o, name, value); err != nil {
			t.Fatal(err)
		}
	}
	return rules, o
}

// published are figures that others have printed, in percent, to the digits
// that they print. The sources are Michael Shackleford's Wizard of Odds
// (wizardofodds.com: craps, roulette, big six, sic bo, red dog, baccarat, three
// card poker, casino war, caribbean stud, let it ride, four card poker) and, where a fraction is given, the common literature: 7/495 and
// 3/220 for the line bets of craps are in every textbook.
var published = []struct{ game, options, wager, per, figure string }{
	{"craps", "", "pass", "bet resolved", "7/495"},
	{"craps", "", "pass", "bet resolved", "1.414"},
	{"craps", "", "pass", "roll", "0.42"},
	{"craps", "", "dont-pass", "bet made", "3/220"},
	{"craps", "", "dont-pass", "bet resolved", "1.40"},
	{"craps", "", "come", "bet resolved", "1.414"},
	{"craps", "", "dont-come", "bet made", "1.364"},
	{"craps", "", "place-6", "bet resolved", "1.515"},
	{"craps", "", "place-6", "roll", "0.463"},
	{"craps", "", "place-5", "bet resolved", "4.000"},
	{"craps", "", "place-5", "roll", "1.111"},
	{"craps", "", "place-4", "bet resolved", "6.667"},
	{"craps", "", "lose-4", "bet resolved", "3.030"},
	{"craps", "", "lose-5", "bet resolved", "2.500"},
	{"craps", "", "lose-6", "bet resolved", "1.818"},
	{"craps", "", "buy-4", "bet and vigorish", "4.762"},
	{"craps", "", "lay-4", "bet and vigorish", "2.439"},
	{"craps", "", "lay-5", "bet and vigorish", "3.226"},
	{"craps", "", "lay-6", "bet and vigorish", "4.000"},
	{"craps", "", "hard-4", "bet resolved", "11.111"},
	{"craps", "", "hard-6", "bet resolved", "9.091"},
	{"craps", "", "hard-6", "roll", "2.778"},
	{"craps", "", "field", "bet resolved", "5.556"},
	{"craps", "", "any-seven", "bet resolved", "16.667"},
	{"craps", "", "any-craps", "bet resolved", "11.111"},
	{"craps", "", "craps-2", "bet resolved", "13.889"},
	{"craps", "", "craps-3", "bet resolved", "11.111"},
	{"craps", "", "horn", "bet resolved", "12.500"},
	{"boston-5-stud", "bonus-flush=4", "bonus", "bet made", "2.3"}, // casinocitytimes.com, "Poker, Beantown style"
	{"boston-5-stud", "", "bonus", "bet made", "7.3"},
	{"flop-poker", "straight=11", "ante", "bet made", "5.4237"}, // 888casino.com/blog, "Flop Poker Hole-Card Play"
	{"flop-poker", "", "pot", "bet made", "0.00"},               // wizardofodds.com/games/flop-poker
	{"mini-dice", "", "place-6", "bet resolved", "1.515"},
	{"mini-dice", "", "place-5", "bet resolved", "4.000"},
	{"mini-dice", "", "place-4", "bet resolved", "6.667"},
	{"mini-dice", "", "place-6", "roll", "0.463"},
	{"mini-dice", "", "field", "bet resolved", "5.556"},
	{"mini-dice", "", "any-7", "bet resolved", "16.667"},
	{"mini-dice", "", "over-7", "bet resolved", "1/6"},
	{"mini-dice", "", "under-7", "bet resolved", "1/6"},
	{"mini-craps", "", "pass", "bet resolved", "7/495"},
	{"roulette", "", "straight-17", "bet made", "5.263"},
	{"roulette", "", "first-five", "bet made", "7.895"},
	{"roulette", "", "red", "bet made", "2.632"}, // half back on 0 and 00
	{"big-six", "", "one", "bet made", "11.11"},
	{"big-six", "", "two", "bet made", "16.67"},
	{"big-six", "", "five", "bet made", "22.22"},
	{"big-six", "", "ten", "bet made", "18.52"},
	{"big-six", "", "twenty", "bet made", "22.22"},
	{"big-six", "", "joker", "bet made", "14.81"},
	{"sic-bo", "", "small", "bet made", "2.78"},
	{"sic-bo", "", "single-1", "bet made", "7.87"},
	{"sic-bo", "", "combo-1-2", "bet made", "16.67"},
	{"red-dog", "decks=1", "original", "bet made", "3.155"},
	{"red-dog", "decks=2", "original", "bet made", "3.077"},
	{"red-dog", "decks=4", "original", "bet made", "2.884"},
	{"red-dog", "decks=6", "original", "bet made", "2.798"},
	{"red-dog", "decks=8", "original", "bet made", "2.751"},
	{"punto-banco", "decks=8", "banker", "bet made", "1.0579"},
	{"punto-banco", "decks=8", "player", "bet made", "1.2351"},
	{"punto-banco", "decks=8", "tie", "bet made", "14.3596"},
	{"punto-banco", "decks=6", "banker", "bet made", "1.0558"},
	{"punto-banco", "decks=6", "player", "bet made", "1.2374"},
	{"punto-banco", "decks=6", "tie", "bet made", "14.4382"},
	{"minibaccarat", "decks=8 vigorish=4%", "banker", "bet made", "0.5993"},
	{"three-card-poker", "ledger=A", "pair-plus", "bet made", "2.32"},
	{"three-card-poker", "ledger=C", "pair-plus", "bet made", "7.28"},
	{"three-card-poker", "", "ante", "bet made", "3.37"},
	{"caribbean-stud", "", "ante", "bet made", "5.22"},
	{"caribbean-stud", "", "ante", "bet made", "5.224"},
	{"let-it-ride", "", "bet-three", "one of the three bets", "3.506"},
	{"mississippi-stud", "", "ante", "bet made", "4.91"}, // and 4.91%/3.59 = 1.37%: wizardofodds.com/games/mississippi-stud
	{"four-card-poker", "", "ante", "bet made", "2.79"},
	{"four-card-poker", "aces-up=I", "aces-up", "bet made", "1.98"},
	{"casino-war", "", "ante", "bet made", "2.8771"},
	{"casino-war", "bonus=yes", "ante", "bet made", "2.3301"},
	{"casino-war", "", "tie", "bet made", "58/311"},
	{"casino-war", "", "tie", "bet made", "18.65"},
}

func TestPublishedFigures(t *testing.T) {
	reports := map[string]*Report{}
	for _, p := range published {
		key := p.game + " " + p.options
		if reports[key] == nil {
			reports[key] = report(t, p.game, p.options)
		}
		f := reports[key].Find(p.wager, p.per)
		if f == nil {
			t.Errorf("%s has no figure of %s per %s", key, p.wager, p.per)
			continue
		}
		got := f.House.RatString()
		if !strings.Contains(p.figure, "/") {
			_, digits, _ := strings.Cut(p.figure, ".")
			got = fmt.Sprintf("%.*f", len(digits), 100*f.HouseAdvantage())
		}
		if got != p.figure {
			t.Errorf("%s: %s per %s is %s, and %s was published", key, p.wager, p.per, got, p.figure)
		}
	}
}

// The element of risk of a line bet with odds is what the literature calls the
// combined house advantage.
func TestLineBetsWithOdds(t *testing.T) {
	for _, x := range []struct{ options, wager, figure string }{
		{"odds=1 lay-odds=1", "pass", "0.848"},
		{"odds=2 lay-odds=2", "pass", "0.606"},
		{"odds=3 lay-odds=3", "pass", "0.471"},
		{"odds=5 lay-odds=5", "pass", "0.326"},
		{"odds=10 lay-odds=10", "pass", "0.184"},
		{"odds=3-4-5 lay-odds=3-4-5", "pass", "0.374"},
		{"odds=3-4-5 lay-odds=3-4-5", "dont-pass", "0.273"},
		{"odds=1 lay-odds=1", "dont-pass", "0.682"},
		{"odds=2 lay-odds=2", "dont-pass", "0.455"},
		{"odds=10 lay-odds=10", "dont-pass", "0.124"},
		{"odds=2 lay-odds=2", "come", "0.606"},
	} {
		f := report(t, "craps", x.options).Find(x.wager, "bet, with odds")
		if f == nil {
			t.Fatalf("no figure of %s with odds", x.wager)
		}
		got := fmt.Sprintf("%.3f", 100*f.ElementOfRisk())
		if got != x.figure {
			t.Errorf("%s with %s: %s%%, not %s%%", x.wager, x.options, got, x.figure)
		}
	}
}

// Chances add up to one, ways to their total, and the advantage is what the
// results say it is.
func TestFiguresAreConsistent(t *testing.T) {
	for rules := range analyses {
		if testing.Short() && Pending(rules, rules.Options(), rules.Terms(), 0) != "" {
			continue // the count takes half a minute, unless another test made it
		}
		for _, f := range report(t, rules.ID, "").Figures {
			if len(f.Results) == 0 {
				continue
			}
			sum, mean := 0.0, 0.0
			for _, r := range f.Results {
				p, net := float(r.Probability), float(r.Net)
				sum += p
				mean += p * net
				ways, _ := r.Ways.Float64()
				total, _ := f.Total.Float64()
				if math.Abs(ways/total-p) > 1e-12 {
					t.Errorf("%s %s: %v ways of %v are not %v", rules.ID, f.Wager, r.Ways, f.Total, p)
				}
			}
			if math.Abs(sum-1) > 1e-12 || math.Abs(mean+f.HouseAdvantage()) > 1e-12 {
				t.Errorf("%s %s: chances of %v and a mean of %v against an advantage of %v", rules.ID, f.Wager, sum, mean, f.HouseAdvantage())
			}
		}
	}
}

// The element of risk and the average wager of mississippi stud are those of
// wizardofodds.com/games/mississippi-stud, as casinocitytimes.com of April 19, 2018 explains them.
func TestMississippiElementOfRisk(t *testing.T) {
	f := report(t, "mississippi-stud", "").Find("ante", "")
	if got := fmt.Sprintf("%.2f %.2f", 100*f.ElementOfRisk(), f.HouseAdvantage()/f.ElementOfRisk()); got != "1.37 3.59" {
		t.Errorf("the element of risk and the average wager are %s", got)
	}
}

// The trips wager by its four tables, as wizardofodds.com/games/ultimate-texas-hold-em prints them. The
// ante is held against it in package housepoker.
func TestTrips(t *testing.T) {
	rules, _ := game.Find("ultimate-texas-holdem")
	for name, want := range map[string]string{"A": "0.90", "B": "1.90", "C": "3.50", "D": "6.18"} {
		o := rules.Options()
		if err := table.SetOption(o, "trips", name); err != nil {
			t.Fatal(err)
		}
		w, err := newWork(rules, o, rules.Terms(), 0, nil)
		if err != nil {
			t.Fatal(err)
		}
		f, err := tripsFigure(w)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%.2f", 100*f.HouseAdvantage()); got != want {
			t.Errorf("table %s: %s, and %s was published", name, got, want)
		}
	}
}

// A payout limit takes from an ante of $1,000 what a royal flush wins beyond it, and nothing
// from an ante of $10. At the posted minimum nothing is ever taken.
func TestUltimatePayoutLimit(t *testing.T) {
	rules, o := optioned(t, "ultimate-texas-holdem", "payout-limit=$60000")
	if testing.Short() && Pending(rules, o, rules.Terms(), 0) != "" {
		t.Skip("many seconds")
	}
	most := func(minimum, stake money.Cents) *big.Rat {
		terms := rules.Terms()
		terms.Limit.Min = minimum
		r, err := ForStake(rules, o, terms, stake)
		if err != nil {
			t.Fatal(err)
		}
		results := r.Find("ante", "").Results
		return slices.MaxFunc(results, func(a, b Result) int { return a.Net.Cmp(b.Net) }).Net
	}
	for _, x := range []struct{ minimum, stake, antes int64 }{{5, 10, 505}, {5, 1000, 60}, {200, 1000, 101}} {
		if got := most(money.Cents(x.minimum)*money.Dollar, money.Cents(x.stake)*money.Dollar); got.Cmp(big.NewRat(x.antes, 1)) != 0 {
			t.Errorf("a hand with an ante of $%d wins at most %s antes, not %d", x.stake, got.RatString(), x.antes)
		}
	}
}
