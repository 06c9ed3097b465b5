package threecard

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

// both is an ante and a pair plus wager of one player's.
var both = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: pairPlus, Amount: 5 * money.Dollar},
}

// bare is three card poker as a loop sees it that knows nothing else: no table,
// no players, no law.
type bare struct {
	source    *chance.Fast
	deck      card.Shoe
	queenHigh poker.Rank
	won       money.Cents
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), queenHigh: poker.Rank(versus.RankOf(poker.ThreeCard, "Qh 3c 2c"))}
}

var (
	barePairPlus = [poker.RoyalFlush + 1]money.Cents{poker.HighCard: -1, poker.Pair: 1, poker.Flush: 4, poker.Straight: 6,
		poker.ThreeOfAKind: 30, poker.StraightFlush: 40}
	bareBonus = [poker.RoyalFlush + 1]money.Cents{poker.Straight: 1, poker.ThreeOfAKind: 4, poker.StraightFlush: 5}
)

func (w *bare) round() {
	var player, dealer [3]card.Card
	for i := range 3 {
		player[i] = w.deck.Take(w.source.Draw(52 - 2*i))
		dealer[i] = w.deck.Take(w.source.Draw(51 - 2*i))
	}
	for range 6 {
		w.deck.Discard(0)
	}
	w.deck.Shuffle()
	p, h := poker.Three(player), poker.Three(dealer)
	const ante, pairPlus = 10 * money.Dollar, 5 * money.Dollar
	w.won += pairPlus*barePairPlus[p.Class()] + ante*bareBonus[p.Class()]
	switch {
	case h < w.queenHigh:
		w.won += ante
	case p > h:
		w.won += 2 * ante
	case p < h:
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
