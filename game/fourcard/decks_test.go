package fourcard_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/fourcard"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// three players make an ante each.
var three = []table.Act{
	{Kind: table.Make, Seat: 1, Area: 0, Amount: money.Dollar},
	{Kind: table.Make, Seat: 2, Area: 3, Amount: money.Dollar},
	{Kind: table.Make, Seat: 3, Area: 6, Amount: money.Dollar},
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "27.2(a)[deck]")
	versustest.Watch(t, fourcard.Rules, nil, false, 4, three)
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "27.2(b)1", "27.2(b)3", "27.2(b)4", "27.2(b)5", "27.4(d)")
	o := fourcard.DefaultOptions()
	o.Shuffling = deal.DeviceTwoDecks
	versustest.Watch(t, fourcard.Rules, o, true, 5, three)
}

// The hands lie in the discard rack one after the other, the dealer's last,
// whoever folds and by either method of settlement.
func TestTheDealersCardsGoToTheRackLast(t *testing.T) {
	lawtest.Cites(t, "27.10(e)[dealer cards last]", "27.10(e)1iv", "27.10(e)2iii", "27.10(f)", "27.10(c)[cards]")
	for _, method := range []string{"1", "2"} {
		for _, answer := range []table.Choice{fourcard.Fold, fourcard.Play} {
			o := fourcard.DefaultOptions()
			o.Method = method
			rack, dealt := versustest.Watch(t, fourcard.Rules, o, false, 1, three, table.With(tabletest.Taking(answer)))
			order := []table.Box{3, 2, 1, 0} // from the dealer's right
			if answer == fourcard.Fold {
				order = []table.Box{1, 2, 3, 0}
			}
			var want []card.Card
			for _, b := range order {
				want = append(want, dealt[b]...)
			}
			if !slices.Equal(rack, want) {
				t.Errorf("method %s, all %s: in the discard rack are %v, want %v", method, answer, rack, want)
			}
		}
	}
}
