package doubleattack_test

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/game/doubleattack"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// The cards are counted when the cutting card has come out: a round does not end
// with a card missing from the shoe.
func TestACardThatIsMissingIsFound(t *testing.T) {
	lawtest.Cites(t, "house:doubleattack-6(h)2")
	tab := tabletest.Open(t, doubleattack.Rules, nil, 1, table.From(chance.NewFast(5, 1)))
	shoe := card.WithoutTens.Shoe(8)
	shoe.Shuffle()
	shoe.Take(0)
	shoe.InsertCut(shoe.Left())
	tab.Game().(*blackjack.Game).Stack(shoe)
	if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: tab.Layout().MustArea("main-1"), Amount: 10 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if text, _ := recover().(string); !strings.Contains(text, "1 cards are missing") {
			t.Errorf("a card is missing, and what is found is %q", text)
		}
	}()
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
}
