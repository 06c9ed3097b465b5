package houseway

// Class is what five cards are, 11.3(b). A two-card hand is a pair or a high card.
type Class uint8

// The classes, the lowest first.
const (
	HighCard Class = iota
	Pair
	TwoPairs
	ThreeOfAKind
	Straight
	Flush
	FullHouse
	FourOfAKind
	StraightFlush
	RoyalFlush
	FiveAces
)

// classNames are what the classes are called in a house way.
var classNames = [...]string{"high card", "pair", "two pairs", "three of a kind", "straight", "flush", "full house", "four of a kind",
	"straight flush", "royal flush", "five aces"}

// String returns what the class is called in a house way.
func (c Class) String() string { return classNames[c] }

// High is the rank of a five-card hand: the higher is the higher hand, and equal ones are copies. It holds the class,
// and then four bits for each rank that decides, the most significant first.
type High uint32

// Class returns the class of the hand.
func (h High) Class() Class { return Class(h >> 20) }

// Top returns the first rank that decides, 2 to 14: that of a pair, or the highest card.
func (h High) Top() int { return int(h >> 16 & 15) }

// Low is the rank of a two-card hand. It is on the scale of a [High] without its last twelve bits, so that the two
// can be compared: see [Lawful].
type Low uint16

// Pair reports whether the hand is a pair.
func (l Low) Pair() bool { return l>>8 != 0 }

// Top returns the rank of the pair, or of the higher card.
func (l Low) Top() int { return int(l >> 4 & 15) }

// LowOf ranks two cards by their ranks, 2 to 14 for the ace or the joker.
func LowOf(a, b uint8) Low {
	if a == b {
		return Low(Pair)<<8 | Low(a)<<4
	}
	return Low(max(a, b))<<4 | Low(min(a, b))
}

// Lawful reports whether the two-card hand does not rank above the five-card hand: 11.1[high hand], 11.9(a). Our
// reading is that it may rank as high. Of two equal pairs the high hand's is as high, whatever lies beside it.
func Lawful(h High, l Low) bool {
	if l.Pair() {
		return h.Class() > Pair || h.Class() == Pair && h.Top() >= l.Top()
	}
	return h.Class() > HighCard || h>>12&0xff >= High(l)
}

const ace = 14

// HighOf ranks five cards by their ranks, from the highest down, with a joker as the first if there is one. flush says
// that all are of one suit, which a joker is of any. wheelLow is the option of 11.3(d).
//
// A joker is an ace, or whatever completes a straight or a flush: 11.3(c). In a flush it is the highest card that is
// missing from it, which is our reading.
func HighOf(ranks *[5]uint8, joker, flush, wheelLow bool) High {
	best := plain(ranks)
	if !joker {
		if flush {
			best = max(best, rank5(Flush, ranks))
		}
		if s := straight(ranks[0], ranks, 0, wheelLow); s != 0 {
			best = max(best, straightRank(s, flush))
		}
		return best
	}
	var cards [5]uint8
	if flush {
		copy(cards[:], ranks[1:])
		for missing := uint8(ace); ; missing-- {
			if missing != ranks[1] && missing != ranks[2] && missing != ranks[3] && missing != ranks[4] {
				cards[4] = missing
				break
			}
		}
		for i := 4; i > 0 && cards[i] > cards[i-1]; i-- {
			cards[i], cards[i-1] = cards[i-1], cards[i]
		}
		best = max(best, rank5(Flush, &cards))
	}
	if s := straight(ranks[1], ranks, 1, wheelLow); s != 0 {
		best = max(best, straightRank(s, flush))
	}
	return best
}

// straightRank is the rank of a straight or straight flush with its order among them.
func straightRank(order uint8, flush bool) High {
	switch {
	case !flush:
		return rank1(Straight, order)
	case order == ace:
		return rank1(RoyalFlush, order)
	}
	return rank1(StraightFlush, order)
}

// straight returns the order of the highest straight that the cards from a place on make, with the cards before them
// as jokers; 0 if they make none. The order of ace to ten is 14. That of ace to five is 13, above king to nine, or 1.
func straight(top uint8, ranks *[5]uint8, from int, wheelLow bool) uint8 {
	for i := from; i < 4; i++ {
		if ranks[i] == ranks[i+1] {
			return 0
		}
	}
	wheel := uint8(ace - 1)
	if wheelLow {
		wheel = 1
	}
	best := uint8(0)
	if ranks[4] >= ace-4 {
		best = ace
	} else if top-ranks[4] <= 4 {
		if high := min(ranks[4]+4, ace); high < ace { // the highest straight that ends with the lowest card
			best = high - 1
		}
	}
	// Ace to five: every card is an ace or at most a five.
	wheeled := true
	for i := from; i < 5; i++ {
		if ranks[i] > 5 && ranks[i] != ace {
			wheeled = false
		}
	}
	if wheeled {
		best = max(best, wheel)
	}
	return best
}

// plain ranks five cards by how many are alike, a joker being an ace.
func plain(r *[5]uint8) High {
	alike := 0 // a bit for each card that is of the rank of the one before
	for i := range 4 {
		if r[i] == r[i+1] {
			alike |= 1 << i
		}
	}
	switch alike {
	case 0b1111:
		return rank1(FiveAces, r[0])
	case 0b0111:
		return rank2(FourOfAKind, r[0], r[4])
	case 0b1110:
		return rank2(FourOfAKind, r[4], r[0])
	case 0b1011:
		return rank2(FullHouse, r[0], r[4])
	case 0b1101:
		return rank2(FullHouse, r[4], r[0])
	case 0b0011:
		return rank3(ThreeOfAKind, r[0], r[3], r[4])
	case 0b0110:
		return rank3(ThreeOfAKind, r[1], r[0], r[4])
	case 0b1100:
		return rank3(ThreeOfAKind, r[2], r[0], r[1])
	case 0b0101:
		return rank3(TwoPairs, r[0], r[2], r[4])
	case 0b1001:
		return rank3(TwoPairs, r[0], r[3], r[2])
	case 0b1010:
		return rank3(TwoPairs, r[1], r[3], r[0])
	case 0b0001:
		return rank3(Pair, r[0], r[2], r[3]) | High(r[4])<<4
	case 0b0010:
		return rank3(Pair, r[1], r[0], r[3]) | High(r[4])<<4
	case 0b0100:
		return rank3(Pair, r[2], r[0], r[1]) | High(r[4])<<4
	case 0b1000:
		return rank3(Pair, r[3], r[0], r[1]) | High(r[2])<<4
	}
	return rank5(HighCard, r)
}

// rank1 to rank5 are ranks of a class with what decides in it.
func rank1(c Class, a uint8) High       { return High(c)<<20 | High(a)<<16 }
func rank2(c Class, a, b uint8) High    { return rank1(c, a) | High(b)<<12 }
func rank3(c Class, a, b, d uint8) High { return rank2(c, a, b) | High(d)<<8 }

func rank5(c Class, r *[5]uint8) High {
	return rank3(c, r[0], r[1], r[2]) | High(r[3])<<4 | High(r[4])
}
