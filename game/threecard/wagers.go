package threecard

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	pairPlus
	play
)

// wagers declares those of one position, section 20.6.
func (o *Options) wagers() []table.Wager {
	first := versus.BeforeDeal("ante", "Ante", "20.6(a)1", evenMoney, nil)
	first.Bonus = bonuses[o.AnteBonus]
	return []table.Wager{
		first,
		versus.BeforeDeal("pair-plus", "Pair Plus", "20.6(a)2", o.ledger(), versions[o.Version].needs()),
		versus.InRound("play", "Play", "20.6(d)[play]", evenMoney,
			versus.TimesAnte(1, 1, "20.1[play wager]", "a play wager is as much as the ante")),
	}
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "20.6(b)[chips]", OnlySeated: "20.6(c)[seated]", CashWagers: "20.6(b)[verbal]",
	HandsUnshown: "20.10(b)[collect]", Offers: []*table.Offer{playOffer},
}

// evenMoney is 20.11(a)1, for the ante and the play wager.
var evenMoney = versus.EvenMoney("20.11(a)1[win]")

// hands are those that pair plus pays, of which the last three pay a bonus on the
// ante, and the lines of either.
var (
	hands         = []string{"pair", "flush", "straight", "three-of-a-kind", "straight flush"}
	pairPlusLines = versus.LinesOf(poker.Pair, poker.Flush, poker.Straight, poker.ThreeOfAKind, poker.StraightFlush)
	bonusLines    = versus.LinesOf(poker.Straight, poker.ThreeOfAKind, poker.StraightFlush)
)

// ledgers are those of 20.11(a)2, by their letters and of the text of 1998. Nobody
// may pay more or less than a ledger says.
var ledgers = map[string][]table.Pay{
	"A":         versus.ExactTable(hands, "20.11(a)2[A]", 1, 4, 6, 30, 40),
	"B":         versus.ExactTable(hands, "20.11(a)2[B]", 1, 4, 6, 33, 35),
	"C":         versus.ExactTable(hands, "20.11(a)2[C]", 1, 3, 6, 30, 40),
	"D":         versus.ExactTable(hands, "20.11(a)2[D]", 1, 3, 6, 33, 35),
	Edition1998: versus.ExactTable(hands, "20.11(a)2[1998]", 1, 4, 6, 30, 40),
}

// ledger returns the ledger in effect.
func (o *Options) ledger() []table.Pay {
	if o.Edition == Edition1998 {
		return ledgers[Edition1998]
	}
	return ledgers[o.Ledger]
}

// bonuses are the ante bonuses of 20.11(a)3 and 3i.
var bonuses = map[string][]table.Pay{
	Bonus145: versus.ExactTable(hands[2:], "20.11(a)3", 1, 4, 5),
	Bonus156: versus.ExactTable(hands[2:], "20.11(a)3i", 1, 5, 6),
}

// version is which wagers need which others; none does if it has no paragraph.
type version struct {
	by          law.Cite
	text        string
	least, most money.Odds // how many times the ante a pair plus wager is
	both        bool       // both are compulsory
}

var versions = map[string]version{
	AnteAtLeast:     {by: "20.6(f)1", text: "a pair plus wager needs an ante of at least as much", most: money.Odds{To: 1, One: 1}},
	AnteAtLeastHalf: {by: "20.6(f)2", text: "a pair plus wager needs an ante of at least half as much", most: money.Odds{To: 2, One: 1}},
	Both: {by: "20.6(f)3", text: "ante and pair plus are both compulsory, and neither more than five times the other",
		least: money.Odds{To: 1, One: 5}, most: money.Odds{To: 5, One: 1}, both: true},
}

// needs is what a pair plus wager needs of the ante beside it.
func (v version) needs() []table.Need {
	if v.by == "" {
		return nil
	}
	return []table.Need{{Wager: "ante", Least: v.least, Most: v.most, Both: v.both, Law: v.by, Text: v.text}}
}

// lacks says why cards may not be dealt to a position with such wagers. They may
// lie there from before the licensee chose another version.
func (g *Game) lacks(d *table.Dealer, h *versus.Hand) *law.Refusal {
	if g.suffices(d, h) {
		return nil
	}
	return law.Refuse(g.version.by, "%s", g.version.text)
}

func (g *Game) suffices(d *table.Dealer, h *versus.Hand) bool {
	switch {
	case h.Bets[pairPlus] == nil:
		return !g.version.both
	case h.Bets[ante] == nil && g.version.both:
		return false
	}
	least, most := d.Posted().Needed(h.Seat, g.Area(h.Box, pairPlus))
	amount := h.Bets[pairPlus].Amount
	return least <= amount && amount <= most
}
