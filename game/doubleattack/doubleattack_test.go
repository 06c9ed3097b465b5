package doubleattack_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/game/doubleattack"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Played at random no money is made or lost, under any options.
func TestRandomPlay(t *testing.T) {
	for i, set := range []map[string]string{
		nil,
		{"additional": "bust-it", "double-any": "no"},
		{"dealing": "hole-card", "sharing": "3", "several-boxes": "yes", "additional": "bust-it"},
		{"shuffle": "automatic", "split-hands": "2"},
	} {
		o := doubleattack.Rules.Options()
		for name, value := range set {
			if err := table.SetOption(o, name, value); err != nil {
				t.Fatal(err)
			}
		}
		tabletest.Walk(t, doubleattack.Rules, o, chance.NewFast(uint64(i), 3), 400)
	}
}

// heard notes under which paragraphs things happened.
type heard map[law.Cite]int

func (h heard) Event(e *table.Event) { h[e.By]++ }

// A shoe that runs out in a round is filled with the discards, and a card is
// burned.
func TestTheShoeRunsOut(t *testing.T) {
	lawtest.Cites(t, "house:doubleattack-15(g)")
	seen := heard{}
	source := chance.NewFast(5, 1)
	tab := tabletest.Open(t, doubleattack.Rules, nil, 1, table.From(source), table.To(seen))
	g := tab.Game().(*blackjack.Game)
	shoe := card.WithoutTens.Shoe(8)
	shoe.Shuffle()
	for shoe.Left() > 3 {
		shoe.Discard(shoe.Take(shoe.Left() - 1))
	}
	g.Stack(shoe)
	if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: tab.Layout().MustArea("main-1"), Amount: 10 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	if seen["house:doubleattack-15(g)"] < 2 || seen["house:doubleattack-5(g)"] == 0 {
		t.Errorf("%d things were done under house:doubleattack-15(g), and %d to have the cards shuffled then",
			seen["house:doubleattack-15(g)"], seen["house:doubleattack-5(g)"])
	}
}
