package threecard_test

import (
	"testing"

	"boardwalk/game/deal"
	"boardwalk/game/threecard"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/table"
)

// folding are three players of whom the one at position 2 folds.
var folding = table.With(versustest.Two{Others: threecard.Play, Second: threecard.Fold})

func TestTheDealersCardsGoToTheRackLast(t *testing.T) {
	lawtest.Cites(t, "20.10(c)[dealer cards last]", "20.10(c)1iv", "20.10(c)2iii", "20.10(c)2[1998]", "20.10(d)", "20.10(b)[collect]")
	for name, change := range map[string]func(*threecard.Options){
		"method 1": func(*threecard.Options) {},
		"method 2": func(o *threecard.Options) { o.Method = "2" },
		"1998":     func(o *threecard.Options) { o.Edition = threecard.Edition1998 },
	} {
		t.Run(name, func(t *testing.T) {
			o := threecard.DefaultOptions()
			change(o)
			rack, dealt := versustest.Watch(t, threecard.Rules, o, false, 1, versustest.Antes(t, threecard.Rules, 3), folding)
			versustest.Racked(t, rack, dealt, 2, 3, 1, 0) // who folded first, then from the dealer's right, then the dealer
		})
	}
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "20.2(a)[deck]")
	versustest.Watch(t, threecard.Rules, nil, false, 4, versustest.Antes(t, threecard.Rules, 3), folding)
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "20.2(b)1", "20.2(b)3", "20.2(b)4", "20.2(b)5")
	o := threecard.DefaultOptions()
	o.Shuffling = deal.DeviceTwoDecks
	versustest.Watch(t, threecard.Rules, o, true, 5, versustest.Antes(t, threecard.Rules, 3), folding)
}
