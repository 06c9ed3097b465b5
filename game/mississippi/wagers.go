package mississippi

import (
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	third
	fourth
	fifth
)

// wagers declares those of one position. All are settled by the same hand and share
// its limit; the street wagers are made only when the dealer asks for them.
func (o *Options) wagers() []table.Wager {
	limit := o.Limit.Cap("house:mississippi-10(c)")
	street := func(id, name, text string) table.Wager {
		return table.Wager{ID: id, Name: name, Group: id, Law: "house:mississippi-6(f)[amount]", OneRoll: true,
			MadeText: "is made only when the dealer asks for it", Supplement: true, Pays: pays, Cap: limit,
			Needs: versus.TimesAnte(1, int64(o.MostTimes), "house:mississippi-6(f)[amount]", text)}
	}
	return []table.Wager{
		{ID: "ante", Name: "Ante", Group: "ante", Law: "house:mississippi-6(e)", OneRoll: true,
			Made: table.Always, Coupons: true, Pays: pays, Cap: limit},
		street("third-street", "3rd Street", "a third street wager is one, two or three times the ante"),
		street("fourth-street", "4th Street", "a fourth street wager is one, two or three times the ante"),
		street("fifth-street", "5th Street", "a fifth street wager is one, two or three times the ante"),
	}
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "house:mississippi-6(a)[chips]", MostPlayers: "house:mississippi-6(d)", OnlySeated: "house:mississippi-6(c)[seated]",
	CashWagers: "house:mississippi-6(a)[verbal]", OddsWording: "house:mississippi-10(d)",
	HandsUnshown: "house:mississippi-9(c)[cards]",
	Boxes:        []string{"community"}, Shared: "community", Offers: []*table.Offer{thirdOffer, fourthOffer, fifthOffer},
}

// pays is house:mississippi-10(a), from a pair up in the order of the classes of hands.
var pays = versus.ExactTable(versus.FromPair("pair of jacks or better"), "house:mississippi-10(a)", 1, 2, 3, 4, 6, 10, 40, 100, 500)

// MostWin returns what a hand wins at most, in antes: every wager at its most, and the
// best hand.
func (g *Game) MostWin() money.Cents {
	return money.Cents(pays[len(pays)-1].Odds.To) * money.Cents(1+3*g.options.MostTimes)
}
