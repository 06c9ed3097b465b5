package twentyone

// set is cards that are out: a hand's, and some others.
type set struct {
	hand int16
	gone
}

// set is the cards of a hand and others, as they are remembered: what is out
// may as well be in the hand.
func (g *against[T]) set(i int16, out gone) set {
	if g.left.Endless {
		return set{}
	}
	for out.cards > 0 && g.list[i].after[out.value] != bust {
		i = g.list[i].after[out.value]
		out.cards--
	}
	if out.cards == 0 {
		out.value = 0
	}
	return set{i, out}
}

// remember is the place for what is known of a set.
func (g *against[T]) remember(s set) **Outcomes[T] {
	memo := &g.memo[s.value][s.cards]
	if *memo == nil {
		*memo = make([]*Outcomes[T], len(g.list))
	}
	return &(*memo)[s.hand]
}

// outcomes is how the dealer's hand ends if the player has a hand.
func (g *against[T]) outcomes(i int16, out gone) *Outcomes[T] {
	s := g.set(i, out)
	o := g.remember(s)
	if *o == nil {
		g.play([]set{s})
	}
	return *o
}

// play plays the dealer's hand out with some sets of cards gone.
func (g *against[T]) play(sets []set) {
	if len(sets) == 0 {
		return
	}
	clear(g.factors)
	for k, s := range sets {
		g.deal(k, &g.list[s.hand], s.gone)
	}
	of := g.played()
	for k, s := range sets {
		o := g.room()
		*o = g.outcome(&of, k)
		*g.remember(s) = o
	}
}

// played is how the dealer's hand ends with the cards that were dealt into the
// lanes: 17 to 21, and with a blackjack.
func (g *against[T]) played() (of [finals + 1]lanes[T]) {
	g.grow(g.product, g.draws.tree, g.factors)
	for f := range of {
		of[f] = g.collect(g.product, g.draws.ends[f], g.inverse)
	}
	return of
}

// outcome is what was played in a lane.
func (g *against[T]) outcome(of *[finals + 1]lanes[T], k int) (o Outcomes[T]) {
	o.Bust = g.one
	for f := range finals {
		o.Final[f] = of[f][k]
		o.Bust = g.sub(o.Bust, o.Final[f])
	}
	o.Blackjack = of[finals][k]
	o.Bust = g.sub(o.Bust, o.Blackjack)
	return o
}

// room is room for what is known of one more set.
func (g *against[T]) room() *Outcomes[T] {
	if len(g.rooms) == 0 {
		g.rooms = make([]Outcomes[T], 256)
	}
	o := &g.rooms[0]
	g.rooms = g.rooms[1:]
	return o
}

// deal puts the cards that are left without those of a hand and others into a
// lane.
func (g *against[T]) deal(k int, p *place, out gone) {
	w, total := g.weights(p, out)
	step := 1
	if g.left.Endless {
		step = 0
	}
	for v := range values {
		for n, at := 0, int(factorAt[v]); at < int(factorAt[v+1]); n, at = n+1, at+1 {
			g.factors[at][k] = max(w[v]-n*step, 0)
		}
	}
	for n, x := range g.divisors(total, step) {
		g.inverse[n][k] = x
	}
}

// divisors are, for each number of cards that a dealer may draw, one divided
// by the number of orders in which so many may come.
func (g *against[T]) divisors(total, step int) []T {
	out := g.total - total
	for len(g.inverses) <= out {
		g.inverses = append(g.inverses, nil)
	}
	if g.inverses[out] == nil {
		list := make([]T, len(g.inverse))
		x := g.one
		for n := range list {
			list[n] = x
			if left := total - n*step; left > 0 {
				x = g.mul(x, g.fraction(1, left))
			} else {
				x = g.zero
			}
		}
		g.inverses[out] = list
	}
	return g.inverses[out]
}
