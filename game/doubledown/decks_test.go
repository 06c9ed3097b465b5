package doubledown_test

import (
	"slices"
	"testing"

	"boardwalk/game/deal"
	"boardwalk/game/doubledown"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// three players make a wager each.
var three = []table.Act{
	{Kind: table.Make, Seat: 1, Area: 0, Amount: money.Dollar},
	{Kind: table.Make, Seat: 2, Area: 2, Amount: money.Dollar},
	{Kind: table.Make, Seat: 3, Area: 4, Amount: money.Dollar},
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "17.2(a)")
	versustest.Watch(t, doubledown.Rules, nil, false, 4, three)
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "17.2(b)1", "17.2(b)3", "17.2(b)4", "17.2(b)5", "17.3(d)")
	o := doubledown.DefaultOptions()
	o.Shuffling = deal.DeviceTwoDecks
	versustest.Watch(t, doubledown.Rules, o, true, 5, three)
}

// All seven cards go to the discard rack, those before the dealer last.
func TestTheCardsBeforeTheDealerGoToTheRackLast(t *testing.T) {
	lawtest.Cites(t, "17.9(a)", "17.9(b)", "17.9(c)[cards]")
	rack, dealt := versustest.Watch(t, doubledown.Rules, nil, false, 1, three)
	if len(rack) != 7 || !slices.Equal(rack[3:], dealt[0]) {
		t.Fatalf("in the discard rack are %v, and before the dealer lay %v", rack, dealt[0])
	}
	for p := range table.Box(3) {
		if !slices.Contains(rack[:3], dealt[p+1][0]) {
			t.Errorf("%v of position %d is not in the discard rack", dealt[p+1], p+1)
		}
	}
}
