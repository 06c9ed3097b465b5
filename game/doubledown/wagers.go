package doubledown

import (
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	original table.Area = iota
	doubleDown
)

// wagers are those of one position, section 17.6. Both are settled by the same
// hand and share its limit.
var wagers = []table.Wager{
	{ID: "original", Name: "Original Wager", Group: "original", Law: "17.6(a)", OneRoll: true,
		Made: table.Always, Coupons: true, Pays: pays, Cap: limit},
	{ID: "double-down", Name: "Double Down Wager", Group: "double down", Law: "17.8(c)", OneRoll: true,
		MadeText: "is made only after the cards are dealt, while the hole card lies face down", Supplement: true, Pays: pays, Cap: limit,
		Needs: []table.Need{{Wager: "original", Most: money.Odds{To: 1, One: 1}, Law: "17.1[double down wager]",
			Text: "a double down wager is at most as much as the original wager"}}},
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "17.6(a)", OddsWording: "17.10(a)", Shared: "dealer",
	Offers: []*table.Offer{paragraphs.Offered.Offer, doubleOffer},
}

// limit is 17.10(c): all that is paid on one hand.
var limit = &table.Cap{Most: 100_000 * money.Dollar, Law: "17.10(c)"}

// pays are the least odds of 17.10(b), from a pair up in the order of the
// classes of hands.
var pays = []table.Pay{
	versus.Pays("pair of jacks or better", 1, "17.10(b)[pair of jacks to aces]"),
	versus.Pays("two pair", 2, "17.10(b)[two pair]"),
	versus.Pays("three-of-a-kind", 3, "17.10(b)[three-of-a-kind]"),
	versus.Pays("straight", 5, "17.10(b)[straight]"),
	versus.Pays("flush", 8, "17.10(b)[flush]"),
	versus.Pays("full house", 10, "17.10(b)[full house]"),
	versus.Pays("four-of-a-kind", 25, "17.10(b)[four-of-a-kind]"),
	versus.Pays("straight flush", 100, "17.10(b)[straight flush]"),
	versus.Pays("royal flush", 1000, "17.10(b)[royal flush]"),
}
