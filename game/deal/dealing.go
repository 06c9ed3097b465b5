package deal

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// The ways of dealing.
const (
	manual = iota
	fromHand
	automated
)

// dealing is how cards are dealt now. Without an automated shoe that was taken
// away they come from a manual one; so they do if only a device may shuffle
// cards that are dealt from the hand, and there is none.
func (k *Kit) dealing() int {
	if k.source == automated && k.shoeOut || k.source == fromHand && !k.machine() && k.p.HandDevice != "" {
		return manual
	}
	return k.source
}

func (k *Kit) way() *Way { return k.ways[k.dealing()] }

// Way returns the paragraphs of the way in which the cards of this round are
// dealt.
func (k *Kit) Way() *Way { return k.now }

// Automated reports whether the cards come in stacks from an automated dealing
// shoe.
func (k *Kit) Automated() bool { return k.source == automated && !k.shoeOut }

// DealsLast reports whether the dealer's cards come after the players have
// decided.
func (k *Kit) DealsLast() bool { return k.options.Dealing == DealerLast && !k.shoeOut }

// Begin begins a round. Cards that a player cuts are cut now, and a second deck comes if
// the licensee has it since the table opened.
func (k *Kit) Begin(d *table.Dealer) {
	k.found, k.spoiled, k.settled, k.dealt, k.away, k.paying, k.now = 0, "", false, false, false, false, k.way()
	if k.twoDecks() && k.decks[1].Total() == 0 {
		k.receive(d, 1)
		k.spread = false
		k.washOther(d)
	}
	if k.uncut {
		k.offerCut(d)
	}
	k.played = true
}

// NoMoreBets announces the end of betting, before the first card is dealt.
func (k *Kit) NoMoreBets(d *table.Dealer) {
	d.Cite(k.now.Announce)
	d.Announce("no-more-bets", "No more bets")
	d.NoLate(k.p.Deadline, k.texts.deadline)
	k.cut, k.stub = false, true
}

// Next returns the paragraph under which the next card is dealt: by, unless
// something went wrong with the card.
func (k *Kit) Next(d *table.Dealer, by law.Cite) law.Cite {
	if d.Reports().Coming() {
		return by
	}
	return k.misdrawn(d, by)
}

// Card deals the next card under a paragraph, unless something went wrong with
// it. A game that deals very often may do itself what Card does.
func (k *Kit) Card(d *table.Dealer, box table.Box, hand uint8, owner table.Seat, side card.Side, by law.Cite) card.Card {
	d.Cite(k.Next(d, by))
	return d.Deal(k.Deck(), box, hand, owner, side)
}

// ShoeFails voids the round if the automated dealing shoe was reported to fail.
// A game asks after the first stack, so that there are cards to be reshuffled.
func (k *Kit) ShoeFails(d *table.Dealer) {
	if !d.Reports().Untroubled() {
		k.shoeFails(d)
	}
}

func (k *Kit) shoeFails(d *table.Dealer) {
	if _, ok := d.Reports().Reported(ShoeJam); ok {
		k.voidForShoe(d)
	}
}

func (k *Kit) voidForShoe(d *table.Dealer) {
	k.Void(d, k.p.Irregularities.ShoeJam, "the automated dealing shoe failed")
}
