package housepoker

import (
	"errors"
	"math/big"
	"math/bits"
	"slices"

	"boardwalk/card"
)

// ErrQuestion is the error of a hand about which nothing is asked, or not with so much added.
var ErrQuestion = errors.New("nothing is asked with so many cards of the board and so much wagered")

// Values returns what each choice of a hand is worth on average, in cents. Later choices are the best. Cards that are gone will not
// come. It deals every board; with five cards to come that takes some seconds, and [StreetCount.Values] knows it at once.
func (s *Streets) Values(tell Progress, pays StreetPays, h *StreetHand, gone card.Set) ([]*big.Rat, error) {
	p, asked := s.prices(pays), s.at(len(h.Board))
	if asked < 0 || !slices.Contains(s.questions()[asked].enters, streetState{antes: h.Antes}) {
		return nil, ErrQuestion
	}
	left := unseen(gone | card.SetOf(h.Own...) | card.SetOf(h.Board...))
	if len(left) < s.Board-len(h.Board)+s.Dealers {
		return nil, ErrFew
	}
	deals := s.deals(asked, len(left))
	v := &streetValues{Streets: s, prices: p, hand: h, left: left, gone: gone &^ card.SetOf(h.Own...), asked: asked}
	q := &s.Asked[asked]
	sums := make([]int64, len(q.Choices))
	wins := v.after(tell)
	for i, c := range q.Choices {
		if c.Fold {
			sums[i] = p.folds[h.Antes] * deals
		} else {
			sums[i] = wins(streetState{h.Antes + c.Antes, c.Last})
		}
	}
	return p.means(sums, deals), nil
}

// ErrFew is the error of a hand with too few cards left to deal.
var ErrFew = errors.New("too few cards are left to deal")

// means are sums over so many deals in cents a deal.
func (p *streetPrices) means(sums []int64, deals int64) (list []*big.Rat) {
	for _, sum := range sums {
		mean := big.NewRat(sum, deals)
		list = append(list, mean.Mul(mean, big.NewRat(int64(p.unit), 1)))
	}
	return list
}

// Values returns what each choice of a hand is worth before any card of the board is seen, in cents, as it was counted.
func (c *StreetCount) Values(own []card.Card) ([]*big.Rat, error) {
	if c.first == nil {
		return nil, ErrQuestion
	}
	var cards [mostOwn]card.Card
	copy(cards[:], own)
	s := c.game
	l := &s.levels[0]
	deals := s.deals(0, int(card.Joker)-s.Own)
	sums := make([]int64, len(l.Choices))
	for i, to := range l.to[0] {
		if to == folds {
			sums[i] = c.prices.folds[0] * deals
		} else {
			sums[i] = c.first[to*s.hands()+s.place(&cards)]
		}
	}
	return c.prices.means(sums, deals), nil
}

// streetValues deals every board to one hand.
type streetValues struct {
	*Streets
	prices *streetPrices
	hand   *StreetHand
	left   []card.Card
	gone   card.Set
	asked  int
}

// cells are what the hand wins over all that may follow, by the cards that have come since and the state that a question is left in.
type cells struct {
	cards  int // how many have come
	states []streetState
	wins   []int64
}

func (v *streetValues) cellsOf(cards int, states []streetState) *cells {
	return &cells{cards, states, make([]int64, int(choose[len(v.left)][cards])*len(states))}
}

// after deals every board, and returns what the hand wins by the state in which the question is left.
func (v *streetValues) after(tell Progress) func(streetState) int64 {
	seen := len(v.hand.Board)
	var levels []*streetLevel // later questions before the whole board
	for i := range v.levels {
		if v.levels[i].Seen > seen {
			levels = append(levels, &v.levels[i])
		}
	}
	states := v.start()
	if seen == v.Board { // there is nothing to come
		board := v.newBoard()
		board.deal(v.hand.Board, v.gone)
		h := board.one(v.hand.Own)
		return func(state streetState) int64 { return v.prices.sum(v.Streets, &h, state.antes) }
	}
	list := make([]*cells, 0, len(levels)+1)
	list = append(list, v.cellsOf(0, states))
	for _, l := range levels {
		list = append(list, v.cellsOf(l.Seen-seen, l.leaves))
	}
	v.rivers(tell, list[len(list)-1])
	for i := len(levels) - 1; i >= 0; i-- {
		v.decide(levels[i], list[i+1], list[i])
	}
	return func(state streetState) int64 {
		for i, x := range states {
			if x == state {
				return list[0].wins[i]
			}
		}
		return 0
	}
}

