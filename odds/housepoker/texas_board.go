package housepoker

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/poker"
)

// A board of five cards makes most cards equal: without three of one suit only ranks
// matter, and with three only whether a card is of that suit. So there are at most 26
// kinds of cards, and hole cards are pairs of kinds.
const kinds = 2 * card.Ranks

// texasBoard is a board of five cards and how every pair of kinds fares.
type texasBoard struct {
	*fives
	paid     uint16                // the least place with which the ante is paid
	kind     [card.Joker]uint8     // of every card
	left     [kinds]int            // cards of each kind that are not on the board, or gone
	results  [kinds * kinds]uint64 // packed, for each pair of kinds in either order
	pairs    []kindPair
	first    [7462 + 1]uint16 // the first pair of each place, plus one
	occupied [7462/64 + 1]uint64
}

type kindPair struct {
	a, b  uint8
	next  uint16 // of the same place, plus one
	place uint16
}

// Results are packed into one number, so that they are added at once: the numbers
// of [outcomes] but for ties, 20 bits each.
const packed = 20

func unpack(n uint64, all uint64) (r [outcomes]uint64) {
	sum := uint64(0)
	for i := range tied {
		r[i] = n >> (packed * i) & (1<<packed - 1)
		sum += r[i]
	}
	r[tied] = all - sum
	return r
}

func newTexasBoard(paid poker.Rank) *texasBoard {
	p := fivePlaces()
	return &texasBoard{fives: p, paid: p.place(paid)}
}

// deal finds how every pair of kinds fares on a board. Cards that are gone nobody
// can have.
func (t *texasBoard) deal(board *[5]card.Card, gone card.Set) {
	suit, suited := t.kindsOf(board, gone)
	t.rank(board, suit, suited)
	t.sweep()
}

// kindsOf says of which kind each card is, and returns the suit that there is three
// times, if there is one, with its ranks on the board.
func (t *texasBoard) kindsOf(board *[5]card.Card, gone card.Set) (suit card.Suit, suited uint16) {
	var count [card.Suits]uint8
	for _, c := range board {
		count[c.Suit()]++
		gone |= card.SetOf(c)
	}
	suit = card.Suits
	for s, n := range count {
		if n >= 3 {
			suit = card.Suit(s)
		}
	}
	for _, c := range board {
		if c.Suit() == suit {
			suited |= 1 << c.Rank()
		}
	}
	t.left = [kinds]int{}
	for c := range card.Joker {
		k := uint8(c.Rank())
		if c.Suit() == suit {
			k += card.Ranks
		}
		t.kind[c] = k
		t.left[k] += 1 - int(gone>>c&1)
	}
	return suit, suited
}

// rank ranks all pairs of kinds and sorts them by place.
func (t *texasBoard) rank(board *[5]card.Card, suit card.Suit, suited uint16) {
	// Without regard to suits, the cards are given such that no five are of one.
	var hand [7]card.Card
	var free [card.Ranks][]card.Card
	var taken [card.Ranks]uint8
	for i, c := range board {
		r := c.Rank()
		s := uint8(i) % card.Suits
		for taken[r]>>s&1 != 0 {
			s = (s + 1) % card.Suits
		}
		taken[r] |= 1 << s
		hand[i] = card.New(r, card.Suit(s))
	}
	var store [card.Ranks][2]card.Card
	for r := range free {
		free[r] = store[r][:0]
		for s := range card.Suit(card.Suits) {
			if taken[r]>>s&1 == 0 && len(free[r]) < 2 {
				free[r] = append(free[r], card.New(card.Rank(r), s))
			}
		}
	}
	t.pairs = t.pairs[:0]
	for i := range t.occupied {
		for set := t.occupied[i]; set != 0; set &= set - 1 {
			t.first[i*64+bits.TrailingZeros64(set)] = 0
		}
		t.occupied[i] = 0
	}
	for a := range card.Ranks {
		for b := range a + 1 {
			var place uint16
			switch {
			case a != b && len(free[a]) > 0 && len(free[b]) > 0:
				hand[5], hand[6] = free[a][0], free[b][0]
			case a == b && len(free[a]) > 1:
				hand[5], hand[6] = free[a][0], free[a][1]
			default:
				continue
			}
			place = t.place(poker.SevenAt(&hand))
			t.add(a, b, place)
			if suit < card.Suits {
				t.suited(a, b, place, suited)
			}
		}
	}
	if suited != 0 && bits.OnesCount16(suited) == 5 { // the board itself is a flush
		least := t.flush[suited]
		t.reset(least)
	}
}

