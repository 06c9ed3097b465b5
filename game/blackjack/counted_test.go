package blackjack

import (
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// The cards are counted when the cutting card has come out: a round does not end
// with a card missing from the shoe, or from the side of a double shoe.
func TestACardThatIsMissingIsFound(t *testing.T) {
	lawtest.Cites(t, "2.6(l)2i", "2.6(l)2ii")
	for _, double := range []bool{false, true} {
		o := DefaultOptions()
		o.DoubleShoe = double
		tab := tabletest.Open(t, Rules, o, 1, table.From(chance.NewFast(7, 1)))
		round := func() {
			act := table.Act{Kind: table.Make, Seat: 1, Area: tab.Layout().MustArea("main-1"), Amount: 10 * money.Dollar}
			if err := tab.Do(act); err != nil {
				t.Fatal(err)
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
		}
		round()
		g := tab.Game().(*Game)
		for side := range g.sides() {
			shoe := &g.shoes[side]
			shoe.Take(0)
			shoe.InsertCut(shoe.Left())
		}
		func() {
			defer func() {
				if text, _ := recover().(string); !strings.Contains(text, "1 cards are missing") {
					t.Errorf("double shoe %v: a card is missing, and what is found is %q", double, text)
				}
			}()
			round()
		}()
	}
}
