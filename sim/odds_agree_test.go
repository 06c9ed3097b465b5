package sim_test

import (
	"context"
	"math"
	"os"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// long asks for a hundred million rounds of each wager: BOARDWALK_LONG=1 go test
// -run Agree -timeout 1h -v ./sim
var long = os.Getenv("BOARDWALK_LONG") != ""

// agree are the wagers that are held against their exact worth, those marked
// as long only where there is time.
var agree = []struct {
	game, wager, strategy string
	long                  bool
	options               string
}{
	{"craps", "pass", "", false, ""}, {"craps", "dont-pass", "", true, ""}, {"craps", "come", "", false, ""},
	{"craps", "place-6", "", true, ""}, {"craps", "buy-4", "", true, ""}, {"craps", "horn", "", true, ""},
	{"boston-5-stud", "ante", "always", false, ""}, {"boston-5-stud", "ante", "queen", true, "ante-bonus=B"},
	{"boston-5-stud", "bonus", "", true, ""},
	{"flop-poker", "ante", "draws", false, ""}, {"flop-poker", "ante", "jack", true, "straight=11"}, {"flop-poker", "bonus", "", true, ""},
	{"mini-dice", "place-6", "", false, ""}, {"mini-dice", "field", "", false, ""}, {"mini-craps", "pass", "", true, ""},
	{"roulette", "straight-17", "", true, ""}, {"roulette", "red", "", false, ""},
	{"big-six", "joker", "", false, ""},
	{"sic-bo", "small", "", true, ""}, {"sic-bo", "single-1", "", false, ""},
	{"red-dog", "original", "seven", false, ""},
	{"punto-banco", "banker", "", false, ""}, {"punto-banco", "tie", "", true, ""}, {"minibaccarat", "player", "", true, ""},
	{"chemin-de-fer", "player", "card-draw", false, ""}, {"chemin-de-fer", "bank", "card-draw", false, ""},
	{"chemin-de-fer", "player", "stay-stay", true, ""}, {"chemin-de-fer", "bank", "card-stay", true, "five-against-four=option vigorish=4%"},
	{"casino-war", "ante", "war", false, ""}, {"casino-war", "ante", "surrender", true, ""},
	{"casino-war", "ante", "war", true, "bonus=yes decks=1"},
	{"casino-war", "tie", "", false, ""},
	{"three-card-poker", "ante", "queen-six-four", false, ""}, {"three-card-poker", "ante", "always", true, ""},
	{"three-card-poker", "pair-plus", "", false, ""},
	{"caribbean-stud", "ante", "jack-eight-three", false, ""}, {"caribbean-stud", "ante", "up-card", true, ""},
	{"caribbean-stud", "ante", "always", true, ""},
	{"four-card-poker", "ante", "tens-threes", false, ""}, {"four-card-poker", "ante", "up-card", true, ""},
	{"four-card-poker", "aces-up", "", false, "aces-up=V"},
	{"three-card-draw", "ante", "keep-two", false, ""}, {"three-card-draw", "ante", "no-draw", true, "bonus-table=3"},
	{"three-card-draw", "first-3", "keep-two", false, ""},
	{"double-down-stud", "original", "usual", false, ""}, {"let-it-ride", "bet-three", "usual", false, ""},
	{"let-it-ride", "bet-three", "paid", true, ""},
	{"mississippi-stud", "ante", "points", false, ""}, {"mississippi-stud", "ante", "simple", true, "most-times=2"},
	{"ultimate-texas-holdem", "ante", "usual", true, ""}, {"ultimate-texas-holdem", "trips", "", true, ""},
	{"mini-tex", "ante", "usual", false, ""}, {"mini-tex", "ante", "always", true, "ante-bonus=0"},
	{"mini-tex", "pocket-poker", "", true, "pocket-poker=C"},
	{"texas-holdem-bonus", "ante", "usual", true, ""}, {"texas-holdem-bonus", "bonus", "", true, ""},
	{"asia-poker", "wager", "house-way", true, ""}, {"asia-poker", "wager", "chances", true, "ace-low=yes"},
	{"pai-gow", "wager", "best", false, ""}, {"pai-gow", "wager", "house-way", true, ""},
	{"pai-gow", "wager", "best", true, "house-way=strongest-high"},
	{"pai-gow-poker", "wager", "house-way", true, ""}, {"pai-gow-poker", "wager", "best", true, "ace-low=yes"},
	{"pai-gow-poker", "number-1", "", true, "starting-position=generator additional-wager=6-to-1"},
	// The exact figures of blackjack are those of a fresh shoe, which a device
	// that reshuffles gives every round.
	{"blackjack", "main", "basic", false, "shuffle=automatic"}, {"blackjack", "main", "best", false, "shuffle=automatic"},
	{"spanish-21", "main", "basic", false, "shuffle=automatic"}, {"double-attack-blackjack", "main", "basic", false, "shuffle=automatic"},
	{"spanish-21", "main", "best", true, "shuffle=automatic redoubles=2"}, {"spanish-21", "match", "", true, "additional=match"},
	{"double-attack-blackjack", "main", "best", true, "shuffle=automatic double-any=no"},
	{"double-attack-blackjack", "bust-it", "", true, "additional=bust-it"},
	{"blackjack", "main", "basic", true, "shuffle=automatic decks=1 boxes=6 dealing=hole-card-reader surrender=yes"},
}

func config(t testing.TB, id, wager, strategy string) sim.Config {
	t.Helper()
	return configWith(t, id, wager, strategy, "")
}

func configWith(t testing.TB, id, wager, strategy, options string) sim.Config {
	t.Helper()
	rules, _ := game.Find(id)
	o := rules.Options()
	for _, word := range strings.Fields(options) {
		name, value, _ := strings.Cut(word, "=")
		if err := table.SetOption(o, name, value); err != nil {
			t.Fatal(err)
		}
	}
	s, err := sim.FindStrategy(rules, o, rules.Terms(), strategy)
	if err != nil {
		t.Fatal(err)
	}
	return sim.Config{Rules: rules, Options: o, Terms: rules.Terms(), Wager: wager, Strategy: s, Rounds: 200_000, Seed: 1}
}

func run(t testing.TB, c sim.Config) *sim.Result {
	t.Helper()
	r, err := sim.Run(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestSimulationsAgreeWithTheExactFigures(t *testing.T) {
	reports := map[string]*odds.Report{}
	for _, a := range agree {
		if a.long && !long {
			continue
		}
		c := configWith(t, a.game, a.wager, a.strategy, a.options)
		key := a.game + " " + a.options
		if c.Rounds = 500_000; long { // enough for what is wrong by a pay line or a choice; the long form finds less
			c.Rounds = 100_000_000
		}
		r := run(t, c)
		if reports[key] == nil {
			report, err := odds.For(c.Rules, c.Options, c.Terms)
			if err != nil {
				t.Fatal(err)
			}
			reports[key] = report
		}
		f := sim.Exact(reports[key], r)
		if f == nil {
			t.Errorf("%s %s %s has no exact figure", a.game, a.wager, a.strategy)
			continue
		}
		off := (r.HouseAdvantage() - f.HouseAdvantage()) / r.StandardError()
		t.Logf("%s %s %s: %.5f ± %.5f, exactly %.5f: %.2f", a.game, a.wager, a.strategy, r.HouseAdvantage(), r.StandardError(),
			f.HouseAdvantage(), off)
		if math.Abs(off) > 3 {
			t.Errorf("%s %s: %.5f is %.1f standard errors from %.5f", a.game, a.wager, r.HouseAdvantage(), off, f.HouseAdvantage())
		}
		if f.Variance != nil && !rests(f, c.Rounds) {
			exact, _ := f.Variance.Float64()
			if v := r.Variance(r.Stake); math.Abs(v/exact-1) > 0.05 {
				t.Errorf("%s %s: a variance of %.4f and not %.4f", a.game, a.wager, v, exact)
			}
		}
	}
}

// rests reports whether the variance rests on results that hardly come up in so many
// rounds, as a royal flush that is paid 1,000 to 1.
func rests(f *odds.Figure, rounds int64) bool {
	rare, exact := 0.0, 0.0
	for _, x := range f.Results {
		p, _ := x.Probability.Float64()
		net, _ := x.Net.Float64()
		if exact += p * net * net; p*float64(rounds) < 400 {
			rare += p * net * net
		}
	}
	return rare > exact/10
}

// At multiple action a player has two or three wagers on one hand. The exact
// figure is of one of them, and so is what is simulated.
func TestMultipleActionIsMeasuredByOneWager(t *testing.T) {
	c := configWith(t, "blackjack", "main", "basic", "multiple-action=three-required")
	c.Rounds = 300_000
	r := run(t, c)
	report, err := odds.For(c.Rules, c.Options, c.Terms)
	if err != nil {
		t.Fatal(err)
	}
	f := sim.Exact(report, r)
	if err := f.Complete(); err != nil {
		t.Fatal(err)
	}
	exact, _ := f.Variance.Float64()
	if v := r.Variance(r.Stake); math.Abs(v/exact-1) > 0.03 {
		t.Errorf("a variance of %.4f and not %.4f", v, exact)
	}
	if off := (r.HouseAdvantage() - f.HouseAdvantage()) / r.StandardError(); math.Abs(off) > 3.5 {
		t.Errorf("a house advantage of %.5f, which is %.1f standard errors from %.5f", r.HouseAdvantage(), off, f.HouseAdvantage())
	}
}
