package highcardflush_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/highcardflush"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

func cards(t *testing.T, text string) []card.Card {
	t.Helper()
	list, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Each hand is below the one after it.
func TestRanking(t *testing.T) {
	last := ""
	for _, text := range []string{
		"2c 3c 4d 5d 6h 7h 8s", "Ac Kc Qd Jd Th 9h 8s", "4c 3c 2c Ad Kd Qh Js", "8c 7c 6c Ad Kd Qh Js", "9c 3c 2c Ad Kd Qh Js",
		"Tc 8c 6c Ad Kd Qh Js",
		"5c 4c 3c 2c Ad Kd Qh", "6c 5c 4c 3c 2c Ad Kd", "7c 5c 4c 3c 2c Ad Kd", "7c 6c 5c 4c 3c 2c Ad", "8c 7c 6c 5c 4c 3c 2c",
	} {
		if last != "" && highcardflush.Rank(cards(t, last)) >= highcardflush.Rank(cards(t, text)) {
			t.Errorf("%s is not below %s", last, text)
		}
		last = text
	}
}

func TestStraightFlush(t *testing.T) {
	for text, want := range map[string]int{
		"Ac 2c 3c 4c 5c 6c 7c": 7, "Ac Kc Qc Jc Tc 9c 7d": 6, "Kc Ac 2c Jd 9d 8h 7h": 2, "2c 3c 4c 4d 5d 6d 7d": 4,
		"2c 4c 6c 8d Td Qh As": 1, "2c 3c 5c 6c 7c 9c Jc": 3,
	} {
		if got := highcardflush.StraightFlush(cards(t, text)); got != want {
			t.Errorf("%s: %d, not %d", text, got, want)
		}
	}
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	hand, two := highcardflush.DefaultOptions(), highcardflush.DefaultOptions()
	hand.Dealing, hand.Shuffling = deal.FromHand, deal.Device
	two.Shuffling = deal.DeviceTwoDecks
	for i, o := range []*highcardflush.Options{highcardflush.DefaultOptions(), hand, two} {
		tabletest.Walk(t, highcardflush.Rules, o, chance.NewFast(uint64(i), 20), 1000)
	}
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, highcardflush.Rules, []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: 1, Amount: 5 * money.Dollar}, {Kind: table.Make, Seat: 1, Area: 2, Amount: 5 * money.Dollar}})
}
