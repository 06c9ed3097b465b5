package poker

import (
	"boardwalk/card"
	"boardwalk/law"
)

// Rank is the worth of a hand: of two hands of a kind the better has the higher rank, and
// equal hands have equal ranks. Ranks of different kinds must not be compared. The zero value
// is no hand at all.
//
// From the top: four bits for the kind, four for the place of the class in its order, and
// four for each of up to five faces: the ranks of the cards, those that come first in the
// comparison first, with one for a two, or for a king in a hand for low, 13 for an ace and zero
// for none.
type Rank uint32

const (
	kindShift  = 28
	placeShift = 24
	faceBits   = 4
	faceMask   = 1<<faceBits - 1
	maxFaces   = 5
)

// Kind is the kind of hand.
func (r Rank) Kind() Kind { return Kind(r >> kindShift) }

// Class is what the hand is called.
func (r Rank) Class() Class { return r.place().Class }

// Law is the paragraph that gives the class of the hand its place. Other games that rank
// hands of this kind have the same list in a section of their own, and cite that.
func (r Rank) Law() law.Cite { return r.place().Law }

func (r Rank) place() Place {
	places := r.Kind().order().places
	if above := int(r>>placeShift) & faceMask; above > 0 && above <= len(places) {
		return places[len(places)-above]
	}
	return Place{}
}

// First is the rank of the cards of a hand that are compared first: that of a pair, of a
// three-of-a-kind or of the highest card. It means nothing for a royal flush or five aces.
func (r Rank) First() card.Rank { return card.Rank(r.face(0) - 1) }

// Wheel reports whether the hand is ace-two-three-four-five, in which the ace is the lowest
// card.
func (r Rank) Wheel() bool {
	c := r.Class()
	return (c == Straight || c == StraightFlush) && (r.face(1) > 0 || r.face(0) == wheelTop)
}

// face is the i-th face of the hand, zero where it has none.
func (r Rank) face(i int) int { return int(r>>(faceBits*(maxFaces-1-i))) & faceMask }
