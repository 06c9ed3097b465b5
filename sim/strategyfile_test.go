package sim_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/sim"
	"boardwalk/table"
)

// Charts of blackjack as somebody would write them.
const (
	mimic = "hard 4-16 dddddddddd\nhard 17-20 ssssssssss\nsoft 12-16 dddddddddd\nsoft 17-20 ssssssssss\n"

	neverBust = "hard 4-11 dddddddddd\nhard 12-20 ssssssssss\nsoft 12-17 dddddddddd\nsoft 18-20 ssssssssss\n"
)

// rulesOf is a game of the list.
func rulesOf(t testing.TB, id string) *table.Rules {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatalf("there is no game %s", id)
	}
	return rules
}

func TestAStrategyFromAFilePlaysAsTheNamedOne(t *testing.T) {
	for _, x := range []struct {
		id, wager, name, text string
	}{
		{"blackjack", "main", "mimic", "game blackjack\n" + mimic + "insurance no # never"},
		{"blackjack", "main", "never-bust", neverBust},
		{"red-dog", "original", "seven", "raise 7 9-11\nraise 8"},
		{"red-dog", "original", "never", "# I have no nerve\nraise never\n"},
		{"three-card-poker", "ante", "queen-six-four", "play Q 6 4"},
		{"three-card-poker", "ante", "always", "play all"},
		{"casino-war", "ante", "war", "ties war"},
		{"chemin-de-fer", "player", "stay-draw", "five stay\nthree draw"},
		{"chemin-de-fer", "bank", "card-stay", "game chemin-de-fer\nthree stay\nfive card"},
		{"casino-war", "ante", "surrender", "game casino-war\nties surrender # I have no nerve"},
	} {
		named := config(t, x.id, x.wager, x.name)
		named.Rounds = 20_000
		read := named
		s, err := sim.ParseStrategy(rulesOf(t, x.id), "mine", strings.NewReader(x.text))
		if err != nil {
			t.Fatal(err)
		}
		read.Strategy = s
		a, b := run(t, named), run(t, read)
		if a.Sums != b.Sums || b.Strategy.Name != "mine" {
			t.Errorf("%s: %+v, and from a file %+v", x.name, a.Sums, b.Sums)
		}
	}
}

// nearlyAsGood are strategies that cost less than so few rounds can show.
var nearlyAsGood = []string{"queen", "jack-eight-three", "card-stay", "stay-draw", "stay-stay"}

// better are those that lose less than the usual way, which is the house's own where hands are set.
var better = []string{"best", "chances"}

// How a hand is played shows in what it brings: each of these is worse than the
// usual way.
func TestWorseStrategiesLoseMore(t *testing.T) {
	for _, rules := range game.All {
		list := sim.Strategies(rules)
		if len(list) == 0 {
			continue
		}
		wager := sim.MainWagers(rules)[0]
		usual := run(t, config(t, rules.ID, wager, ""))
		for i := range list {
			if slices.Contains(better, list[i].Name) {
				continue
			}
			other := run(t, config(t, rules.ID, wager, list[i].Name))
			if i > 0 && other.HouseAdvantage() <= usual.HouseAdvantage() && !slices.Contains(nearlyAsGood, list[i].Name) {
				t.Errorf("%s: %s loses %.4f and the usual way %.4f", rules.Name, list[i].Name, other.HouseAdvantage(), usual.HouseAdvantage())
			}
			if i == 0 && other.Sums != usual.Sums {
				t.Errorf("%s: the usual way is not %s", rules.Name, list[i].Name)
			}
		}
	}
}

