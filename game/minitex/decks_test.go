package minitex

import (
	"slices"
	"testing"

	"boardwalk/game/deal"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// three players make an ante each.
var three = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: money.Dollar},
	{Kind: table.Make, Seat: 2, Area: 5 + ante, Amount: money.Dollar},
	{Kind: table.Make, Seat: 3, Area: 10 + ante, Amount: money.Dollar},
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "36.2(a)[deck]")
	versustest.Watch(t, Rules, nil, false, 4, three)
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "36.2(b)1", "36.2(b)3", "36.2(b)4", "36.2(b)5", "36.3(d)")
	o := DefaultOptions()
	o.Shuffling = deal.DeviceTwoDecks
	versustest.Watch(t, Rules, o, true, 5, three)
}

// The burned cards, the hands from the dealer's right, the community cards and the
// dealer's lie in the discard rack one after the other.
func TestTheRackKeepsTheHands(t *testing.T) {
	lawtest.Cites(t, "36.10(h)", "36.10(g)[collect cards]", "36.1[burn]")
	rack, dealt := versustest.Watch(t, Rules, nil, false, 1, three, table.With(staying{}))
	want := slices.Concat(dealt[3], dealt[2], dealt[1], dealt[seats+1], dealt[0])
	if len(rack) != 2+len(want) || !slices.Equal(rack[2:], want) {
		t.Errorf("in the discard rack are %v, want two burned cards and %v", rack, want)
	}
}
