package threedraw

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

// both is an ante and a first 3 bonus wager of one player's.
var both = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: first3, Amount: 5 * money.Dollar},
}

// bare is three card draw as a loop sees it that knows nothing else: no table,
// no players, no law. Its player always draws a card for the first.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	won    money.Cents
	game   *Game // ranks hands
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), game: New(*DefaultOptions())}
}

var bareBonus = [poker.RoyalFlush + 1]money.Cents{poker.Straight: 1, poker.ThreeOfAKind: 5, poker.StraightFlush: 10, poker.RoyalFlush: 20}

func (w *bare) round() {
	var cards [8]card.Card
	for i := range cards {
		cards[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.DiscardAll(cards[:])
	w.deck.Shuffle()
	p := poker.Three([3]card.Card{cards[1], cards[2], cards[7]})
	h := max(poker.Three([3]card.Card{cards[3], cards[4], cards[5]}), poker.Three([3]card.Card{cards[3], cards[4], cards[6]}),
		poker.Three([3]card.Card{cards[3], cards[5], cards[6]}), poker.Three([3]card.Card{cards[4], cards[5], cards[6]}))
	const ante, first3 = 10 * money.Dollar, 5 * money.Dollar
	if cards[1].Rank() == cards[2].Rank() {
		w.won += first3
	} else {
		w.won -= first3
	}
	w.won += ante * bareBonus[w.game.class(versus.Rank(p))]
	switch {
	case p > h:
		w.won += 2 * ante
	case p < h:
		w.won -= 2 * ante
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, both, newBare().round, table.With(tabletest.Taking(DiscardFirst)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, both, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(DiscardFirst)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	for _, choice := range []table.Choice{Fold, InToWin, DiscardThird} {
		w := tabletest.Rounds(t, "", Rules, both, table.To(new(tabletest.Counter)), table.With(tabletest.Taking(choice)))
		if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
			t.Errorf("100 rounds of %s allocate %v times", choice, n)
		}
	}
}
