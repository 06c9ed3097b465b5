package sim_test

import (
	"math"
	"strings"
	"testing"

	"boardwalk/odds"
	"boardwalk/sim"
)

// Wagers that are made beside another are simulated with it and measured apart from it, and those that break into parts as
// they lie after it.
func TestWagersBesideAnother(t *testing.T) {
	for _, x := range []struct {
		game, wager, options string
		exact                string // the wager of the figure that the result is near
	}{
		{"caribbean-stud", "progressive", "", ""},
		{"let-it-ride", "all-three", "", "bet-three"},
		{"spanish-21", "match", "shuffle=automatic additional=match", "match"},
		{"double-attack-blackjack", "bust-it", "shuffle=automatic additional=bust-it", "bust-it"},
	} {
		c := configWith(t, x.game, x.wager, "", x.options)
		c.Rounds = 100_000
		r := run(t, c)
		if r.Bets != c.Rounds || r.Won == 0 || r.Lost == 0 {
			t.Errorf("%s %s: %d wagers, %d won and %d lost", x.game, x.wager, r.Bets, r.Won, r.Lost)
		}
		if x.exact == "" {
			continue
		}
		report, err := odds.For(c.Rules, c.Options, c.Terms)
		if err != nil {
			t.Fatal(err)
		}
		f := report.Find(x.exact, "")
		if off := (r.HouseAdvantage() - f.HouseAdvantage()) / r.StandardError(); math.Abs(off) > 4 {
			t.Errorf("%s %s: %.5f is %.1f standard errors from %.5f", x.game, x.wager, r.HouseAdvantage(), off, f.HouseAdvantage())
		}
	}
}

// The progressive wager is one chip, and is decided by the hand whatever becomes of the ante: hands from a flush up are paid.
func TestTheProgressiveWagerIsMeasuredByItself(t *testing.T) {
	c := config(t, "caribbean-stud", "progressive", "")
	c.Rounds = 200_000
	r := run(t, c)
	const paid = (5148 + 3744 + 624) / 2598960.0
	if p := float64(r.Won) / float64(r.Bets); r.Stake != 100 || math.Abs(p-paid) > 0.0007 {
		t.Errorf("%v was wagered, and %.5f of hands were paid, not %.5f", r.Stake, p, paid)
	}
}

// Best play at the games with a board is that of the exact figures, and better than the rules that a player can learn.
func TestBestPlayWithABoard(t *testing.T) {
	for _, id := range []string{"ultimate-texas-holdem", "texas-holdem-bonus"} {
		c := configWith(t, id, "ante", "best", "")
		c.Rounds = 20_000
		r := run(t, c)
		report, err := odds.For(c.Rules, c.Options, c.Terms)
		if err != nil {
			t.Fatal(err)
		}
		f := sim.Exact(report, r)
		if f == nil || f != report.Figures[0] || !strings.Contains(f.Strategy, "best play") {
			t.Fatalf("%s: the exact figure of best play is %+v", id, f)
		}
		if off := (r.HouseAdvantage() - f.HouseAdvantage()) / r.StandardError(); math.Abs(off) > 3.5 {
			t.Errorf("%s: %.5f is %.1f standard errors from %.5f", id, r.HouseAdvantage(), off, f.HouseAdvantage())
		}
	}
}
