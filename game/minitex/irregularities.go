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
	g.pockets = faceUp
}

func (g *Game) trouble(d *table.Dealer) {
	g.pockets = exposed
	g.DealerExposed(d)
	g.pockets = returned
	if _, ok := d.Reported(DealerMisdealt); ok {
		g.Void(d, dealerMisdealt.Law, "the dealer has a wrong number of cards, and community cards lie face up")
	}
}

// pockets says what becomes of the pocket poker wagers of a void round.
type pockets uint8

const (
	returned pockets = iota
	exposed          // settled, because the dealer's cards were exposed
	faceUp           // settled, because cards were found face up after the hole cards were dealt
)

// settledBy are the paragraphs where they are settled.
var settledBy = [...]law.Cite{exposed: "36.12(a)[pocket]", faceUp: "36.12(b)[pocket]"}

// settlePockets settles the pocket poker wagers of a void round, where the law
// says so.
func (g *Game) settlePockets(d *table.Dealer) {
	by := settledBy[g.pockets]
	if by == "" {
		return
	}
	for h := range g.FromRight {
		if h.Bets[pocket] != nil {
			g.turnPocket(d, h, by)
			g.settlePocket(d, h, by)
		}
	}
}
