package casinowar

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// always goes to war whenever it may.
type always struct{}

func (always) Answer(q *table.Question) table.Answer {
	if q.Offer == warOffer {
		return table.Answer{Choice: War}
	}
	return table.Answer{Choice: q.First()}
}

var tenDollars = []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}}

// bare is casino war as a loop sees it that knows nothing else: no table, no
// players, no law.
type bare struct {
	source *chance.Fast
	shoe   card.Shoe
	won    money.Cents
}

func newBare() *bare { return &bare{source: chance.NewFast(1, 0), shoe: card.NewShoe(6)} }

func (w *bare) draw() int {
	c := w.shoe.Take(w.source.Draw(w.shoe.Left()))
	w.shoe.Discard(c)
	return int(c.Rank())
}

func (w *bare) round() {
	if w.shoe.Left() <= 78 || w.shoe.Left() == 312 {
		w.shoe.Shuffle()
		w.draw()
	}
	const stake = 10 * money.Dollar
	switch mine, other := w.draw(), w.draw(); {
	case mine > other:
		w.won += stake
	case mine < other:
		w.won -= stake
	default:
		for range 3 {
			w.draw()
		}
		if mine, other := w.draw(), w.draw(); mine >= other {
			w.won += stake
		} else {
			w.won -= 2 * stake
		}
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, tenDollars, newBare().round, table.With(always{}))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, tenDollars, func() money.Cents { loop.round(); return loop.won }, table.With(always{}))
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, Rules, tenDollars)
}
