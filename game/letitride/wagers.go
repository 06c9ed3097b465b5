package letitride

import (
	"slices"

	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The wagers of a betting position. The last one is a way to make the others.
const (
	betOne table.Area = iota
	betTwo
	betThree
	allThree
)

// wagers declares those of one position, section 18.6. All are settled by the
// same hand and share its limit.
func (o *Options) wagers() []table.Wager {
	limit, even := o.Limit.Cap("18.11(c)"), money.Odds{To: 1, One: 1}
	wager := func(number, name, other string) table.Wager {
		return table.Wager{ID: "bet-" + number, Name: "Bet " + name, Group: "bet " + number, Aliases: []string{number},
			Law: "18.6(d)", OneRoll: true,
			Made: table.Always, Coupons: true, Pays: pays, Cap: limit,
			Needs: []table.Need{{Wager: other, Least: even, Most: even, Both: true, Law: "18.6(d)", Text: threeEqual}}}
	}
	return []table.Wager{
		wager("one", "One", "bet-two"), wager("two", "Two", "bet-three"), wager("three", "Three", "bet-one"),
		{ID: "all-three", Name: "All Three", Group: "all three", Aliases: []string{"bets", "all"}, Law: "18.6(d)", OneRoll: true,
			Made: table.Always, Pays: paysAs("bet-one"), PartLaw: "18.6(d)", Each: true, BreakLaw: "18.6(d)",
			Breaks: []table.Piece{{ID: "bet-one", Share: 1}, {ID: "bet-two", Share: 1}, {ID: "bet-three", Share: 1}}},
	}
}

const threeEqual = "a player makes three equal wagers: bet one, bet two and bet three"

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "18.6(a)", OnlySeated: "18.6(b)", OddsWording: "18.11(a)",
	Boxes: []string{"community"}, Shared: "community", Offers: []*table.Offer{oneOffer, twoOffer},
}

// lacks is 18.6(d): cards are dealt to a player with all three wagers. That they
// are equal the table sees to.
func lacks(_ *table.Dealer, h *versus.Hand) *law.Refusal {
	if h.Bets[betOne] == nil || h.Bets[betTwo] == nil || h.Bets[betThree] == nil {
		return law.Refuse("18.6(d)", threeEqual)
	}
	return nil
}

// pays are the least odds of 18.11(b), from a pair up in the order of the
// classes of hands.
var pays = []table.Pay{
	versus.Pays("pair of tens or better", 1, "18.11(b)[pair of tens to aces]"),
	versus.Pays("two pair", 2, "18.11(b)[two pair]"),
	versus.Pays("three-of-a-kind", 3, "18.11(b)[three-of-a-kind]"),
	versus.Pays("straight", 5, "18.11(b)[straight]"),
	versus.Pays("flush", 8, "18.11(b)[flush]"),
	versus.Pays("full house", 11, "18.11(b)[full house]"),
	versus.Pays("four-of-a-kind", 50, "18.11(b)[four-of-a-kind]"),
	versus.Pays("straight flush", 200, "18.11(b)[straight flush]"),
	versus.Pays("royal flush", 1000, "18.11(b)[royal flush]"),
}

// paysAs are the lines of a wager that is paid as another would be.
func paysAs(wager string) []table.Pay {
	same := slices.Clone(pays)
	for i := range same {
		if same[i].As = wager; i > 0 {
			same[i].As += " on " + same[i].On
		}
	}
	return same
}
