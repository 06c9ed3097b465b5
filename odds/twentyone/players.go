package twentyone

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/table"
)

// seat is who plays at a real table: it sees what everybody sees.
type seat struct {
	table *table.Table
	game  *blackjack.Game
}

func seatAt(t *table.Table) seat { return seat{t, t.Game().(*blackjack.Game)} }

// dealer returns what is seen of the dealer's hand.
func (s *seat) dealer() Hand {
	cards := s.game.Dealer()
	if i := slices.Index(cards, card.Unknown); i >= 0 {
		cards = cards[:i]
	}
	return Of(cards...)
}

// bestPlay plays to a solution.
type bestPlay[T any] struct {
	seat
	*Solution[T]
	known map[[2]Hand]table.Choice // so that nothing is worked out twice
}

// Players returns players who play at a table as the solution has it. A split
// pair's hands are played by their own cards, and insurance is taken where it
// is worth something by the cards of the box.
func (s *Solution[T]) Players(t *table.Table) table.Players {
	return &bestPlay[T]{seatAt(t), s, map[[2]Hand]table.Choice{}}
}

func (b *bestPlay[T]) Answer(q *table.Question) table.Answer {
	h := b.game.Hand(q.Box, q.Hand)
	switch {
	case q.Offer.ID == "attack":
		if up := b.dealer(); b.against[up] != nil && b.against[up].attacks {
			return table.Answer{Choice: blackjack.Attack}
		}
	case q.Offer.ID == "doubled":
		return table.Answer{Choice: b.afterDouble(q, h)}
	case q.Allows(blackjack.Insure):
		mine := Of(b.game.Hand(q.Box, 0).Cards()...)
		if ev, ok := b.Insurance(mine); ok && b.less(b.fraction(0, 1), ev) {
			return table.Answer{Choice: blackjack.Insure}
		}
	case !q.Allows(blackjack.Stand):
	case h.Split():
		return table.Answer{Choice: b.formed(q, h)}
	default:
		hand := Of(h.Cards()...)
		if c := b.choice(hand, b.dealer()); c == blackjack.Split && hand.sevens() && b.keeps(q) {
			return table.Answer{Choice: blackjack.Draw}
		} else if c != "" {
			return table.Answer{Choice: c}
		}
	}
	return table.Answer{Choice: q.First()}
}

// keeps reports whether two sevens of one suit are drawn to and not split, for the super bonus.
func (b *bestPlay[T]) keeps(q *table.Question) bool {
	x := b.against[b.dealer()]
	from := x.superFrom(false)
	return from > 0 && b.super(&b.options, q) > from
}

// choice is what to do with a hand that was not split.
func (b *bestPlay[T]) choice(h, up Hand) table.Choice {
	c, ok := b.known[[2]Hand{h, up}]
	if !ok {
		c = b.Best(h, up).Choice
		b.known[[2]Hand{h, up}] = c
	}
	return c
}

// afterDouble is what to do with a hand that is doubled.
func (b *bestPlay[T]) afterDouble(q *table.Question, h *blackjack.Hand) table.Choice {
	x, i, ok := b.find(Of(h.Cards()...), b.dealer())
	if !ok {
		return q.First()
	}
	to := x.hand.plan
	if pair := x.pairs[value(h.Cards()[0])]; h.Split() && pair != nil {
		if to = pair.others.plan; q.Hand == 0 {
			to = pair.first.plan
		}
	}
	return to[i].doubled(h.Doubles()).afterDouble(q)
}

// afterDouble is the act as an answer for a hand that was doubled once.
func (a act) afterDouble(q *table.Question) table.Choice {
	switch {
	case a&toAgain != 0 && q.Allows(blackjack.Double):
		return blackjack.Double
	case a&toRescue != 0 && q.Allows(blackjack.Rescue):
		return blackjack.Rescue
	case a&toRescue != 0 && q.Allows(blackjack.Surrender):
		return blackjack.Surrender
	}
	return blackjack.Stand
}

// formed is what to do with a hand of a split pair.
func (b *bestPlay[T]) formed(q *table.Question, h *blackjack.Hand) table.Choice {
	x, i, ok := b.find(Of(h.Cards()...), b.dealer())
	if !ok {
		return q.First()
	}
	v := value(h.Cards()[0])
	pair := x.pairs[v]
	if pair == nil {
		return q.First()
	}
	if q.Allows(blackjack.Split) && b.game.Hands(q.Box) < x.limit[v] {
		return blackjack.Split
	}
	to := pair.others.plan
	if q.Hand == 0 {
		to = pair.first.plan
	}
	return to[i].choice(q)
}

// choice is the act as an answer.
func (a act) choice(q *table.Question) table.Choice {
	at := placesOf(q.Offer)
	return q.Offer.Choices[a.place(q, &at)]
}

// place is the act as the place of a choice among those of the question.
func (a act) place(q *table.Question, at *placing) int {
	switch {
	case a&toGiveUp != 0 && at.open(q, at.surrender):
		return at.surrender
	case a.doubles() && at.open(q, at.double):
		return at.double
	case a.otherwise() == toDraw && at.open(q, at.draw):
		return at.draw
	}
	return at.stand
}

// placing is where the choices of an offer stand in it. One that the offer does not have is never open.
type placing struct{ stand, draw, double, split, surrender int }

// placesOf finds the choices of an offer by their names.
func placesOf(o *table.Offer) placing {
	of := func(c table.Choice) int {
		if i := slices.Index(o.Choices, c); i >= 0 {
			return i
		}
		return len(o.Choices)
	}
	return placing{of(blackjack.Stand), of(blackjack.Draw), of(blackjack.Double), of(blackjack.Split), of(blackjack.Surrender)}
}

// open reports whether a choice may be made.
func (*placing) open(q *table.Question, place int) bool { return q.Open>>(place&15)&1 != 0 }
