package reddog

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// always raises whenever it may.
type always struct{}

func (always) Answer(q *table.Question) table.Answer {
	if q.Offer == raiseOffer {
		return table.Answer{Choice: Raise}
	}
	return table.Answer{Choice: q.First()}
}

var tenDollars = []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}}

// bare is red dog as a loop sees it that knows nothing else: no table, no
// players, no law.
type bare struct {
	source *chance.Fast
	shoe   card.Shoe
	won    money.Cents
}

func newBare() *bare { return &bare{source: chance.NewFast(1, 0), shoe: card.NewShoe(1)} }

func (w *bare) draw() int {
	c := w.shoe.Take(w.source.Draw(w.shoe.Left()))
	w.shoe.Discard(c)
	return int(c.Rank())
}

var bareOdds = [12]money.Cents{0, 5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1}

func (w *bare) round() {
	if w.shoe.Left() <= 13 || w.shoe.Left() == 52 {
		w.shoe.Shuffle()
		w.draw()
	}
	const stake = 10 * money.Dollar
	low, high := w.draw(), w.draw()
	if low > high {
		low, high = high, low
	}
	switch high - low {
	case 1:
	case 0:
		if w.draw() == low {
			w.won += 11 * stake
		}
	default:
		if third := w.draw(); low < third && third < high {
			w.won += 2 * stake * bareOdds[high-low-1]
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

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, tenDollars) }
