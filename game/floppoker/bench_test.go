package floppoker

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// one is the ante of one player.
var one = []table.Act{{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar}}

// bare is flop poker as a loop sees it that knows nothing else: no table, no players,
// no law and no pot. It always makes the flop wager.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	jacks  poker.Rank
	won    money.Cents
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), jacks: poker.Rank(New(*DefaultOptions()).jacks)}
}

var bareOdds = [poker.RoyalFlush + 1]money.Cents{poker.Pair: 1, poker.TwoPair: 2, poker.ThreeOfAKind: 4,
	poker.Straight: 10, poker.Flush: 20,
	poker.FullHouse: 30, poker.FourOfAKind: 100, poker.StraightFlush: 500, poker.RoyalFlush: 1000}

func (w *bare) round() {
	var cards [6]card.Card // three of the player's, and the flop
	for i := range cards {
		cards[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.Collect()
	hand := [5]card.Card(cards[:5])
	rank := poker.FiveAt(&hand)
	hand[4] = cards[5]
	rank = max(rank, poker.FiveAt(&hand))
	hand[3] = cards[4]
	rank = max(rank, poker.FiveAt(&hand))
	const each = 10 * money.Dollar
	if rank >= w.jacks {
		w.won += each + each*bareOdds[rank.Class()]
	} else {
		w.won -= 2 * each
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, one, newBare().round, table.With(tabletest.Taking(Raise)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, one, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Raise)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	two := append([]table.Act{{Kind: table.Make, Seat: 2, Area: 4 + ante, Amount: 20 * money.Dollar}}, one...)
	for _, choice := range []table.Choice{Fold, Raise} {
		tabletest.NoAllocations(t, Rules, two, table.To(new(tabletest.Counter)), table.With(tabletest.Taking(choice)))
	}
}
