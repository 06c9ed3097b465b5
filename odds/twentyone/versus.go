package twentyone

import (
	"boardwalk/game/blackjack"
	"boardwalk/table"
)

// versus is the best play against what is seen of one dealer's hand.
type versus[T any] struct {
	*against[T]
	chance T // of the dealer's cards
	hand   *player[T]
	pairs  [values]*pair[T] // those that there are
	limit  [values]int      // up to how many hands each is best split
	splits [values]T

	attacks bool // the wager is raised on the dealer's card, as that is worth something
}

func newVersus[T any](a arithmetic[T], r *rules, left Composition, up Hand) *versus[T] {
	g := newAgainst(a, r, left, up)
	return &versus[T]{against: g, hand: newPlayer(g, gone{}, wager{original: true}, false)}
}

// solve finds the best play for every hand.
func (x *versus[T]) solve() {
	x.hand.lookAhead(0)
	for i := range x.initial {
		if x.list[i].score < 21 {
			x.hand.play(i)
		}
		if v := x.list[i].pair(); v >= 0 && x.most(v) > 1 {
			x.pairs[v] = newPair(x.against, v, wager{original: true}, nil, nil)
			x.limit[v], x.splits[v] = x.pairs[v].best(x.most(v))
		}
	}
}

// solveRaised finds the best play for every hand, and whether the wager is raised before.
func (x *versus[T]) solveRaised() {
	x.solve()
	x.attacks = x.Attack && x.less(x.zero, x.average(x.value))
}

// initial yields the hands of two cards that may be dealt, with the chance of
// each.
func (x *versus[T]) initial(yield func(int16, T) bool) {
	step := 1
	if x.left.Endless {
		step = 0
	}
	w, all := x.left.Count, x.total*(x.total-step)
	for v := range values {
		for u := range v + 1 {
			ways := 2 * w[u] * w[v]
			if u == v {
				ways = w[v] * (w[v] - step)
			}
			if ways == 0 {
				continue
			}
			i := x.list[x.list[0].after[u]].after[v]
			if x.list[i].twin == i || !x.suited {
				if !yield(i, x.fraction(ways, all)) {
					return
				}
				continue
			}
			one := &x.list[x.list[0].after[u]]
			for _, f := range x.flavours(one, i) {
				if !yield(f.place, x.mul(x.fraction(ways, all), x.fraction(f.ways, f.of))) {
					return
				}
			}
		}
	}
}

// blackjackValue is 2.7: the value of a player's blackjack.
func (x *versus[T]) blackjackValue(i int16) T {
	pays := x.fraction(int(x.blackjack.To), int(x.blackjack.One))
	if x.bothUp || x.TwentyOneWins {
		return pays // 2.6(k)1: against another, too
	}
	return x.mul(pays, x.sub(x.one, x.blackjackChance(&x.list[i], gone{})))
}

// surrenderValue is 2.8(a).
func (x *versus[T]) surrenderValue(i int16) T {
	lost := x.add(x.one, x.blackjackChance(&x.list[i], gone{}))
	return x.mul(lost, x.fraction(-1, 2))
}

// Value is what a choice is worth on average, for each dollar of the wager.
type Value[T any] struct {
	Choice table.Choice
	EV     T
}

// choices are what may be done with a hand that was not split, in the order of
// the offer, before anybody knows whether the dealer has blackjack.
func (x *versus[T]) choices(i int16) []Value[T] {
	p := &x.list[i]
	if p.score >= 21 {
		return []Value[T]{{blackjack.Stand, x.stand(i, gone{}, x.hand.wager)}}
	}
	x.hand.play(i)
	list := []Value[T]{{blackjack.Stand, x.hand.stands[i]}, {blackjack.Draw, x.hand.drawn[i]}}
	if x.mayDouble(p, false) {
		list = append(list, Value[T]{blackjack.Double, x.double(i, gone{}, x.hand.wager, x.hand.plan, false)})
	}
	if v := p.pair(); v >= 0 && x.pairs[v] != nil {
		list = append(list, Value[T]{blackjack.Split, x.splits[v]})
	}
	if x.surrender && (p.cards == 2 || x.SurrenderAnytime) {
		list = append(list, Value[T]{blackjack.Surrender, x.surrenderValue(i)})
	}
	return list
}

// best is the choice that is worth most, the first of equals.
func (x *versus[T]) best(list []Value[T]) Value[T] {
	best := list[0]
	for _, v := range list[1:] {
		if x.less(best.EV, v.EV) {
			best = v
		}
	}
	return best
}

// value is that of a hand of two cards.
func (x *versus[T]) value(i int16) T {
	if p := &x.list[i]; p.score == 21 {
		return x.blackjackValue(i)
	}
	return x.best(x.choices(i)).EV
}

// staked is all that is wagered on a hand of two cards by the best play.
func (x *versus[T]) staked(i int16) T {
	if x.list[i].score == 21 {
		return x.one
	}
	w := wager{original: true, staked: true}
	switch x.best(x.choices(i)).Choice {
	case blackjack.Split:
		p := x.pairs[x.list[i].pair()]
		return newPair(x.against, p.v, w, p.first.plan, p.others.plan).value(x.limit[p.v])
	case blackjack.Double:
		return x.double(i, gone{}, w, x.hand.plan, true)
	case blackjack.Draw:
		if x.DoubleAny {
			return follow(x.against, gone{}, w, false, x.hand.plan).play(i)
		}
	}
	return x.one
}

// average is the mean over all hands of two cards.
func (x *versus[T]) average(of func(int16) T) T {
	sum := x.zero
	for i, chance := range x.initial {
		sum = x.add(sum, x.mul(chance, of(i)))
	}
	return sum
}

// seen turns the value of a choice, before anybody knows whether the dealer
// has blackjack, into the value at the moment of the choice: with a card reader
// the dealer then has none.
func (g *against[T]) seen(value T, i int16, out gone, original bool) T {
	if !g.reader || g.ten < 0 {
		return value
	}
	chance := g.blackjackChance(&g.list[i], out)
	if original {
		value = g.add(value, chance)
	}
	if rest := g.sub(g.one, chance); g.less(g.zero, rest) {
		return g.div(value, rest)
	}
	return g.zero
}
