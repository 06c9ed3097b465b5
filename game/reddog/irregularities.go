package reddog

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong.
const (
	faceUp       = "face-up-card"
	drawnInError = "drawn-in-error"
	exposedThird = "exposed-third-card"
	touched      = "wager-touched"
)

// incidents are what section 6.7 provides for, and 6.5(d) forbids.
var incidents = []table.Declared{
	{ID: faceUp, Law: "6.7(a)", Staff: true, Help: "a card is found face up in the shoe"},
	{ID: drawnInError, Law: "6.7(b)", Staff: true, Help: "a card was drawn in error and its face not exposed"},
	{ID: exposedThird, Law: "6.7(c)", Staff: true, Help: "the third card is exposed before \"Raises closed\" is announced"},
	{ID: touched, Law: "6.5(d)", Staff: true, Args: "SEAT", Help: "a player handles, removes or alters a wager after the first card"},
}

// misdrawn is 6.7(a) and (b), and returns the paragraph under which the next
// card is dealt. The cards to come have no order before they come, so a card
// that was drawn without being seen is simply the next one.
func (g *Game) misdrawn(d *table.Dealer, by law.Cite) law.Cite {
	if _, ok := d.Reported(faceUp); ok {
		d.Cite("6.7(a)")
		g.shoe.Discard(d.Deal(&g.shoe, table.NoBox, 0, table.House, card.Up))
		d.Note("the card that lay face up is not used")
	}
	if _, ok := d.Reported(drawnInError); ok {
		d.Cite("6.7(b)")
		d.Note("the card drawn in error is the next card")
		return "6.7(b)"
	}
	return by
}

// untouched is 6.5(d): whoever touches a wager is told not to, and the wager
// stays as it was.
func (g *Game) untouched(d *table.Dealer) {
	for !d.Untroubled() {
		a, ok := d.Reported(touched)
		if !ok {
			return
		}
		d.Tell(table.Seat(a.Args[0]), law.Refuse("6.5(d)", "no wager is handled, removed or altered until it is decided"))
	}
}

// The answers to the offer of playing a round out.
const (
	PlayOut table.Choice = "play"
	Void    table.Choice = "void"
)

var playOutOffer = &table.Offer{ID: "play-out", Law: "6.7(c)", Choices: []table.Choice{PlayOut, Void},
	Text: "The third card was exposed too early. Do you play the round out, or void it?"}

// exposed is 6.7(c): the third card is seen before the raises are closed. It is
// discarded, and those who will not play on get their wagers back before
// another is dealt.
func (g *Game) exposed(d *table.Dealer) {
	if d.Untroubled() {
		return
	}
	if _, ok := d.Reported(exposedThird); !ok {
		return
	}
	d.Cite("6.7(c)")
	g.shoe.Discard(d.Deal(&g.shoe, middleBox, 1, table.House, card.Up))
	d.Note("the card exposed before \"Raises closed\" is discarded")
	voiding := [seats + 1]bool{}
	asked := table.House
	for b := range d.Bets {
		if b.Seat != asked {
			asked = b.Seat
			voiding[asked] = d.Offer(asked, playOutOffer) == Void
		}
	}
	for b := range d.Bets {
		if voiding[b.Seat] {
			d.Returns(b, "6.7(c)[refund]")
		}
	}
}
