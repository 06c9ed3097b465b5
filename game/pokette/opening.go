package pokette

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// The paragraphs of the three decks, and of their inspection.
const (
	threeDecks law.Cite = "12.2(a)"
	inspection law.Cite = "12.3(a)"
)

// tooFewDecks is the report that three decks are not there when the table opens.
const tooFewDecks = "too-few-decks"

// openingIncidents are what may be found of the decks before the table opens.
var openingIncidents = []table.Declared{
	{ID: tooFewDecks, Law: threeDecks, Staff: true, Help: "before the table opens: there are not three decks for the card stand"},
	{ID: deal.UnfitDeck, Law: inspection, Staff: true, Help: "before the table opens: a card is missing from a deck"},
}

// newDecks is the act by which staff bring decks for those that were not all there.
var newDecks = table.Declared{ID: table.ChangeCards, Law: inspection, Staff: true, Help: "three new decks are brought for the card stand"}

// Open has the three decks inspected from which the card stand is filled. Without
// three complete decks the table stays closed. A device that shows the winning card
// needs none.
func (g *Game) Open(d *table.Dealer) {
	if g.options.Stand == device {
		d.Cite("12.2(a)[device]")
		d.Note("device-shows-cards", "an approved device shows the winning cards, in place of cards and a stand")
		return
	}
	for _, incident := range openingIncidents {
		if _, ok := d.Reports().Reported(incident.ID); ok {
			g.fault = incident.Law
		}
	}
	switch g.fault {
	case threeDecks:
		d.Reports().Cease(threeDecks, "there are not three decks for the card stand")
		return
	case inspection:
		d.Reports().Cease(inspection, "a card is missing from a deck of the card stand")
		return
	}
	d.Cite(threeDecks)
	d.Note("three-decks-to-show", "three decks are used, to show the winning cards on the card stand and for nothing else")
	d.Cite(inspection)
	d.Note("three-decks-inspected", "the three decks are inspected: each is sorted into sequence and suit, and all cards are there")
	g.opened = true
}

// mayReport refuses reports about decks that are not used, or were inspected.
func (g *Game) mayReport(a *table.Act) *law.Refusal {
	switch a.Word {
	case tooFewDecks, deal.UnfitDeck:
		if g.options.Stand == device {
			return law.Refuse("12.2(a)[device]", "a device shows the winning cards, and no decks are used")
		}
		if g.opened {
			return deal.Inspected(inspection)
		}
	}
	return nil
}

// mayBringDecks refuses decks for decks that are all there.
func (g *Game) mayBringDecks() *law.Refusal {
	if g.fault == "" {
		return law.Refuse(inspection, "no deck of the card stand is missing or incomplete")
	}
	return nil
}
