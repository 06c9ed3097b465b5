package sim_test

import (
	"context"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/sim/chunks"
	"boardwalk/sim/chunks/chunkstest"
)

// What differs between a simulation here and elsewhere: how many played, and what cannot be compared.
var sameResult = cmp.Options{cmp.Exporter(func(t reflect.Type) bool { return true }),
	cmpopts.IgnoreFields(sim.Result{}, "Cores", "Strategy")}

// Chunks that are played elsewhere come to the same to the last digit, whoever plays which.
func TestChunksPlayedElsewhere(t *testing.T) {
	for _, id := range []string{"craps", "blackjack", "red-dog"} {
		rules, _ := game.Find(id)
		c := sim.Config{Rules: rules, Terms: rules.Terms(), Rounds: 100_000, Seed: 7, Session: 300, Bankroll: 10_000 * money.Dollar}
		want, err := sim.Run(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		c.Cores, c.Elsewhere = 3, chunkstest.Elsewhere(t, func() (chunks.Hand, error) { return sim.NewHand(c) })
		got, err := sim.Run(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(want, got, sameResult); d != "" {
			t.Errorf("%s: %s", id, d)
		}
		c.Elsewhere = chunkstest.Nonsense
		if _, err := sim.Run(context.Background(), c); err == nil {
			t.Error("nonsense is believed")
		}
	}
}

// Two simulations that are compared may be played elsewhere too.
func TestCutCardElsewhere(t *testing.T) {
	rules, _ := game.Find("blackjack")
	c := sim.Config{Rules: rules, Terms: rules.Terms(), Rounds: sim.LeastCompared, Seed: 7}
	want, err := sim.CutCard(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	c.Cores, c.Elsewhere = 3, chunkstest.Elsewhere(t, func() (chunks.Hand, error) { return sim.NewCutCardHand(c) })
	got, err := sim.CutCard(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, got, sameResult); d != "" {
		t.Error(d)
	}
	c.Elsewhere = chunkstest.Elsewhere(t, func() (chunks.Hand, error) { return sim.NewHand(c) }) // of one simulation
	if _, err := sim.CutCard(context.Background(), c); err == nil {
		t.Error("half a comparison is believed")
	}
}
