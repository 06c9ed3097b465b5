package ring_test

import (
	"context"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"boardwalk/card"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/sim/chunks"
	"boardwalk/sim/chunks/chunkstest"
	"boardwalk/sim/ring"
)

// Hands that are played elsewhere come to the same to the last digit, with sessions and with given hands.
func TestHandsPlayedElsewhere(t *testing.T) {
	rules, _ := game.Find("hold-em")
	var hands [][]card.Card
	for _, text := range []string{"As Ah", "Kd Qc"} {
		hand, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		hands = append(hands, hand)
	}
	for name, c := range map[string]ring.Config{
		"sessions": {Rounds: 40_000, Session: 100, Bankroll: 100_000 * money.Dollar, Strategies: ring.Strategies[:3]},
		"given":    {Rounds: 40_000, Hands: hands, Seats: 3},
	} {
		c.Rules, c.Terms, c.Seed = rules, rules.Terms(), 7
		want, err := ring.Run(context.Background(), c)
		if err != nil {
			t.Fatal(name, err)
		}
		c.Cores, c.Elsewhere = 3, chunkstest.Elsewhere(t, func() (chunks.Hand, error) { return ring.NewHand(c) })
		got, err := ring.Run(context.Background(), c)
		if err != nil {
			t.Fatal(name, err)
		}
		all := cmp.Exporter(func(reflect.Type) bool { return true })
		if d := cmp.Diff(want, got, all, cmpopts.IgnoreFields(ring.Result{}, "Cores", "Strategies")); d != "" {
			t.Errorf("%s: %s", name, d)
		}
		c.Elsewhere = chunkstest.Nonsense
		if _, err := ring.Run(context.Background(), c); err == nil {
			t.Errorf("%s: nonsense is believed", name)
		}
	}
}