// suited adds the pairs of kinds of two ranks of which one or both are of the suit.
func (t *texasBoard) suited(a, b int, place, suited uint16) {
	n := bits.OnesCount16(suited)
	best := func(set uint16) uint16 {
		if bits.OnesCount16(set|suited) < 5 {
			return place
		}
		return max(place, t.flush[set|suited])
	}
	if n >= 3 {
		t.add(a+card.Ranks, b, best(1<<a))
		if a != b {
			t.add(a, b+card.Ranks, best(1<<b))
			t.add(a+card.Ranks, b+card.Ranks, best(1<<a|1<<b))
		}
	}
}

// reset gives every pair at least the place of the board itself.
func (t *texasBoard) reset(least uint16) {
	old := append([]kindPair(nil), t.pairs...)
	t.pairs = t.pairs[:0]
	for i := range t.occupied {
		for set := t.occupied[i]; set != 0; set &= set - 1 {
			t.first[i*64+bits.TrailingZeros64(set)] = 0
		}
		t.occupied[i] = 0
	}
	for _, p := range old {
		t.add(int(p.a), int(p.b), max(p.place, least))
	}
}

// add adds a pair of kinds, if there are such cards.
func (t *texasBoard) add(a, b int, place uint16) {
	if t.left[a] == 0 || t.left[b] == 0 || a == b && t.left[a] < 2 {
		return
	}
	t.pairs = append(t.pairs, kindPair{uint8(a), uint8(b), t.first[place], place})
	t.first[place] = uint16(len(t.pairs))
	t.occupied[place/64] |= 1 << (place % 64)
}

// sweep counts, from the best pair down, how many pairs are better, equal and worse
// that have no card in common with it.
func (t *texasBoard) sweep() {
	var better, equal [kinds]int // pairs with a certain card of a kind
	above, cards := 0, 0
	for _, n := range t.left {
		cards += n
	}
	all := (cards - 2) * (cards - 3) / 2
	for i := len(t.occupied) - 1; i >= 0; i-- {
		for set := t.occupied[i]; set != 0; {
			top := 63 - bits.LeadingZeros64(set)
			set &^= 1 << top
			place := uint16(i*64 + top)
			same := 0
			for at := t.first[place]; at != 0; at = t.pairs[at-1].next {
				p := &t.pairs[at-1]
				if p.a == p.b {
					same += t.left[p.a] * (t.left[p.a] - 1) / 2
					equal[p.a] += t.left[p.a] - 1
					continue
				}
				same += t.left[p.a] * t.left[p.b]
				equal[p.a] += t.left[p.b]
				equal[p.b] += t.left[p.a]
			}
			shift := packed * wonReturn
			if place >= t.paid {
				shift = packed * wonPaid
			}
			for at := t.first[place]; at != 0; at = t.pairs[at-1].next {
				p := &t.pairs[at-1]
				worse := above - better[p.a] - better[p.b]
				alike := same - equal[p.a] - equal[p.b] + 1
				result := uint64(all-worse-alike)<<shift | uint64(worse)<<(packed*lost)
				t.results[int(p.a)*kinds+int(p.b)] = result
				t.results[int(p.b)*kinds+int(p.a)] = result
			}
			for at := t.first[place]; at != 0; at = t.pairs[at-1].next {
				p := &t.pairs[at-1]
				for _, k := range [...]uint8{p.a, p.b} {
					better[k] += equal[k]
					equal[k] = 0
				}
			}
			above += same
		}
	}
}

// of is how two cards fare, packed.
func (t *texasBoard) of(a, b card.Card) uint64 {
	return t.results[int(t.kind[a])*kinds+int(t.kind[b])]
}
