package reddog

import "boardwalk/table"

// The answers to the offer of a raise. The answer's amount is that of the
// raise; none means as much as the original wager, as far as the chips reach.
const (
	Decline table.Choice = "decline"
	Raise   table.Choice = "raise"
)

var raiseOffer = &table.Offer{ID: "raise", Law: "6.5(h)", Choices: []table.Choice{Decline, Raise},
	Text: "Do you raise? A raise is at most as much as the original wager.", Amounts: mayRaise, Units: "6.5(b)", AllIn: true}

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

// offerRaise asks for a raise. Who has no chips for one is asked all the same,
// and can only decline.
func (g *Game) offerRaise(d *table.Dealer, b *table.Bet) {
	to := b.Area + raise
	open := mayDecline
	amounts := d.CanAdd(b.Seat, to, b.Amount.Down(d.Posted().Payable(to, 1)))
	if amounts.Most > 0 {
		open |= mayRaise
	}
	if a := d.AskAmount(b.Seat, middleBox, uint8(position(to)), raiseOffer, open, amounts); a.Choice == Raise {
		d.Stake(b.Seat, to, a.Amount, "6.5(h)")
	}
}
