package twentyone

import "slices"

// How a dealer's hand may end: with 17 to 21, over 21, and with a blackjack.
const (
	endsOver      = finals
	endsBlackjack = finals + 1
	endings       = finals + 2
)

// nets is what a player's hands come to for each ending of the dealer's, in
// halves of the wager.
type nets [endings]int8

// level reports whether the dealer's hand makes no difference, a blackjack
// excepted.
func (n *nets) level() bool {
	for _, x := range n[1:endsBlackjack] {
		if x != n[0] {
			return false
		}
	}
	return true
}

func (n nets) plus(m *nets) nets {
	for i := range n {
		n[i] += m[i]
	}
	return n
}

// comesTo is what a hand comes to that stands or is over 21: what
// [against.stand] and [against.over] have the mean of.
func (g *against[T]) comesTo(p *place, w wager) (n nets) {
	amount := int8(2 * w.amount())
	switch {
	case g.takesAll:
		n[endsBlackjack] = -amount
	case w.original:
		n[endsBlackjack] = -2
	}
	if p.score > 21 {
		for f := range endsBlackjack {
			n[f] = -amount
		}
		if !g.reader { // it was lost before anybody could know
			n[endsBlackjack] = -amount
		}
		return n
	}
	won := int8(g.pays(p)) + amount - 2
	if w.doubled > 0 {
		won = int8(g.doublePays(g.pays(p), w))
	}
	n[endsOver] = won
	if g.isCharlie(p) {
		n[0], n[1], n[2], n[3], n[4] = won, won, won, won, won
		return n
	}
	for f := range finals {
		switch score := f + 17; {
		case p.score > score, p.score == score && score == 21 && (g.TwentyOneWins || p.cards == 2 && g.twoCards && !g.bothUp):
			n[f] = won
		case p.score < score, g.bothUp:
			n[f] = -amount
		}
	}
	return n
}

// cards is how many there are of each value, in six bits each, so that sets of
// cards can be added and looked up quickly.
type cards uint64

const cardsBits = 6

func cardsOf(h *Hand) (c cards) {
	for v, n := range h.count {
		c += some(v, int(n))
	}
	return c
}

// some is so many cards of a value.
func some(v, n int) cards { return cards(n) << (cardsBits * v) }

func (c cards) of(v int) int { return int(c >> (cardsBits * v) & (1<<cardsBits - 1)) }

// place is the cards as if they were a hand.
func (c cards) place() place {
	var p place
	for v := range values {
		p.count[v] = uint8(c.of(v))
		p.cards += c.of(v)
	}
	return p
}

// last is a hand as it ends, and in how many orders its cards may come.
type last[T any] struct {
	cards
	worth int32 // which of the worths of all that end
	place int16 // the hand, without regard to suits; not of hands over 21
	ways  T
}

// coming is what a hand comes to, and what it was on the way to.
//
// Hands over 21 of a split pair are not followed, for most hands are such, and each would have to be taken with each of
// the other hand. The chance that a hand goes over 21 is that of coming so far that it may, less that of all endings. So
// the place from which a hand may go over is an ending like others, and each ending takes its own chance away from it.
type coming struct {
	nets
	over int8 // if not below zero: from here on it may go over 21, with a wager that was doubled so often
	from int8 // if not below zero: it might have gone over 21 before, with a wager that was doubled so often
}

// endsOf finds how a hand ends that is played to a plan.
type endsOf[T any] struct {
	*against[T]
	plan  plan
	wager wager
	split bool      // the hand is one of a split pair
	ended []last[T] // whose worth is the place in comes
	comes []coming
	busts [mostDoubled + 1]bool // hands of a split pair go over 21 with a wager that was doubled so often
	super map[int8]T            // ways of three sevens with the super bonus, by what they win without it
	index map[lastKey]int
}

type lastKey struct {
	cards
	coming
}

func newEndsOf[T any](g *against[T], to plan, w wager, split bool) *endsOf[T] {
	return &endsOf[T]{against: g, plan: to, wager: w, split: split, super: map[int8]T{}, index: map[lastKey]int{}}
}

// end takes in a hand that is not played on.
func (e *endsOf[T]) end(p *place, w wager, ways T) {
	if n := e.comesTo(p, w); !e.getsSuper(p, w) {
		e.take(p, n, w, ways)
	} else if before, ok := e.super[n[0]]; ok {
		e.super[n[0]] = e.add(before, ways)
	} else {
		e.super[n[0]] = ways
	}
}

