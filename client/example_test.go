package client_test

import (
	"context"
	"fmt"

	"boardwalk/client"
	"boardwalk/money"
)

// A guest plays ten rounds of blackjack by basic strategy at a casino that
// "boardwalk serve" has opened on this machine.
func ExampleBot() {
	ctx := context.Background()
	guest, err := client.New("http://127.0.0.1:8080", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	if _, err := guest.Guest(ctx); err != nil {
		fmt.Println(err)
		return
	}
	bot := &client.Bot{Table: guest.Table("blackjack-1"), Rounds: 10}
	won, err := bot.Play(ctx)
	fmt.Println(won.Signed(), err)
}

// Anybody can be written from the same few calls: sit down, wager, hear what
// came of it.
func ExampleTable_Follow() {
	ctx := context.Background()
	guest, err := client.New("http://127.0.0.1:8080", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	if _, err := guest.Guest(ctx); err != nil {
		fmt.Println(err)
		return
	}
	at := guest.Table("big-six-1")
	receipt, err := at.Sit(ctx, 1, 100*money.Dollar)
	if err != nil {
		fmt.Println(err) // a refusal has its paragraph
		return
	}
	_, _ = at.Make(ctx, "joker", 5*money.Dollar)
	_, _ = at.Ready(ctx)
	_ = at.Follow(ctx, receipt.Event, func(m client.Message) error {
		if m.Event != nil && m.Event.Kind == "outcome" {
			return fmt.Errorf("the wheel stopped at %s", m.Event.Text)
		}
		return nil
	})
}
