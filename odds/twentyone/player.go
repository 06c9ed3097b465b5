package twentyone

// act is what a player does with a hand that may draw.
type act uint16

const (
	toStand act = iota
	toDraw
	toDoubleOrStand // to double down where that is allowed
	toDoubleOrDraw
)

// What is done besides with hands of the kin of blackjack.
const (
	toGiveUp act = 4 << iota // to surrender it, whatever its cards
	toRescue                 // to give the hand up, if it is doubled
	toAgain                  // to double it again, if it is doubled
)

// Of a hand that was doubled once; if it was doubled more often, what is done then is in the
// bits above.
const onceDoubled, mostDoubled = toRescue | toAgain, 3

// doubled is what is done with a hand that was doubled so often: toRescue, toAgain or neither.
func (a act) doubled(times uint8) act { return a >> (2 * (times - 1)) & onceDoubled }

// alsoDoubled is the act with what is done with a hand that was doubled so often.
func (a act) alsoDoubled(times uint8, to act) act {
	shift := 2 * (times - 1)
	return a&^(onceDoubled<<shift) | to<<shift
}

func (a act) doubles() bool { return a&toDoubleOrStand != 0 }

// otherwise is what is done where a hand may not be doubled.
func (a act) otherwise() act { return a & toDraw }

// plan is what a player does with each hand.
type plan []act

// player plays one hand under a wager, to a plan or as is best.
type player[T any] struct {
	*against[T]
	out   gone
	wager wager
	split bool // the hand is one of a split pair
	plan  plan // to be followed; or it is made as the hands are played
	fixed bool

	value   []T
	stands  []T // of hands that have a choice, where the plan is made
	drawn   []T
	doubles []T
	known   []bool
}

// newPlayer is a player who finds what is best for each hand.
func newPlayer[T any](g *against[T], out gone, w wager, split bool) *player[T] {
	n := len(g.list)
	return &player[T]{against: g, out: out, wager: w, split: split, plan: make(plan, n),
		value: make([]T, n), stands: make([]T, n), drawn: make([]T, n), doubles: make([]T, n), known: make([]bool, n)}
}

// follow is a player who follows a plan.
func follow[T any](g *against[T], out gone, w wager, split bool, to plan) *player[T] {
	n := len(g.list)
	return &player[T]{against: g, out: out, wager: w, split: split, plan: to, fixed: true, value: make([]T, n), known: make([]bool, n)}
}

// play is the value of a hand.
func (p *player[T]) play(i int16) T {
	if !p.known[i] {
		p.value[i], p.known[i] = p.find(i), true
	}
	return p.value[i]
}

func (p *player[T]) find(i int16) T {
	at := &p.list[i]
	if p.stops(at) { // 2.12(a)1
		return p.stand(i, p.out, p.wager)
	}
	if p.fixed {
		switch a := p.plan[i]; {
		case a&toGiveUp != 0 && p.SurrenderAnytime:
			return p.givesUp(i, p.out, p.wager)
		case a.doubles() && p.mayDouble(at, p.split):
			return p.double(i, p.out, p.wager, p.plan, true)
		case a.otherwise() == toDraw:
			return p.draw(i)
		}
		return p.stand(i, p.out, p.wager)
	}
	p.stands[i], p.drawn[i] = p.stand(i, p.out, p.wager), p.draw(i)
	best, value := toStand, p.stands[i]
	if p.less(value, p.drawn[i]) {
		best, value = toDraw, p.drawn[i]
	}
	if p.mayDouble(at, p.split) {
		double := p.double(i, p.out, p.wager, p.plan, false)
		if p.less(value, double) {
			best, value = best|toDoubleOrStand, double
		}
		p.doubles[i] = double
	}
	if p.SurrenderAnytime {
		if up := p.givesUp(i, p.out, p.wager); p.less(value, up) {
			best, value = best|toGiveUp, up
		}
	}
	p.plan[i] = p.plan[i]&^(toDoubleOrDraw|toGiveUp) | best
	return value
}

// oneCard is the value of a split ace with the one card that it gets: it stands, or is
// surrendered where any hand may be.
func (p *player[T]) oneCard(i int16) T {
	stand := p.stand(i, p.out, p.wager)
	if !p.SurrenderAnytime || p.list[i].score == 21 || p.fixed && p.plan[i]&toGiveUp == 0 {
		return stand
	}
	up := p.givesUp(i, p.out, p.wager)
	if !p.fixed && !p.less(stand, up) {
		return stand
	}
	if !p.fixed {
		p.plan[i] |= toGiveUp
	}
	return up
}

// draw is the value of a hand that draws a card and is played on.
func (p *player[T]) draw(i int16) T {
	return p.next(i, p.out, p.wager, p.play)
}

// ahead plays the dealer's hand out for every hand that a player may come to
// stand on: several at a time, which is quicker than one by one as they come.
type ahead[T any] struct {
	*player[T]
	seen    []bool // played on
	stood   []bool
	waiting [abreast]set
	n       int
}

func (p *player[T]) lookAhead(from int16) {
	a := &ahead[T]{player: p, seen: make([]bool, len(p.list)), stood: make([]bool, len(p.list))}
	a.from(from)
	a.against.play(a.waiting[:a.n])
}

// from goes through what a hand may become.
func (a *ahead[T]) from(i int16) {
	at := &a.list[i]
	if a.seen[i] || at.score > 21 {
		return
	}
	a.seen[i] = true
	switch {
	case at.cards < 2:
		a.on(i, a.from)
	case a.against.stops(at):
		a.stands(i)
	case !a.fixed:
		a.stands(i)
		a.on(i, a.from)
	case a.plan[i]&toGiveUp != 0 && a.SurrenderAnytime:
	case a.plan[i].doubles() && a.mayDouble(at, a.split):
		a.on(i, a.stands)
	case a.plan[i].otherwise() == toDraw:
		a.on(i, a.from)
	default:
		a.stands(i)
	}
}

// on goes through the hands that one card more makes.
func (a *ahead[T]) on(i int16, do func(int16)) {
	weights, _ := a.weights(&a.list[i], a.out)
	for v, next := range a.list[i].after {
		if weights[v] > 0 && next != bust {
			do(next)
		}
	}
}

func (a *ahead[T]) stands(i int16) {
	s := a.set(i, a.out)
	if a.stood[i] || *a.remember(s) != nil {
		return
	}
	a.stood[i] = true
	a.waiting[a.n] = s
	if a.n++; a.n == abreast {
		a.against.play(a.waiting[:])
		a.n = 0
	}
}
