package game_test

import (
	"fmt"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/whatif"
)

// TestPublishedElsewhere holds the figures of supposed rules against those that others have published. What they say of
// blackjack are differences, to a hundredth or two of a percent, as the other rules differ.
func TestPublishedElsewhere(t *testing.T) {
	for _, x := range []struct{ game, text, wager, per, want string }{
		{"three-card-poker", "pair-plus: straight flush 40, three of a kind 25, flush 4, straight 5", "pair-plus", "bet made", "6.7511%"},
		{"three-card-poker", "pair-plus: flush 3", "pair-plus", "bet made", "7.2760%"},
		{"punto-banco", "tie 9 to 1", "tie", "bet made", "4.8440%"},
		{"punto-banco", "banker-seven push; vigorish none", "banker", "bet made", "1.0183%"}, // EZ baccarat
		{"punto-banco", "banker-six half; vigorish none", "banker", "bet made", "1.4581%"},   // super six
		{"roulette", "wheel triple-zero", "red", "bet made", "7.6923%"},
		{"roulette", "wheel triple-zero", "straight-17", "bet made", "7.6923%"},
		{"roulette", "wheel single-zero; even-money-on-zero half", "red", "bet made", "1.3514%"}, // la partage
		{"roulette", "even-money-on-zero lose", "red", "bet made", "5.2632%"},
		{"craps", "field on 12 3 to 1", "field", "bet resolved", "2.7778%"},
		{"blackjack", "hit soft 17", "main", "bet made", "0.6451%"},           // 0.22% more
		{"blackjack", "blackjack pays 6 to 5", "main", "bet made", "1.7953%"}, // 1.36% more
		{"blackjack", "five-card charlie", "main", "bet made", "-1.0634%"},    // 1.46% less
		{"blackjack", "blackjack takes all", "main", "bet made", "0.5415%"},   // 0.11% more
		{"blackjack", "draw to split aces", "main", "bet made", "0.2510%"},    // 0.19% less
	} {
		t.Run(x.game, func(t *testing.T) {
			rules, _ := game.Find(x.game)
			s, err := whatif.Read(rules, nil, rules.Terms(), x.text)
			if err != nil {
				t.Errorf("%s, %s: %v", x.game, x.text, err)
				return
			}
			r, err := odds.For(s.Rules, s.Options, s.Terms)
			if err != nil {
				t.Errorf("%s, %s: %v", x.game, x.text, err)
				return
			}
			f := r.Find(x.wager, x.per)
			if f == nil {
				t.Errorf("%s, %s: no figure of %s per %s", x.game, x.text, x.wager, x.per)
				return
			}
			if got := fmt.Sprintf("%.4f%%", 100*f.HouseAdvantage()); got != x.want {
				t.Errorf("%s, %s: %s has %s, published %s", x.game, x.text, x.wager, got, x.want)
			}
		})
	}
}

// Pay lines that the figures cannot follow are refused, and never answered as if nobody had supposed them.
func TestFiguresFollowOrRefuse(t *testing.T) {
	for _, x := range []struct {
		game, text string
		follows    bool
	}{
		{"three-card-poker", "ante 2 to 1", false},
		{"three-card-poker", "ante bonus: straight 3 to 2", true},
		{"three-card-poker", "pair-plus: pair 3 to 2", true},
		{"four-card-poker", "ante 2 to 1", false},
		{"boston-5-stud", "first 2 to 1", false},
		{"caribbean-stud", "ante 2 to 1", true},
		{"blackjack", "double 3 to 2", false},
		{"blackjack", "insurance 3 to 1", true},
		{"red-dog", "original: spread of 1 6 to 1", true},
		{"casino-war", "tie 11 to 1", true},
	} {
		t.Run(x.game, func(t *testing.T) {
			rules, ok := game.Find(x.game)
			if !ok {
				t.Errorf("no game %s", x.game)
				return
			}
			s, err := whatif.Read(rules, nil, rules.Terms(), x.text)
			if err != nil {
				t.Errorf("%s, %s: %v", x.game, x.text, err)
				return
			}
			supposed, err := odds.For(s.Rules, s.Options, s.Terms)
			if !x.follows {
				if err == nil {
					t.Errorf("%s, %s: figures that take it for granted", x.game, x.text)
				}
				return
			}
			if err != nil {
				t.Errorf("%s, %s: %v", x.game, x.text, err)
				return
			}
			lawful, err := odds.For(rules, rules.Options(), rules.Terms())
			if err != nil {
				t.Fatal(err)
			}
			moved := false
			for i, f := range supposed.Figures {
				moved = moved || i < len(lawful.Figures) && f.HouseAdvantage() < lawful.Figures[i].HouseAdvantage()
			}
			if !moved {
				t.Errorf("%s, %s: no figure is better for the player", x.game, x.text)
			}
		})
	}
}
