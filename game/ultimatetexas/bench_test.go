package ultimatetexas

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// all are ante, blind and trips of one player.
var all = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: blind, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: trips, Amount: 10 * money.Dollar},
}

// bare is ultimate texas hold 'em as a loop sees it that knows nothing else: no table, no
// players, no law. Its player bets four times the ante with every hand.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	won    money.Cents
}

func newBare() *bare { return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1)} }

// In dollars on a wager of $10.
var (
	bareBlind = [poker.RoyalFlush + 1]money.Cents{poker.Straight: 10, poker.Flush: 15, poker.FullHouse: 30, poker.FourOfAKind: 100,
		poker.StraightFlush: 500, poker.RoyalFlush: 5000}
	bareTrips = [poker.RoyalFlush + 1]money.Cents{poker.HighCard: -10, poker.Pair: -10, poker.TwoPair: -10,
		poker.ThreeOfAKind: 30, poker.Straight: 40,
		poker.Flush: 70, poker.FullHouse: 90, poker.FourOfAKind: 300, poker.StraightFlush: 400, poker.RoyalFlush: 500}
)

func (w *bare) round() {
	var c [11]card.Card // in the order of the deal: the fifth and the ninth are burned
	for i := range c {
		c[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.DiscardAll(c[:])
	w.deck.Shuffle()
	p, h := poker.Seven([7]card.Card{c[0], c[2], c[5], c[6], c[7], c[9], c[10]}),
		poker.Seven([7]card.Card{c[1], c[3], c[5], c[6], c[7], c[9], c[10]})
	qualified := money.Cents(0)
	if h.Class() >= poker.Pair {
		qualified = 10
	}
	won := bareTrips[p.Class()]
	switch {
	case p > h:
		won += 40 + bareBlind[p.Class()] + qualified
	case p < h:
		won -= 40 + 10 + qualified
	}
	w.won += won * money.Dollar
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, all, newBare().round, table.With(tabletest.Taking(BetFour)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, all, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(BetFour)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	for _, choice := range []table.Choice{Check, Fold, Bet, BetThrice, BetFour} {
		w := tabletest.Rounds(t, "", Rules, all, table.To(new(tabletest.Counter)), table.With(tabletest.Taking(choice)))
		if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
			t.Errorf("100 rounds of %s allocate %v times", choice, n)
		}
	}
}