// start are the states in which the question may be left.
func (v *streetValues) start() []streetState {
	for i := range v.levels {
		if v.levels[i].Seen == len(v.hand.Board) {
			return v.levels[i].leaves
		}
	}
	return nil
}

// rivers deals all whole boards, and adds what the hand wins to every part of the cards that come.
func (v *streetValues) rivers(tell Progress, to *cells) {
	n := v.Board - len(v.hand.Board)
	sums := make([][]int64, workers())
	boards := make([]*streetBoard, workers())
	for w := range sums {
		sums[w], boards[w] = make([]int64, len(to.wins)), v.newBoard()
	}
	parts := v.parts(n, to.cards)
	share(len(v.left), tell, func(worker, top int) {
		b, sum := boards[worker], sums[worker]
		cards := append(append(make([]card.Card, 0, v.Board), v.hand.Board...), make([]card.Card, n)...)
		come := make([]int, n)
		wins := make([]int64, len(to.states))
		var deal func(at, below int)
		deal = func(at, below int) {
			if at == n {
				for i, x := range come {
					cards[len(v.hand.Board)+i] = v.left[x]
				}
				b.deal(cards, v.gone)
				h := b.one(v.hand.Own)
				for i, state := range to.states {
					wins[i] = v.prices.ends(v.Streets, &h, state, nil)
				}
				for _, part := range parts {
					at := placeOf(come, part) * len(wins)
					for i, won := range wins {
						sum[at+i] += won
					}
				}
				return
			}
			for i := range below {
				come[at] = i
				deal(at+1, i)
			}
		}
		come[0] = top
		deal(1, top)
	})
	for _, sum := range sums {
		for i := range sum {
			to.wins[i] += sum[i]
		}
	}
}

// decide answers a question in the best way for all cards that may have come, and adds what that wins to every part of them.
func (v *streetValues) decide(l *streetLevel, from, to *cells) {
	at := 0
	for at < len(v.Asked) && v.Asked[at].Seen != l.Seen {
		at++
	}
	deals := v.deals(at, len(v.left)-from.cards)
	parts := v.parts(from.cards, to.cards)
	come := make([]int, from.cards)
	var deal func(at, below int)
	deal = func(n, below int) {
		if n < len(come) {
			for i := range below {
				come[n] = i
				deal(n+1, i)
			}
			return
		}
		row := from.wins[placeOf(come, 1<<len(come)-1)*len(from.states):]
		for e, state := range l.enters {
			var best int64
			for i, next := range l.to[e] {
				won := v.prices.folds[state.antes] * deals
				if next != folds {
					won = row[next]
				}
				if i == 0 || won > best {
					best = won
				}
			}
			for _, part := range parts {
				to.wins[placeOf(come, part)*len(to.states)+e] += best
			}
		}
	}
	deal(0, len(v.left))
}

// parts are all ways to pick so many of some cards, a bit for each card.
func (v *streetValues) parts(of, n int) (list []int) {
	for mask := range 1 << of {
		if bits.OnesCount(uint(mask)) == n {
			list = append(list, mask)
		}
	}
	return list
}

// placeOf numbers a part of some cards, whose places go down.
func placeOf(come []int, part int) (at int) {
	size := bits.OnesCount(uint(part))
	for i, x := range come {
		if part>>i&1 != 0 {
			at += int(choose[x][size])
			size--
		}
	}
	return at
}

// Player returns who plays in the best way, for one goroutine.
func (c *StreetCount) Player() StreetRule {
	s, board := c.game, c.game.newBoard()
	var rows []map[card.Set]int32
	for i := range s.levels {
		rows = append(rows, map[card.Set]int32{})
		for at, x := range classes(s.levels[i].Seen) {
			rows[i][card.SetOf(x.cards...)] = int32(at)
		}
	}
	return func(h *StreetHand) (choice int) {
		if len(h.Board) == s.Board {
			board.deal(h.Board, 0)
			x := board.one(h.Own)
			c.prices.ends(s, &x, streetState{antes: h.Antes}, &choice)
			return choice
		}
		level := s.at(len(h.Board))
		set, names := named(card.SetOf(h.Board...))
		var own [mostOwn]card.Card
		copy(own[:], h.Own)
		for e, state := range s.levels[level].enters {
			if state == (streetState{antes: h.Antes}) {
				return int(c.plan[level][rows[level][set]][e*s.hands()+int(s.named[names][s.place(&own)])])
			}
		}
		return 0
	}
}
