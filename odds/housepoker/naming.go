package housepoker

import (
	"sync"

	"boardwalk/card"
)

// naming is one of the ways to name the suits anew: the new name of each.
type naming [card.Suits]card.Suit

// of is the new name of a card.
func (n *naming) of(c card.Card) card.Card { return card.New(c.Rank(), n[c.Suit()]) }

// namings are all ways, and the place of each among them by the old names of the new suits.
var namings = sync.OnceValue(func() *struct {
	all [24]naming
	at  map[naming]uint8
} {
	var n struct {
		all [24]naming
		at  map[naming]uint8
	}
	n.at = map[naming]uint8{}
	for i := range n.all {
		left := []card.Suit{0, 1, 2, 3}
		var old naming
		for suit := range card.Suit(card.Suits) {
			at := i % len(left)
			i /= len(left)
			old[suit] = left[at]
			left = append(left[:at:at], left[at+1:]...)
		}
		for suit, name := range old {
			n.all[len(n.at)][name] = card.Suit(suit)
		}
		n.at[old] = uint8(len(n.at))
	}
	return &n
})

// named is a set of cards with the suits named as the class of the set does, and which naming that is.
func named(s card.Set) (card.Set, uint8) {
	old := naming{0, 1, 2, 3}
	mask := func(suit card.Suit) card.Set { return s >> (card.Ranks * card.Card(suit)) & (1<<card.Ranks - 1) }
	for _, i := range [...]int{0, 1, 2, 0, 1, 0} {
		if mask(old[i]) < mask(old[i+1]) {
			old[i], old[i+1] = old[i+1], old[i]
		}
	}
	set := card.Set(0)
	for i, suit := range old {
		set |= mask(suit) << (card.Ranks * i)
	}
	return set, namings().at[old]
}

// keeping are the namings in which some cards stay the same.
func keeping(cards card.Set) (list []uint8) {
	for i := range namings().all {
		as := card.Set(0)
		for c := range cards.All {
			as |= card.SetOf(namings().all[i].of(c))
		}
		if as == cards {
			list = append(list, uint8(i))
		}
	}
	return list
}
