package caribbean

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/progressive"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// one is an ante of one player's.
var one = []table.Act{{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar}}

// bare is caribbean stud as a loop sees it that knows nothing else: no table, no
// players, no law.
type bare struct {
	source    *chance.Fast
	deck      card.Shoe
	qualifies poker.Rank
	won       money.Cents
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), qualifies: poker.Rank(versus.RankOf(poker.High, "Ah Kc 4c 3c 2c"))}
}

var bareBet = [poker.RoyalFlush + 1]money.Cents{poker.HighCard: 1, poker.Pair: 1, poker.TwoPair: 2, poker.ThreeOfAKind: 3,
	poker.Straight: 4,
	poker.Flush:    5, poker.FullHouse: 7, poker.FourOfAKind: 20, poker.StraightFlush: 50, poker.RoyalFlush: 100}

func (w *bare) round() {
	var player, dealer [5]card.Card
	for i := range 5 {
		player[i] = w.deck.Take(w.source.Draw(52 - 2*i))
		dealer[i] = w.deck.Take(w.source.Draw(51 - 2*i))
	}
	for range 10 {
		w.deck.Discard(0)
	}
	w.deck.Shuffle()
	p, h := poker.Five(player), poker.Five(dealer)
	const ante = 10 * money.Dollar
	switch {
	case h < w.qualifies:
		w.won += ante
	case p > h:
		w.won += ante + 2*ante*bareBet[p.Class()]
	case p < h:
		w.won -= 3 * ante
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, one, newBare().round, table.With(tabletest.Taking(Bet)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, one, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Bet)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, Rules, one)
	tabletest.NoAllocations(t, Rules, append(one, table.Act{Kind: table.Make, Seat: 1, Area: progressiveWager, Amount: progressive.Chip}))
}
