package blackjack

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The answers to the offer of insurance; the amount is as much as the law
// allows if the player names none.
const (
	Decline table.Choice = "decline"
	Insure  table.Choice = "insure"
)

// insurance is 2.9(a) and (b): each player may insure each wager when the
// dealer shows an ace, before any further card is dealt.
func (g *Game) insurance(d *table.Dealer) {
	d.Cite(g.p.InsuranceTiming)
	d.Announce("Insurance")
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for _, s := range b.bettors[:b.betting] {
			for spot := range g.spots {
				if w := d.Bet(s, mainAt(n, spot, 0)); w != nil {
					g.offerInsurance(d, n, s, spot, w.Amount)
				}
			}
		}
	}
}

// offerInsurance offers to insure one wager for half of it, or up to the next
// amount that can be made in chips.
func (g *Game) offerInsurance(d *table.Dealer, n uint8, s table.Seat, spot int, wager money.Cents) {
	area := at(n, insurance+table.Area(spot))
	most := d.Payable(area, wager-wager/2)
	least := d.Payable(area, 1)
	if !d.Has(s, least) {
		return
	}
	for {
		a := d.Ask(s, table.Box(n), uint8(spot), g.p.insure, 0b11)
		amount := a.Amount
		if amount == 0 {
			for amount = most; !d.Has(s, amount); {
				amount -= least
			}
		}
		switch {
		case a.Choice != Insure:
			return
		case amount < 0 || amount > most:
			d.Tell(s, law.Refuse(g.p.InsuranceLimit, "a wager of %s is insured for at most %s", wager, most))
		case d.Payable(area, amount) != amount || !d.Has(s, amount):
			d.Tell(s, law.Refuse(g.p.InsuranceLimit, "%s cannot be bet in chips", amount))
		default:
			by := g.p.InsuranceLimit
			switch {
			case spot > 0 || g.spots > 1:
				by = g.p.MultipleInsure
			case g.boxes[n].betting > 1:
				by = g.p.ShareInsurance
			}
			d.Stake(s, area, amount, by)
			g.insured = true
			return
		}
	}
}

// settleInsurance is 2.9(a), (c) and (d), as soon as the dealer's second card
// is seen: a card that counts ten wins.
func (g *Game) settleInsurance(d *table.Dealer, spot int) {
	wins := points[g.dealer.cards[1]] == 10
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for _, s := range b.bettors[:b.betting] {
			switch w := d.Bet(s, at(n, insurance+table.Area(spot))); {
			case w == nil:
			case wins:
				d.Wins(w, g.p.Insurance)
			default:
				d.Loses(w, g.p.InsuranceLoses)
			}
		}
	}
}
