package housepoker

import (
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

// places are the ranks of hands of three cards, from the lowest up, and the place
// of each hand among them.
type places struct {
	ranks []poker.Rank
	of    [card.Joker][card.Joker][card.Joker]uint16 // by the cards in any order
}

// threePlaces are found once.
var threePlaces = sync.OnceValue(func() *places {
	p := new(places)
	for _, m := range multisets(3, card.Suits) {
		p.ranks = append(p.ranks, poker.Three([3]card.Card(m.unsuited())))
	}
	for set := range uint16(1 << card.Ranks) {
		if cards := suitedCards(set); len(cards) == 3 {
			p.ranks = append(p.ranks, poker.Three([3]card.Card(cards)))
		}
	}
	slices.Sort(p.ranks)
	p.ranks = slices.Compact(p.ranks)
	for a := range card.Joker {
		for b := range a {
			for c := range b {
				at := p.place(poker.Three([3]card.Card{a, b, c}))
				p.of[a][b][c], p.of[a][c][b], p.of[b][a][c] = at, at, at
				p.of[b][c][a], p.of[c][a][b], p.of[c][b][a] = at, at, at
			}
		}
	}
	return p
})

// place is that of a rank.
func (p *places) place(r poker.Rank) uint16 {
	at, _ := slices.BinarySearch(p.ranks, r)
	return uint16(at)
}

// MiniRoyal is the best hand of three cards: ace, king and queen of one suit.
func MiniRoyal() poker.Rank {
	return poker.Three([3]card.Card{card.New(card.Ace, 0), card.New(card.King, 0), card.New(card.Queen, 0)})
}

// pairs numbers the pairs of cards, the higher card first.
func pair(a, b card.Card) int {
	if a < b {
		a, b = b, a
	}
	return int(a)*(int(a)-1)/2 + int(b)
}

// allPairs is how many pairs of cards there are.
const allPairs = 52 * 51 / 2

// HoleClass is what two cards are if only their ranks matter and whether they are of one
// suit.
type HoleClass struct {
	High, Low card.Rank
	Suited    bool
}

// HoleClassOf returns the class of two cards.
func HoleClassOf(a, b card.Card) HoleClass {
	return HoleClass{max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank()), a.Suit() == b.Suit()}
}

// HoleClasses is how many classes of two cards there are.
const HoleClasses = 169

// number counts the classes: pairs and unsuited cards, and then suited ones.
func (h HoleClass) number() int {
	if h.Suited {
		return 91 + int(h.High)*(int(h.High)-1)/2 + int(h.Low)
	}
	return int(h.High)*(int(h.High)+1)/2 + int(h.Low)
}

// rank is that of three cards.
func (p *places) rank(h *[3]card.Card) poker.Rank { return p.ranks[p.of[h[0]][h[1]][h[2]]] }
