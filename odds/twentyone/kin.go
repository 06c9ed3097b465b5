package twentyone

import (
	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
)

// kin is what the kin of blackjack do otherwise than blackjack.
type kin struct {
	blackjack.Ways
	decks   int          // of the shoe, by which the suits of sevens follow from each other
	insured money.Odds   // what insurance pays
	bonuses map[Hand]int // what 21s pay in halves of the wager; nil if all pay 1 to 1
	super   int          // what three sevens of one suit pay besides against a seven, in parts of the wager
}

func kinOf(o *blackjack.Options) kin {
	l := blackjack.New(*o).Layout()
	k := kin{Ways: o.Ways, decks: o.Decks, insured: l.Wagers[l.MustArea("insurance-1")].Pays[0].Odds}
	if !o.TwentyOneWins {
		return k
	}
	k.bonuses = map[Hand]int{}
	for _, p := range everyHand().list {
		if p.score == 21 {
			k.bonuses[p.Hand] = 2
			if odds, ok := o.Bonus(p.cardsLike()); ok {
				k.bonuses[p.Hand] = int(2 * odds.To / odds.One)
			}
		}
	}
	return k
}

// cardsLike returns some cards that make the hand.
func (p *place) cardsLike() []card.Card {
	var list []card.Card
	for v, n := range p.count {
		rank := card.Rank(v - 1)
		switch v {
		case 0:
			rank = card.Ace
		case 9:
			rank = card.King
		}
		for range n {
			suit := card.Hearts
			switch {
			case p.spades:
				suit = card.Spades
			case !p.suited && len(list)%2 == 1:
				suit = card.Clubs
			}
			list = append(list, card.New(rank, suit))
		}
	}
	return list
}

// flavour is a hand by its suits, and the chance of it.
type flavour struct {
	place    int16
	ways, of int
}

// flavours are what a card makes of a hand of one card, or of two of one suit, if
// the three may count by their suits. A card of another rank is of the suit one
// time in four, whatever cards are left. A seven is so as often as there are sevens
// of the suit among all others of the shoe: nobody has looked at those that are gone.
func (g *against[T]) flavours(p *place, to int16) []flavour {
	same, of := 1, 4
	if n := p.cards; g.list[to].count[6] == uint8(n+1) && !g.left.Endless {
		same, of = max(g.decks-n, 0), 4*g.decks-n
	}
	at := &g.list[to]
	switch {
	case g.bonuses == nil: // no suit is better than another
		return []flavour{{to, of - same, of}, {at.twin, same, of}}
	case p.cards < 2:
		return []flavour{{to, of - same, of}, {at.twin, 3 * same, 4 * of}, {at.spade, same, 4 * of}}
	case p.spades:
		return []flavour{{to, of - same, of}, {at.spade, same, of}}
	}
	return []flavour{{to, of - same, of}, {at.twin, same, of}}
}

// doublePays is what a doubled hand wins, in halves of the original wager: at
// blackjack the usual on the wager and even money on what was added, and at its
// kin even money on all.
func (r *rules) doublePays(pay int, w wager) int {
	if r.plain() {
		return pay + 2
	}
	return 2 * w.amount()
}

// raised is a value with the wager that is raised on the dealer's card.
func (x *versus[T]) raised(value T) T {
	if x.attacks {
		return x.add(value, value)
	}
	return value
}

// double is the value of a hand that is doubled down. What is done after that
// follows the plan, or is found and noted in it.
func (g *against[T]) double(i int16, out gone, w wager, to plan, fixed bool) T {
	w.doubled++
	return g.next(i, out, w, func(next int16) T { return g.afterDouble(next, out, w, to, fixed) })
}

// afterDouble is the value of a hand that was doubled: it stands, is given up or is
// doubled again.
func (g *against[T]) afterDouble(i int16, out gone, w wager, to plan, fixed bool) T {
	stand := g.stand(i, out, w)
	rescue, again := g.Rescue || g.SurrenderAnytime, int(w.doubled) <= g.Redoubles
	if g.list[i].score == 21 || !rescue && !again {
		return stand
	}
	if fixed {
		switch a := to[i].doubled(w.doubled); {
		case a == toRescue && rescue:
			return g.givesUp(i, out, w)
		case a == toAgain && again:
			return g.double(i, out, w, to, true)
		}
		return stand
	}
	best, value := act(0), stand
	if rescue {
		if up := g.givesUp(i, out, w); g.less(value, up) {
			best, value = toRescue, up
		}
	}
	if again {
		if more := g.double(i, out, w, to, false); g.less(value, more) {
			best, value = toAgain, more
		}
	}
	to[i] = to[i].alsoDoubled(w.doubled, best)
	return value
}

// givesUp is the value of a hand of which half of all that lies on it is given up.
// A rescue is settled at once, and a surrender only where the dealer has no
// blackjack.
func (g *against[T]) givesUp(i int16, out gone, w wager) T {
	p := &g.list[i]
	if w.staked {
		return g.ended(w.amount(), p, out, w)
	}
	value := g.fraction(-w.amount(), 2)
	if g.ten < 0 || !g.reader && !g.SurrenderAnytime {
		return value
	}
	chance := g.blackjackChance(p, out)
	if value = g.mul(value, g.sub(g.one, chance)); w.original {
		value = g.sub(value, chance)
	}
	return value
}

// givenUp is what such a hand comes to.
func (g *against[T]) givenUp(w wager) (n nets) {
	for f := range endsBlackjack {
		n[f] = int8(-w.amount())
	}
	switch {
	case !g.reader && !g.SurrenderAnytime:
		n[endsBlackjack] = n[0]
	case w.original:
		n[endsBlackjack] = -2
	}
	return n
}

// double takes in a hand that is doubled down.
func (e *endsOf[T]) double(i int16, w wager, ways T) {
	before := int8(w.doubled)
	w.doubled++
	if e.split {
		e.reach(&e.list[i], w, before, ways)
	}
	e.card(i, w, ways, func(to int16, ways T) {
		p, a := &e.list[to], e.plan[to].doubled(w.doubled)
		switch {
		case p.score == 21:
		case a == toRescue && (e.Rescue || e.SurrenderAnytime):
			e.take(p, e.givenUp(w), w, ways)
			return
		case a == toAgain && int(w.doubled) <= e.Redoubles:
			e.double(to, w, ways)
			return
		}
		e.end(p, w, ways)
	})
}

// evaluateDoubled returns what each choice is worth with a hand that was doubled,
// for each dollar of the wager.
func (r *rules) evaluateDoubled(g *against[float64], i int16, w wager, times int) []Value[float64] {
	w.doubled = uint8(times)
	choice := blackjack.Rescue
	if r.SurrenderAnytime {
		choice = blackjack.Surrender
	}
	seen := func(value float64) float64 { return g.seen(value, i, gone{}, w.original) }
	list := []Value[float64]{{blackjack.Stand, seen(g.stand(i, gone{}, w))}}
	if r.Rescue || r.SurrenderAnytime {
		list = append(list, Value[float64]{choice, seen(g.givesUp(i, gone{}, w))})
	}
	if times <= r.Redoubles {
		list = append(list, Value[float64]{blackjack.Double, seen(g.double(i, gone{}, w, make(plan, len(g.list)), false))})
	}
	return list
}
