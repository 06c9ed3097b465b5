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
		{By: "19:46-1.13Y(b)7", Text: "the dealer needs ace-king or better for play wagers to be paid"},
	}
	if o.AnteBonus > 0 {
		list = append(list, table.Notice{By: "19:46-1.13Y(b)9",
			Text: fmt.Sprintf("ante bonus %d to 1 for suited ace-king-queen, whatever the dealer has", o.AnteBonus)})
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
	{"19:46-1.13Y(b)3", felt.Row(felt.Box("flop", "1x").Called("Flop").Sized(2.8, 2.1), felt.Box("river", "1x").Called("River").Sized(2.8, 2.1),
		felt.Box("play", "2x").Called("Play").Sized(2.8, 2.1))},
}

// places are where 19:46-1.13Y(b)5 and 6 want the cards of all: in the middle of
// the table, the dealer's between the inventory container and the community
// cards.
var places = []struct {
	by    law.Cite
	place felt.Place
}{
	{"19:46-1.13Y(b)6", felt.Place{Box: 0, Name: "Dealer", Y: 5.1, Card: 2.2, Room: 24}},
	{"19:46-1.13Y(b)5", felt.Place{Box: seats + 1, Name: "Community", Y: 8.4, Card: 2.2, Room: 9}},
}

// Felt draws the layout of 19:46-1.13Y(b).
func (g *Game) Felt(seats int) *felt.Felt {
	var items []felt.Item
	for _, a := range areas {
		items = append(items, a.item)
	}
	f := felt.HalfRound("Mini-Tex 3 Card Hold 'Em layout", seats).Position(append(items, felt.Cards().Clear())...).Felt()
	for _, p := range places {
		p.place.X = f.Width / 2
		f.Places = append(f.Places, &p.place)
	}
	f.Texts = append(f.Texts, &felt.Text{Text: "MINI-TEX 3 CARD HOLD 'EM", Path: curve(f, 0), Size: 1.1, Look: "gold"})
	for i, n := range g.options.inscriptions() {
		f.Texts = append(f.Texts, &felt.Text{Text: strings.ToUpper(n.Text), Path: curve(f, i+1), Size: 0.52, Look: "ink"})
	}
	return f
}

// curve is the path of a line of words below the community cards, the first line
// being 0.
func curve(f *felt.Felt, line int) string {
	rx, ry, top := 13.4+0.4*float64(line), 8.9+0.8*float64(line), 2.2
	return fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2f", f.Width/2-rx, top, rx, ry, f.Width/2+rx, top)
}
