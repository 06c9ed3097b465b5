package twentyone

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// Strategy is a way to play that looks only at the total of a hand, whether it
// is hard or soft, whether it is a pair, and at the dealer's first card; or at
// the dealer's total, hard or soft, where both cards lie face up. Hands of
// split pairs are played like others, and pairs that are split are split again
// as often as may be.
type Strategy struct {
	options blackjack.Options
	ev      float64
	columns [columns]*column
	attacks [values]bool // the wager is raised on this first card of the dealer's
}

// column is the play against one first card or total of the dealer's.
type column struct {
	total     [2][22]act  // by hard and soft and the total
	surrender [2][22]bool // with two cards, before anything else but splitting
	split     [values]bool
	draws     [2][22]uint8 // of how many cards on a hand is drawn to instead; 0 is never
	aces      [22]bool     // split aces of this soft total, with the one card that each gets, are surrendered
	superFrom int          // from which super bonus on two sevens of one suit are drawn to and not split; 0 is never
}

// act is what is done with a hand of so many cards.
func (c *column) act(k, score, cards int) act {
	a := c.total[k][score]
	if n := int(c.draws[k][score]); n > 0 && cards >= n {
		return a&^(toDoubleOrDraw) | toDraw
	}
	return a
}

// columns are the first cards by value, then the totals of two cards.
const columns = values + 2*22

// columnOf is where what is seen of a dealer's hand belongs.
func columnOf(up Hand) int {
	score, soft := up.Score()
	if up.Len() == 1 {
		if soft {
			return 0
		}
		return score - 1
	}
	return values + 22*kind(soft) + score
}

func kind(soft bool) int {
	if soft {
		return 1
	}
	return 0
}

// EV returns what a round is worth on average to who plays so, for each dollar
// wagered at first.
func (s *Strategy) EV() float64 { return s.ev }

// Options returns the options that the strategy is for.
func (s *Strategy) Options() *blackjack.Options {
	o := s.options
	return &o
}

// plan is the column as a plan for every hand.
func (c *column) plan(all *places, r *rules) plan {
	p := make(plan, len(all.list))
	for i := range all.list {
		if at := &all.list[i]; at.score <= 21 {
			p[i] = c.act(kind(at.soft), at.score, at.cards)
			if r.SurrenderAnytime && c.surrender[kind(at.soft)][at.score] {
				p[i] |= toGiveUp
			}
			for times := uint8(2); times <= mostDoubled; times++ { // as if it was doubled once
				p[i] = p[i].alsoDoubled(times, p[i].doubled(1))
			}
		}
	}
	return p
}

// pairPlan is the plan of the column for hands of a split pair: split aces that have one
// card each are surrendered or stand.
func (c *column) pairPlan(all *places, r *rules, v int, of plan) plan {
	if v != 0 || r.PlayAces || !r.SurrenderAnytime {
		return of
	}
	p := slices.Clone(of)
	for i := range p {
		if p[i] &^= toGiveUp; all.list[i].score <= 21 && c.aces[all.list[i].score] {
			p[i] |= toGiveUp
		}
	}
	return p
}

// following is what hands are worth to who plays to a column, or what is wagered on them. It is the same for columns that
// differ only in which pairs they split.
type following[T any] struct {
	*versus[T]
	plays  *player[T]
	formed [values]*T // what pairs that were split so far are worth
}

// following plays to a column against a dealer's hand.
func (x *versus[T]) following(c *column, w wager) *following[T] {
	f := &following[T]{versus: x, plays: follow(x.against, gone{}, w, false, c.plan(x.places, x.rules))}
	f.plays.lookAhead(0)
	return f
}

// pair is the value of a pair that is split as often as it may be.
func (f *following[T]) pair(c *column, v int) T {
	if f.formed[v] == nil {
		to := c.pairPlan(f.places, f.rules, v, f.plays.plan)
		value := newPair(f.against, v, f.plays.wager, to, to).value(f.most(v))
		f.formed[v] = &value
	}
	return *f.formed[v]
}

