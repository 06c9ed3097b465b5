package paigow

import "boardwalk/table"

// The answers of a bank that is asked to cut.
const (
	NoCut    table.Choice = "no-cut"
	CutRight table.Choice = "right"
	CutLeft  table.Choice = "left"
)

var offerCut = &table.Offer{ID: "cut", Law: "10.8(g)", Choices: []table.Choice{NoCut, CutRight, CutLeft},
	Says: map[table.Choice]string{NoCut: "leave the tiles as they are", CutRight: "have some moved to the right",
		CutLeft: "have some moved to the left"},
	Text: "Will you cut the tiles: have some that you point to moved to the right or to the left?"}

// Interlude settles who has the bank, and lets that player cut. The tiles have no order
// until they come, so that a cut changes nothing that anybody could know.
func (g *Game) Interlude(d *table.Dealer) {
	g.Table.Interlude(d)
	s := g.Bank()
	if s == table.House {
		return
	}
	a := d.Ask(s, 0, 0, offerCut, table.AllChoices)
	if !d.Heard() {
		return
	}
	d.Cite("10.8(g)")
	switch a.Choice {
	case CutRight:
		d.NoteAt(s, "tiles-to-right", "points to tiles, which are moved to the right")
	case CutLeft:
		d.NoteAt(s, "tiles-to-left", "points to tiles, which are moved to the left")
	default:
		d.NoteAt(s, "does-not-cut", "does not wish to cut")
	}
}
