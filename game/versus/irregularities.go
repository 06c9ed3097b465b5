package versus

import (
	"fmt"

	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong with one player's cards.
const (
	HandMisdealt = "hand-misdealt" // a wrong number of cards, at a game in which that hand alone is void
	CardTouched  = "card-touched"  // touched by a player who may not
)

// aboutPlayer is what an incident is reported with that is about a player.
const aboutPlayer = "SEAT"

// mayReport refuses reports that cannot be true.
func (t *Table) mayReport(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Word == HandMisdealt {
		return t.mayReportHand(d, a)
	}
	for i := range t.layout.Incidents {
		if about := &t.layout.Incidents[i]; about.ID == a.Word && about.Args == aboutPlayer && !d.Taken(a.SeatArg(0)) {
			return law.Refuse(about.Law, "nobody sits at position %d", a.Args[0])
		}
	}
	return t.Kit.Check(d, a)
}

// mayReportHand refuses the report of a hand at a position where nobody has
// wagered.
func (t *Table) mayReportHand(d *table.Dealer, a *table.Act) *law.Refusal {
	p := a.SeatArg(0).Box()
	if p >= 1 && p <= t.seats {
		for _, s := range d.Present() {
			if t.wagered(d, s, p) {
				return nil
			}
		}
	}
	return law.Refuse(t.p.HandMisdealt, "nobody has wagered at position %d", a.Args[0])
}

// AfterDeal is what is found once all cards are dealt: what [deal.Kit] finds, and
// hands with a wrong number of cards.
func (t *Table) AfterDeal(d *table.Dealer) {
	if !d.Untroubled() {
		t.afterDeal(d)
	}
}

func (t *Table) afterDeal(d *table.Dealer) {
	for a, ok := d.Reported(HandMisdealt); ok; a, ok = d.Reported(HandMisdealt) {
		for h := range t.Players {
			if h.Box == a.SeatArg(0).Box() {
				t.VoidHand(d, h, t.p.HandMisdealt, "the hand has a wrong number of cards and is void")
			}
		}
	}
	t.Kit.AfterDeal(d)
}

// CardsTouched tells players who were reported to touch cards that they may not.
// A game asks where its paragraph begins to forbid it, and later.
func (t *Table) CardsTouched(d *table.Dealer) {
	if !d.Untroubled() {
		t.cardsTouched(d)
	}
}

func (t *Table) cardsTouched(d *table.Dealer) {
	Forbid(d, CardTouched, t.p.Touch, "no player touches the cards")
}

// Forbid tells the players of whom an incident was reported what they may not do.
func Forbid(d *table.Dealer, incident string, by law.Cite, text string) {
	for a, ok := d.Reported(incident); ok; a, ok = d.Reported(incident) {
		d.Tell(a.SeatArg(0), law.Refuse(by, "%s", text))
	}
}

// DealerExposed voids the round if a card of the dealer's was reported to be
// exposed before its time. It is asked wherever that may be noticed, and needs
// cards that are dealt.
func (t *Table) DealerExposed(d *table.Dealer) {
	if !d.Untroubled() {
		t.dealerExposed(d)
	}
}

func (t *Table) dealerExposed(d *table.Dealer) {
	h := t.Dealer()
	for i := range h.Dealt {
		if h.up>>i&1 == 0 {
			t.Kit.DealerExposed(d, h.Cards[i])
			return
		}
	}
}

// VoidHand takes one hand out of the round. Its wagers go back to the player, and
// its cards to the discard rack.
func (t *Table) VoidHand(d *table.Dealer, h *Hand, by law.Cite, why string) {
	d.Cite(by)
	d.NoteAt(h.Seat, why)
	h.giveBack(d, by)
	t.Rack(h)
	t.leaves(h)
}

// Verify says whether the cards and what lies on the layout can be so between
// two rounds.
func (t *Table) Verify(d *table.Dealer) error {
	if err := t.Kit.Verify(d); err != nil {
		return err
	}
	var owner [MostSeats + 1]table.Seat
	for b := range d.Bets {
		p := t.Position(b.Area)
		switch w := &t.names[t.Wager(b.Area)]; {
		case w.Made == 0:
			return fmt.Errorf("seat %d: %s outlived its round", b.Seat, w.One())
		case owner[p] != 0 && owner[p] != b.Seat:
			return fmt.Errorf("seats %d and %d both wager at position %d", owner[p], b.Seat, p)
		case b.Seat.Box()+1 < p || p+1 < b.Seat.Box():
			return fmt.Errorf("seat %d wagers at position %d", b.Seat, p)
		}
		owner[p] = b.Seat
	}
	return nil
}
