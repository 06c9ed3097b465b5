package fourcard

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// both is an ante and an aces up wager of one player's.
var both = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: acesUp, Amount: 5 * money.Dollar},
}

// bare is four card poker as a loop sees it that knows nothing else: no table,
// no players, no law. The player always makes a play wager as large as the ante.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	aces   poker.Rank
	won    money.Cents
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), aces: poker.Rank(versus.RankOf(poker.FourCard, "Ac Ah 3c 2c"))}
}

var (
	bareAcesUp = [poker.NoPair + 1]money.Cents{poker.Pair: 1, poker.TwoPair: 2, poker.Straight: 4, poker.Flush: 6, poker.ThreeOfAKind: 9,
		poker.StraightFlush: 40, poker.FourOfAKind: 50}
	bareBonus = [poker.NoPair + 1]money.Cents{poker.ThreeOfAKind: 2, poker.StraightFlush: 20, poker.FourOfAKind: 25}
)

func (w *bare) round() {
	var player [5]card.Card
	var dealer [6]card.Card
	for i := range 5 {
		player[i] = w.deck.Take(w.source.Draw(52 - 2*i))
		dealer[i] = w.deck.Take(w.source.Draw(51 - 2*i))
	}
	dealer[5] = w.deck.Take(w.source.Draw(42))
	for range 11 {
		w.deck.Discard(0)
	}
	w.deck.Shuffle()
	p, h := poker.FourOfFiveAt(&player), poker.FourOfSixAt(&dealer)
	const ante, acesUp = 10 * money.Dollar, 5 * money.Dollar
	w.won += ante * bareBonus[p.Class()]
	if p >= w.aces {
		w.won += acesUp * bareAcesUp[p.Class()]
	} else {
		w.won -= acesUp
	}
	if p >= h {
		w.won += 2 * ante
	} else {
		w.won -= 2 * ante
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, both, newBare().round, table.With(tabletest.Taking(Play)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, both, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Play)))
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, both) }
