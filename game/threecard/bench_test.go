package threecard

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// always makes every play wager.
type always struct{}

func (always) Answer(q *table.Question) table.Answer { return table.Answer{Choice: Play} }

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
	return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1), queenHigh: newLandmarks().queenHigh}
}

var (
	barePairPlus = [poker.RoyalFlush + 1]money.Cents{poker.HighCard: -1, poker.Pair: 1, poker.Flush: 4, poker.Straight: 6, poker.ThreeOfAKind: 30, poker.StraightFlush: 40}
	bareBonus    = [poker.RoyalFlush + 1]money.Cents{poker.Straight: 1, poker.ThreeOfAKind: 4, poker.StraightFlush: 5}
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
	loop := newBare()
	pace.Compare(b, "rounds", tabletest.Rounds(b, "table", Rules, both, table.With(always{})),
		tabletest.Rounds(b, "events", Rules, both, table.With(always{}), table.To(new(tabletest.Counter))),
		pace.Way{Name: "bare", Run: func(n int) {
			for range n {
				loop.round()
			}
		}})
}

// The comparison is honest: on the same cards the loop and the table win the
// same.
func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	tab := tabletest.Open(t, Rules, nil, 1, table.From(chance.NewFast(1, 0)), table.With(always{}))
	loop := newBare()
	for i := range 10_000 {
		for _, a := range both {
			if err := tab.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		loop.round()
		if got := tab.Account(1).Net; got != loop.won {
			t.Fatalf("after round %d the table has %s and the loop %s", i+1, got, loop.won)
		}
	}
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, both) }
