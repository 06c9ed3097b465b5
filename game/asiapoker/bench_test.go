package asiapoker

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// one is the wager of one player.
var one = []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}}

// bare is asia poker as a loop sees it that knows nothing else: no table, no players and no
// law. Both hands are set by the house way.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	hands  [2][dealt]card.Card
	all    [poker.AsiaSettings]poker.AsiaSetting
	won    money.Cents
}

func newBare() *bare { return &bare{source: chance.NewFast(1, 0), deck: card.WithJoker.Shoe(1)} }

func (w *bare) round() {
	left, first := 53, 1 // the dealer gets the first card, unless the dice reach the player
	if dice.Shake(w.source).Total()%boxes == 0 {
		first = 0
	}
	for i := range dealt {
		for n := range w.hands {
			w.hands[(n+first)%2][i] = w.deck.Take(w.source.Draw(left))
			left--
		}
	}
	w.deck.Collect()
	var sets [2]poker.AsiaSetting
	for n := range w.hands {
		poker.AsiaHands{}.Settings(&w.hands[n], &w.all)
		sets[n] = w.all[poker.AsiaHouse(w.all[:])]
	}
	if sets[0].Wins(&sets[1]) >= 2 {
		w.won += 10 * money.Dollar
	} else {
		w.won -= 10 * money.Dollar
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, one, newBare().round, table.With(tabletest.Taking(HouseWay)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, one, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(HouseWay)))
}

// three sets the hand by the first three of its cards.
type three struct{}

func (three) Answer(q *table.Question) (a table.Answer) {
	a.Choice = SetMiddle
	for c := card.Card(0); a.Cards.Len() < 3; c++ {
		a.Cards |= q.Own & card.SetOf(c)
	}
	return a
}

func TestRoundsAllocateNothing(t *testing.T) {
	tabletest.NoAllocations(t, Rules, one, table.To(new(tabletest.Counter)), table.With(tabletest.Taking(HouseWay)))
	tabletest.NoAllocations(t, Rules, one, table.To(new(tabletest.Counter)), table.With(three{}))
}
