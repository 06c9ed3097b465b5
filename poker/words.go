package poker

import (
	"strings"

	"boardwalk/card"
)

// String describes the hand: "pair of nines, ace, six, two".
func (r Rank) String() string {
	switch c := r.Class(); c {
	case Straight, StraightFlush:
		return c.String() + ", " + one(r.face(0)) + " to " + one(r.face(0)-r.Kind().order().size+1)
	case Pair:
		return "pair of " + many(r.face(0)) + r.others(1)
	case TwoPair:
		return "two pairs, " + many(r.face(0)) + " and " + many(r.face(1)) + r.others(2)
	case ThreeOfAKind:
		return "three " + many(r.face(0)) + r.others(1)
	case FourOfAKind:
		return "four " + many(r.face(0)) + r.others(1)
	case FullHouse:
		return "full house, " + many(r.face(0)) + " over " + many(r.face(1))
	default:
		return c.String() + r.others(0)
	}
}

// others names the faces from the i-th on.
func (r Rank) others(i int) string {
	var b strings.Builder
	for ; i < maxFaces && r.face(i) > 0; i++ {
		b.WriteString(", ")
		b.WriteString(one(r.face(i)))
	}
	return b.String()
}

// one names a face. The one below the two is the ace again.
func one(face int) string {
	if face == 0 {
		return card.Ace.String()
	}
	return card.Rank(face - 1).String()
}

func many(face int) string {
	if card.Rank(face-1) == card.Six {
		return "sixes"
	}
	return one(face) + "s"
}
