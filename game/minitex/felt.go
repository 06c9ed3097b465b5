package minitex

import (
	"fmt"
	"strings"

	"boardwalk/felt"
	"boardwalk/law"
	"boardwalk/table"
)

// inscriptions are what 19:46-1.13Y(b)7 to 9 want to be written on the layout.
func (o *Options) inscriptions() []table.Notice {
	list := []table.Notice{
		{By: "19:46-1.13Y(b)7", Text: "play pays only if the dealer has ace-king or better"},
	}
	if o.AnteBonus > 0 {
		list = append(list, table.Notice{By: "19:46-1.13Y(b)9",
			Text: fmt.Sprintf("suited ace-king-queen always pays %d to 1 on the ante", o.AnteBonus)})
	}
	return append(list, table.Notice{By: "19:46-1.13Y(b)8", Text: "three community cards alone are no hand"})
}

// areas are what 19:46-1.13Y(b)2 to 4 want at every position, from the dealer's
// side to the player's: pocket poker just above the ante, and flop, river and
// play just below it from left to right.
var areas = []struct {
	by   law.Cite
	item felt.Item
}{
	{"19:46-1.13Y(b)4", felt.Circle("pocket-poker", "Pocket").Called("Pocket Poker").Sized(3, 2.9)},
	{"19:46-1.13Y(b)2", felt.Circle("ante", "Ante").Sized(3, 2.9)},
	{"19:46-1.13Y(b)3", felt.Row(felt.Box("flop", "1x").Called("Flop").Sized(2.8, 2.1),
		felt.Box("river", "1x").Called("River").Sized(2.8, 2.1),
		felt.Box("play", "2x").Called("Play").Sized(2.8, 2.1))},
}

// places are where 19:46-1.13Y(b)5 and 6 want the cards of all: in the middle of
// the table, the dealer's between the inventory container and the community
// cards.
var places = []struct {
	by    law.Cite
	place felt.Place
}{
	{"19:46-1.13Y(b)6", felt.Place{Box: 0, Name: "Dealer", Y: 4.9, Card: 2.2, Room: 24}},
	{"19:46-1.13Y(b)5", felt.Place{Box: seats + 1, Name: "Community", Y: 8.05, Card: 2.2, Room: 9}},
}

// Felt draws the layout of 19:46-1.13Y(b).
func (g *Game) Felt(seats int) *felt.Felt {
	items, lines := []felt.Item(nil), []string{"MINI-TEX 3 CARD HOLD 'EM"}
	for _, a := range areas {
		items = append(items, a.item)
	}
	for _, n := range g.options.inscriptions() {
		lines = append(lines, strings.ToUpper(n.Text))
	}
	f := felt.HalfRound("Mini-Tex 3 Card Hold 'Em layout",
		seats).InscribeFine(lines...).Position(append(items, felt.Cards().Clear())...).Felt()
	for _, p := range places {
		p.place.X = f.Width / 2
		f.Places = append(f.Places, &p.place)
	}
	return f
}
