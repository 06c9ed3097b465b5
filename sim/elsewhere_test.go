package sim_test

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/sim"
)

// TestChunksPlayedElsewhere come to the same to the last digit, whoever plays which.
func TestChunksPlayedElsewhere(t *testing.T) {
	for _, id := range []string{"craps", "blackjack", "red-dog"} {
		rules, _ := game.Find(id)
		c := sim.Config{Rules: rules, Terms: rules.Terms(), Rounds: 100_000, Seed: 7, Session: 300, Bankroll: 10_000 * money.Dollar}
		want, err := sim.Run(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		hands := make(chan *sim.Hand, 3)
		for range cap(hands) {
			h, err := sim.NewHand(c)
			if err != nil {
				t.Fatal(err)
			}
			hands <- h
		}
		c.Cores, c.Elsewhere = 3, func(chunk sim.Chunk) ([]byte, error) {
			h := <-hands
			defer func() { hands <- h }()
			return h.Play(chunk)
		}
		got, err := sim.Run(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		if got.Sums != want.Sums || got.Rounds != want.Rounds {
			t.Errorf("%s: %+v, want %+v", id, got.Sums, want.Sums)
		}
		if len(got.Points) != len(want.Points) {
			t.Fatalf("%s: %d points", id, len(got.Points))
		}
		for i := range got.Points {
			if got.Points[i] != want.Points[i] {
				t.Errorf("%s: point %+v, want %+v", id, got.Points[i], want.Points[i])
			}
		}
		if d := cmp.Diff(want.Sessions.Results(), got.Sessions.Results()); d != "" {
			t.Errorf("%s: %s", id, d)
		}
		if got.Sessions.Drops != want.Sessions.Drops || got.Sessions.Runs != want.Sessions.Runs {
			t.Errorf("%s: %+v, want %+v", id, got.Sessions, want.Sessions)
		}
		c.Elsewhere = func(sim.Chunk) ([]byte, error) { return []byte("nonsense"), nil }
		if _, err := sim.Run(context.Background(), c); err == nil {
			t.Error("nonsense is believed")
		}
	}
}
