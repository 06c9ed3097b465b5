package housepoker

import (
	"fmt"
	"testing"

	"boardwalk/card"
	"boardwalk/poker"
)

var usualDraw = &ThreeDraw{Ante: 1, First: 1,
	Bonus: ThreePays{poker.Straight: 1, poker.ThreeOfAKind: 5, poker.StraightFlush: 10, poker.RoyalFlush: 20},
	FirstNets: ThreePays{poker.HighCard: -1, poker.Pair: 1, poker.Flush: 3, poker.Straight: 6, poker.ThreeOfAKind: 30,
		poker.StraightFlush: 50, poker.RoyalFlush: 200}}

func TestThreeDraw(t *testing.T) {
	alone := *usualDraw
	alone.First, alone.FirstNets = 0, ThreePays{}
	best, _ := alone.Count()
	if want := uint64(22100) * drawDeals; best.Ante.Ways() != want {
		t.Errorf("%d deals, not %d", best.Ante.Ways(), want)
	}
	net, wagered := best.Ante.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -100*net, wagered); got != "1.0418 1.9283" {
		t.Error(got)
	}
}

// Every choice is worth what it is if each draw card and each hand of the dealer's is
// dealt.
func TestThreeDrawValuesAreThoseOfEveryDeal(t *testing.T) {
	for _, text := range []string{"Qs Jh 4d", "As Ah 9d"} {
		cards, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		hand := [3]card.Card(cards)
		want, deals := usualDraw.ValuesAmong(&hand, 0)
		if got, n := usualDraw.Values(&hand); got != want || n != deals {
			t.Errorf("%s: counted %v of %d, dealt %v of %d", text, got, n, want, deals)
		}
	}
}
