package ultimatetexas

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The wagers of a betting position. The last one is a way to make ante and blind.
const (
	ante table.Area = iota
	blind
	trips
	play
	both
)

const equal = "the ante and the blind wager are made together and are equal"

// wagers declares those of one position. They share the limit of what a hand is paid.
func (o *Options) wagers() []table.Wager {
	limit, even := o.Limit.Cap("house:ultimate-10(d)"), money.Odds{To: 1, One: 1}
	as := func(other string) []table.Need {
		return []table.Need{{Wager: other, Least: even, Most: even, Both: true, Law: "house:ultimate-6(e)", Text: equal}}
	}
	list := []table.Wager{
		{ID: "ante", Name: "Ante", Law: "house:ultimate-6(e)", Coupons: true, Pays: evenMoney, Needs: as("blind")},
		{ID: "blind", Name: "Blind", Law: "house:ultimate-6(e)", Pays: blindTables[o.Blind], Needs: as("ante")},
		{ID: "trips", Name: "Trips", Law: "house:ultimate-6(f)", Coupons: true, Pays: tripsTables[o.Trips],
			Needs: versus.NeedsAnte("house:ultimate-6(f)", "a trips wager needs an ante")},
		{ID: "play", Name: "Play", Law: "house:ultimate-6(g)", MadeText: "is made only when the dealer asks for it", Supplement: true, Pays: evenMoney,
			Needs: versus.TimesAnte(1, 4, "house:ultimate-6(g)", "a play wager is one to four times the ante")},
		{ID: "both", Name: "Ante and Blind", Aliases: []string{"ante and blind"}, Law: "house:ultimate-6(e)", PartLaw: "house:ultimate-6(e)", Each: true,
			BreakLaw: "house:ultimate-6(e)", Breaks: []table.Piece{{ID: "ante", Share: 1}, {ID: "blind", Share: 1}}, Pays: o.bothPays()},
	}
	for i := range list {
		w := &list[i]
		if w.Group, w.OneRoll, w.Cap = w.ID, true, limit; !w.Supplement {
			w.Made = table.Always
		}
	}
	list[both].Cap = nil
	return list
}

// bothPays are the lines of ante and blind, as which they are paid.
func (o *Options) bothPays() []table.Pay {
	list := append(versus.EvenMoney("house:ultimate-10(a)"), blindTables[o.Blind]...)
	list[0].On, list[0].As, list[1].As = "ante", "ante", "blind"
	for i := range list[2:] {
		list[i+2].As = "blind on " + list[i+2].On
	}
	return list
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "house:ultimate-6(a)[chips]", MostPlayers: "house:ultimate-6(d)", OnlySeated: "house:ultimate-6(c)[seated]",
	CashWagers: "house:ultimate-6(a)[verbal]", LeastOdds: "house:ultimate-10(a)", OddsWording: "house:ultimate-10(e)",
	HandsUnshown: "house:ultimate-9(e)[cards]",
	Boxes:        []string{"dealer", "community"}, Shared: "community", Offers: []*table.Offer{holeOffer, flopOffer, riverOffer},
}

// lacks says that cards are dealt to a player with both an ante and a blind wager.
func lacks(_ *table.Dealer, h *versus.Hand) *law.Refusal {
	if h.Bets[ante] == nil || h.Bets[blind] == nil {
		return law.Refuse("house:ultimate-6(e)", equal)
	}
	return nil
}
