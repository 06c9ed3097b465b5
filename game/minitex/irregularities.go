package minitex

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// DealerMisdealt is the incident that the dealer was dealt a wrong number of
// cards.
const DealerMisdealt = "dealer-misdealt"

var dealerMisdealt = table.Declared{ID: DealerMisdealt, Law: "36.12(d)[dealer]", Staff: true, Help: "the dealer was dealt a wrong number of cards"}

// completes says under which paragraph the dealer's second card is dealt to a
// dealer who was left without it: in sequence all the same, because no community
// card lies face up yet.
func completes(d *table.Dealer) law.Cite {
	if _, ok := d.Reported(DealerMisdealt); !ok {
		return ""
	}
	deal.Step(d, dealerMisdealt.Law, "the dealer has one card only, and deals the second in sequence")
	return dealerMisdealt.Law
}

// lookForTrouble voids the round if a card of the dealer's was exposed before all
// have decided, or if the dealer has a wrong number of cards that cannot be put
// right. It also says that from now on pocket poker is settled although cards
// are found face up, because all hole cards are dealt.
func (g *Game) lookForTrouble(d *table.Dealer) {
	if !d.Untroubled() {
		g.trouble(d)
	}
	g.settles = true
}

func (g *Game) trouble(d *table.Dealer) {
	g.exposed = true
	g.DealerExposed(d)
	g.exposed, g.settles = false, false
	if _, ok := d.Reported(DealerMisdealt); ok {
		g.Void(d, dealerMisdealt.Law, "the dealer has a wrong number of cards, and community cards lie face up")
	}
}

// settlePockets settles the pocket poker wagers of a void round, where the law
// says so.
func (g *Game) settlePockets(d *table.Dealer) {
	by := law.Cite("36.12(b)[pocket]")
	switch {
	case g.exposed:
		by = "36.12(a)[pocket]"
	case !g.settles:
		return
	}
	for h := range g.FromRight {
		if h.Bets[pocket] != nil {
			g.turnPocket(d, h, by)
			g.settlePocket(d, h, by)
		}
	}
}
