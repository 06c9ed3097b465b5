package poker

import (
	"strings"

	"boardwalk/card"
)

// String describes the hand: "pair of nines, ace, six, two" or "eight, six, four, two, ace low".
func (r Rank) String() string {
	if r.Kind().order().low {
		return r.words() + " low"
	}
	return r.words()
}

func (r Rank) words() string {
	switch c := r.Class(); c {
	case Straight, StraightFlush:
		if r.face(1) > 0 { // see order.wheel
			return c.String() + ", " + ofFace(wheelTop).String() + " to " + ofFace(0).String()
		}
		return c.String() + ", " + ofFace(r.face(0)).String() + " to " + ofFace(r.face(0)-r.Kind().order().size+1).String()
	case Pair:
		return "pair of " + r.many(0) + r.others(1)
	case TwoPair:
		return "two pairs, " + r.many(0) + " and " + r.many(1) + r.others(2)
	case ThreeOfAKind:
		return "three " + r.many(0) + r.others(1)
	case FourOfAKind:
		return "four " + r.many(0) + r.others(1)
	case FullHouse:
		return "full house, " + r.many(0) + " over " + r.many(1)
	case NoPair:
		return r.one(0) + r.others(1)
	default:
		return c.String() + r.others(0)
	}
}

// others names the faces from the i-th on.
func (r Rank) others(i int) string {
	var b strings.Builder
	for ; i < maxFaces && r.face(i) > 0; i++ {
		b.WriteString(", ")
		b.WriteString(r.one(i))
	}
	return b.String()
}

// one names the i-th face.
func (r Rank) one(i int) string { return r.rank(i).String() }

// many names several cards of the i-th face.
func (r Rank) many(i int) string { return r.rank(i).Plural() }

// rank is the rank of the i-th face. For low the faces count down from the ace.
func (r Rank) rank(i int) card.Rank {
	if r.Kind().order().low {
		return ofFace(card.Ranks - r.face(i))
	}
	return ofFace(r.face(i))
}

// ofFace is the rank of a face. The one below the two is the ace again.
func ofFace(face int) card.Rank {
	if face == 0 {
		return card.Ace
	}
	return card.Rank(face - 1)
}
