// Package progressive is a progressive wager that a game of poker against the house
// may have beside its own: a chip in an acceptor device with a light, of which a part
// goes on a meter, and hands that are paid from it.
//
// A game gives its [Paragraphs] and has [Terms] among its options. It declares the
// wager and the meter with them, embeds a [Table] in its value and calls the steps
// where its subchapter has them:
//
//	g.Jackpot.Begin()              // a round begins
//	g.Jackpot.LockOut(d, …)        // no more chips: those that lie there feed the meter
//	g.Jackpot.LightsOut(d, …)      // gives chips back whose light is not lit
//	g.Jackpot.CountRoyals()        // once all hands are turned over
//	g.Jackpot.Settle(d, h)         // at a player's turn
//	g.Jackpot.Keeps(h)             // is asked before the cards are taken up
//	g.Jackpot.Document(d, …)       // the cards that waited for documents
//
// Other modules should not build on this package: it may change in every version.
package progressive

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// What every game with a progressive wager has.
const (
	ID   = "progressive" // of the wager, and of the meter
	Chip = money.Dollar  // what the wager is
)

// Paragraphs are where a game's subchapter speaks of the wager.
type Paragraphs struct {
	Wager law.Cite // the wager is one chip, beside an ante
	Light law.Cite // its light is lit
	Check law.Cite // the chips are counted against the lights
	Feed  law.Cite // a part of each goes on the meter
	Seed  law.Cite // what the house puts there in the beginning and after a payout

	Flush, FullHouse, Four, StraightFlush, Royal law.Cite // what the hands are paid

	Hand     law.Cite // a hand is one that wins
	Loses    law.Cite // or not
	Lit      law.Cite // its light is looked at
	Reading  law.Cite // it is paid by what the meter reads then
	Share    law.Cite // several royal flushes share it
	Pay      law.Cite // it is paid with the other wagers
	PayLoser law.Cite // or although those have not won

	Validate, Documents *table.Offer // what the table waits for where a supervisor is called: see [Validate] and [Documents]
}

// Lines are the lines of the wager that pay the classes of hands.
var Lines = versus.LinesOf(poker.Flush, poker.FullHouse, poker.FourOfAKind, poker.StraightFlush, poker.RoyalFlush)

// Wager declares the wager.
func (t *Terms) Wager(p *Paragraphs) table.Wager {
	straightFlush := table.Pay{On: "straight flush", Law: p.StraightFlush}
	if part, _ := table.ParsePart(t.StraightFlush); part.Amount != 0 {
		straightFlush.Amount = part.Amount
	} else {
		straightFlush.Meter, straightFlush.Share = ID, part.Share
	}
	w := versus.BeforeDeal(ID, "Progressive", p.Wager, []table.Pay{
		{On: "flush", Amount: t.Flush, Law: p.Flush},
		{On: "full house", Amount: t.FullHouse, Law: p.FullHouse},
		{On: "four-of-a-kind", Amount: t.Four, Law: p.Four},
		straightFlush,
		{On: "royal flush", Meter: ID, Share: 100 * money.Percent, Law: p.Royal},
	}, versus.NeedsAnte(p.Wager, "a progressive wager needs an ante"))
	w.Coupons, w.Exactly = false, Chip
	return w
}

// Meter declares the meter.
func (t *Terms) Meter(p *Paragraphs) table.Meter {
	return table.Meter{ID: ID, Name: "Progressive jackpot", Law: p.Feed, Start: t.Start, Alike: alike}
}

// LightOut is the incident of a chip whose light is not lit.
const LightOut = "light-out"

// Incidents declares it, and the reports by which staff say that a supervisor is done.
func (p *Paragraphs) Incidents() []table.Declared {
	return []table.Declared{
		{ID: LightOut, Law: p.Check, Staff: true, Args: "SEAT", Help: "a chip lies in a player's acceptor, and its light is not lit"},
		{ID: p.Validate.ID, Law: p.Validate.Law, Staff: true,
			Help: "a casino supervisor has validated the progressive payout that the table waits to make"},
		{ID: p.Documents.ID, Law: p.Documents.Law, Staff: true,
			Help: "the documents are complete of the progressive payout whose cards still lie there"},
	}
}