func TestErrorsInFilesHaveTheirLine(t *testing.T) {
	for _, x := range []struct {
		id, text, want string
	}{
		{"blackjack", "hard 12 ddsss", "f:1: a row has a letter for each first card of the dealer, 2 to 10 and the ace: 10 and not 5"},
		{"blackjack", "\n\nhard 12 ddsssdddxd", "f:3: 'x' is not one of the letters s, d, D, S, r and R"},
		{"blackjack", "hard 12 ddsssddddd\nhard 10-12 dddddddddd", "f:2: hard 12 has a row already"},
		{"blackjack", "hard 25 ddsssddddd", `f:1: "25" is not a number, or two like 4-20, from 4 to 20`},
		{"blackjack", "odd 12 ddsssddddd", "f:1: a row is hard, soft or pair, not odd"},
		{"blackjack", "hard 12", `f:1: a row is hard, soft or pair, a number and ten letters, like "hard 12 ddsssddddd"`},
		{"blackjack", "pair K pppppppppp", "f:1: a pair is of A or of a number from 2 to 10, not K"},
		{"blackjack", "pair 8 ppppppppps", "f:1: 's' is not one of the letters p and -"},
		{"blackjack", "insurance maybe", `f:1: "insurance yes" or "insurance no"`},
		{"blackjack", "hard 5-20 ssssssssss\n", "f:1: soft 13 has no row"},
		{"blackjack", "game red-dog", "f:1: the strategy is not for blackjack"},
		{"red-dog", "raise", `f:1: a line says on which spreads to raise, like "raise 7-11", or "raise never"`},
		{"red-dog", "raise 7-12", `f:1: "7-12" is not a number, or two like 1-11, from 1 to 11`},
		{"red-dog", "", `f:0: it says nothing: "raise never" never raises`},
		{"three-card-poker", "play Q 6", `f:1: a hand is written with its three ranks, like "Q 6 4"`},
		{"three-card-poker", "play Q 6 X", "f:1: X is not a rank: 2 to 10, J, Q, K or A"},
		{"three-card-poker", "play all\nplay pair", "f:2: there is a hand already"},
		{"three-card-poker", "fold", `f:1: a line says with which hand or a better one to go on, like "play Q 6 4", "play pair" or "play all"`},
		{"three-card-poker", "# nothing", `f:1: it says nothing: "play all" always goes on`},
		{"chemin-de-fer", "five draw", `f:1: a line says what to do with an option: "five card" or "five stay", "three draw" or "three stay"`},
		{"chemin-de-fer", "five card\nfive stay", "f:2: there is a choice with five already"},
		{"chemin-de-fer", "five card", `f:1: it must say what the player does ("five card" or "five stay") and the ` +
			`Banker ("three draw" or "three stay")`},
		{"casino-war", "ties peace", `f:1: a line says what to do on ties: "ties war" or "ties surrender"`},
		{"casino-war", "ties war\nties war", "f:2: there is a choice already"},
		{"casino-war", "", `f:0: it says nothing: "ties war" always goes to war`},
		{"roulette", "red", "nothing is decided at Roulette, so there are no strategies"},
	} {
		if _, err := sim.ParseStrategy(rulesOf(t, x.id), "f", strings.NewReader(x.text)); err == nil || err.Error() != x.want {
			t.Errorf("%q: got %v, want %s", x.text, err, x.want)
		}
	}
	var unknown *sim.NoStrategy
	if _, err := sim.FindStrategy(rulesOf(t, "red-dog"), nil, table.DefaultTerms(), "x"); !errors.As(err, &unknown) ||
		err.Error() != "there is no strategy x: Red Dog has the strategies seven, always, never, or a file with one" {
		t.Error(err)
	}
}

func FuzzParseStrategy(f *testing.F) {
	f.Add(uint8(1), neverBust)
	f.Add(uint8(5), "raise 7-11")
	f.Add(uint8(17), "play Q 6 4")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		rules := game.All[int(which)%len(game.All)]
		s, err := sim.ParseStrategy(rules, "f", strings.NewReader(text))
		if (err == nil) != (s.Sit != nil) {
			t.Errorf("%q: a strategy or an error, not %v", text, err)
		}
	})
}
