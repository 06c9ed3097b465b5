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

// KindOf returns the kind of seven cards, and at which place of the kind's ranks each card is.
func KindOf(cards *[7]card.Card) (k Kind, order [7]uint8) {
	var suits [card.Suits]uint8
	for _, c := range cards {
		if c.Suited() {
			suits[c.Suit()]++
		} else {
			k.Joker = true
		}
	}
	need := uint8(5)
	if k.Joker {
		need = 4
	}
	flush := card.Suit(card.Suits)
	for s, n := range suits {
		if n >= need {
			flush = card.Suit(s)
		}
	}
	// Sorted by insertion: the key has the rank first, then the joker and cards of the flush.
	var keys [7]uint8
	for i, c := range cards {
		key := uint8(ace)<<4 | 2<<2
		if c.Suited() {
			if key = (uint8(c.Rank()) + 2) << 4; c.Suit() == flush {
				key |= 1 << 2
			}
		}
		j := i
		for ; j > 0 && keys[j-1] < key; j-- {
			keys[j], order[j] = keys[j-1], order[j-1]
		}
		keys[j], order[j] = key, uint8(i)
	}
	for i, key := range keys {
		k.Ranks[i] = key >> 4
		if key>>2&3 == 1 {
			k.Suited |= 1 << i
		}
	}
	return k, order
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
	flush := false
	if k.Suited != 0 {
		need := 5
		if joker {
			need = 4
		}
		flush = bits.OnesCount8(k.Suited&^(1<<low[0]|1<<low[1])) >= need
	}
	return HighOf(&five, joker, flush, wheelLow), LowOf(k.Ranks[low[0]], k.Ranks[low[1]])
}
