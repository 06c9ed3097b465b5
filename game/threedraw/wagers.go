package threedraw

import (
	"boardwalk/game/versus"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	first3
	play
)

// DrawCardTouched is the incident of a player who tries to look at the draw card.
const DrawCardTouched = "draw-card-touched"

// wagers declares those of one position, section 42.6. In to win and draw share
// an area.
func (g *Game) wagers() []table.Wager {
	return []table.Wager{
		{ID: "ante", Name: "Ante", Group: "ante", Law: "13:69F-42.1[ante]", OneRoll: true,
			Made: table.Always, LockedLaw: "13:69F-42.6(b)[locked]", Coupons: true, Pays: evenMoney},
		{ID: "first-3", Name: "First 3 Bonus", Group: "first 3 bonus", Aliases: []string{"first-3-bonus"}, Law: "13:69F-42.1[first 3 bonus wager]",
			OneRoll: true, Made: table.Always, LockedLaw: "13:69F-42.6(b)[locked]", Coupons: true, Pays: g.first3,
			Needs: versus.NeedsAnte("13:69F-42.1[ante]", "a first 3 bonus wager needs an ante")},
		{ID: "in-to-win", Name: "In To Win/Draw", Group: "in to win", Aliases: []string{"draw", "in-to-win/draw"}, Law: "13:69F-42.1[in to win/draw phase]",
			OneRoll: true, MadeText: "is made only by a player who has an ante and has seen the cards", LockedLaw: "13:69F-42.6(b)[locked]",
			Supplement: true, Pays: evenMoney, Bonus: g.bonus,
			Needs: versus.TimesAnte(1, 1, "13:69F-42.1[in to win/draw phase]", "an in to win/draw wager is as much as the ante")},
	}
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "13:69F-42.6(a)[chips]", MadeWithChips: "13:69F-42.6(a)[chips]", MostPlayers: "13:69E-1.13BB(a)",
	OnlySeated: "13:69F-42.6(c)[seated]", CashWagers: "13:69F-42.6(a)[verbal]", CashRefused: true,
	LeastOdds: "13:69F-42.11(b)", HandsUnshown: "13:69F-42.10(f)1[fold]", Offers: []*table.Offer{decideOffer},
	Incidents: []table.Declared{{ID: DrawCardTouched, Law: "13:69F-42.10(f)4[hidden]", Staff: true,
		Args: "SEAT", Help: "a player tries to look at the draw card"}},
}
