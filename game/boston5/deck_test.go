package boston5_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/boston5"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// deck notes the cards of a round, and of all rounds.
type deck struct {
	t          *testing.T
	round, all card.Set
}

func (d *deck) Event(e *table.Event) {
	if e.Kind != table.Dealt || !e.Card.Suited() {
		return
	}
	one := card.SetOf(e.Card)
	if d.round&one != 0 {
		d.t.Errorf("%v came twice in a round", e.Card)
	}
	d.round |= one
	d.all |= one
}

// A round has no card twice, and in time all 52 come.
func TestOneDeckOf52Cards(t *testing.T) {
	lawtest.Cites(t, "house:boston-1(a)")
	d := &deck{t: t}
	tab := tabletest.Open(t, boston5.Rules, nil, 1, table.From(chance.NewFast(52, 1)), table.To(d))
	for range 300 {
		d.round = 0
		area, _ := tab.Area(1, "ante")
		if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: 10 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if d.all.Len() != 52 {
		t.Errorf("%d cards came in 300 rounds", d.all.Len())
	}
}
