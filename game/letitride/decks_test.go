package letitride_test

import (
	"slices"
	"testing"

	"boardwalk/game/deal"
	"boardwalk/game/letitride"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// wagers are three equal ones of each of two players.
var wagers = func() (list []table.Act) {
	for seat := range table.Seat(2) {
		for bet := range table.Area(3) {
			list = append(list, table.Act{Kind: table.Make, Seat: seat + 1, Area: table.Area(seat)*4 + bet, Amount: money.Dollar})
		}
	}
	return list
}()

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "18.2(a)")
	versustest.Watch(t, letitride.Rules, nil, false, 4, wagers)
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "18.2(b)1", "18.2(b)3", "18.2(b)4", "18.2(b)5", "18.4(d)")
	o := letitride.DefaultOptions()
	o.Shuffling = deal.DeviceTwoDecks
	versustest.Watch(t, letitride.Rules, o, true, 5, wagers)
}

// The discard rack holds the burned card first, each player's three cards in one
// piece, and the community cards last.
func TestTheRackKeepsTheHands(t *testing.T) {
	lawtest.Cites(t, "18.10(c)", "18.10(h)", "18.10(i)2", "18.10(j)")
	rack, dealt := versustest.Watch(t, letitride.Rules, nil, false, 1, wagers)
	if len(rack) != 9 || rack[0] != dealt[0][2] || !slices.Equal(rack[7:], dealt[0][:2]) {
		t.Fatalf("in the discard rack are %v, and the community cards were %v", rack, dealt[0])
	}
	for p := table.Box(1); p <= 2; p++ {
		if !slices.Equal(rack[1:4], dealt[p]) && !slices.Equal(rack[4:7], dealt[p]) {
			t.Errorf("the discard rack %v does not show %v of position %d", rack, dealt[p], p)
		}
	}
}
