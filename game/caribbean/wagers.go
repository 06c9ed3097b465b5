package caribbean

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// The wagers of a position.
const (
	ante table.Area = iota
	progressive
	bet
)

const (
	chip    = money.Dollar        // a progressive wager: 16.6(c)
	mostPay = 5000 * money.Dollar // on a bet wager: 16.12(d)
	meterID = "progressive"
	locked  = law.Cite("16.6(b)") // no wager is touched after "No more bets"
)

// wagers declares section 16.6 for one position, and what 16.12 has paid.
func (o *Options) wagers() []table.Wager {
	straightFlush := table.Pay{On: "straight flush", Meter: meterID, Share: 10 * money.Percent, Law: "16.12(e)[straight flush]"}
	if o.StraightFlush == FiveThousand {
		straightFlush = table.Pay{On: "straight flush", Amount: 5000 * money.Dollar, Law: "16.12(e)[straight flush]"}
	}
	return []table.Wager{
		{ID: "ante", Name: "Ante", Group: "ante", Law: "16.1[ante wager]", OneRoll: true, Made: table.Always, LockedLaw: locked, Coupons: true,
			Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}, Law: "16.12(b)", Fixed: true}}},
		{ID: "progressive", Name: "Progressive", Group: "progressive", Law: "16.6(c)", OneRoll: true, Made: table.Always, LockedLaw: locked, Exactly: chip,
			Needs: []table.Need{{Wager: "ante", Law: "16.6(c)", Text: "a progressive wager needs an ante"}},
			Pays: []table.Pay{
				{On: "flush", Amount: o.Flush, Law: "16.12(e)[flush]"},
				{On: "full house", Amount: o.FullHouse, Law: "16.12(e)[full house]"},
				{On: "four-of-a-kind", Amount: o.Four, Law: "16.12(e)[four-of-a-kind]"},
				straightFlush,
				{On: "royal flush", Meter: meterID, Share: 100 * money.Percent, Law: "16.12(e)[royal flush]"},
			}},
		{ID: "bet", Name: "Bet", Group: "bet", Law: "16.6(d)", OneRoll: true, LockedLaw: locked, Supplement: true,
			MadeText: "is made only by a player who has an ante and has seen the cards",
			Needs: []table.Need{{Wager: "ante", Least: money.Odds{To: 2, One: 1}, Most: money.Odds{To: 2, One: 1}, Law: "16.1[bet wager]",
				Text: "a bet wager is double the ante"}},
			Cap: &table.Cap{Most: mostPay, Law: "16.12(d)"},
			Pays: []table.Pay{
				versus.Pays("one pair or less", 1, "16.12(c)[one pair or less]"),
				versus.Pays("two pair", 2, "16.12(c)[two pair]"),
				versus.Pays("three-of-a-kind", 3, "16.12(c)[three-of-a-kind]"),
				versus.Pays("straight", 4, "16.12(c)[straight]"),
				versus.Pays("flush", 5, "16.12(c)[flush]"),
				versus.Pays("full house", 7, "16.12(c)[full house]"),
				versus.Pays("four-of-a-kind", 20, "16.12(c)[four-of-a-kind]"),
				versus.Pays("straight flush", 50, "16.12(c)[straight flush]"),
				versus.Pays("royal flush", 100, "16.12(c)[royal flush]"),
			}},
	}
}

// betLine is the line of the bet wager that pays a class.
func betLine(c poker.Class) int { return int(max(c, poker.Pair) - poker.Pair) }

// progressiveLines are the lines of the progressive wager.
var progressiveLines = versus.LinesOf(poker.Flush, poker.FullHouse, poker.FourOfAKind, poker.StraightFlush, poker.RoyalFlush)

// layout declares the rest of the layout.
func (o *Options) layout() table.Layout {
	return table.Layout{
		OnlyListed: "16.6(a)", MadeWithChips: "16.6(a)", OnlySeated: "16.6(f)", CashWagers: "16.6(a)", CashRefused: true,
		OddsWording: "16.12(a)", HandsUnshown: "16.10(a)[fold]",
		Incidents: incidents, Offers: []*table.Offer{betOffer, validateOffer, documentsOffer},
		Meters: []table.Meter{{ID: meterID, Name: "Progressive jackpot", Law: "16.12(f)", Start: o.Start, Alike: meterOptions}},
	}
}
