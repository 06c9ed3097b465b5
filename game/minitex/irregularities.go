package minitex

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// DealerMisdealt is the incident that the dealer was dealt a wrong number of
// cards.
const DealerMisdealt = "dealer-misdealt"

var dealerMisdealt = table.Declared{ID: DealerMisdealt, Law: "36.12(d)[dealer]", Staff: true,
	Help: "the dealer was dealt a wrong number of cards"}

// completes says under which paragraph the dealer's second card is dealt to a
// dealer who was left without it: in sequence all the same, because no community
// card lies face up yet.
func completes(d *table.Dealer) law.Cite {
	if _, ok := d.Reports().Reported(DealerMisdealt); !ok {
		return ""
	}
	deal.Step(d, dealerMisdealt.Law,
		"dealer-has-one-card", "the dealer has one card only, and deals the second in sequence")
	return dealerMisdealt.Law
}

// Found says what is done about an incident that is found once the hole cards are dealt.
// A dealer with a wrong number of cards can then no longer put it right.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	do, r := g.Table.Found(d, a)
	if a.Word == DealerMisdealt && g.Dealt() && r == nil {
		do = func() {
			g.Void(d, dealerMisdealt.Law, "the dealer has a wrong number of cards that cannot be put right in sequence")
		}
	}
	if do == nil {
		return nil, r
	}
	return func() { // pocket poker is settled all the same only if a card of the dealer's was exposed, or cards lay face up
		settles := g.settles
		g.settles, g.exposed = false, a.Word == deal.ExposedCard
		do()
		g.settles, g.exposed = settles, false
	}, nil
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
