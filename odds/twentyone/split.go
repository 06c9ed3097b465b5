package twentyone

// pair is a pair that is split against one dealer's hand.
//
// Every hand that is formed is played by its own cards, as is best for a hand
// of the pair split once: what the other hands have drawn is not looked at. The
// value of that is exact, as no card is more likely to come to one hand than to
// another: it is enough to play one hand with some cards of the pair's value
// gone, and the chances of those follow from their number.
type pair[T any] struct {
	*against[T]
	v      int
	first  *formed[T] // the hand with the original wager
	others *formed[T]
}

// formed is the value of one hand of a split pair.
type formed[T any] struct {
	*against[T]
	v       int
	wager   wager
	plan    plan
	seconds [mostGone]*second[T] // by how many more of the pair's value are gone
	anyOf   map[[2]int]T
	otherOf map[[2]int]T
}

// second is the value of a hand of the pair's value before its second card,
// and if that is one of another value.
type second[T any] struct{ any, other T }

// newPair is a pair of value v, split with a wager on it that is the original
// one or was formed by splitting before. The hand on which it lies and the
// others are played to plans; nil is the best.
func newPair[T any](g *against[T], v int, w wager, first, others plan) *pair[T] {
	p := &pair[T]{against: g, v: v, others: newFormed(g, v, wager{staked: w.staked, split: true}, others)}
	p.first = p.others
	if w.original && g.ten >= 0 { // elsewhere nothing takes the original wager alone
		w.split = true
		p.first = newFormed(g, v, w, first)
	}
	return p
}

func newFormed[T any](g *against[T], v int, w wager, to plan) *formed[T] {
	f := &formed[T]{against: g, v: v, wager: w, plan: to, anyOf: map[[2]int]T{}, otherOf: map[[2]int]T{}}
	if to == nil {
		best := newPlayer(g, gone{v, 1}, w, true)
		f.seconds[0] = f.begin(best)
		f.plan = best.plan
	}
	return f
}

// begin plays a hand from its first card on.
func (f *formed[T]) begin(p *player[T]) *second[T] {
	i := f.list[0].after[f.v]
	play := p.play
	if f.v == 0 && !f.PlayAces { // 2.11(c)2: one card to each ace
		play = p.oneCard
	}
	if f.v > 0 || f.PlayAces {
		p.lookAhead(i)
	}
	any := f.next(i, p.out, p.wager, play)
	weights, total := f.weights(&f.list[i], p.out)
	same := max(weights[f.v], 0)
	if same == 0 || same >= total {
		return &second[T]{any, any}
	}
	chance := f.fraction(same, total)
	pairs := f.mul(chance, f.with(i, f.v, play))
	return &second[T]{any, f.div(f.sub(any, pairs), f.sub(f.one, chance))}
}

// at is the value with so many more of the pair's value gone.
func (f *formed[T]) at(more int) *second[T] {
	if f.seconds[more] == nil {
		f.seconds[more] = f.begin(follow(f.against, gone{f.v, 1 + more}, f.wager, true, f.plan))
	}
	return f.seconds[more]
}

// chance is that of the next card's being of the pair's value, if the pair, so
// many more of its value and so many others are out.
func (g *against[T]) chance(v, more, others int) (left, total int) {
	if g.left.Endless {
		return g.left.Count[v], g.total
	}
	return max(g.left.Count[v]-2-more, 0), g.total - 2 - more - others
}

// any is the value of a hand before its second card, if besides the pair so
// many more of its value are gone and so many others, nobody looked which.
func (f *formed[T]) any(more, others int) T {
	return f.without(f.anyOf, more, others, 0, func(s *second[T]) T { return s.any })
}

// other is the same if the second card is known to be of another value.
func (f *formed[T]) other(more, others int) T {
	return f.without(f.otherOf, more, others, 1, func(s *second[T]) T { return s.other })
}

// without takes cards of other values away. A card that nobody looks at changes
// nothing: the value without it is a mean of the values without one of the
// pair's value and without another, of which the first is known.
func (f *formed[T]) without(memo map[[2]int]T, more, others, held int, of func(*second[T]) T) T {
	if others == 0 {
		return of(f.at(more))
	}
	key := [2]int{more, others}
	if x, ok := memo[key]; ok {
		return x
	}
	x := f.without(memo, more, others-1, held, of)
	left, total := f.chance(f.v, more, others-1+held)
	if left > 0 && left < total {
		chance := f.fraction(left, total)
		x = f.sub(x, f.mul(chance, f.without(memo, more+1, others-1, held, of)))
		x = f.div(x, f.sub(f.one, chance))
	}
	memo[key] = x
	return x
}

// value is that of splitting, if pairs are split again up to so many hands.
func (p *pair[T]) value(most int) T {
	return p.deal(most, 2, 2, 0, 0)
}

// deal gives second cards to hands that lack them, and goes through the
// numbers of cards of the pair's value and of others that come.
func (p *pair[T]) deal(most, hands, lack, more, others int) T {
	if lack == 0 || hands == most {
		if others == 0 { // the hand with the original wager is the first to get its card
			return p.add(p.first.any(more, 0), p.times(lack-1, p.others.any, more, 0))
		}
		sum := p.add(p.first.other(more, others-1), p.times(others-1, p.others.other, more, others-1))
		return p.add(sum, p.times(lack, p.others.any, more, others))
	}
	left, total := p.chance(p.v, more, others)
	sum := p.zero
	if left > 0 {
		sum = p.mul(p.fraction(left, total), p.deal(most, hands+1, lack+1, more+1, others))
	}
	if left < total {
		sum = p.add(sum, p.mul(p.fraction(total-left, total), p.deal(most, hands, lack-1, more, others+1)))
	}
	return sum
}

func (p *pair[T]) times(n int, value func(int, int) T, more, others int) T {
	if n == 0 {
		return p.zero
	}
	return p.mul(p.fraction(n, 1), value(more, others))
}

// best is the number of hands up to which it is best to split, and the value.
func (p *pair[T]) best(most int) (hands int, value T) {
	for n := 2; n <= most; n++ {
		if x := p.value(n); n == 2 || p.less(value, x) {
			hands, value = n, x
		}
	}
	return hands, value
}
