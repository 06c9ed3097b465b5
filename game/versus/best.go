package versus

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

// BestFirst returns cards of which the best three, four or five make a hand of a
// rank, those first and laid out as they form it. Nothing is allocated.
func BestFirst(of []card.Card, made int, r Rank) (cards [MostCards]card.Card) {
	for set := range uint(1) << len(of) {
		if bits.OnesCount(set) != made {
			continue
		}
		in, out := 0, made
		for i, c := range of {
			if set>>i&1 != 0 {
				cards[in], in = c, in+1
			} else {
				cards[out], out = c, out+1
			}
		}
		if Rank(rank(cards[:made])) == r {
			break
		}
	}
	Arrange(cards[:made], r.Class())
	return cards
}

// rank ranks a hand of three, four or five cards.
func rank(cards []card.Card) poker.Rank {
	switch len(cards) {
	case 3:
		return poker.ThreeAt((*[3]card.Card)(cards))
	case 4:
		return poker.FourAt((*[4]card.Card)(cards))
	}
	return poker.FiveAt((*[5]card.Card)(cards))
}

// RankOf ranks a hand of a kind that stands in the program: "Ac Ah 3c 2c". It is
// for the hands that rules speak of.
func RankOf(k poker.Kind, text string) Rank {
	cards, err := card.ParseAll(text)
	if err != nil {
		panic(err)
	}
	r, err := k.RankOnce(cards...)
	if err != nil {
		panic(err)
	}
	return Rank(r)
}

// IsWhole reports whether the cards of a box, with the community cards after them,
// are as many as make its hand, and all are known.
func (t *Table) IsWhole(box table.Box, cards []card.Card) bool {
	all := t.p.PlayerCards
	if box == 0 {
		all = t.p.DealerCards
	}
	return len(cards) == int(all+t.p.CommunityCards) && !slices.Contains(cards, card.Unknown)
}
