package pokette

import "boardwalk/table"

// Open has the three decks inspected from which the card stand is filled. A
// device that shows the winning card needs none.
func (g *Game) Open(d *table.Dealer) {
	if g.options.Stand == device {
		d.Cite("12.2(a)[device]")
		d.Note("an approved device shows the winning cards, in place of cards and a stand")
		return
	}
	d.Cite("12.2(a)")
	d.Note("three decks are used, to show the winning cards on the card stand and for nothing else")
	d.Cite("12.3(a)")
	d.Note("the three decks are inspected: each is sorted into sequence and suit, and all cards are there")
}
