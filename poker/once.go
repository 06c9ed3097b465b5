package poker

import (
	"math/bits"

	"boardwalk/card"
)

// RankOnce is [Kind.Rank] for a hand of which there is only one in a program, as the hands that rules speak of. It builds no
// tables, which take milliseconds; whoever ranks many hands wants them.
func (k Kind) RankOnce(cards ...card.Card) (Rank, error) {
	if err := k.check(cards); err != nil {
		return 0, err
	}
	switch {
	case k == High && len(cards) == 5, k == ThreeCard && len(cards) == 3, k == FourCard && len(cards) == 4:
		return k.whole(cards), nil
	case k == MiniTex:
		best := Rank(0)
		for set := range uint(1 << len(cards)) {
			if bits.OnesCount(set) != 3 || set&3 == 0 { // at least one of the two hole cards
				continue
			}
			var three []card.Card
			for i, c := range cards {
				if set>>i&1 != 0 {
					three = append(three, c)
				}
			}
			best = max(best, ThreeCard.whole(three))
		}
		return best + Rank(MiniTex-ThreeCard)<<kindShift, nil
	}
	return k.Rank(cards...)
}

// whole ranks cards that are all in the hand.
func (k Kind) whole(cards []card.Card) Rank {
	var h holding
	suited := true
	for _, c := range cards {
		h.add(1 << c.Rank())
		suited = suited && c.Suit() == cards[0].Suit()
	}
	rank := k.best(&h, len(cards), false)
	if suited {
		rank = max(rank, k.best(&h, len(cards), true))
	}
	return rank
}
