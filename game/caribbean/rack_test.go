package caribbean_test

import (
	"testing"

	"boardwalk/game/caribbean"
	"boardwalk/game/deal"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/table"
)

// folding are three players of whom the one at position 2 folds.
var folding = table.With(versustest.Two{Others: caribbean.Bet, Second: caribbean.Fold})

func TestHandsLieTogetherInTheRack(t *testing.T) {
	lawtest.Cites(t, "16.10(g)", "16.10(a)[fold]")
	rack, dealt := versustest.Watch(t, caribbean.Rules, nil, false, 1, versustest.Antes(t, caribbean.Rules, 3), folding)
	versustest.Racked(t, rack, dealt, 2, 3, 1, 0) // who folded first, then from the dealer's right, then the dealer
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "16.2(a)")
	versustest.Watch(t, caribbean.Rules, nil, false, 4, versustest.Antes(t, caribbean.Rules, 3), folding)
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "16.2(b)1", "16.2(b)3", "16.2(b)4", "16.2(b)5")
	o := caribbean.DefaultOptions()
	o.Shuffling = deal.DeviceTwoDecks
	versustest.Watch(t, caribbean.Rules, o, true, 5, versustest.Antes(t, caribbean.Rules, 3), folding)
}
