package ledger

import (
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

// TestTally enters what is posted and concerns the table, and nothing else.
func TestTally(t *testing.T) {
	rules, _ := game.Find("big-six")
	live, err := table.NewLive(rules, nil, rules.Terms(), chance.NewFast(1, 1), &table.Log{})
	if err != nil {
		t.Fatal(err)
	}
	chart := NewChart("wheel", live.Table().Seats())
	tally := NewTally(chart)
	chips := Seat("wheel", 1)
	for _, tr := range []Transfer{
		{From: Player("ada"), To: chips, Amount: 500, State: Posted},
		{From: Player("ada"), To: chips, Amount: 70, State: Pending},
		{From: Player("ada"), To: chips, Amount: 7, State: Void},
		{From: Player("ada"), To: Seat("elsewhere", 1), Amount: 9, State: Posted},
	} {
		tally.Enter(&tr)
	}
	if got := tally.Balance(chips); got != (Balance{Posted: 500}) {
		t.Errorf("the seat holds %v", got)
	}
	if got := tally.Balance(Player("ada")); got != (Balance{}) {
		t.Errorf("an account of another kind holds %v", got)
	}
	if err := tally.Solvent(); err != nil {
		t.Error(err)
	}
	if err := tally.Check(live.Table()); err == nil || !strings.Contains(err.Error(), string(chips)) {
		t.Errorf("the table has nothing at the seat, and the tally's check says %v", err)
	}
	tally.Enter(&Transfer{From: chips, To: Cage, Amount: 501, State: Posted})
	if err := tally.Solvent(); err == nil || !strings.Contains(err.Error(), string(chips)) {
		t.Errorf("a seat owes, and the tally says %v", err)
	}
	if err := live.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 20 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	tally.Take(live.Table())
	if got := tally.Balance(chips).Posted; got != 20*money.Dollar || tally.Check(live.Table()) != nil {
		t.Errorf("the seat has %s, and the tally %s", 20*money.Dollar, got)
	}
}
