package craps

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

func TestABetCanBeTakenBackAfterARollWasRefused(t *testing.T) {
	live, err := table.NewLive(Rules, nil, table.DefaultTerms(), chance.NewScript(0, 0), new(table.Log))
	if err != nil {
		t.Fatal(err)
	}
	do := func(a table.Act) {
		t.Helper()
		if err := live.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	do(table.Act{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar})
	do(table.Act{Kind: table.Make, Seat: 1, Area: pass, Amount: 5 * money.Dollar})
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if _, err := live.Answer(table.Answer{Choice: Accept}); err != nil {
		t.Fatal(err)
	}
	do(table.Act{Kind: table.Make, Seat: 1, Area: field, Amount: 5 * money.Dollar})
	if _, err := live.Round(); err == nil {
		t.Fatal("a roll without a line bet was not refused")
	}
	if !live.Undo() || live.Table().Bet(1, field).Amount != 0 {
		t.Error("the Field Bet could not be taken back")
	}
}
