package room

import "boardwalk/felt"

// Felt draws the poker table: the board and the pots in the middle and the
// players around it.
func (g *Game) Felt(seats int) *felt.Felt {
	f := felt.Oval(g.name+" table", seats, int(pool))
	for drawing := f; drawing != nil; drawing = drawing.Upright {
		drawing.Holders = []felt.Holder{{Fact: "button", Text: "has the button", Sign: "D"}}
	}
	return f
}
