package baccarat

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// threeWagers are all that the game has, by one seat.
var threeWagers = []table.Act{
	{Kind: table.Make, Seat: 1, Area: banker, Amount: 25 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: player, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: tie, Amount: 5 * money.Dollar},
}

// bare is the game as a loop sees it that knows nothing else: no table, no
// players, no law. What the rest costs is the ratio to this.
type bare struct {
	source *chance.Fast
	shoe   card.Shoe
	last   bool
	won    money.Cents
}

func newBare() *bare {
	b := &bare{source: chance.NewFast(1, 0), shoe: card.NewShoe(8)}
	b.shuffle()
	return b
}

func (b *bare) take() card.Card {
	c := b.shoe.Take(b.source.Draw(b.shoe.Left()))
	b.shoe.Discard(c)
	return c
}

func (b *bare) shuffle() {
	b.shoe.Shuffle()
	b.shoe.InsertCut(14)
	for range ranks[b.take().Rank()].number {
		b.take()
	}
}

func (b *bare) round() {
	b.won -= 40 * money.Dollar
	p, k := values[b.take()], values[b.take()]
	p, k = (p+values[b.take()])%10, (k+values[b.take()])%10
	if p < 8 && k < 8 {
		column := uint8(none)
		if row := k; p <= 5 {
			column = values[b.take()]
			p = (p + column) % 10
			if table2[row][column] == 'D' {
				k = (k + values[b.take()]) % 10
			}
		} else if table2[row][none] == 'D' {
			k = (k + values[b.take()]) % 10
		}
	}
	switch {
	case k > p:
		b.won += 50*money.Dollar - (5*money.Percent).Up(25*money.Dollar, 25)
	case p > k:
		b.won += 20 * money.Dollar
	default:
		b.won += 35*money.Dollar + 45*money.Dollar
	}
	switch {
	case b.last:
		b.last = false
		b.shuffle()
	case b.shoe.CutReached():
		b.last = true
	}
}

func BenchmarkPuntoBanco(b *testing.B) {
	tabletest.Bench(b, "rounds", PuntoBanco, threeWagers, newBare().round)
}

func BenchmarkMinibaccarat(b *testing.B) {
	tabletest.Bench(b, "rounds", Minibaccarat, threeWagers, newBare().round)
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, PuntoBanco, threeWagers, func() money.Cents { loop.round(); return loop.won })
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, PuntoBanco, threeWagers)
	tabletest.NoAllocations(t, Minibaccarat, threeWagers)
}
