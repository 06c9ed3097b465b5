package api_test

import (
	"context"
	"errors"
	"net/http"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/money"
	"boardwalk/people"
)

// TestASlipSaysWhatAStayCameTo plays some rounds of roulette, on which a dollar is worth 2/38
// of a dollar less wherever it lies, and holds the slip against the account.
func TestASlipSaysWhatAStayCameTo(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	h := open(t, casinoOf("roulette"))
	ann := h.as(people.Guest)
	var slip wire.Slip
	var problem *wire.Problem
	if err := ann.Get(ctx, "/api/tables/roulette/slip", &slip); !errors.As(err, &problem) || problem.Status != http.StatusNotFound {
		t.Fatalf("before she has sat down: %v", err)
	}
	before, err := ann.Me(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for stay := range 2 { // the second slip is of the second stay alone
		won, err := (&client.Bot{Table: ann.Table("roulette"), Rounds: 3, Bring: 200 * dollar}).Play(ctx)
		if err != nil {
			t.Fatal(err)
		}
		slip = wire.Slip{}
		if err := ann.Get(ctx, "/api/tables/roulette/slip", &slip); err != nil {
			t.Fatal(err)
		}
		if slip.Rounds != 3 || slip.Brought != 200*dollar || !slip.Left || slip.Taken != slip.Brought+won ||
			slip.Result != won || slip.Best == nil {
			t.Errorf("stay %d: %+v, and %s was won", stay, slip, won)
		}
		if want := -money.Cents((int64(slip.Wagered)*2 + 19) / 38); slip.Expected == nil || *slip.Expected != want || *slip.Luck != won-want {
			t.Errorf("stay %d: of %s wagered %v is expected, and not %s", stay, slip.Wagered, slip.Expected, want)
		}
	}
	after, err := ann.Me(ctx)
	if err != nil || after.Balance == 0 || before.Balance == 0 {
		t.Fatal(err)
	}
}
