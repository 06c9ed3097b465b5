package minitex

import (
	"fmt"
	"strings"

	"boardwalk/felt"
	"boardwalk/table"
)

// inscriptions are what 19:46-1.13Y(b)7 to 9 want to be written on the layout.
func (o *Options) inscriptions() []table.Notice {
	list := []table.Notice{
		{By: "19:46-1.13Y(b)7", Text: "the dealer must have ace-king or better for play wagers to be paid"},
		{By: "19:46-1.13Y(b)8", Text: "all three community cards cannot be used for a hand"},
	}
	if o.AnteBonus > 0 {
		list = append(list, table.Notice{By: "19:46-1.13Y(b)9",
			Text: fmt.Sprintf("the ante bonus pays %d to 1 for suited ace-king-queen whatever the dealer has", o.AnteBonus)})
	}
	return list
}

// Felt draws the layout that 19:46-1.13Y(b) describes: the dealer's two cards
// before the inventory container, the community cards before them, and at every
// position pocket poker above the ante and flop, river and play below it.
func (g *Game) Felt(seats int) *felt.Felt {
	f := felt.HalfRound("Mini-Tex 3 Card Hold 'Em layout", seats).
		DealerCards(0, "Dealer").
		Position(felt.Circle("pocket-poker", "Pocket").Sized(3.4, 3.4).Called("Pocket Poker"), felt.Circle("ante", "Ante").Sized(3.4, 3.4),
			felt.Row(felt.Box("flop", "1x").Called("Flop").Sized(2.9, 2.5), felt.Box("river", "1x").Called("River").Sized(2.9, 2.5),
				felt.Box("play", "2x").Called("Play").Sized(2.9, 2.5)), felt.Cards()).
		Felt()
	for i, n := range g.options.inscriptions() {
		f.Texts = append(f.Texts, &felt.Text{Text: strings.ToUpper(n.Text), X: f.Width / 2, Y: 10 + 1.2*float64(i), Size: 0.8, Look: "ink"})
	}
	return f
}
