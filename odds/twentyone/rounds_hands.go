package twentyone

import (
	"slices"

	"boardwalk/money"
)

// play takes in every round of a script.
func (r *rounds[T]) play(s *script) {
	e := newEndsOf(r.against, s.hand, wager{original: true}, false)
	var first, second reached[T]
	var pairs [values]T // the part of each pair that is split: some are not, for their suits
	for v := range pairs {
		pairs[v] = r.zero
	}
	e.card(0, e.wager, r.one, func(i int16, ways T) { first.take(r.arithmetic, i, ways) })
	for _, i := range first.order {
		e.card(i, e.wager, first.ways[i], func(i int16, ways T) {
			switch p := &r.list[i]; {
			case p.score == 21:
				r.blackjack(e, p, ways)
			case p.pair() >= 0 && s.pairs[p.pair()].hands > 1 && !s.keeps[i]:
				pairs[p.pair()] = r.add(pairs[p.pair()], ways)
			case s.surrenders[i]: // 2.8(a)
				e.take(p, surrendered, e.wager, ways)
			default:
				second.take(r.arithmetic, i, ways)
			}
		})
	}
	e.play(second)
	all := e.all()
	at := r.hold(all.worths)
	for _, l := range all.list {
		r.come(l.cards, at+l.worth, l.ways)
	}
	for net, ways := range e.super {
		r.super[net] = r.mul(ways, r.taken(some(6, 3)))
	}
	for v, to := range s.pairs {
		if to.hands > 1 {
			r.split(v, &to, pairs[v])
		}
	}
	r.flush()
	for _, p := range r.splits {
		if p != nil {
			p.sums = slices.Clone(r.sums[p.at : p.at+p.n])
		}
	}
	r.spread()
}

// surrendered is half the wager, or all of it against a blackjack.
var surrendered = nets{-1, -1, -1, -1, -1, -1, -2}

// blackjack is 2.7: a player's blackjack.
func (r *rounds[T]) blackjack(e *endsOf[T], p *place, ways T) {
	pay := func(odds int8, ways T) {
		n := nets{odds, odds, odds, odds, odds, odds, 0}
		if r.bothUp || r.TwentyOneWins { // 2.6(k)1: against another, too
			n[endsBlackjack] = odds
		}
		e.take(p, n, e.wager, ways)
	}
	for _, x := range r.naturals {
		part := ways
		if x.of != x.parts {
			part = r.mul(ways, r.fraction(x.parts, x.of))
		}
		if inHalves(x.odds) {
			pay(halves(x.odds), part)
		} else {
			r.natural(p, x.odds, part)
		}
	}
}

// natural takes in a blackjack that is paid at odds which are not whole halves of the wager.
func (r *rounds[T]) natural(p *place, odds money.Odds, ways T) {
	chance := r.mul(ways, r.taken(cardsOf(&p.Hand)))
	if !r.bothUp && !r.TwentyOneWins && r.ten >= 0 {
		push := r.mul(chance, r.blackjackChance(p, gone{}))
		r.note(endsBlackjack, 0, push)
		chance = r.sub(chance, push)
	}
	if before, ok := r.paid[odds]; ok {
		chance = r.add(before, chance)
	}
	r.paid[odds] = chance
}

// split takes in the rounds in which a pair, or a part of all pairs of a value, is split.
func (r *rounds[T]) split(v int, to *splitting, part T) {
	all, few := r.formed(v, to, false), r.plain()
	here := &splits[T]{any: all, known: map[hand]*chances[T]{}}
	r.splits[v] = here
	if to.hands == 2 && few {
		r.two(v, all.first, all.others)
		return
	}
	here.other = r.formed(v, to, true)
	least := 2 // the hands of the kin end in too many ways to take each with each
	if few {
		r.two(v, here.other.first, here.other.others)
		least = 3
	}
	if r.before != nil {
		if b := r.before.splits[v]; b != nil && b.other.first != nil && r.alike(&b.any, &all) && r.alike(&b.other, &here.other) {
			here.known = b.known
		}
	}
	m := &more[T]{rounds: r, v: v, least: least, most: to.hands, any: all, other: here.other, known: here.known}
	if pair := some(v, 2); r.holds(pair) {
		m.deal(2, 2, 0, 0, r.mul(part, r.taken(pair)))
	}
}

// alike reports whether the hands of a split pair end alike in two ways to play.
func (r *rounds[T]) alike(a, b *ends[T]) bool {
	return r.same(a.first, b.first) && r.same(a.others, b.others)
}

// same reports whether a hand ends alike in two ways to play.
func (r *rounds[T]) same(a, b *ended[T]) bool {
	return slices.EqualFunc(a.worths, b.worths, slices.Equal[worth]) && slices.EqualFunc(a.list, b.list, func(x, y last[T]) bool {
		return x.cards == y.cards && x.worth == y.worth && x.place == y.place && !r.less(x.ways, y.ways) && !r.less(y.ways, x.ways)
	})
}

// ends are those of the hands of a split pair: of that with the original wager,
// and of the others.
type ends[T any] struct{ first, others *ended[T] }

// formed finds how the hands of a split pair end; other says that their second
// card is of another value.
func (r *rounds[T]) formed(v int, to *splitting, other bool) (of ends[T]) {
	of.others = r.hand(v, to.others, wager{split: true}, other)
	of.first = of.others
	if r.ten >= 0 { // elsewhere nothing takes the original wager alone
		of.first = r.hand(v, to.first, wager{original: true, split: true}, other)
	}
	return of
}

func (r *rounds[T]) hand(v int, to plan, w wager, other bool) *ended[T] {
	e := newEndsOf(r.against, to, w, true)
	from := r.list[0].after[v]
	e.reach(&r.list[from], w, -1, r.one)
	var second reached[T]
	e.card(from, w, r.one, func(i int16, ways T) {
		switch p := &r.list[i]; {
		case other && p.pair() == v:
			e.reach(p, w, -1, r.sub(r.zero, ways))
		case v == 0 && !r.PlayAces && r.SurrenderAnytime && p.score < 21 && to[i]&toGiveUp != 0:
			e.take(p, e.givenUp(w), w, ways)
		case v == 0 && !r.PlayAces: // 2.11(c)2: one card to each ace
			e.end(p, w, ways)
		default:
			second.take(r.arithmetic, i, ways)
		}
	})
	e.play(second)
	all := e.all()
	return &all
}

// two takes in two hands, each with each: this is exact. If they end as they did in another way to play, only those are
// gone through to which the dealer's hand makes no difference, and the others come to what they came to there.
func (r *rounds[T]) two(v int, first, others *ended[T]) {
	var both []worth
	for _, a := range first.worths {
		for _, b := range others.worths {
			both = append(both, a.and(b))
		}
	}
	at := r.hold(both)
	here := r.splits[v]
	here.first, here.others, here.at, here.n = first, others, at, int32(len(both))
	known := false
	if r.before != nil {
		if b := r.before.splits[v]; b != nil && b.first != nil && r.same(b.first, first) && r.same(b.others, others) {
			known = copy(r.sums[at:], b.sums) == len(both)
		}
	}
	for i := range first.list {
		a := &first.list[i]
		row := at + a.worth*int32(len(others.worths))
		from := 0
		if first == others {
			from = i
		}
		for j := from; j < len(others.list); j++ {
			b := &others.list[j]
			if known && !r.level[row+b.worth] {
				continue
			}
			ways := r.mul(a.ways, b.ways)
			if first == others && j > i {
				ways = r.add(ways, ways)
			}
			r.come(a.cards+b.cards, row+b.worth, ways)
		}
	}
}
