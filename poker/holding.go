package poker

import (
	"math/bits"

	"boardwalk/card"
)

// holding is the ranks of the cards that somebody holds: bit r of holding[n-1] is set if
// there are at least n cards of rank r. Ranks count from the two to the ace, for low from the
// king to the ace.
type holding [card.Suits]uint16

// add adds a card, by the bit of its rank.
func (h *holding) add(rank uint16) {
	for n := range h {
		h[n], rank = h[n]|rank, h[n]&rank
		if rank == 0 {
			return
		}
	}
}

// best is the best hand of so many cards that the holding makes, of all classes that need
// cards of one suit or of all that do not.
func (k Kind) best(h *holding, size int, suited bool) Rank {
	o := k.order()
	for i, place := range o.places {
		if place.Class.suited() != suited {
			continue
		}
		if faces, ok := o.makes(h, place.Class, size); ok {
			return Rank(k)<<kindShift | Rank(len(o.places)-i)<<placeShift | faces
		}
	}
	return 0
}

// makes says whether the cards make a hand of the class and size, and with which faces. Where
// a class needs one suit, they are of one.
func (o *order) makes(h *holding, c Class, size int) (faces Rank, ok bool) {
	switch c {
	case Straight, StraightFlush:
		if size < o.size {
			return 0, false
		}
		top := h.straight(size)
		if o.wheel && top == wheelTop {
			return face(0, int(card.King)+1) | face(1, 1), true // just above the straight from the king down
		}
		return face(0, top), top > 0
	case RoyalFlush:
		return 0, size == o.size && h.straight(size) == int(card.Ace)+1
	case FiveAces:
		return 0, false // it takes a joker: see [Kind.withJoker]
	}
	var used uint16
	for i, n, groups := 0, 0, alike[c]; size > 0; n++ {
		g := group{size, 1}
		if n < len(groups) {
			g = groups[n]
		}
		for j := range g.ranks {
			top := bits.Len16(h[g.cards-1] &^ used)
			if top == 0 {
				return 0, false
			}
			used |= 1 << (top - 1)
			if o.low { // the worst of them is compared first
				j = g.ranks - 1 - j
			}
			faces |= face(i+j, top)
		}
		i, size = i+g.ranks, size-g.ranks*g.cards
	}
	return faces, true
}

// wheelTop is the highest face of ace-two-three-four-five.
const wheelTop = int(card.Five) + 1

// straight is the highest face of the highest straight, or zero. The ace is the face below
// the two as well as the one above the king.
func (h *holding) straight(size int) int {
	faces := uint(h[0])<<1 | uint(h[0])>>card.Ace
	tops := faces
	for i := 1; i < size; i++ {
		tops &= faces << i
	}
	return max(bits.Len(tops)-1, 0)
}

func face(i, value int) Rank { return Rank(value) << (faceBits * (maxFaces - 1 - i)) }
