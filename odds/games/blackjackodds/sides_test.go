package blackjackodds

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// checkedBySide answers as a strategy does, and holds every answer against basic
// strategy for the decks from which the last card came.
type checkedBySide struct {
	t      *testing.T
	table  *table.Table
	plays  table.Players
	right  map[int]table.Players // by the cards of a full side
	differ int                   // answers that the other side's strategy would not give
}

func (c *checkedBySide) Answer(q *table.Question) table.Answer {
	answer := c.plays.Answer(q)
	_, full := c.table.Shoe()
	if q.Offer.ID != "decide" {
		return answer
	}
	if want := c.right[full].Answer(q); answer != want {
		c.t.Errorf("dealt from %d cards: %v, want %v", full, answer, want)
	}
	if c.right[156-full].Answer(q) != answer {
		c.differ++
	}
	return answer
}

// TestEachSideOfADoubleShoeHasItsStrategy deals from a shoe with two decks on one
// side and one on the other.
func TestEachSideOfADoubleShoeHasItsStrategy(t *testing.T) {
	o := blackjack.DefaultOptions()
	o.Decks, o.DoubleShoe = 3, true
	tab, err := table.Open(blackjack.Rules, o, blackjack.Rules.Terms(), table.From(chance.NewFast(1, 2)), table.To(new(table.Log)))
	if err != nil {
		t.Fatal(err)
	}
	strategy, err := basicStrategy(&odds.Asked{Rules: blackjack.Rules, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	checked := &checkedBySide{t: t, table: tab, plays: strategy.Sit(tab), right: map[int]table.Players{}}
	for decks := 1; decks <= 2; decks++ {
		basic, err := twentyone.BasicFor(o, twentyone.Decks(decks))
		if err != nil {
			t.Fatal(err)
		}
		checked.right[52*decks] = basic.Players(tab)
	}
	table.With(checked)(tab)
	if err := tab.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 10_000_000 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	for range 5000 {
		_ = tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: tab.Layout().MustArea("main-1"), Amount: 10 * money.Dollar})
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if checked.differ == 0 {
		t.Error("the sides were never played differently")
	}
}
