package mississippi

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

// bare is mississippi stud as a loop sees it that knows nothing else: no table, no
// players, no law. It bets three times the ante on every street.
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

var bareOdds = [poker.RoyalFlush + 1]money.Cents{poker.Pair: 1, poker.TwoPair: 2, poker.ThreeOfAKind: 3, poker.Straight: 4, poker.Flush: 6,
	poker.FullHouse: 10, poker.FourOfAKind: 40, poker.StraightFlush: 100, poker.RoyalFlush: 500}

func (w *bare) round() {
	var cards [5]card.Card // player and community cards in turn, and one community card more
	for i := range cards {
		cards[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.Collect()
	const all = 100 * money.Dollar
	switch r := poker.FiveAt(&cards); {
	case r >= w.jacks:
		w.won += all * bareOdds[r.Class()]
	case r < w.sixes:
		w.won -= all
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, one, newBare().round, table.With(tabletest.Taking(Thrice)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, one, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Thrice)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	for _, choice := range []table.Choice{Fold, Thrice} {
		w := tabletest.Rounds(t, "", Rules, one, table.To(new(tabletest.Counter)), table.With(tabletest.Taking(choice)))
		if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
			t.Errorf("100 rounds of %s allocate %v times", choice, n)
		}
	}
}
