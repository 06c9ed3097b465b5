package texasbonus

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// both is an ante and a bonus wager of one player's.
var both = []table.Act{
	{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	{Kind: table.Make, Seat: 1, Area: bonus, Amount: 5 * money.Dollar},
}

// bare is Texas hold 'em bonus as a loop sees it that knows nothing else: no
// table, no players, no law. Its player makes every wager.
type bare struct {
	source *chance.Fast
	deck   card.Shoe
	won    money.Cents
}

func newBare() *bare { return &bare{source: chance.NewFast(1, 0), deck: card.NewShoe(1)} }

func (w *bare) round() {
	var c [12]card.Card // in the order of the deal: three of them are burned
	for i := range c {
		c[i] = w.deck.Take(w.source.Draw(52 - i))
	}
	w.deck.DiscardAll(c[:])
	w.deck.Shuffle()
	const ante, bonus = 10 * money.Dollar, 5 * money.Dollar
	p, h := poker.Seven([7]card.Card{c[0], c[2], c[5], c[6], c[7], c[9], c[11]}),
		poker.Seven([7]card.Card{c[1], c[3], c[5], c[6], c[7], c[9], c[11]})
	switch {
	case p > h && p.Class() >= poker.Flush:
		w.won += 5 * ante
	case p > h:
		w.won += 4 * ante
	case p < h:
		w.won -= 5 * ante
	}
	if line, ok := BonusLine([2]card.Card{c[0], c[2]}, [2]card.Card{c[1], c[3]}); ok {
		w.won += bonus * money.Cents(bonusTable[line].Odds.To)
	} else {
		w.won -= bonus
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, both, newBare().round, table.With(tabletest.Taking(Bet)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, both, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(Bet)))
}

func TestRoundsAllocateNothing(t *testing.T) {
	for _, choice := range []table.Choice{Fold, Bet} {
		w := tabletest.Rounds(t, "", Rules, both, table.To(new(tabletest.Counter)), table.With(tabletest.Taking(choice)))
		if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
			t.Errorf("100 rounds of %s allocate %v times", choice, n)
		}
	}
}
