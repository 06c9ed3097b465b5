package versus

import (
	"fmt"

	"boardwalk/game/deal"
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
		if about := &t.layout.Incidents[i]; about.ID == a.Word && about.Args == aboutPlayer && !d.Players().Taken(a.SeatArg(0)) {
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
		for _, s := range d.Players().Present() {
			if t.wagered(d, s, p) {
				return nil
			}
		}
	}
	return law.Refuse(t.p.HandMisdealt, "nobody has wagered at position %d", a.Args[0])
}

// Found says what is done about an incident that is found once the hands are dealt. A
// game with incidents of its own asks it about all others.
func (t *Table) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	if act, r = t.Kit.Found(d, a); act != nil || r != nil || !t.Dealt() {
		return act, r
	}
	switch a.Word {
	case HandMisdealt:
		h := t.At(a.SeatArg(0).Box())
		if h.Out || h.Dealt == 0 {
			return nil, law.RefuseFor(law.Stage, t.p.HandMisdealt, "the hand at position %d is out of the round already", a.Args[0])
		}
		return func() {
			t.VoidHand(d, h, t.p.HandMisdealt, "wrong-number-of-cards", "the hand has a wrong number of cards and is void")
		}, nil
	case CardTouched:
		return func() { Forbid(d, a, t.p.Touch, "no player touches the cards") }, nil
	case deal.ExposedCard:
		return t.exposed(d)
	}
	return nil, nil
}

// Decided says that all players have decided, at a game in which a card of the dealer's
// can be exposed too early only before that.
func (t *Table) Decided() { t.decided = true }

// Forbid tells the player of whom an incident was reported what is not allowed.
func Forbid(d *table.Dealer, a *table.Act, by law.Cite, text string) {
	d.Betting().Tell(a.SeatArg(0), law.Refuse(by, "%s", text))
}

// exposed voids the round because a card of the dealer's was exposed before its time:
// one that lies face down. Before the dealer has one it is too early, and once they are
// shown too late.
func (t *Table) exposed(d *table.Dealer) (act func(), r *law.Refusal) {
	h := t.Dealer()
	switch {
	case h.Dealt == 0:
		return nil, nil
	case t.decided:
		return nil, law.RefuseFor(law.Stage, t.p.Irregularities.Exposed, "all players have decided")
	}
	for i := range h.Dealt {
		if h.up>>i&1 == 0 {
			return func() { t.DealerExposed(d, h.Cards[i]) }, nil
		}
	}
	return nil, nil
}

// VoidHand takes one hand out of the round. Its wagers go back to the player, and
// its cards to the discard rack.
func (t *Table) VoidHand(d *table.Dealer, h *Hand, by law.Cite, word, why string) {
	d.Cite(by)
	d.NoteAt(h.Seat, word, why)
	h.giveBack(d, by)
	d.Cite(by)
	for i, c := range h.Cards[:h.Dealt] {
		d.Discards(c, h.Box, 0, h.Seat, sideOf(h.up, uint8(i)))
	}
	t.Rack(h)
	t.leaves(h)
	d.Reports().Unask(h.Seat, h.Box)
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