// take takes in a hand that comes to so much and was drawn to with a wager.
func (e *endsOf[T]) take(p *place, n nets, w wager, ways T) {
	c := coming{nets: n, over: -1, from: -1}
	if e.split {
		c.from = int8(w.doubled)
	}
	e.enter(p, c, ways)
}

// reach takes in that a hand of a split pair is drawn to from here on, with a wager. It was drawn to before if from is
// not below zero.
func (e *endsOf[T]) reach(p *place, w wager, from int8, ways T) {
	e.enter(p, coming{nets: e.comesTo(&place{score: 22}, w), over: int8(w.doubled), from: from}, ways)
}

func (e *endsOf[T]) enter(p *place, c coming, ways T) {
	key := lastKey{cardsOf(&p.Hand), c}
	i, ok := e.index[key]
	if !ok {
		e.index[key] = len(e.ended)
		l := last[T]{cards: key.cards, worth: int32(e.kind(c)), ways: ways}
		if p.score <= 21 {
			plain := p.Hand
			plain.suited, plain.spades = false, false
			l.place = e.places.index[plain]
		}
		e.ended = append(e.ended, l)
		return
	}
	e.ended[i].ways = e.add(e.ended[i].ways, ways)
}

// kind is the place of what hands come to.
func (e *endsOf[T]) kind(c coming) int {
	if i := slices.Index(e.comes, c); i >= 0 {
		return i
	}
	e.comes = append(e.comes, c)
	return len(e.comes) - 1
}

// all returns what was taken in, without what makes no difference because no hand went over 21.
func (e *endsOf[T]) all() ended[T] {
	a := ended[T]{worths: make([]worth, len(e.comes))}
	for i, c := range e.comes {
		if c.over < 0 || e.busts[c.over] {
			a.worths[i] = append(a.worths[i], share{nets: c.nets})
		}
		if c.from >= 0 && e.busts[c.from] {
			w := e.wager
			w.doubled = uint8(c.from)
			a.worths[i] = append(a.worths[i], share{e.comesTo(&place{score: 22}, w), true})
		}
	}
	for _, l := range e.ended {
		if len(a.worths[l.worth]) > 0 {
			a.list = append(a.list, l)
		}
	}
	return a
}

// reached is hands of some number of cards, with the orders that lead to them.
type reached[T any] struct {
	order []int16
	ways  map[int16]T
}

func (r *reached[T]) take(a arithmetic[T], i int16, ways T) {
	if r.ways == nil {
		r.ways = map[int16]T{}
	}
	old, ok := r.ways[i]
	if !ok {
		r.order = append(r.order, i)
		r.ways[i] = ways
		return
	}
	r.ways[i] = a.add(old, ways)
}

// play plays hands to their ends, a card at a time.
func (e *endsOf[T]) play(hands reached[T]) {
	for len(hands.order) > 0 {
		var next reached[T]
		for _, i := range hands.order {
			p, ways := &e.list[i], hands.ways[i]
			switch a := e.plan[i]; {
			case e.stops(p): // 2.12(a)1
				e.end(p, e.wager, ways)
			case a&toGiveUp != 0 && e.SurrenderAnytime:
				e.take(p, e.givenUp(e.wager), e.wager, ways)
			case a.doubles() && e.mayDouble(p, e.split):
				e.double(i, e.wager, ways)
			case a.otherwise() == toDraw:
				e.card(i, e.wager, ways, func(to int16, ways T) { next.take(e.arithmetic, to, ways) })
			default:
				e.end(p, e.wager, ways)
			}
		}
		hands = next
	}
}

// card gives a hand each card that may come, and ends it if that is over 21.
func (e *endsOf[T]) card(i int16, w wager, ways T, on func(int16, T)) {
	p := &e.list[i]
	for v, to := range p.after {
		if !e.left.Endless && e.left.Count[v] <= int(p.count[v]) {
			continue
		}
		if to == bust && e.split {
			e.busts[w.doubled] = true
			continue
		}
		if to == bust {
			over := place{Hand: p.Hand, cards: p.cards + 1, score: 22}
			over.count[v]++
			e.end(&over, w, ways)
			continue
		}
		if e.suited && e.list[to].twin != to && (p.cards < 2 || p.suited) {
			for _, f := range e.flavours(p, to) {
				on(f.place, e.mul(ways, e.fraction(f.ways, f.of)))
			}
			continue
		}
		on(to, ways)
	}
}
