package housepoker

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Boston is boston 5 stud: three cards, a second wager as large as the first for who
// goes on, and five cards against the dealer's five.
type Boston struct {
	Ante  money.Cents                       // the first wager, and the second, are twice as much
	Bonus [poker.RoyalFlush + 1]money.Cents // what the ante is paid, by the hand, whoever wins
}

// BostonRule is a way to play: it says whether to make the second wager.
type BostonRule func(*[3]card.Card) bool

// BostonRules are rules for boston 5 stud, the best first.
var BostonRules = []Named[BostonRule]{
	{"always", "make the second wager with every hand", func(*[3]card.Card) bool { return true }},
	{"queen", "make the second wager with a queen or better, fold the rest", queenOrBetter},
}

func queenOrBetter(h *[3]card.Card) bool {
	return max(h[0].Rank(), h[1].Rank(), h[2].Rank()) >= card.Queen || poker.ThreeAt(h).Class() != poker.HighCard
}

// bostonShowdowns is how hands of a class fare against all that the dealer may have.
type bostonShowdowns [poker.RoyalFlush + 1]Showdowns

// value is what a player wins who makes the second wager, over all deals, and how many
// there are.
func (b *Boston) value(s *bostonShowdowns) (sum money.Cents, deals int64) {
	for class := range s {
		n := &s[class]
		sum += 4*b.Ante*money.Cents(n.Won) - 5*b.Ante*money.Cents(n.Lost) + b.Bonus[class]*money.Cents(n.Hands())
		deals += n.Hands()
	}
	return sum, deals
}

// Deal is what a player wins or, below zero, loses who makes the second wager, with five cards against the dealer's five.
func (b *Boston) Deal(hand, dealer *[5]card.Card) money.Cents {
	var s bostonShowdowns
	rank := poker.FiveAt(hand)
	s[rank.Class()].count(rank, poker.FiveAt(dealer), 0)
	sum, _ := b.value(&s)
	return sum
}

// Means returns what tells what a player wins on average who makes the second wager with three cards.
func (b *Boston) Means() func(three [3]card.Card) float64 {
	sums := countBoston().sums
	return func(three [3]card.Card) float64 {
		sum, deals := b.value(sums[canonical(three)])
		return float64(sum) / float64(deals)
	}
}

// avoiding counts the dealer's hands that are worth the rank of the standing or less
// and have none of some cards. The terms are those of the ranks of the cards.
func (s *standing) avoiding(terms []term, cards []card.Card) int64 {
	n := s.free(terms)
	base := s.slot(0, 0)
	var held [card.Suits]uint16
	for _, c := range cards {
		held[c.Suit()] |= 1 << c.Rank()
	}
	for _, set := range held {
		for part := set; ; part = (part - 1) & set {
			if bits.OnesCount16(part)&1 == 0 {
				n -= int64(s.wrong[base|int(part)])
			} else {
				n += int64(s.wrong[base|int(part)])
			}
			if part == 0 {
				break
			}
		}
	}
	return n
}

// bostonHand is five cards of a player's.
type bostonHand struct {
	cards [5]card.Card
	rank  poker.Rank
	ways  uint64
}

// showdowns visits hands in the order of their ranks with how each fares against the
// dealer's hands that have none of its cards and none of those that are gone.
func bostonShowdown(hands []bostonHand, gone []card.Card, visit func(*bostonHand, Showdowns)) {
	g := caribbeanRemoval()
	to, below := newStanding(g), newStanding(g)
	var terms []term
	avoid := make([]card.Card, 0, 5+len(gone))
	all := choose[52-5-len(gone)][5]
	last := poker.Rank(0)
	for i := range hands {
		h := &hands[i]
		if h.rank != last {
			to.moveTo(h.rank)
			below.moveTo(h.rank - 1)
			last = h.rank
		}
		avoid = append(append(avoid[:0], h.cards[:]...), gone...)
		var held ranks
		for _, c := range avoid {
			held += one(c.Rank())
		}
		terms = g.without(terms[:0], held, card.Two, 0, 1)
		upTo, less := to.avoiding(terms, avoid), below.avoiding(terms, avoid)
		visit(h, Showdowns{Won: less, Tied: upTo - less, Lost: all - upTo})
	}
}

func byRank(a, b bostonHand) int { return cmp.Compare(a.rank, b.rank) }

// threeClasses are the classes of three cards that differ in the names of suits alone.
type threeClasses struct {
	first [][3]card.Card // one of each class
	of    [22100]int32   // by the number of the cards, see [triple]
}

var classesOfThree = sync.OnceValue(func() *threeClasses {
	t, known := new(threeClasses), map[card.Set]int32{}
	for a := range card.Joker {
		for b := range a {
			for c := range b {
				key := nameless(card.SetOf(a, b, c))
				id, ok := known[key]
				if !ok {
					id = int32(len(t.first))
					known[key], t.first = id, append(t.first, [3]card.Card{a, b, c})
				}
				t.of[triple(a, b, c)] = id
			}
		}
	}
	return t
})

// class is the number of the class of three cards in any order.
func (t *threeClasses) class(three [3]card.Card) int32 {
	down(three[:])
	return t.of[triple(three[0], three[1], three[2])]
}

