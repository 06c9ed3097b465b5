package boston5

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// both are an ante and a three-card bonus wager of one player's.
var both = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: bonus, Amount: 5 * money.Dollar},
}

// bare is boston 5 stud as a loop sees it that knows nothing else: no table, no players, no
// law. Its player makes the second wager with every hand.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	won    money.Cents
}

func newBare() *bare { return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1)} }

var (
	bareAnte = [poker.RoyalFlush + 1]money.Cents{poker.TwoPair: 3, poker.ThreeOfAKind: 6, poker.Straight: 10, poker.Flush: 15,
		poker.FullHouse: 25, poker.FourOfAKind: 100, poker.StraightFlush: 250, poker.RoyalFlush: 1000}
	bareBonus = [poker.RoyalFlush + 1]money.Cents{poker.HighCard: -1, poker.Pair: 1, poker.Flush: 3, poker.Straight: 6,
		poker.ThreeOfAKind: 30, poker.StraightFlush: 40}
)

func (w *bare) round() {
	var c [10]card.Card // three to each in turn, then two more to the player and to the dealer
	for i := range c {
		c[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.DiscardAll(c[:])
	w.deck.Shuffle()
	p, h := poker.Five([5]card.Card{c[0], c[2], c[4], c[6], c[7]}), poker.Five([5]card.Card{c[1], c[3], c[5], c[8], c[9]})
	w.won += 5*money.Dollar*bareBonus[poker.Three([3]card.Card{c[0], c[2], c[4]}).Class()] + 10*money.Dollar*bareAnte[p.Class()]
	switch {
	case p > h:
		w.won += 40 * money.Dollar
	case p < h:
		w.won -= 50 * money.Dollar
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, both, newBare().round, table.With(tabletest.Taking(Raise)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, both, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Raise)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	for _, choice := range []table.Choice{Fold, Raise} {
		tabletest.NoAllocations(t, Rules, both, table.With(tabletest.Taking(choice)))
	}
}
