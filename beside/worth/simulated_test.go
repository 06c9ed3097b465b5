package worth_test

import (
	"context"
	"math"
	"testing"

	"boardwalk/beside"
	"boardwalk/beside/worth"
	"boardwalk/sim"
)

// TestTheRealGameAgrees plays wagers in the real game, and holds what they bring against the exact figure. The seed is
// fixed, so it comes out the same every time.
func TestTheRealGameAgrees(t *testing.T) {
	for _, test := range []struct {
		name   string
		rounds int64
	}{{"royal-match", 60_000}, {"21-3", 60_000}, {"match-the-dealer", 60_000}, {"same-card", 60_000}, {"pair-plus", 60_000},
		{"six-card-bonus", 60_000}, {"fire-bet", 100_000}, {"all-small", 100_000}, {"any-seven", 60_000}, {"any-triple", 60_000},
		{"player-pair", 60_000}, {"lucky-ladies", 60_000}} {
		w := read(t, test.name)
		a := asked(t, w, 0)
		exact := of(t, w, 0)
		joined, err := beside.Join(a.Rules, w)
		if err != nil {
			t.Fatal(err)
		}
		s, err := sim.Prepare(sim.Config{Rules: joined, Options: joined.Options(), Terms: a.Terms, Wager: w.ID, Rounds: test.rounds, Seed: 5})
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		r, err := s.Run(context.Background())
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		want := exact.Figure.HouseAdvantage()
		if e := r.StandardError(); !(e > 0) || math.Abs(r.HouseAdvantage()-want) > 3.5*e {
			t.Errorf("%s: %.5f with a standard error of %.5f, and exactly %.5f", test.name, r.HouseAdvantage(), e, want)
		}
	}
}

// TestAWholeRoundIsSimulated: the cards of a player of blackjack depend on how the round goes.
func TestAWholeRoundIsSimulated(t *testing.T) {
	w, err := beside.Parse("trial", "wager Five Cards, at blackjack\nlooks at player's cards\npays at least five cards 9\notherwise loses\n")
	if err != nil {
		t.Fatal(err)
	}
	a := asked(t, w, 0)
	told := false
	a.Rounds, a.Tell = 40_000, func(done, all int64) { told = true }
	found, err := worth.Of(a)
	if err != nil {
		t.Fatal(err)
	}
	if found.Method != worth.BySimulation || found.Result.Rounds != 40_000 || found.Lines != nil {
		t.Errorf("%+v (told: %v)", found, told)
	}
	// Some 3 of 100 hands under basic strategy have five cards or more.
	if h := found.Result.HouseAdvantage(); h < 0.4 || h > 0.9 {
		t.Errorf("a house advantage of %f", h)
	}
	a.Decks = 2
	if _, err := worth.Of(a); err == nil {
		t.Error("a simulation takes another number of decks")
	}
}

// TestLinesThatShareHands finds what two lines share, with an example.
func TestLinesThatShareHands(t *testing.T) {
	shared, err := asked(t, read(t, "royal-match"), 6).SharedLines()
	if err != nil || len(shared) != 1 || shared[0].First != 0 || shared[0].Second != 1 || shared[0].Ways.Int64() != 4*36 {
		t.Errorf("%+v, %v", shared, err)
	}
	if shared, err = asked(t, read(t, "any-seven"), 0).SharedLines(); err != nil || len(shared) != 0 {
		t.Errorf("%+v, %v", shared, err)
	}
}
