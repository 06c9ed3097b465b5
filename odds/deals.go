package odds

import (
	"math/big"

	"boardwalk/card"
	"boardwalk/table"
)

// Deals is a source that gives every deal there is, as [chance.Tree] does, but
// takes cards together that make no difference at the game: all of one rank, or
// of one value. A deal's weight is in how many ways it can come about.
type Deals struct {
	class  [card.Joker]uint8 // of each card
	start  []uint64          // cards of each class in the shoe
	cards  uint64            // all of them
	left   []uint64
	path   []uint8
	depth  int
	begun  bool
	weight uint64
	twin   [8]int // of each card, an earlier one with which it may change places; itself if none
	blind  bool   // cards that are burned are left out
}

// NewDeals returns the deals from a shoe, by classes of cards.
func NewDeals(shoe *card.Shoe, class func(card.Card) int) *Deals {
	d := &Deals{}
	for i := range d.twin {
		d.twin[i] = i
	}
	for _, c := range card.Deck() {
		n := class(c)
		d.class[c] = uint8(n)
		for len(d.start) <= n {
			d.start = append(d.start, 0)
		}
	}
	for _, c := range shoe.ToCome() {
		d.start[d.class[c]]++
		d.cards++
	}
	d.left = make([]uint64, len(d.start))
	return d
}

// ByRank is the class of a card at games where suits make no difference.
func ByRank(c card.Card) int { return int(c.Rank()) }

// Times has so many times as many cards of each class. The shoe from which they
// are dealt must have enough of them.
func (d *Deals) Times(n int) {
	for i := range d.start {
		d.start[i] *= uint64(n)
	}
	d.cards *= uint64(n)
}

// Without takes cards away. It reports false if there are not so many.
func (d *Deals) Without(gone ...card.Card) bool {
	for _, c := range gone {
		if n := &d.start[d.class[c]]; *n > 0 {
			*n, d.cards = *n-1, d.cards-1
		} else {
			return false
		}
	}
	return true
}

// Interchange says that it makes no difference which of two cards of the deal
// comes first, as with two cards of one hand.
func (d *Deals) Interchange(first, second int) { d.twin[second] = first }

// IgnoreBurned leaves cards that are burned out of the deals: nobody sees them,
// so that they change no chance. The shoe must have three more cards of some
// class than the rest of a deal can use.
func (d *Deals) IgnoreBurned() { d.blind = true }

// Next makes ready for the next deal and reports whether there is one.
func (d *Deals) Next() bool {
	copy(d.left, d.start)
	d.depth, d.weight = 0, 1
	if !d.begun {
		d.begun = true
		return true
	}
	for _, n := range d.path {
		d.left[n]--
	}
	for len(d.path) > 0 {
		last := len(d.path) - 1
		n := d.path[last]
		d.left[n]++
		for n++; int(n) < len(d.left); n++ {
			if d.left[n] > 0 {
				d.path[last] = n
				copy(d.left, d.start)
				return true
			}
		}
		d.path = d.path[:last]
	}
	return false
}

// only makes ready for one deal.
func (d *Deals) only(path []uint8) {
	d.path = append(d.path[:0], path...)
	copy(d.left, d.start)
	d.depth, d.weight = 0, 1
}

// Draw is for what is not a card, of which there is nothing in these games.
func (d *Deals) Draw(n int) int { panic("odds: only cards are drawn here") }

// Pick deals a card of the class whose turn it is.
func (d *Deals) Pick(pool []card.Card, box int) int {
	if d.blind && box == int(table.NoBox) {
		return d.mostLeft(pool)
	}
	if d.depth == len(d.path) {
		n := uint8(0)
		if j := d.twin[d.depth]; j < d.depth {
			n = d.path[j] // with a lower one it was dealt the other way round
		}
		for int(n) < len(d.left) && d.left[n] == 0 {
			n++
		}
		d.path = append(d.path, n)
	}
	n := d.path[d.depth]
	d.weight *= d.left[n]
	if d.path[d.twin[d.depth]] != n {
		d.weight *= 2
	}
	d.depth++
	d.left[n]--
	for i, c := range pool {
		if d.class[c] == n {
			return i
		}
	}
	panic("odds: the shoe has no such card")
}

// mostLeft is a card of a class of which most cards are left, and so none that
// the rest of the deal would miss.
func (d *Deals) mostLeft(pool []card.Card) int {
	var count [card.Joker]int
	top := 0
	for i, c := range pool {
		n := d.class[c]
		if count[n]++; count[n] > count[d.class[pool[top]]] {
			top = i
		}
	}
	return top
}

// Path is the classes of the cards of this deal, in their order.
func (d *Deals) Path() []uint8 { return d.path[:d.depth] }

// Ways is in how many ways the deal can come about if depth cards were dealt,
// those after its last being any.
func (d *Deals) Ways(depth int) uint64 {
	ways := d.weight
	for i := d.depth; i < depth; i++ {
		ways *= d.cards - uint64(i)
	}
	return ways
}

// Total is in how many ways so many cards can be dealt.
func (d *Deals) Total(depth int) uint64 {
	ways := uint64(1)
	for i := range depth {
		ways *= d.cards - uint64(i)
	}
	return ways
}

// EachDeal plays the next round of a table on every deal.
func EachDeal(t *table.Table, d *Deals, visit func()) error {
	before := t.Snapshot()
	table.From(d)(t)
	for d.Next() {
		t.Restore(before)
		if err := t.Round(); err != nil {
			return err
		}
		visit()
	}
	t.Restore(before)
	return nil
}

// Tally adds up ways by what was won, until they are made into a distribution.
type Tally map[int64]uint64

func (t Tally) Distribution(stake int64) *Distribution {
	var d Distribution
	for net, ways := range t {
		d.Add(big.NewRat(net, stake), new(big.Rat).SetInt(new(big.Int).SetUint64(ways)))
	}
	return &d
}
