package twentyone

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"boardwalk/card"
)

// Hand is cards by what they count, in no order: a player's hand, or what is
// seen of the dealer's.
type Hand struct {
	count  [values]uint8
	suited bool // some of 6, 7 and 8, two or three of them, or sevens, of one suit: 2.3(e)1
	spades bool // and that suit is spades
}

// Of returns the hand of some cards.
func Of(cards ...card.Card) Hand {
	var h Hand
	for _, c := range cards {
		h.count[value(c)]++
	}
	h.suited = h.straight() && !slices.ContainsFunc(cards, func(c card.Card) bool { return c.Suit() != cards[0].Suit() })
	h.spades = h.suited && cards[0].Suit() == card.Spades
	return h
}

// Points returns a hand of cards that count so much, 1 for an ace. Its cards
// are not all of one suit.
func Points(points ...int) Hand {
	var h Hand
	for _, p := range points {
		h.count[p-1]++
	}
	return h
}

// straight reports whether the hand is two or three different ones of 6, 7 and 8,
// or two or three sevens.
func (h *Hand) straight() bool {
	if n := h.count[6]; n == 2 || n == 3 {
		return h.Len() == int(n)
	}
	for v, n := range h.count {
		if n > 1 || n == 1 && (v < 5 || v > 7) {
			return false
		}
	}
	return h.Len() > 1
}

// Len returns how many cards the hand has.
func (h Hand) Len() int {
	sum := 0
	for _, n := range h.count {
		sum += int(n)
	}
	return sum
}

// hard is the count with each ace as one.
func (h *Hand) hard() int {
	sum := 0
	for v, n := range h.count {
		sum += int(n) * (v + 1)
	}
	return sum
}

// Score returns the count of 2.2(b), and whether it is a soft total.
func (h Hand) Score() (score int, soft bool) {
	score = h.hard()
	if h.count[0] > 0 && score <= 11 {
		return score + 10, true
	}
	return score, false
}

// pair returns the value of a pair, or -1 if the hand is none.
func (h *Hand) pair() int {
	if h.Len() == 2 {
		return slices.Index(h.count[:], 2)
	}
	return -1
}

// String writes the hand by its values, the lowest first: "A 6", "10 10".
func (h Hand) String() string {
	var words []string
	for v, n := range h.count {
		for range n {
			words = append(words, valueName(v))
		}
	}
	switch {
	case h.spades:
		words = append(words, "of spades")
	case h.suited:
		words = append(words, "of one suit")
	}
	return strings.Join(words, " ")
}

func valueName(v int) string {
	if v == 0 {
		return "A"
	}
	return fmt.Sprint(v + 1)
}

// place is a hand of at most 21 among all that there are.
type place struct {
	Hand
	cards int
	score int
	soft  bool
	after [values]int16 // the hand with one card more; bust if that is over 21
	twin  int16         // the same hand of one suit, or itself
	spade int16         // the same hand of spades, or itself
}

const bust int16 = -1

// places are all hands of at most 21, those of one suit that 2.3(e)1 may
// favour apart: a few thousand.
type places struct {
	list  []place
	index map[Hand]int16
}

var everyHand = sync.OnceValue(func() *places {
	p := &places{index: map[Hand]int16{}}
	p.enter(Hand{})
	for i := range p.list {
		if h := p.list[i].Hand; h.straight() {
			h.suited = true
			p.list[i].twin = p.put(h)
			h.spades = true
			p.list[i].spade = p.put(h)
			for _, twin := range []int16{p.list[i].twin, p.list[i].spade} {
				p.list[twin].after = p.list[i].after
			}
		}
	}
	return p
})

func (p *places) enter(h Hand) int16 {
	if h.hard() > 21 {
		return bust
	}
	if i, ok := p.index[h]; ok {
		return i
	}
	i := p.put(h)
	for v := range values {
		next := h
		next.count[v]++
		at := p.enter(next)
		p.list[i].after[v] = at
	}
	return i
}

func (p *places) put(h Hand) int16 {
	i := int16(len(p.list))
	score, soft := h.Score()
	p.list = append(p.list, place{Hand: h, cards: h.Len(), score: score, soft: soft, twin: i, spade: i})
	p.index[h] = i
	return i
}

// find returns where a hand is, and false if it is over 21.
func (p *places) find(h Hand) (int16, bool) {
	i, ok := p.index[h]
	return i, ok
}
