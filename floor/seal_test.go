package floor

import (
	"fmt"
	"slices"
	"testing"

	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// Hands are given up unseen at poker, at those games of poker against the house at which a player may fold, and
// where hands may be surrendered.
// Their seeds stay sealed. At all other games every card is shown in the end, or to whoever asks, and
// the seeds wait only for that.
func TestTheGamesWhoseSeedsAreSealed(t *testing.T) {
	surrendered := []string{"pai-gow", "pai-gow-poker"}
	shown := []string{"flop-poker"} // folded hands are turned up there
	folds := func(o *table.Offer) bool { return slices.Contains(o.Choices, "fold") }
	for _, rules := range game.All {
		tab, err := table.New(rules, nil, rules.Terms())
		if err != nil {
			t.Fatal(err)
		}
		want := tab.Layout().NothingAdded != "" || slices.Contains(surrendered, rules.ID) ||
			slices.ContainsFunc(tab.Layout().Offers, folds) && !slices.Contains(shown, rules.ID)
		if got := tab.Unshown() != ""; got != want {
			t.Errorf("%s: sealed %v", rules.ID, got)
		}
	}
}

// A card that was drawn in error and that nobody saw begins the next hand of
// baccarat: until then nobody may know it, and the seed waits for that hand.
func TestTheSeedOfAHandThatLeavesACardBehindWaits(t *testing.T) {
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
		revealed := ""
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
				revealed += fmt.Sprint(e.Sealed, e.Round, len(e.Seed.Seeds), " ")
			}
		}
		if revealed != "false 1 1 false 2 2 " {
			t.Errorf("revealed: %s", revealed)
		}
	})
}
