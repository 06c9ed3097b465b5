package blackjack

import (
	"boardwalk/money"
	"boardwalk/table"
)

// The answers to the offer of insurance. An answer without an amount means as
// much as the law allows and the chips reach for.
const (
	Decline table.Choice = "decline"
	Insure  table.Choice = "insure"
)

// insurance is 2.9(a) and (b): each player may insure each wager when the
// dealer shows an ace, before any further card is dealt.
func (g *Game) insurance(d *table.Dealer) {
	d.Cite(g.p.InsuranceTiming)
	d.Announce("insurance-called", "Insurance")
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
	amounts := d.CanAdd(s, area, d.Posted().Payable(area, wager-wager/2))
	if amounts.Most == 0 {
		return
	}
	a := d.AskAmount(s, table.Box(n), uint8(spot), g.p.insure, 0b11, amounts)
	if a.Choice != Insure {
		return
	}
	by := g.p.InsuranceLimit
	switch {
	case spot > 0 || g.spots > 1:
		by = g.p.MultipleInsure
	case g.boxes[n].betting > 1:
		by = g.p.ShareInsurance
	}
	d.Stake(s, area, a.Amount, by)
	g.insured = true
}

// insurancePays are the odds of insurance: 2 to 1, if the game has no others.
func (g *Game) insurancePays() []table.Pay {
	if g.p.InsurancePays != (money.Odds{}) {
		return fixed(g.p.InsurancePays.To, g.p.InsurancePays.One, g.p.InsuranceOdds)
	}
	return fixed(2, 1, g.p.InsuranceOdds)
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
