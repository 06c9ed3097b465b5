package twentyone

import "boardwalk/game/blackjack"

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
				r.blackjack(e, cardsOf(&p.Hand), ways)
			case p.pair() >= 0 && s.pairs[p.pair()].hands > 1 && !s.keeps[i]:
				pairs[p.pair()] = r.add(pairs[p.pair()], ways)
			case s.surrenders[i]: // 2.8(a)
				e.take(cardsOf(&p.Hand), surrendered, ways)
			default:
				second.take(r.arithmetic, i, ways)
			}
		})
	}
	e.play(second)
	for _, l := range e.ended {
		r.come(l.cards, l.nets, l.ways)
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
}

// surrendered is half the wager, or all of it against a blackjack.
var surrendered = nets{-1, -1, -1, -1, -1, -1, -2}

// blackjack is 2.7: a player's blackjack.
func (r *rounds[T]) blackjack(e *endsOf[T], c cards, ways T) {
	pay := func(odds int8, ways T) {
		n := nets{odds, odds, odds, odds, odds, odds, 0}
		if r.bothUp || r.TwentyOneWins { // 2.6(k)1: against another, too
			n[endsBlackjack] = odds
		}
		e.take(c, n, ways)
	}
	if r.designated == 0 {
		pay(r.natural, ways)
		return
	}
	pay(r.natural, r.mul(ways, r.fraction(63, 64)))
	pay(r.designated, r.mul(ways, r.fraction(1, 64)))
}

// split takes in the rounds in which a pair, or a part of all pairs of a value, is split.
func (r *rounds[T]) split(v int, to *splitting, part T) {
	all, few := r.formed(v, to, false), r.Ways == (blackjack.Ways{})
	if to.hands == 2 && few {
		r.two(all.first, all.others)
		return
	}
	other := r.formed(v, to, true)
	least := 2 // the hands of the kin end in too many ways to take each with each
	if few {
		r.two(other.first, other.others)
		least = 3
	}
	m := &more[T]{rounds: r, v: v, least: least, most: to.hands, any: all, other: other, known: map[hand]*chances[T]{}}
	if pair := some(v, 2); r.holds(pair) {
		m.deal(2, 2, 0, 0, r.mul(part, r.taken(pair)))
	}
}

// ends are those of the hands of a split pair: of that with the original wager,
// and of the others.
type ends[T any] struct{ first, others []last[T] }

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

func (r *rounds[T]) hand(v int, to plan, w wager, other bool) []last[T] {
	e := newEndsOf(r.against, to, w, true)
	var second reached[T]
	e.card(r.list[0].after[v], w, r.one, func(i int16, ways T) {
		switch p := &r.list[i]; {
		case other && p.pair() == v:
		case v == 0 && !r.PlayAces && r.SurrenderAnytime && p.score < 21 && to[i]&toGiveUp != 0:
			e.take(cardsOf(&p.Hand), e.givenUp(w), ways)
		case v == 0 && !r.PlayAces: // 2.11(c)2: one card to each ace
			e.end(p, w, ways)
		default:
			second.take(r.arithmetic, i, ways)
		}
	})
	e.play(second)
	return e.ended
}

// two takes in two hands, each with each: this is exact.
func (r *rounds[T]) two(first, others []last[T]) {
	same := &first[0] == &others[0]
	for i := range first {
		a := &first[i]
		for j := range others {
			b := &others[j]
			ways := r.mul(a.ways, b.ways)
			if same {
				if j < i {
					continue
				}
				if j > i {
					ways = r.add(ways, ways)
				}
			}
			r.come(a.cards+b.cards, a.nets.plus(&b.nets), ways)
		}
	}
}
