package api_test

import (
	"context"
	"testing"
	"time"

	"boardwalk/client"
	"boardwalk/game"
	"boardwalk/people"
	"boardwalk/table"
)

// TestABotPlaysEveryGame has the client's bot play every game against the house over
// HTTP, and has it refuse the others.
func TestABotPlaysEveryGame(t *testing.T) {
	wanted := 3
	if testing.Short() {
		wanted = 2
	}
	for _, rules := range game.All {
		t.Run(rules.ID, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			defer cancel()
			file := casinoOf(rules.ID)
			if _, ok := rules.New(rules.Options()).(table.Interluder); ok { // a bank needs somebody to play against
				file.Pits[0].Tables[0].Bots = 2
			}
			h := open(t, file)
			guest := h.as(people.Guest)
			bot := &client.Bot{Table: guest.Table(rules.ID), Rounds: wanted, Bring: 200 * dollar}
			_, err := bot.Play(ctx)
			if (err != nil) != rules.EachOther {
				t.Fatalf("the bot ended with %v", err)
			}
			if rounds, err := guest.Rounds(ctx, rules.ID); !rules.EachOther && (err != nil || len(rounds) < wanted) {
				t.Errorf("the bot has played %d rounds: %v", len(rounds), err)
			}
		})
	}
}
