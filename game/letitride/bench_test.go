package letitride

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// three are three equal wagers of one player's.
var three = []table.Act{
	{Kind: table.Make, Seat: 1, Area: betOne, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: betTwo, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: betThree, Amount: 10 * money.Dollar},
}

// bare is let it ride as a loop sees it that knows nothing else: no table, no
// players, no law. It lets everything ride.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	tens   poker.Rank
	won    money.Cents
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), tens: poker.Rank(New(*DefaultOptions()).tens)}
}

var bareOdds = [poker.RoyalFlush + 1]money.Cents{poker.Pair: 1, poker.TwoPair: 2, poker.ThreeOfAKind: 3, poker.Straight: 5, poker.Flush: 8,
	poker.FullHouse: 11, poker.FourOfAKind: 50, poker.StraightFlush: 200, poker.RoyalFlush: 1000}

func (w *bare) round() {
	var cards [6]card.Card // player and community area in turn; the last one is burned
	for i := range cards {
		cards[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.Collect()
	const all = 30 * money.Dollar
	if r := poker.FiveAt((*[5]card.Card)(cards[:5])); r >= w.tens {
		w.won += all * bareOdds[r.Class()]
	} else {
		w.won -= all
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, three, newBare().round, table.With(tabletest.Taking(Ride)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, three, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Ride)))
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, three) }