// worth is the mean over all hands of two cards.
func (f *following[T]) worth(c *column) T {
	w, sum := f.plays.wager, f.zero
	for i, chance := range f.initial {
		p := &f.list[i]
		var value T
		switch v := p.pair(); {
		case p.score == 21 && w.staked:
			value = f.one
		case p.score == 21:
			value = f.blackjackValue(i)
		case v >= 0 && c.split[v] && f.most(v) > 1 && !c.keeps(&p.Hand, f.super):
			value = f.pair(c, v)
		case c.surrender[kind(p.soft)][p.score] && f.surrender && w.staked:
			value = f.one
		case c.surrender[kind(p.soft)][p.score] && f.surrender:
			value = f.surrenderValue(i)
		default:
			value = f.plays.play(i)
		}
		sum = f.add(sum, f.mul(chance, value))
	}
	return sum
}

// follow is what a column is worth against a dealer's hand, or what is wagered.
func (x *versus[T]) follow(c *column, w wager) T { return x.following(c, w).worth(c) }

// Follow returns what a round is worth on average, for each dollar wagered at
// first, to who plays to a strategy from the cards of the solution; and how much
// is wagered in all.
func (s *Solution[T]) Follow(st *Strategy) (ev, wagered T) {
	ev = s.sum(func(x *versus[T]) T { return x.raised(x.follow(st.column(x.up), wager{original: true})) })
	wagered = s.sum(func(x *versus[T]) T { return x.raised(x.follow(st.column(x.up), wager{original: true, staked: true})) })
	return ev, wagered
}

// column is the play against a dealer's hand. One that the strategy has not
// seen is played by standing on 17 and more.
func (s *Strategy) column(up Hand) *column {
	if c := s.columns[columnOf(up)]; c != nil {
		return c
	}
	return &unseen
}

var unseen = func() (c column) {
	for k := range c.total {
		for t := range 17 {
			c.total[k][t] = toDraw
		}
	}
	return
}()

// Play returns what the strategy does with a hand that may be split, doubled
// and surrendered as the options say.
func (s *Strategy) Play(h, up Hand) table.Choice { return s.PlayFor(h, up, 0) }

// PlayFor is [Strategy.Play] for a wager of a certain size, which matters where some hands
// are paid an amount besides.
func (s *Strategy) PlayFor(h, up Hand, wager money.Cents) table.Choice {
	score, soft := h.Score()
	c, two := s.column(up), h.Len() == 2
	r := rulesOf(&s.options)
	switch v := h.pair(); {
	case score >= 21:
		return blackjack.Stand
	case v >= 0 && c.split[v] && !c.keeps(&h, superOf(&s.options, wager)):
		return blackjack.Split
	case (two || r.SurrenderAnytime) && c.surrender[kind(soft)][score]:
		return blackjack.Surrender
	case c.act(kind(soft), score, h.Len()).doubles() && r.mayDouble(&place{Hand: h, cards: h.Len(), score: score, soft: soft}, false):
		return blackjack.Double
	case c.act(kind(soft), score, h.Len()).otherwise() == toDraw:
		return blackjack.Draw
	}
	return blackjack.Stand
}

// PlaySplitAce returns what the strategy does with a split ace and the one card that it
// gets, where no other may be drawn.
func (s *Strategy) PlaySplitAce(h, up Hand) table.Choice {
	if score, _ := h.Score(); s.column(up).aces[score] {
		return blackjack.Surrender
	}
	return blackjack.Stand
}

// follower plays a strategy at a table.
type follower struct {
	seat
	*Strategy
	decide  *table.Offer // the question that is nearly always asked
	places  placing      // of its choices
	bothUp  bool         // both of the dealer's first cards lie face up
	special table.Choices
	place   [toGiveUp << 1][1 << decisions]uint8 // of the choice for each act, by what is open
	seen    [columns]*answers                    // by what is seen of the dealer's hand
	against [256]*answers                        // the same by the dealer's first card
}

// answers are what is done with hands that are not out of the ordinary, by the total and, from softFrom on, the soft total.
type answers struct {
	*column
	acts [2 * softFrom]act
}

const softFrom, byLength = 32, act(1 << 15) // or-ed to an act that the number of cards may change

// decisions is how many choices the question has.
const decisions = 5

