package ultimatetexas

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
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
		{ID: "play", Name: "Play", Law: "house:ultimate-6(g)", MadeText: "is made only when the dealer asks for it",
			Supplement: true, Pays: evenMoney,
			Needs: versus.TimesAnte(1, 4, "house:ultimate-6(g)", "a play wager is one to four times the ante")},
		{ID: "both", Name: "Ante and Blind", Aliases: []string{"ante and blind"}, Law: "house:ultimate-6(e)",
			PartLaw: "house:ultimate-6(e)", Each: true,
			BreakLaw: "house:ultimate-6(e)", Breaks: []table.Piece{{ID: "ante", Share: 1}, {ID: "blind", Share: 1}}, Pays: o.bothPays()},
	}
	for i := range list {
		w := &list[i]
		if w.Group, w.OneRoll, w.Cap = w.ID, true, limit; !w.Supplement {
			w.Made = table.Always
		}
	}
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
	CashWagers: "house:ultimate-6(a)[verbal]", OddsWording: "house:ultimate-10(e)",
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

// evenMoney is what the ante and the play wager pay.
var evenMoney = versus.EvenMoney("house:ultimate-10(a)")

// paid are the classes of hands that the tables pay, the least first.
var paid = []poker.Class{poker.ThreeOfAKind, poker.Straight, poker.Flush, poker.FullHouse, poker.FourOfAKind,
	poker.StraightFlush, poker.RoyalFlush}

// payTable pays each of those classes so much to 1.
func payTable(by law.Cite, to ...int64) []table.Pay {
	return versus.ExactTable(versus.FromPair("")[2:], by, to...)
}

// tripsTables are the payout tables of the trips wager.
var tripsTables = map[string][]table.Pay{
	"A": payTable("house:ultimate-10(c)[table A]", 3, 4, 7, 9, 30, 40, 50),
	"B": payTable("house:ultimate-10(c)[table B]", 3, 5, 6, 8, 30, 40, 50),
	"C": payTable("house:ultimate-10(c)[table C]", 3, 4, 7, 8, 30, 40, 50),
	"D": payTable("house:ultimate-10(c)[table D]", 3, 5, 6, 7, 20, 40, 50),
}

// tripsLines are which line of a trips table pays each class.
var tripsLines = versus.LinesOf(paid...)

// blindTables are the payout tables of the blind wager: from a straight up, or from a flush.
var blindTables = map[string][]table.Pay{
	"A": blindTable("house:ultimate-10(b)[table A]")[1:],
	"B": blindTable("house:ultimate-10(b)[table B]")[2:],
}

// blindTable pays a flush 3 to 2.
func blindTable(by law.Cite) []table.Pay {
	lines := payTable(by, 0, 1, 0, 3, 10, 50, 500)
	lines[2].Odds = money.Odds{To: 3, One: 2}
	return lines
}
