package deal

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// Opening is how cards come to an open table.
type Opening struct {
	Inspect law.Cite // the dealer sorts and inspects, the floorperson verifies
	Spread  law.Cite // the cards lie face up for the first player to see
	Wash    law.Cite // they are turned face down, mixed and stacked
}

// Conduct opens the table.
func (o *Opening) Conduct(d *table.Dealer) {
	d.Cite(o.Inspect)
	d.Note("cards-sorted-and-inspected", "the dealer sorts and inspects the cards, and the floorperson verifies it")
	d.Cite(o.Spread)
	d.Note("spread-by-deck", "the cards are spread face up, by deck, suit and sequence")
	d.Cite(o.Wash)
	d.Shuffled("the cards are turned face down, washed and stacked")
}

// The answers to an offer of the cut.
const (
	Cut     table.Choice = "cut" // the answer's number is how many cards from the top; 0 for the middle
	Decline table.Choice = "decline"

	Depths table.Choices = 1 << 0 // of Cut and Decline in this order, those that take a number
)

// Cutting is how the shuffled cards are cut.
type Cutting struct {
	Shuffle law.Cite     // the cards are shuffled
	Lacing  law.Cite     // if set: about one deck is laced into the others
	Again   law.Cite     // if set: some or all of the cards are shuffled again
	Offer   *table.Offer // with choices Cut and Decline
	Pass    law.Cite     // a player who declines passes the offer on
	Dealer  law.Cite     // the dealer cuts if nobody does
	Depth   law.Cite     // the cutting card lies at least Ends from either end
	Move    law.Cite     // the cards in front of it go to the back
	Insert  law.Cite     // the cutting card is put back into the stack
}

// Ends is how far from either end the cards may be cut at most.
const Ends = 10

// Conduct shuffles all cards of the shoe, has them cut, first by the first seat
// and then by whoever next says, and puts the cutting card in front of the last
// behind cards. It returns who cut, 0 for the dealer. The cards to come have no
// order before they come, so the place of the cut changes nothing that anybody
// could know; it is asked, checked and recorded because the law wants it.
func (c *Cutting) Conduct(d *table.Dealer, s *card.Shoe, first table.Seat, next func(table.Seat) table.Seat, behind int) table.Seat {
	s.Shuffle()
	d.Cite(c.Shuffle)
	d.Shuffled("the cards are shuffled")
	if c.Lacing != "" {
		d.Cite(c.Lacing)
		d.Note("laced", "about one deck is laced evenly into the rest of the stack")
	}
	if c.Again != "" {
		d.Cite(c.Again)
		d.Note("cards-shuffled-again", "the cards are shuffled again")
	}
	return c.Cut(d, s, first, next, behind)
}

// Cut is the rest of [Cutting.Conduct], for cards that are shuffled already.
// Where no paragraph says so, no cutting card is put back.
func (c *Cutting) Cut(d *table.Dealer, s *card.Shoe, first table.Seat, next func(table.Seat) table.Seat, behind int) table.Seat {
	cutter := c.offer(d, s, first, next)
	d.Cite(c.Depth)
	d.Note("cutting-card-ten-from-ends", "the cutting card is put in at least ten cards from either end")
	d.Cite(c.Move)
	d.Note("cut-to-back", "the cards in front of the cutting card go to the back of the stack")
	s.InsertCut(behind)
	if c.Insert != "" {
		d.Cite(c.Insert)
		d.Note("stack-into-shoe", "the cutting card is put back and the stack goes into the shoe")
	}
	return cutter
}

// offer offers the cut until somebody accepts.
func (c *Cutting) offer(d *table.Dealer, s *card.Shoe, first table.Seat, next func(table.Seat) table.Seat) table.Seat {
	for seat := first; seat != 0; {
		if c.accepts(d, s, seat) {
			return seat
		}
		d.Cite(c.Pass)
		d.NoteAt(seat, "declines-cut", "declines the cut, which is offered to the next player")
		if seat = next(seat); seat == first {
			break
		}
	}
	d.Cite(c.Dealer)
	d.Note("nobody-cuts", "nobody accepts the cut: the dealer cuts")
	return table.House
}

// accepts asks one player, again if the cut would be too near an end.
func (c *Cutting) accepts(d *table.Dealer, s *card.Shoe, seat table.Seat) bool {
	for {
		a := d.Ask(seat, 0, 0, c.Offer, table.AllChoices)
		if a.Choice != Cut {
			return false
		}
		if depth := c.Offer.Number(a); depth == 0 || depth >= Ends && depth <= s.Total()-Ends {
			return true
		}
		d.Betting().Tell(seat, law.Refuse(c.Depth, "the cards are cut at least %d from either end", Ends))
	}
}

// Burn takes the first card of a new shoe to the discard rack.
func Burn(d *table.Dealer, s *card.Shoe, by law.Cite) card.Card {
	d.Cite(by)
	return d.Burn(s)
}