// Players returns players who play to the strategy at a table, for the
// simulator. They do not insure.
func (s *Strategy) Players(t *table.Table) table.Players {
	f := &follower{seat: seatAt(t), Strategy: s, bothUp: s.options.Dealing == blackjack.BothUp}
	for _, o := range t.Layout().Offers {
		if o.ID == "decide" {
			f.decide, f.places = o, placesOf(o)
		}
	}
	for a := range f.place {
		for open := range f.place[a] {
			f.place[a][open] = uint8(act(a).place(&table.Question{Open: table.Choices(open)}, &f.places))
		}
	}
	f.special = 1<<f.places.split | 1<<f.places.surrender
	for i, c := range f.columns {
		if f.seen[i] = answersUnseen; c != nil {
			f.seen[i] = answersOf(c)
		}
	}
	for _, c := range card.Deck() {
		f.against[c] = f.seen[value(c)]
	}
	return f
}

var answersUnseen = answersOf(&unseen)

func answersOf(c *column) *answers {
	a := &answers{column: c}
	for k := range c.total {
		for score, act := range c.total[k] {
			if c.draws[k][score] > 0 {
				act |= byLength
			}
			a.acts[k*softFrom+score] = act
		}
	}
	return a
}

// shown are the answers against what is seen of the dealer's hand.
func (f *follower) shown() *answers {
	if up, ok := f.game.UpCard(); ok && !f.bothUp {
		return f.against[up]
	}
	return f.shownBoth()
}

// shownBoth is shown where both cards of the dealer lie face up, or none does.
func (f *follower) shownBoth() *answers {
	if f.bothUp {
		return f.seen[columnOf(f.dealer())]
	}
	return answersUnseen
}

// keeps reports whether a pair is drawn to and not split, for the super bonus.
func (f *follower) keeps(q *table.Question, c *column, h *blackjack.Hand) bool {
	if c.superFrom == 0 || h.Split() {
		return false
	}
	hand := Of(h.Cards()...)
	return hand.sevens() && c.keeps(&hand, f.super(&f.options, q))
}

// Answer says how a hand is played, and declines everything else.
func (f *follower) Answer(q *table.Question) table.Answer {
	switch {
	case q.Offer == f.decide:
		return table.Answer{Choice: q.Offer.Choices[f.play(q)]}
	case q.Offer.ID == "attack" && f.attacksNow():
		return table.Answer{Choice: blackjack.Attack}
	case q.Offer.ID == "doubled" && q.Allows(blackjack.Stand):
		h := f.game.Hand(q.Box, q.Hand)
		return table.Answer{Choice: f.shown().act(kind(h.Soft()), h.Score(), h.Len()).afterDouble(q)}
	}
	return table.Answer{Choice: q.First()}
}

// Choose is Answer by numbers.
func (f *follower) Choose(q *table.Question) int {
	if q.Offer == f.decide {
		return f.play(q)
	}
	return slices.Index(q.Offer.Choices, f.Answer(q).Choice)
}

// play is the place of what is done with a hand, which a player may always stand on.
func (f *follower) play(q *table.Question) int {
	h, seen := f.game.Hand(q.Box, q.Hand), f.shown()
	if h.Split() || q.Open&f.special != 0 {
		if place := f.unusual(q, h, seen.column); place >= 0 {
			return place
		}
	}
	at := h.Score()
	if h.Soft() {
		at += softFrom
	}
	a := seen.acts[at&(2*softFrom-1)]
	if a&byLength != 0 {
		a = seen.act(kind(h.Soft()), h.Score(), h.Len())
	}
	return int(f.place[a&(toGiveUp<<1-1)][q.Open&(1<<decisions-1)])
}

// unusual is the place of what is done with a hand that may be split or surrendered, or is one of a split pair. It is
// below zero where such a hand is played like any other.
func (f *follower) unusual(q *table.Question, h *blackjack.Hand, c *column) int {
	at, k, score := &f.places, kind(h.Soft()), h.Score()
	switch {
	case h.Split() && h.Cards()[0].Rank() == card.Ace && !f.options.PlayAces && !f.options.PlaySplitAces:
		if c.aces[score] && at.open(q, at.surrender) {
			return at.surrender
		}
		return at.stand
	case at.open(q, at.split) && h.Pair() && c.split[value(h.Cards()[0])] && !f.keeps(q, c, h):
		return at.split
	case at.open(q, at.surrender) && c.surrender[k][score]:
		return at.surrender
	}
	return -1
}
