package poker

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/law"
)

// AsiaHands ranks the hands of asia poker: a high hand of four cards, a medium hand of two
// and a low hand of one, of a deck with one joker. The joker is an ace, or whatever card
// completes a straight or a flush in the high hand. A straight and a flush rank above three
// of a kind there.
type AsiaHands struct {
	AceLow bool // ace-two-three-four is the lowest straight, and not the second highest
}

// AsiaRank is what a hand of four, two or one cards is worth. All are on one scale, so that
// a high hand ranks equal to or above a medium hand exactly if its number is not the lower.
type AsiaRank uint32

// The places of the classes of asia poker, from the lowest.
var asiaClasses = [...]Class{HighCard, Pair, TwoPair, ThreeOfAKind, Straight, Flush, StraightFlush, RoyalFlush, FourOfAKind}

const (
	asiaHigh AsiaRank = iota << 16
	asiaPair
	asiaTwoPair
	asiaThree
	asiaStraight
	asiaFlush
	asiaStraightFlush
	asiaRoyal
	asiaFour
)

// AsiaHighest is four aces.
const AsiaHighest = asiaFour | (AsiaRank(card.Ace)+1)<<12

// Class returns the class of the hand.
func (r AsiaRank) Class() Class { return asiaClasses[r>>16] }

// Law returns the rule by which a high hand has its place: that of ace-two-three-four, or of
// all classes.
func (r AsiaRank) Law() law.Cite {
	second, lined := r>>8&15, r.Class() == Straight || r.Class() == StraightFlush
	switch {
	case lined && second == 15:
		return "house:asia-4(d)"
	case lined && second == 0:
		return "house:asia-4(d)[lowest]"
	}
	return "house:asia-4(a)"
}

// ranked is a rank of a card as a digit of an AsiaRank; none is 0.
func ranked(r card.Rank) AsiaRank { return AsiaRank(r) + 1 }

// First returns the rank that counts first: of the pair, or the highest card.
func (r AsiaRank) First() card.Rank { return card.Rank(r>>12&15) - 1 }

// Rank ranks four, two or one cards, which must be different and none unknown.
func (a AsiaHands) Rank(cards ...card.Card) AsiaRank { return a.rank(cards) }

func (a AsiaHands) rank(cards []card.Card) AsiaRank {
	var counts uint64 // four bits for each rank
	var suits uint8
	joker := false
	for _, c := range cards {
		if c == card.Joker {
			joker = true
			continue
		}
		counts += 1 << (4 * c.Rank())
		suits |= 1 << c.Suit()
	}
	suited := len(cards) == 4 && suits&(suits-1) == 0
	if !joker {
		return a.count(counts, len(cards), suited)
	}
	best := a.count(counts+1<<(4*card.Ace), len(cards), false)
	if len(cards) < 4 {
		return best
	}
	for r := card.Two; r <= card.Ace; r++ {
		if counts>>(4*r)&15 != 0 {
			continue // a straight and a flush have it already
		}
		if made := a.count(counts+1<<(4*r), 4, suited); made >= asiaStraight && made < asiaFour {
			best = max(best, made)
		}
	}
	return best
}

// count ranks a hand by how many cards of each rank there are.
func (a AsiaHands) count(counts uint64, cards int, suited bool) (r AsiaRank) {
	var most [5]uint16 // the sets of ranks of which there are so many
	for left := counts; left != 0; {
		at := bits.TrailingZeros64(left) / 4
		most[left>>(4*at)&15] |= 1 << at
		left &^= 15 << (4 * at)
	}
	shift := 12
	for n := 4; n > 0; n-- {
		for set := most[n]; set != 0; {
			high := bits.Len16(set) - 1
			r |= ranked(card.Rank(high)) << shift
			shift -= 4
			set &^= 1 << high
		}
	}
	switch {
	case most[4] != 0:
		return r | asiaFour
	case most[3] != 0:
		return r | asiaThree
	case bits.OnesCount16(most[2]) == 2:
		return r | asiaTwoPair
	case most[2] != 0:
		return r | asiaPair
	case cards < 4:
		return r
	}
	return a.lined(r, most[1], suited)
}

// lined ranks four cards of different ranks, which may be a straight or a flush.
func (a AsiaHands) lined(r AsiaRank, set uint16, suited bool) AsiaRank {
	const wheel = 1<<card.Ace | 1<<card.Two | 1<<card.Three | 1<<card.Four
	straight := set>>bits.TrailingZeros16(set) == 15
	if set == wheel {
		straight, r = true, ranked(card.King)<<12|15<<8 // just above king-queen-jack-ten
		if a.AceLow {
			r = ranked(card.Four) << 12
		}
	}
	switch {
	case straight && suited && set>>card.Ace&1 != 0 && set != wheel:
		return r | asiaRoyal
	case straight && suited:
		return r | asiaStraightFlush
	case suited:
		return r | asiaFlush
	case straight:
		return r | asiaStraight
	}
	return r
}

