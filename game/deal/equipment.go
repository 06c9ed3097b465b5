package deal

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// Equipment is what the rules of equipment say of a game's cards.
type Equipment struct {
	Poker    bool // one of the listed games of the poker type
	Hand     bool // dealt from the dealer's hand
	Baccarat bool // the shoe is not fixed to the table
	Later    bool // cited by the later number of the chapter, 13:69E

	Pack card.Pack // what a deck is made of
}

// cite returns the paragraph under the number of the chapter that the game's own
// text goes with.
func (e Equipment) cite(older, later law.Cite) law.Cite {
	if e.Later {
		return later
	}
	return older
}

// ChangeAct is the act by which staff bring new cards to the table.
var ChangeAct = table.Declared{ID: table.ChangeCards, Law: "19:46-1.18(g)", Staff: true, Help: "new cards are brought to the table"}

// Hours says after how many hours the cards at a table are changed.
func (e Equipment) Hours() (hours int, by law.Cite) {
	switch {
	case e.Poker && e.Hand:
		return 4, e.cite("19:46-1.18(g)3", "13:69E-1.18(g)3")
	case e.Poker:
		return 8, e.cite("19:46-1.18(g)2[shoe]", "13:69E-1.18(g)2[shoe]")
	}
	return 24, "19:46-1.18(g)"
}

// Bring brings the cards to the table, and what they are dealt from.
func (e Equipment) Bring(d *table.Dealer) {
	if !e.Later { // we do not hold 13:69E-1.17(a)
		d.Cite("19:46-1.17(a)")
		d.Note("decks-alike", "the cards come in decks of "+e.Pack.String()+", alike in size and shape")
	}
	switch {
	case e.Hand:
		d.Cite(e.cite("19:46-1.19(b)1", "13:69E-1.19(b)1"))
		d.Note("dealt-from-hand", "the cards are dealt from the dealer's hand")
	case e.Baccarat:
		d.Cite("19:46-1.19(b)[baccarat]")
		d.Note("shoe-taken-out", "the shoe is taken from its locked compartment")
	default:
		d.Cite(e.cite("19:46-1.19(b)[shoe]", "13:69E-1.19(b)[shoe]"))
		d.Note("dealt-from-shoe", "the cards are dealt from a shoe")
		d.Cite(e.cite("19:46-1.19(b)[secured]", "13:69E-1.19(b)[secured]"))
		d.Note("shoe-fixed-to-table", "the shoe is taken from its locked compartment and fixed to the table")
	}
}

// Change takes the used cards away and brings new ones.
func (e Equipment) Change(d *table.Dealer) {
	d.Cite(e.cite("19:46-1.18(n)", "13:69E-1.18(n)"))
	d.Note("used-cards-to-security", "the used cards go back to security, to be inspected for tampering, marks and missing or extra cards")
	if e.Poker {
		d.Cite(e.cite("19:46-1.18(n)3iii", "13:69E-1.18(n)3iii"))
		d.Note("inspection-of-all-used-cards", "the inspection takes in all cards that were used at the table")
	}
	e.Bring(d)
}
