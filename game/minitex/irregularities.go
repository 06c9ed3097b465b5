package minitex

import (
	"boardwalk/game/deal"
	"boardwalk/table"
)

// DealerMisdealt is the incident that the dealer was dealt a wrong number of
// cards.
const DealerMisdealt = "dealer-misdealt"

var dealerMisdealt = table.Declared{ID: DealerMisdealt, Law: "36.12(d)[dealer]", Staff: true, Help: "the dealer was dealt a wrong number of cards"}

// dealDealer deals the dealer's second card. If the dealer was left without it,
// it is dealt in sequence all the same, because no community card lies face up
// yet.
func (g *Game) dealDealer(d *table.Dealer) {
	w := g.Way()
	by := w.Dealer
	if w.Cards != nil {
		by = w.Cards[1].Dealer
	}
	if !d.Untroubled() {
		if _, ok := d.Reported(DealerMisdealt); ok {
			by = dealerMisdealt.Law
			deal.Step(d, by, "the dealer has one card only, and deals the second in sequence")
		}
	}
	g.DealTo(d, g.Dealer(), 1, by)
}

// lookForTrouble voids the round if a card of the dealer's was exposed before all
// have decided, or if the dealer has a wrong number of cards that cannot be put
// right. It also says that from now on pocket poker is settled although cards
// are found face up, because all hole cards are dealt.
func (g *Game) lookForTrouble(d *table.Dealer) {
	if !d.Untroubled() {
		g.pocketBy = "36.12(a)[pocket]"
		g.DealerExposed(d)
		g.pocketBy = ""
		if _, ok := d.Reported(DealerMisdealt); ok {
			g.Void(d, dealerMisdealt.Law, "the dealer has a wrong number of cards, and community cards lie face up")
		}
	}
	g.pocketBy = "36.12(b)[pocket]"
}

// settlePockets settles the pocket poker wagers of a void round, where the law
// says so.
func (g *Game) settlePockets(d *table.Dealer) {
	if g.pocketBy == "" {
		return
	}
	for h := range g.FromRight {
		if h.Bets[pocket] != nil {
			g.turnPocket(d, h, g.pocketBy)
			g.settlePocket(d, h, g.pocketBy)
		}
	}
}
