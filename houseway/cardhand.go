package houseway

import (
	"math/bits"

	"boardwalk/card"
)

// Kind is a hand of seven cards as far as it matters for how it can be set: the ranks, whether the joker is among them,
// and which cards belong to a flush that can be made. Hands of one kind differ by nothing but suits.
type Kind struct {
	// Ranks are those of the cards, 2 to 14, from the highest down. The joker is an ace and the first of them. Of cards
	// of one rank the one that belongs to the flush is the first.
	Ranks [7]uint8
	Joker bool
	// Suited has a bit for each card, by its place, of the suit of which there are five cards, or four and the joker;
	// none if there is no such suit. The joker is not counted.
	Suited uint8
}

// Settings is in how many ways two of seven cards can be the low hand.
const Settings = 21

// LowPlaces are the places of the two cards of the low hand, by setting.
var LowPlaces = func() (list [Settings][2]uint8) {
	i := 0
	for a := range uint8(7) {
		for b := a + 1; b < 7; b++ {
			list[i] = [2]uint8{a, b}
			i++
		}
	}
	return list
}()

// highPlaces are the places of the five others.
var highPlaces = func() (list [Settings][5]uint8) {
	for i, low := range LowPlaces {
		n := 0
		for p := range uint8(7) {
			if p != low[0] && p != low[1] {
				list[i][n] = p
				n++
			}
		}
	}
	return list
}()

// sortKeys are what the cards of a hand are sorted by: the rank first, then whether it is the joker. It has an entry for
// every byte, so that looking one up needs no check.
var sortKeys = func() (keys [256]uint32) {
	for i := range keys {
		keys[i] = ace<<keyRank | isJoker
		if c := card.Card(i); c.Suited() {
			keys[i] = (uint32(c.Rank()) + 2) << keyRank
		}
	}
	return keys
}()

// A key has the rank on top, then what comes first of one rank, and then from the back the place at which the card was
// dealt: of cards that are alike the one that was dealt first comes first.
const (
	keyRank   = 8
	isJoker   = 1 << 5
	isFlush   = 1 << 4
	keyPlaces = 7
)

// suitCounts count the cards of each suit in four bits, beginning at three, so that the highest bit says that there are
// five. The joker is of every suit.
var suitCounts = func() (counts [256]uint32) {
	for i := range counts {
		counts[i] = 0x1111
		if c := card.Card(i); c.Suited() {
			counts[i] = 1 << (4 * c.Suit())
		}
	}
	return counts
}()

const (
	noneYet  = 0x3333
	fiveSuit = 0x8888
)

// KindOf returns the kind of seven cards, and which of them is at each place of the kind's ranks.
func KindOf(cards *[7]card.Card) (k Kind, order [7]uint8) {
	var keys [7]uint32
	suits := uint32(noneYet)
	for i, c := range cards {
		keys[i] = sortKeys[c] | uint32(keyPlaces-i)
		suits += suitCounts[c]
	}
	suits &= fiveSuit
	if suits != 0 {
		flush := card.Suit(bits.TrailingZeros32(suits) / 4)
		for i, c := range cards {
			if c.Suited() && c.Suit() == flush {
				keys[i] |= isFlush
			}
		}
	}
	sortDown(&keys)
	if suits != 0 {
		for i := range keys {
			k.Suited |= uint8(keys[i]&isFlush/isFlush) << i
		}
	}
	k.Joker = keys[0]&isJoker != 0
	for i := range keys {
		k.Ranks[i], order[i] = uint8(keys[i]>>keyRank), keyPlaces-uint8(keys[i])&keyPlaces
	}
	return k, order
}

// sortDown sorts seven keys from the highest down, by the sixteen comparisons of the shortest sorting network. Chance
// decides each of them, so no branch may depend on one.
func sortDown(k *[7]uint32) {
	a, b, c, d, e, f, g := k[0], k[1], k[2], k[3], k[4], k[5], k[6]
	a, g = max(a, g), min(a, g)
	c, d = max(c, d), min(c, d)
	e, f = max(e, f), min(e, f)
	a, c = max(a, c), min(a, c)
	b, e = max(b, e), min(b, e)
	d, g = max(d, g), min(d, g)
	a, b = max(a, b), min(a, b)
	c, f = max(c, f), min(c, f)
	d, e = max(d, e), min(d, e)
	b, c = max(b, c), min(b, c)
	e, g = max(e, g), min(e, g)
	c, d = max(c, d), min(c, d)
	e, f = max(e, f), min(e, f)
	b, c = max(b, c), min(b, c)
	d, e = max(d, e), min(d, e)
	f, g = max(f, g), min(f, g)
	*k = [7]uint32{a, b, c, d, e, f, g}
}

// Set is what the settings of a kind rank.
type Set struct {
	High   [Settings]High
	Low    [Settings]Low
	Lawful uint32 // one bit for each setting that is no foul hand
}

// Rank ranks all settings.
func (k *Kind) Rank(wheelLow bool, s *Set) {
	s.Lawful = 0
	for i := range LowPlaces {
		s.High[i], s.Low[i] = k.rank(i, wheelLow)
		if Lawful(s.High[i], s.Low[i]) {
			s.Lawful |= 1 << i
		}
	}
}

// rank ranks one setting.
func (k *Kind) rank(setting int, wheelLow bool) (High, Low) {
	low := LowPlaces[setting]
	var five [5]uint8
	for j, p := range highPlaces[setting] {
		five[j] = k.Ranks[p]
	}
	joker := k.Joker && low[0] != 0
	return HighOf(&five, joker, k.flushes()>>setting&1 != 0, wheelLow), LowOf(k.Ranks[low[0]], k.Ranks[low[1]])
}

// flushes are the settings whose high hand is of one suit.
func (k *Kind) flushes() settings {
	if k.Joker {
		return flushes[1][k.Suited&127]
	}
	return flushes[0][k.Suited&127]
}

// flushes are the settings whose high hand is of one suit, by whether there is a joker and which cards are of the suit.
var flushes = func() (list [2][1 << 7]settings) {
	for joker := range list {
		for suited := range list[joker] {
			for i, low := range LowPlaces {
				need := 5
				if joker == 1 && low[0] != 0 {
					need = 4
				}
				if bits.OnesCount8(uint8(suited)&^(1<<low[0]|1<<low[1])) >= need {
					list[joker][suited] |= 1 << i
				}
			}
		}
	}
	return list
}()
