package housepoker

import (
	"fmt"
	"testing"
	"time"

	"boardwalk/card"
	"boardwalk/poker"
)

var usualDraw = &ThreeDraw{Ante: 1, First: 1,
	Bonus:     ThreePays{poker.Straight: 1, poker.ThreeOfAKind: 5, poker.StraightFlush: 10, poker.RoyalFlush: 20},
	FirstPays: ThreePays{poker.Pair: 1, poker.Flush: 3, poker.Straight: 6, poker.ThreeOfAKind: 30, poker.StraightFlush: 50, poker.RoyalFlush: 200}}

func TestThreeDraw(t *testing.T) {
	alone := *usualDraw
	alone.First = 0
	alone.FirstPays = ThreePays{}
	start := time.Now()
	best, _ := alone.Count()
	t.Log(time.Since(start))
	net, wagered := best.Ante.Mean()
	t.Log(net, wagered)
	start = time.Now()
	best, _ = usualDraw.Count()
	t.Log(time.Since(start))
	for _, e := range []Ends{best.Ante, best.First, best.All} {
		net, wagered := e.Mean()
		t.Log(net, wagered)
	}
	n := map[string]int{}
	for _, c := range classes(3) {
		hand := [3]card.Card(c.cards)
		v, deals := alone.Values(&hand)
		rank := poker.Three(hand)
		k := "fold"
		ch := Best(v[:]) + DrawFold
		switch {
		case ch == DrawStay:
			k = "stay"
		case ch >= 0:
			k = fmt.Sprint("draw to ", hand[(ch+1)%3].Rank() == hand[(ch+2)%3].Rank(), " ", hand[(ch+1)%3].Suit() == hand[(ch+2)%3].Suit())
		}
		n[rank.Class().String()+" "+k] += int(c.ways)
		if rank.Class() == poker.HighCard && testing.Verbose() && c.ways == 24 {
			fmt.Println(hand, k, float64(v[1])/float64(deals), float64(v[2])/float64(deals), float64(v[3])/float64(deals), float64(v[4])/float64(deals), ch)
		}
	}
	t.Log(n)
}
