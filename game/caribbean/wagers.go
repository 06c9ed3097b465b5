package caribbean

import (
	"boardwalk/game/progressive"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// The wagers of a position.
const (
	ante table.Area = iota
	progressiveWager
	bet
)

const mostPay = 5000 * money.Dollar // on a bet wager: 16.12(d)

// jackpot is what the subchapter says of the progressive wager.
var jackpot = progressive.Paragraphs{
	Wager: "16.6(c)", Light: "16.6(c)[light]", Check: "16.7(b)[chip check]", Feed: "16.12(f)", Seed: "16.12(f)[seed]",
	Flush: "16.12(e)[flush]", FullHouse: "16.12(e)[full house]", Four: "16.12(e)[four-of-a-kind]", StraightFlush: "16.12(e)[straight flush]",
	Royal: "16.12(e)[royal flush]",
	Hand:  "16.11(b)1", Loses: "16.1[progressive payout hand]", Lit: "16.11(b)2", Reading: "16.12(g)", Share: "16.12(g)[shared royal]",
	Pay: "16.11(a)", PayLoser: "16.11(c)", Validate: progressive.Validate("16.11(b)3"), Documents: progressive.Documents("16.10(e)3[cards]"),
}

// wagers declares section 16.6 for one position, and what 16.12 has paid.
func (o *Options) wagers() []table.Wager {
	raise := versus.InRound("bet", "Bet", "16.6(d)", betPays, versus.TimesAnte(2, 2, "16.1[bet wager]", "a bet wager is double the ante"))
	raise.Cap = &table.Cap{Most: mostPay, Law: "16.12(d)"}
	return []table.Wager{
		versus.BeforeDeal("ante", "Ante", "16.1[ante wager]", versus.EvenMoney("16.12(b)"), nil), o.Terms.Wager(&jackpot), raise,
	}
}

// betPays are the least odds of 16.12(c).
var betPays = []table.Pay{
	versus.Pays("one pair or less", 1, "16.12(c)[one pair or less]"),
	versus.Pays("two pair", 2, "16.12(c)[two pair]"),
	versus.Pays("three-of-a-kind", 3, "16.12(c)[three-of-a-kind]"),
	versus.Pays("straight", 4, "16.12(c)[straight]"),
	versus.Pays("flush", 5, "16.12(c)[flush]"),
	versus.Pays("full house", 7, "16.12(c)[full house]"),
	versus.Pays("four-of-a-kind", 20, "16.12(c)[four-of-a-kind]"),
	versus.Pays("straight flush", 50, "16.12(c)[straight flush]"),
	versus.Pays("royal flush", 100, "16.12(c)[royal flush]"),
}

// betLine is the line of the bet wager that pays a class.
func betLine(c poker.Class) int { return int(max(c, poker.Pair) - poker.Pair) }

// layout declares the rest of the layout.
func (o *Options) layout() table.Layout {
	return table.Layout{
		OnlyListed: "16.6(a)", OnlySeated: "16.6(f)", OddsWording: "16.12(a)", HandsUnshown: "16.10(a)[fold]",
		Incidents: incidents, Offers: []*table.Offer{betOffer, jackpot.Validate, jackpot.Documents},
		Meters: []table.Meter{o.Terms.Meter(&jackpot)},
	}
}
