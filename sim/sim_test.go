package sim_test

import (
	"context"
	"errors"
	"math"
	"reflect"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/sim/chunks"
	"boardwalk/table"
)

func TestTheNumberOfCoresChangesNothing(t *testing.T) {
	for _, g := range benched {
		c := config(t, g.game, g.wager, "")
		c.Rounds, c.Session, c.Bankroll = 3*chunks.Length+777, 300, 5000*money.Dollar
		var results []*sim.Result
		for _, cores := range []int{1, 2, 3} {
			c.Cores = cores
			r := run(t, c)
			r.Cores, r.Strategy.Sit = 0, nil
			results = append(results, r)
		}
		for _, r := range results[1:] {
			if !reflect.DeepEqual(results[0], r) {
				t.Errorf("%s: one core found %+v and more %+v", g.game, results[0].Sums, r.Sums)
			}
		}
		c.Seed++
		if other := run(t, c); other.Net == results[0].Net && other.Won == results[0].Won {
			t.Errorf("%s: another seed finds the same", g.game)
		}
	}
}

// A simulation is nothing but the rounds of a table: played by hand from the
// same outcomes they come to the same.
func TestASimulationIsTheRoundsOfATable(t *testing.T) {
	c := config(t, "red-dog", "original", "always")
	c.Rounds, c.Stake = 1000, 10*money.Dollar
	r := run(t, c)
	source := sim.OpeningSource(c.Seed)
	tab, err := table.Open(c.Rules, nil, c.Terms, table.From(source))
	if err != nil {
		t.Fatal(err)
	}
	do := func(a table.Act) {
		if err := tab.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	do(table.Act{Kind: table.Sit, Seat: 1, Amount: sim.Bankroll})
	table.With(c.Strategy.Sit(tab))(tab)
	*source = *chance.NewFast(c.Seed, 0)
	for range 1000 {
		do(table.Act{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar})
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if net := tab.Account(1).Net; r.Net != net || r.Bets != 1000 || tab.Chips(1) != sim.Bankroll+net || tab.Wagering(1) {
		t.Errorf("the table has %s and the simulation %s after %d", net, r.Net, r.Bets)
	}
}

func TestSumsAreExactInAnyOrder(t *testing.T) {
	source := chance.NewFast(9, 9)
	var all sim.Sums
	parts := make([]sim.Sums, 7)
	mean, squares := 0.0, 0.0
	const n, stake = 5000, 10 * money.Dollar
	for i := range n {
		net := money.Cents(source.Draw(4_000_000) - 1_000_000)
		all.Note(net)
		parts[i%7].Note(net)
		x := float64(net) / float64(stake)
		mean, squares = mean+x/n, squares+x*x/n
	}
	for _, order := range [][]int{{0, 1, 2, 3, 4, 5, 6}, {6, 2, 4, 0, 1, 5, 3}} {
		var sum sim.Sums
		for _, i := range order {
			sum.Add(&parts[i])
		}
		if sum != all {
			t.Errorf("in the order %v they come to %+v and not %+v", order, sum, all)
		}
	}
	if v := (squares - mean*mean) * n / (n - 1); math.Abs(all.Variance(stake)/v-1) > 1e-9 || math.Abs(all.HouseAdvantage(stake)+mean) > 1e-9 {
		t.Errorf("a variance of %v and not %v", all.Variance(stake), v)
	}
	big := sim.Sums{}
	for range 4 { // 4 times 2^124 does not fit in 64 bits, nor in 65
		big.Note(1 << 62)
	}
	if high, low := big.Squares.Halves(); high != 1<<62 || low != 0 {
		t.Errorf("the squares are %v", big.Squares)
	}
}

func TestStoppingKeepsWhatWasFound(t *testing.T) {
	c := config(t, "craps", "pass", "")
	c.Rounds, c.Cores, c.Played = 1<<40, 2, new(atomic.Int64)
	ctx, stop := context.WithCancel(context.Background())
	go func() {
		for c.Played.Load() < 4*chunks.Length {
			runtime.Gosched()
		}
		stop()
	}()
	r, err := sim.Run(ctx, c)
	if err != nil || r.Rounds < 4*chunks.Length || r.Rounds%chunks.Length != 0 {
		t.Fatalf("%d rounds, %v", r.Rounds, err)
	}
	c.Rounds = r.Rounds
	if again := run(t, c); again.Sums != r.Sums {
		t.Errorf("%d rounds came to %+v, and again to %+v", r.Rounds, r.Sums, again.Sums)
	}
}

func TestPointsLeadToTheResult(t *testing.T) {
	c := config(t, "craps", "come", "")
	r := run(t, c)
	if last := r.Points[len(r.Points)-1]; last.Rounds != c.Rounds || last.Sums != r.Sums {
		t.Errorf("the last point is %+v and the result %+v", last, r.Sums)
	}
	for i := 1; i < len(r.Points); i++ {
		if r.Points[i].Bets < r.Points[i-1].Bets {
			t.Errorf("fewer wagers at %d rounds", r.Points[i].Rounds)
		}
	}
	c.Rounds = r.Points[20].Rounds // in the first chunk
	if short := run(t, c); short.Points[19].Sums != r.Points[19].Sums {
		t.Error("a shorter simulation went another way")
	}
}

func TestSessions(t *testing.T) {
	s := sim.NewSessions(10, 300)
	for _, nets := range [][]money.Cents{
		{-100, -100, 100, 0, -100, -100, 100, 100}, // comes to 0 of 300 with one bet to go, and leaves
		{100, 100, -100, 0, -100, -100, 100},
	} {
		x := &sim.Session{}
		for _, n := range nets {
			x.Note(n, 100-300)
		}
		s.End(x)
	}
	want := sim.Finished(sim.Sessions{Rounds: 10, Bankroll: 300, Count: 2, Ruined: 1, Run: 3, Runs: 5, Drop: 300, Drops: 600},
		map[money.Cents]int64{-300: 1, 0: 1})
	if !reflect.DeepEqual(s, want) {
		t.Errorf("got %+v, want %+v", s, want)
	}
}

// The chance to be ruined with even wagers is known from the gambler's ruin: at
// a game without an end, ((q/p)^a - (q/p)^b) / (1 - (q/p)^b); with sessions that
// are long enough nearly everybody who bets on the Small Bet is.
func TestRuin(t *testing.T) {
	c := config(t, "sic-bo", "small", "")
	c.Stake, c.Session, c.Bankroll, c.Rounds = money.Dollar, 2000, 5*money.Dollar, 1_000_000
	r := run(t, c)
	p, se := r.Sessions.RuinProbability()
	// By the reflection of paths: the chance to lose 5 more than won within
	// 2000 wagers of which 105 of 216 win.
	want := ruinWithin(105.0/216, 5, 2000)
	if math.Abs(p-want) > 4*se+1e-9 || r.Sessions.Count != 500 {
		t.Errorf("%d sessions are ruined with a chance of %.4f ± %.4f, and not %.4f", r.Sessions.Count, p, se, want)
	}
}

// ruinWithin follows the chances of every bankroll, wager by wager.
func ruinWithin(p float64, bankroll, wagers int) float64 {
	at := make([]float64, bankroll+wagers+2)
	at[bankroll] = 1
	for range wagers {
		next := make([]float64, len(at))
		next[0] = at[0]
		for i := 1; i < len(at)-1; i++ {
			next[i+1] += at[i] * p
			next[i-1] += at[i] * (1 - p)
		}
		at = next
	}
	return at[0]
}

func TestWhatCannotBeSimulated(t *testing.T) {
	for _, x := range []struct {
		game, wager string
		change      func(*sim.Config)
		want        string
	}{
		{"hold-em", "", nil, "against other players"},
		{"craps", "no such", nil, "no wager"},
		{"craps", "pass-odds-4", nil, "supports another wager"},
		{"craps", "come-4", nil, "comes about only by its point"},
		{"blackjack", "over", nil, "not offered"},
		{"craps", "pass", func(c *sim.Config) { c.Stake = 50 }, "chips of $1"},
		{"craps", "pass", func(c *sim.Config) { c.Rounds = 0 }, "above zero"},
		{"craps", "pass", func(c *sim.Config) { c.Cores = -1 }, "above zero"},
		{"craps", "pass", func(c *sim.Config) { c.Stake = -1 }, "above zero"},
		{"craps", "pass", func(c *sim.Config) { c.Session = int(c.Rounds) + 1 }, "a session is from 1"},
		{"craps", "pass", func(c *sim.Config) { c.Bankroll = 1 }, "for sessions"},
		{"craps", "pass", func(c *sim.Config) { c.Bankroll, c.Session = 1, 10 }, "too little"},
	} {
		rules, _ := game.Find(x.game)
		c := sim.Config{Rules: rules, Terms: rules.Terms(), Wager: x.wager, Rounds: 100}
		if x.change != nil {
			x.change(&c)
		}
		if _, err := sim.Run(context.Background(), c); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s %s: got %v, want %q", x.game, x.wager, err, x.want)
		}
	}
	// What is found out only when the wager may be made is a refusal all the same.
	c := config(t, "craps", "come", "")
	c.Stake = 50
	var refusal *law.Refusal
	if _, err := sim.Run(context.Background(), c); !errors.As(err, &refusal) {
		t.Errorf("got %v", err)
	}
}

// Every game of the floor can be simulated by its main wagers, and the wagers
// that need another beside them with that. Some wagers are seldom open, and so are
// made in one round of a hundred.
func TestEveryGame(t *testing.T) {
	for _, rules := range game.All {
		list, err := sim.Wagers(rules, nil)
		var none *sim.NotSimulated
		if errors.As(err, &none) != (rules.EachOther) {
			t.Errorf("%s: %v", rules.Name, err)
		}
		for _, w := range list {
			r := run(t, sim.Config{Rules: rules, Terms: rules.Terms(), Wager: w, Rounds: 2000, Seed: 3})
			if r.Wager != w || r.Bets < 20 || r.Won == 0 && w != "triple-1" {
				t.Errorf("%s %s: %+v", rules.Name, w, r.Sums)
			}
		}
	}
}
