package doubledown

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// stake is an original wager of one player's.
var stake = []table.Act{{Kind: table.Make, Seat: 1, Area: original, Amount: 10 * money.Dollar}}

// bare is double down stud as a loop sees it that knows nothing else: no table,
// no players, no law. It doubles every hand.
type bare struct {
	source       *chance.Fast
	deck         card.Shoe
	sixes, jacks poker.Rank
	won          money.Cents
}

func newBare() *bare {
	g := New(*DefaultOptions())
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), sixes: poker.Rank(g.sixes), jacks: poker.Rank(g.jacks)}
}

var bareOdds = [poker.RoyalFlush + 1]money.Cents{poker.Pair: 1, poker.TwoPair: 2, poker.ThreeOfAKind: 3, poker.Straight: 5, poker.Flush: 8,
	poker.FullHouse: 10, poker.FourOfAKind: 25, poker.StraightFlush: 100, poker.RoyalFlush: 1000}

func (w *bare) round() {
	var hand [5]card.Card
	for i := range hand {
		hand[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.Collect()
	const both = 20 * money.Dollar
	switch r := poker.FiveAt(&hand); {
	case r >= w.jacks:
		w.won += both * bareOdds[r.Class()]
	case r < w.sixes:
		w.won -= both
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, stake, newBare().round, table.With(tabletest.Taking(Double)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, stake, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Double)))
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, stake) }
