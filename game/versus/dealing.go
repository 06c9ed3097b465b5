package versus

import (
	"cmp"
	"slices"

	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// DealHands deals all hands in the way that the licensee has chosen: all cards at once
// from an automated dealing shoe, and otherwise in turn.
func (t *Table) DealHands(d *table.Dealer) {
	if !t.Automated() {
		t.DealInTurn(d)
		return
	}
	t.DealStacks(d)
	t.dealDealer(d)
}

// DealInTurn deals one card at a time: to each player, clockwise from the
// dealer's left, and then to the dealer, until each has as many as the game
// says.
func (t *Table) DealInTurn(d *table.Dealer) {
	if d.Reports().Untroubled() && t.dealUnheard(d) {
		return
	}
	w, deck, dealer := t.Way(), t.Deck(), t.Dealer()
	by, byDealer := w.Player, w.Dealer
	if w.Cards != nil {
		deal.Step(d, w.Player, "dealt-one-at-a-time", "the cards are dealt one at a time, clockwise from the dealer's left")
	}
	for i := range max(t.p.PlayerCards, t.p.DealerCards) {
		if w.Cards != nil {
			turn := &w.Cards[min(int(i), len(w.Cards)-1)]
			by, byDealer = turn.Player, turn.Dealer
		}
		if i < t.p.PlayerCards {
			for _, h := range t.players {
				t.card(d, deck, h, by)
			}
		}
		if i < t.p.DealerCards {
			t.card(d, deck, dealer, t.dealers(d, i, byDealer))
		}
	}
}

// dealers is the paragraph under which the dealer's i-th card is dealt: by, unless
// it is the last one and the dealer was left without it.
func (t *Table) dealers(d *table.Dealer, i uint8, by law.Cite) law.Cite {
	if t.Completes == nil || i != t.p.DealerCards-1 || d.Reports().Untroubled() {
		return by
	}
	return cmp.Or(t.Completes(d), by)
}

// dealUnheard is DealInTurn where nobody hears of single cards. It reports whether
// that is so.
func (t *Table) dealUnheard(d *table.Dealer) bool {
	own, dealers := t.p.PlayerCards, t.p.DealerCards
	cards := d.Cards().DealUnheard(t.Deck(), len(t.players)*int(own)+int(dealers))
	if cards == nil {
		return false
	}
	next := len(cards) - 1 // the last one dealt is the first
	dealer := t.Dealer()
	for i := range max(own, dealers) {
		if i < own {
			for _, h := range t.players {
				h.Cards[i] = cards[next]
				next--
			}
		}
		if i < dealers {
			dealer.Cards[i] = cards[next]
			next--
		}
	}
	for _, h := range t.players {
		h.Dealt = own
	}
	dealer.Dealt = dealers
	return true
}

// DealStacks deals each player all cards at once, as an automated dealing shoe
// dispenses them. The dealer's are dealt by [Table.DealTo], before or after the
// players decide.
func (t *Table) DealStacks(d *table.Dealer) {
	by := t.Way().Player
	for i, h := range t.players {
		t.DealTo(d, h, t.p.PlayerCards, by)
		if i == 0 {
			t.ShoeFails(d)
		}
	}
}

// dealDealer deals the dealer all cards at once, face down, as an automated dealing
// shoe dispenses them.
func (t *Table) dealDealer(d *table.Dealer) {
	deck, h, by := t.Deck(), t.Dealer(), t.Way().Dealer
	for i := range t.p.DealerCards {
		d.Cite(t.Next(d, t.dealers(d, i, by)))
		h.Cards[i] = d.Deal(deck, h.Box, 0, h.Seat, card.Down)
		h.Dealt++
	}
}

// DealTo deals so many cards to a hand, one after the other.
func (t *Table) DealTo(d *table.Dealer, h *Hand, cards uint8, by law.Cite) {
	deck := t.Deck()
	for range cards {
		t.card(d, deck, h, by)
	}
}

// card deals the next card of a hand.
func (t *Table) card(d *table.Dealer, deck *card.Shoe, h *Hand, by law.Cite) {
	d.Cite(t.Next(d, by))
	i := h.Dealt
	h.Cards[i] = d.Deal(deck, h.Box, 0, h.Seat, sideOf(h.up, i))
	h.Dealt = i + 1
}

// sideOf is how the i-th card lies where those with their bits set lie face up.
func sideOf(up, i uint8) card.Side {
	if up>>i&1 != 0 {
		return card.Up
	}
	return card.Down
}

// Discard takes one card of a hand face down to the discard rack: a community
// card that is burned, or a card that a player replaces. The cards after it move
// up.
func (t *Table) Discard(d *table.Dealer, h *Hand, i uint8, by law.Cite) {
	c := h.Cards[i]
	d.Cite(by)
	d.Discards(c, h.Box, 0, h.Seat, card.Down)
	t.Deck().Discard(c)
	copy(h.Cards[i:], h.Cards[i+1:])
	h.Dealt--
}

// Street burns a card and deals so many community cards. The second paragraph, if
// the game has one, is what a burned card is.
func (t *Table) Street(d *table.Dealer, cards uint8, burn, burned, by law.Cite) {
	if d.Reports().Untroubled() && t.streetUnheard(d, cards) {
		return
	}
	t.Burn(d, burn)
	deal.Step(d, burned,
		"burned-card-unseen", "the burned card lies face down in the discard rack, and nobody has seen it")
	t.DealTo(d, t.Community(), cards, by)
}

// streetUnheard is Street where nobody hears of single cards. It reports whether
// that is so.
func (t *Table) streetUnheard(d *table.Dealer, n uint8) bool {
	deck, c := t.Deck(), t.Community()
	cards := d.Cards().DealUnheard(deck, int(n)+1)
	if cards == nil {
		return false
	}
	deck.Discard(cards[n]) // the last one dealt is the first
	for _, next := range slices.Backward(cards[:n]) {
		c.Cards[c.Dealt] = next
		c.Dealt++
	}
	return true
}

// End ends the round: all wagers are decided, and the cards are made ready for the next.
func (t *Table) End(d *table.Dealer) {
	deal.Step(d, t.p.Over, "round-over", "all wagers are decided: the round of play is over")
	t.Kit.End(d)
}

// Burn takes the next card of the deck face down to the discard rack.
func (t *Table) Burn(d *table.Dealer, by law.Cite) {
	d.Cite(t.Next(d, by))
	d.Burn(t.Deck())
}
