package versus

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// DealInTurn deals one card at a time: to each player, clockwise from the
// dealer's left, and then to the dealer, until each has as many as the game
// says.
func (t *Table) DealInTurn(d *table.Dealer) {
	w, deck := t.Way(), t.Deck()
	for i := range max(t.p.PlayerCards, t.p.DealerCards) {
		if i < t.p.PlayerCards {
			by := w.PlayerCard(i)
			for _, p := range t.players {
				t.card(d, deck, &t.hands[p], by)
			}
		}
		if i < t.p.DealerCards {
			t.card(d, deck, t.Dealer(), w.DealerCard(i))
		}
	}
}

// DealStacks deals each player all cards at once, as an automated dealing shoe
// dispenses them. The dealer's are dealt by [Table.DealTo], before or after the
// players decide.
func (t *Table) DealStacks(d *table.Dealer) {
	by := t.Way().Player
	for i, p := range t.players {
		t.DealTo(d, &t.hands[p], t.p.PlayerCards, by)
		if i == 0 {
			t.ShoeFails(d)
		}
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
	side := card.Down
	if h.up>>h.Dealt&1 != 0 {
		side = card.Up
	}
	h.Cards[h.Dealt] = d.Deal(deck, h.Box, 0, h.Seat, side)
	h.Dealt++
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

// Burn takes the next card of the deck face down to the discard rack.
func (t *Table) Burn(d *table.Dealer, by law.Cite) {
	d.Cite(t.Next(d, by))
	d.Burn(t.Deck())
}
