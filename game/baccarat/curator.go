package baccarat

import (
	"boardwalk/law"
	"boardwalk/table"
)

// The answers to an offer of the shoe.
const (
	Accept  table.Choice = "accept"
	Decline table.Choice = "decline"
)

// The shoe is offered at the commencement of play, and whenever it is passed.
var (
	offerShoe   = &table.Offer{ID: "shoe", Law: "3.6(b)", Text: "the shoe is offered to you", Choices: []table.Choice{Accept, Decline}}
	offerPassed = &table.Offer{ID: "passed-shoe", Law: "3.11(b)", Text: "the shoe is passed and offered to you",
		Choices: []table.Choice{Accept, Decline}}
)

// offer offers the shoe counterclockwise: at first from seat one, later from
// the right of whoever had it. If all decline, it comes to him in the end.
func (g *Game) offer(d *table.Dealer) {
	offer, taking, first := offerShoe, g.at.curator, table.Seat(1)
	switch {
	case g.last != 0:
		offer, taking, first = offerPassed, g.at.nextShoe, g.toTheRight(d, g.last)
	case !d.Players().Taken(first):
		first = g.toTheRight(d, first)
	}
	for s := first; s != 0; {
		if d.Offer(s, offer) == Accept {
			g.curator, g.last = s, 0
			if d.Heard() {
				d.Cite(taking)
				d.NoteAt(s, "becomes-curator", "becomes the curator and deals as the dealer calling the game directs")
			}
			return
		}
		if s = g.toTheRight(d, s); s == first {
			break
		}
	}
	d.Refuse(table.House, law.Refuse(offer.Law, "nobody at the table accepts the shoe"))
}

// toTheRight returns the next participant counterclockwise, or 0 if nobody is
// there: the next lower seat, or the next higher one where the seats are numbered
// counterclockwise. The shoe passes nearly every other round, so this does not
// look at every empty seat, as [table.DealerPlayers.Counterclockwise] does.
func (g *Game) toTheRight(d *table.Dealer, s table.Seat) table.Seat {
	if g.options.SeatNumbers == Counterclockwise {
		return d.Players().Clockwise(s)
	}
	present := d.Players().Present()
	if len(present) == 0 {
		return 0
	}
	next := present[len(present)-1]
	for _, p := range present {
		if p >= s {
			break
		}
		next = p
	}
	return next
}

// toTheLeft returns what finds the next participant clockwise.
func (g *Game) toTheLeft(d *table.Dealer) func(table.Seat) table.Seat {
	if g.options.SeatNumbers == Counterclockwise {
		return d.Players().Counterclockwise
	}
	return d.Players().Clockwise
}

// giveUp takes the shoe from the curator.
func (g *Game) giveUp() { g.last, g.curator = g.curator, 0 }

// endOfCurator has the curator pass the shoe when the Banker's Hand has lost.
func (g *Game) endOfCurator(d *table.Dealer, o Outcome) {
	if o == PlayerWins && g.at.curated() {
		if d.Heard() {
			d.Cite(g.at.mustPass)
			d.NoteAt(g.curator, "curator-passes-shoe", "the Banker's Hand has lost: the curator passes the shoe")
		}
		g.giveUp()
	}
}

// checkPass refuses to take the shoe from anybody but the curator.
func (g *Game) checkPass(a *table.Act) *law.Refusal {
	switch {
	case g.curator == 0:
		return law.Refuse(g.at.passShoe, "nobody has the shoe")
	case a.Word == "pass-shoe" && a.Seat != g.curator:
		return law.Refuse(g.at.passShoe, "only the curator, at position %d, may pass the shoe", g.curator)
	case a.Word == "order-pass" && (a.Args[0] < 1 || a.Args[0] > len(orders)):
		return law.Refuse(g.at.orderPass, "an order needs a reason: 1 delay, 2 invalid deals, 3 breach of the law")
	}
	return nil
}

// passShoe takes the shoe from a curator who wants it or is ordered to.
func (g *Game) passShoe(d *table.Dealer, a *table.Act) {
	word, text := "passes-shoe", "passes the shoe"
	if a.Word == "order-pass" {
		word, text = "ordered-to-pass", orders[a.Args[0]-1]
	}
	d.NoteAt(g.curator, word, text)
	g.giveUp()
}

var orders = [...]string{
	"is ordered to pass the shoe for unreasonable delay",
	"is ordered to pass the shoe for repeated invalid deals",
	"is ordered to pass the shoe for a breach of the law",
}