// bostonCount has how every class of three cards fares, by the names of suits alone.
type bostonCount struct {
	sums map[[3]card.Card]*bostonShowdowns
}

// countBoston goes through all hands of five cards, one for all that differ in the
// names of the suits only, and through the three cards that each may have begun with.
var countBoston = sync.OnceValue(func() *bostonCount {
	var hands []bostonHand
	EachHand(card.Standard, 5, func(h []card.Card, ways uint64) {
		hands = append(hands, bostonHand{[5]card.Card(h), poker.FiveAt((*[5]card.Card)(h)), ways})
	})
	slices.SortFunc(hands, byRank)
	classes := classesOfThree()
	parts := make([][]bostonShowdowns, workers())
	var wait sync.WaitGroup
	for w := range parts {
		parts[w] = make([]bostonShowdowns, len(classes.first))
		mine := hands[w*len(hands)/len(parts) : (w+1)*len(hands)/len(parts)]
		wait.Go(func() {
			bostonShowdown(mine, nil, func(h *bostonHand, s Showdowns) {
				class, ways := h.rank.Class(), int64(h.ways)
				s.Won, s.Tied, s.Lost = ways*s.Won, ways*s.Tied, ways*s.Lost
				eachThree(&h.cards, func(three [3]card.Card) { parts[w][classes.class(three)][class].add(&s) })
			})
		})
	}
	wait.Wait()
	for _, other := range parts[1:] {
		for id := range other {
			for class := range other[id] {
				parts[0][id][class].add(&other[id][class])
			}
		}
	}
	c := &bostonCount{make(map[[3]card.Card]*bostonShowdowns, len(classes.first))}
	for id, three := range classes.first {
		c.sums[canonical(three)] = &parts[0][id]
	}
	return c
})

// add adds the dealer's hands of another.
func (s *Showdowns) add(o *Showdowns) {
	s.Won, s.Tied, s.Lost = s.Won+o.Won, s.Tied+o.Tied, s.Lost+o.Lost
}

// eachThree visits every three of five cards.
func eachThree(h *[5]card.Card, visit func([3]card.Card)) {
	for a := range h {
		for b := range a {
			for c := range b {
				visit([3]card.Card{h[a], h[b], h[c]})
			}
		}
	}
}

// canonical returns the three cards that stand for all that differ in the names of
// suits only: those of the lowest suits, the highest card first.
func canonical(h [3]card.Card) (least [3]card.Card) {
	slices.SortFunc(h[:], func(a, b card.Card) int { return cmp.Compare(b.Rank(), a.Rank()) })
	first := true
	try := func(h [3]card.Card) {
		var name [card.Suits]card.Suit
		var known [card.Suits]bool
		next := card.Suit(0)
		for i, c := range h {
			if s := c.Suit(); !known[s] {
				known[s], name[s], next = true, next, next+1
			}
			h[i] = card.New(c.Rank(), name[c.Suit()])
		}
		if first || slices.Compare(h[:], least[:]) < 0 {
			least, first = h, false
		}
	}
	for _, p := range [...][3]int{{0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {2, 1, 0}, {1, 2, 0}, {2, 0, 1}} {
		x := [3]card.Card{h[p[0]], h[p[1]], h[p[2]]}
		if x[0].Rank() == h[0].Rank() && x[1].Rank() == h[1].Rank() {
			try(x)
		}
	}
	return least
}

// Count returns how rounds end by best play and by each rule. Every deal is counted
// once for each three of the five cards that may come first.
func (b *Boston) Count(rules ...BostonRule) (best Ends, by []Ends) {
	best, by = Ends{}, make([]Ends, len(rules))
	for i := range by {
		by[i] = Ends{}
	}
	for three, s := range countBoston().sums {
		sum, deals := b.value(s)
		b.add(best, s, sum > -3*b.Ante*money.Cents(deals))
		for i, rule := range rules {
			b.add(by[i], s, rule(&three))
		}
	}
	return best, by
}

// add counts the deals of some three cards that are played or folded.
func (b *Boston) add(e Ends, s *bostonShowdowns, plays bool) {
	for class := range s {
		n, bonus := &s[class], b.Bonus[class]
		if !plays {
			e.Add(-3*b.Ante, 3*b.Ante, uint64(n.Hands()))
			continue
		}
		e.Add(4*b.Ante+bonus, 5*b.Ante, uint64(n.Won))
		e.Add(bonus, 5*b.Ante, uint64(n.Tied))
		e.Add(bonus-5*b.Ante, 5*b.Ante, uint64(n.Lost))
	}
}

// Raise is what a player wins who makes the second wager with three cards, over all
// deals of the cards that are not gone, and how many there are.
func (b *Boston) Raise(three [3]card.Card, gone []card.Card) (sum money.Cents, deals int64) {
	left := unseen(card.SetOf(three[:]...) | card.SetOf(gone...))
	var hands []bostonHand
	for i, x := range left {
		for _, y := range left[:i] {
			h := [5]card.Card{three[0], three[1], three[2], x, y}
			hands = append(hands, bostonHand{h, poker.FiveAt(&h), 1})
		}
	}
	slices.SortFunc(hands, byRank)
	var s bostonShowdowns
	bostonShowdown(hands, gone, func(h *bostonHand, n Showdowns) {
		s[h.rank.Class()].add(&n)
	})
	return b.value(&s)
}
