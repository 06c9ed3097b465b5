package reddog

import (
	"boardwalk/law"
	"boardwalk/table"
)

// The answers to the offer of a raise. The answer's amount is that of the
// raise; none means as much as the original wager.
const (
	Decline table.Choice = "decline"
	Raise   table.Choice = "raise"
)

var raiseOffer = &table.Offer{ID: "raise", Law: "6.5(h)", Choices: []table.Choice{Decline, Raise},
	Text: "Do you raise? A raise is at most as much as the original wager."}

// Which choices are open to a player with and without chips.
const (
	mayDecline table.Choices = 1 << iota
	mayRaise
)

// raises offers a raise on each original wager, from the dealer's left on.
func (g *Game) raises(d *table.Dealer) {
	for b := range d.Bets {
		if !isRaise(b.Area) {
			g.offerRaise(d, b)
		}
	}
}

// offerRaise asks for a raise, again if the amount is not lawful. A raise of
// no said amount that the player cannot cover is none.
func (g *Game) offerRaise(d *table.Dealer, b *table.Bet) {
	to := b.Area + raise
	open := mayDecline
	if d.Has(b.Seat, d.Payable(to, 1)) {
		open |= mayRaise
	}
	for {
		a := d.Ask(b.Seat, middleBox, uint8(position(to)), raiseOffer, open)
		if a.Choice != Raise {
			return
		}
		amount := a.Amount
		if amount == 0 {
			amount = b.Amount
		}
		switch {
		case amount < 0 || amount > b.Amount:
			d.Tell(b.Seat, law.Refuse("6.5(h)", "a raise is at most %s here, as much as the original wager", b.Amount))
		case d.Payable(to, amount) != amount:
			d.Tell(b.Seat, law.Refuse("6.5(b)", "a raise here is made in multiples of %s", d.Payable(to, 1)))
		case !d.Has(b.Seat, amount):
			d.Tell(b.Seat, law.Refuse("6.5(b)", "%s in chips is needed", amount))
			if a.Amount == 0 {
				return
			}
		default:
			d.Stake(b.Seat, to, amount, "6.5(h)")
			return
		}
	}
}
