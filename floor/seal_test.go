package floor

import (
	"fmt"
	"testing"

	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// Hands are given up unseen at poker and at three card poker. At all other games
// every card is shown in the end, or to whoever asks: a burned one under 2.6(c)
// and 6.4(a), those of baccarat under 3.5(d) and 7.5(d).
func TestTheGamesWhoseSeedsAreSealed(t *testing.T) {
	for _, rules := range game.All {
		tab, err := table.New(rules, nil, rules.Terms())
		if err != nil {
			t.Fatal(err)
		}
		want := tab.Layout().NothingAdded != "" || rules.ID == "three-card-poker"
		if got := tab.Concealed() != ""; got != want {
			t.Errorf("%s: sealed %v", rules.ID, got)
		}
	}
}

// A card that was drawn in error and that nobody saw begins the next hand of
// baccarat: until then nobody may know it.
func TestTheSeedOfAHandThatLeavesACardBehindIsSealed(t *testing.T) {
	evening(t, "minibaccarat", func(t *testing.T, _ *House, tab *Table, log *memory) {
		for i := range 3 {
			if i == 1 {
				must(t)(tab.Report(ctx, party("boss"), table.Act{Kind: table.Report, Word: "excess-card"}))
			}
			must(t)(tab.Wager(ctx, party("ann"), area(t, tab, "player"), 10*money.Dollar))
			for _, who := range []string{"ann", "bob"} {
				must(t)(tab.Ready(ctx, party(who), true))
			}
			for asked := status(t, tab, "").Asked; len(asked) > 0; asked = status(t, tab, "").Asked {
				who := []string{"", "ann", "bob"}[asked[0]]
				must(t)(answer(tab, party(who), table.Answer{Choice: status(t, tab, who).Question.First()}))
			}
		}
		sealed := ""
		eye, err := tab.Surveil(ctx, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer eye.Close()
		news, err := eye.Next(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range news.Events {
			if e.Kind == journal.KindReveal {
				sealed += fmt.Sprint(e.Sealed, " ")
			}
		}
		if sealed != "false true false " {
			t.Errorf("sealed: %s", sealed)
		}
	})
}
