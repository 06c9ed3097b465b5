package chemindefer

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/baccarat"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// oneWager is a wager of position 2 against a part of the bank, which position 1 has.
var oneWager = []table.Act{{Kind: table.Make, Seat: 2, Area: against, Amount: 26 * money.Dollar}}

// firstBanks are players of whom position 1 takes the bank, for the most that is
// allowed. With five the player asks for a card, and the Banker draws with an option.
type firstBanks struct{}

func (firstBanks) Answer(q *table.Question) table.Answer {
	if q.Seat == 1 {
		switch q.Offer {
		case offerBid, offerBidPassed:
			return table.Answer{Choice: Bid, Amount: q.Most}
		case offerNext, offerFirst:
			return table.Answer{Choice: Wager, Amount: q.Most}
		case offerBank, offerPassed:
			return table.Answer{Choice: Accept, Amount: q.Most}
		}
	}
	return table.Answer{Choice: q.First()}
}

// bare is the game as a loop sees it that knows nothing else: no table, no
// players, no law. What the rest costs is the ratio to this.
type bare struct {
	source *chance.Fast
	shoe   card.Shoe
	last   bool
	won    money.Cents // by all players together
}

func newBare() *bare {
	b := &bare{source: chance.NewFast(1, 0), shoe: card.NewShoe(6)}
	b.shuffle()
	return b
}

func (b *bare) take() card.Card {
	c := b.shoe.Take(b.source.Draw(b.shoe.Left()))
	b.shoe.Discard(c)
	return c
}

func (b *bare) value() int { return baccarat.Value(b.take()) }

func (b *bare) shuffle() {
	b.shoe.Shuffle()
	b.shoe.InsertCut(14)
	for range baccarat.Number(b.take()) {
		b.take()
	}
}

func (b *bare) round() {
	p, k := b.value(), b.value()
	p, k = (p+b.value())%10, (k+b.value())%10
	if p < 8 {
		column := none
		if p <= 5 {
			if k >= 8 {
				column = -1
			} else {
				column = b.value()
				p = (p + column) % 10
			}
		}
		if column >= 0 && table3[k][column] != 'S' {
			k = (k + b.value()) % 10
		}
	}
	if k > p {
		b.won -= (5 * money.Percent).Up(26*money.Dollar, 25)
	}
	switch {
	case b.last:
		b.last = false
		b.shuffle()
	case b.shoe.CutReached():
		b.last = true
	}
}

func BenchmarkCheminDeFer(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, oneWager, newBare().round, table.With(firstBanks{}))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, oneWager, func() money.Cents { loop.round(); return loop.won }, table.With(firstBanks{}))
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, Rules, oneWager, table.With(firstBanks{}))
}