// AsiaSettings is how many ways there are to set seven cards into hands of four, two and one.
const AsiaSettings = 105

// AsiaPlaces are those ways, by place: the four cards of the high hand, the two of the medium
// hand and the one of the low hand. Those with one high hand follow each other.
var AsiaPlaces = func() (ways [AsiaSettings][7]uint8) {
	n := 0
	for set := range 1 << 7 {
		if bits.OnesCount(uint(set)) != 3 {
			continue
		}
		var high, rest []uint8
		for i := range uint8(7) {
			if set>>i&1 != 0 {
				rest = append(rest, i)
			} else {
				high = append(high, i)
			}
		}
		for low := range 3 {
			copy(ways[n][:], high)
			ways[n][4], ways[n][5], ways[n][6] = rest[(low+1)%3], rest[(low+2)%3], rest[low]
			n++
		}
	}
	return ways
}()

// AsiaSetting is what the three hands are worth that seven cards are set into.
type AsiaSetting struct{ High, Medium, Low AsiaRank }

// Lawful reports whether each hand ranks equal to or above the next.
func (s *AsiaSetting) Lawful() bool { return s.High >= s.Medium && s.Medium >= s.Low }

// Wins returns how many of the three hands are higher than another's.
func (s *AsiaSetting) Wins(other *AsiaSetting) (n int) {
	if s.High > other.High {
		n++
	}
	if s.Medium > other.Medium {
		n++
	}
	if s.Low > other.Low {
		n++
	}
	return n
}

// Settings ranks every way to set seven cards.
func (a AsiaHands) Settings(hand *[7]card.Card, all *[AsiaSettings]AsiaSetting) {
	var four [4]card.Card
	for n := range AsiaPlaces {
		way := &AsiaPlaces[n]
		if n%3 == 0 {
			four = [4]card.Card{hand[way[0]], hand[way[1]], hand[way[2]], hand[way[3]]}
			all[n].High = a.rank(four[:])
		} else {
			all[n].High = all[n-1].High
		}
		x, y := ranked(card.Rank(rankOrAce[hand[way[4]]])), ranked(card.Rank(rankOrAce[hand[way[5]]]))
		if x == y {
			all[n].Medium = asiaPair | x<<12
		} else {
			all[n].Medium = max(x, y)<<12 | min(x, y)<<8
		}
		all[n].Low = ranked(card.Rank(rankOrAce[hand[way[6]]])) << 12
	}
}

// AsiaHouse returns which of some settings the house prefers, and -1 if none is lawful: the
// highest pair in the medium hand, otherwise a pair or better in the high hand; then the
// highest low hand, the best kind of high hand, the highest medium hand and the highest high
// hand. Of all settings of seven cards one is always lawful.
func AsiaHouse(of []AsiaSetting) (best int) {
	best = -1
	most := uint64(0)
	for n := range of {
		if s := &of[n]; s.Lawful() {
			if k := s.Preferred(); k > most {
				most, best = k, n
			}
		}
	}
	return best
}

// Preferred is a number by which the house way puts lawful settings in order.
func (s *AsiaSetting) Preferred() uint64 {
	k := uint64(s.Low>>12)<<44 | uint64(s.High>>16)<<40 | uint64(s.Medium)<<20 | uint64(s.High)
	if s.Medium >= asiaPair {
		k |= uint64(s.Medium>>12&15) << 50
	}
	if s.High >= asiaPair {
		k |= 1 << 48
	}
	return k
}

// String describes the hand: "pair of nines, ace, six" or "king, four".
func (r AsiaRank) String() string {
	var faces []card.Rank
	for shift := 12; shift >= 0; shift -= 4 {
		if digit := r >> shift & 15; digit >= 1 && digit <= ranked(card.Ace) {
			faces = append(faces, card.Rank(digit)-1)
		}
	}
	others := func(from int) (text string) {
		for _, f := range faces[from:] {
			text += ", " + f.String()
		}
		return text
	}
	switch c := r.Class(); c {
	case HighCard:
		return faces[0].String() + others(1)
	case Pair:
		return "pair of " + faces[0].Plural() + others(1)
	case TwoPair:
		return "two pairs, " + faces[0].Plural() + " and " + faces[1].Plural()
	case ThreeOfAKind:
		return "three " + faces[0].Plural() + others(1)
	case FourOfAKind:
		return "four " + faces[0].Plural()
	case Flush:
		return c.String() + others(0)
	default:
		return c.String()
	}
}
