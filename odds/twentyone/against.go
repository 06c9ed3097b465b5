package twentyone

// against is a player against what is seen of one dealer's hand: everything
// that does not depend on how the player plays.
//
// All values here are means before anybody knows whether the dealer has
// blackjack. A player who has lost only the original wager to one, whatever
// was done, has lost it with the chance that the cards left give; and the next
// card is any of those left, the dealer's second among them. So a dealer with
// a card reader, with a hole card and without one are the same but for one
// thing: what a hand over 21 has lost if the dealer then has blackjack.
type against[T any] struct {
	arithmetic[T]
	*rules
	*places
	up    Hand
	left  Composition // without the dealer's cards
	total int
	draws *draws
	ten   int // the value that makes a blackjack of the dealer's first card, or -1

	memo     [values][mostGone + 1][]*Outcomes[T] // by what is gone besides the hand
	rooms    []Outcomes[T]
	product  []lanes[T]
	inverse  []lanes[T]
	inverses [][]T // by the number of cards out
	factors  []lanes[int]
	zero     T
	one      T
}

// mostGone is how many cards of a split pair's value may be gone besides those
// of the hand: the other of the pair, and as many as the computation for four
// hands takes away.
const mostGone = 6

func newAgainst[T any](a arithmetic[T], r *rules, left Composition, up Hand) *against[T] {
	g := &against[T]{arithmetic: a, rules: r, places: everyHand(), up: up, left: left, total: left.Total(),
		draws: drawsTo(up, r.hitSoft17), ten: -1, zero: a.fraction(0, 1), one: a.fraction(1, 1)}
	if up.Len() == 1 && !r.bothUp {
		switch {
		case up.count[0] == 1:
			g.ten = 9
		case up.count[9] == 1:
			g.ten = 0
		}
	}
	g.product = make([]lanes[T], len(g.draws.tree)+1)
	g.inverse = make([]lanes[T], g.draws.most+1)
	g.factors = make([]lanes[int], factorAt[values])
	return g
}

// gone is cards of one value that are known to be out besides a hand's own.
type gone struct{ value, cards int }

// weights are the cards that may come next to a hand, by value.
func (g *against[T]) weights(p *place, out gone) (w [values]int, total int) {
	if g.left.Endless {
		return g.left.Count, g.total
	}
	w = g.left.Count
	for v := range w {
		w[v] -= int(p.count[v])
	}
	w[out.value] -= out.cards
	return w, g.total - p.cards - out.cards
}

// blackjackChance is that of the dealer's second card making a blackjack.
func (g *against[T]) blackjackChance(p *place, out gone) T {
	if g.ten < 0 {
		return g.zero
	}
	w, total := g.weights(p, out)
	if total <= 0 {
		return g.zero
	}
	return g.fraction(w[g.ten], total)
}

// wager is what lies on a hand.
type wager struct {
	original bool  // the wager that the dealer's blackjack takes, 2.10(b) and 2.11(d)
	split    bool  // on a hand of a split pair
	doubled  uint8 // how often
	staked   bool  // count what is wagered, not what is won
}

// amount is what is wagered.
func (w wager) amount() int { return 1 << w.doubled }

// stand is the value of a hand that waits for the dealer's: 2.3(a), (b) and
// (e), 2.6(k)1 and 2.16.
func (g *against[T]) stand(i int16, out gone, w wager) T {
	p := &g.list[i]
	if w.staked {
		return g.ended(w.amount(), p, out, w)
	}
	o := g.outcomes(p.twinless(g.places, i), out)
	win, lose := o.Bust, g.zero
	for f, chance := range o.Final {
		switch score := f + 17; {
		case p.score > score, p.score == score && score == 21 && (g.TwentyOneWins || p.cards == 2 && g.twoCards && !g.bothUp):
			win = g.add(win, chance)
		case p.score < score, g.bothUp:
			lose = g.add(lose, chance)
		}
	}
	pay := g.pays(p)
	if w.doubled > 0 {
		pay = g.doublePays(pay, w)
		lose = g.mul(lose, g.fraction(w.amount(), 1))
	}
	if pay != 2 {
		win = g.mul(win, g.fraction(pay, 2))
	}
	if g.isCharlie(p) {
		win, lose = g.sub(g.one, o.Blackjack), g.zero
		if pay != 2 {
			win = g.mul(win, g.fraction(pay, 2))
		}
	}
	value := g.sub(win, lose)
	switch {
	case g.takesAll && w.amount() > 1:
		value = g.sub(value, g.mul(o.Blackjack, g.fraction(w.amount(), 1)))
	case g.takesAll, w.original:
		value = g.sub(value, o.Blackjack)
	}
	if g.getsSuper(p, w) {
		value = g.add(value, g.fraction(g.super, superParts))
	}
	return value
}

// twinless is the hand without regard to suits.
func (p *place) twinless(all *places, i int16) int16 {
	if p.suited {
		h := p.Hand
		h.suited, h.spades = false, false
		return all.index[h]
	}
	return i
}

// over is the value of a hand that went over 21 with a card of value v.
func (g *against[T]) over(i int16, v int, out gone, w wager) T {
	p := g.list[i]
	p.count[v]++
	p.cards++
	if w.staked {
		return g.ended(w.amount(), &p, out, w)
	}
	return g.ended(-w.amount(), &p, out, w)
}

// ended is the value of a hand that comes to so much, whatever the dealer has.
// With a card reader it comes to that only where the dealer has no blackjack.
func (g *against[T]) ended(amount int, p *place, out gone, w wager) T {
	value := g.fraction(amount, 1)
	if g.ten < 0 || !g.reader {
		return value
	}
	chance := g.blackjackChance(p, out)
	value = g.mul(value, g.sub(g.one, chance))
	switch {
	case w.original && w.staked:
		return g.add(value, chance)
	case w.original:
		return g.sub(value, chance)
	}
	return value
}

// next is the mean over the next card of a hand, in which what is not over 21
// has a value of its own. Where there are no cards left, the hand stands.
func (g *against[T]) next(i int16, out gone, w wager, value func(int16) T) T {
	p := &g.list[i]
	weights, total := g.weights(p, out)
	if total <= 0 {
		return g.stand(i, out, w)
	}
	var of [values]T
	for v, n := range weights {
		if n <= 0 {
			of[v], weights[v] = g.zero, 0
			continue
		}
		to := p.after[v]
		if to == bust {
			of[v] = g.over(i, v, out, w)
			continue
		}
		of[v] = g.with(i, v, value)
	}
	return g.mean(weights, total, of)
}

// with is the value of a hand with one card more: the mean over the suit of that card where
// suits count.
func (g *against[T]) with(i int16, v int, value func(int16) T) T {
	p := &g.list[i]
	to := p.after[v]
	if !g.suited || g.list[to].twin == to || p.cards > 1 && !p.suited {
		return value(to)
	}
	sum := g.zero
	for _, f := range g.flavours(p, to) {
		sum = g.add(sum, g.mul(value(f.place), g.fraction(f.ways, f.of)))
	}
	return sum
}
