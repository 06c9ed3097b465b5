package baccarat

import (
	"strings"

	"boardwalk/felt"
)

// Felt draws the layout: the areas of both hands and of the tie, with the
// places of the cards above them, and the scoreboard beside it.
func (g *Game) Felt(seats int) *felt.Felt {
	f := g.drawFelt(39.6, 6.2, seats)
	f.Upright = g.drawFelt(21.6, 8.4, seats)
	return f
}

func (g *Game) drawFelt(width, height float64, seats int) *felt.Felt {
	var row []felt.Cell
	for _, id := range []string{"player", "tie", "banker"} {
		w := &g.layout.Wagers[g.layout.MustArea(id)]
		row = append(row, felt.Cell{Wager: id, Label: strings.ToUpper(id), Sub: w.OnlyOdds(), Look: id})
	}
	f := felt.Rows("Baccarat layout", width, height, [][]felt.Cell{row}, min(1.3, width/19))
	f.Above("", "Player", "Banker") // dealerBox has no place of its own
	for _, p := range f.Places {
		p.Area = strings.ToLower(p.Name)
		p.Squeeze = true
	}
	f.Beside = []*felt.Beside{{Kind: felt.Board, Name: "Scoreboard of this shoe", Fact: "scoreboard",
		Marks: []felt.Side{{Letter: "P", Name: "Player"}, {Letter: "B", Name: "Banker"}, {Letter: "T", Name: "Tie", Tie: true}}},
		{Kind: felt.Boxes, Name: "Vigorish owed", Fact: owedFact, Count: seats}}
	f.Holders = []felt.Holder{{Fact: "curator", Text: "has the shoe"}}
	f.Lights = &felt.Lights{Fact: "scoreboard", On: map[string][]string{"P": {"player"}, "B": {"banker"}, "T": {"tie"}}}
	return f
}
