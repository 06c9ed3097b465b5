package fourcard

import (
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	acesUp
	play
)

// mostPlay is how many times the ante a play wager may be.
const mostPlay = 3

// wagers declares those of one position, section 27.6.
func (o *Options) wagers() []table.Wager {
	first := versus.BeforeDeal("ante", "Ante", "27.6(a)1", evenMoney, nil)
	first.Bonus = o.bonus()
	return []table.Wager{
		first,
		versus.BeforeDeal("aces-up", "Aces Up", "27.6(a)2", acesUpTables[o.AcesUp], nil),
		versus.InRound("play", "Play", "27.6(d)[play]", evenMoney,
			versus.TimesAnte(1, mostPlay, "27.1[play wager]", "a play wager is one to three times the ante")),
	}
}

// evenMoney is 27.11(a)1, for the ante and the play wager.
var evenMoney = versus.EvenMoney("27.11(a)1")

// acesUpHands are those that aces up pays, the least first, of whose pairs only
// aces are paid, and acesUpLines their lines.
var (
	acesUpHands = []string{"pair of aces", "two pairs", "straight", "flush", "three-of-a-kind", "straight flush", "four-of-a-kind"}
	acesUpLines = versus.LinesOf(poker.Pair, poker.TwoPair, poker.Straight, poker.Flush, poker.ThreeOfAKind,
		poker.StraightFlush, poker.FourOfAKind)
)

// acesUpTables are the payout tables of 27.11(a)3, by their numbers.
var acesUpTables = map[string][]table.Pay{
	"I":   versus.PayTable(acesUpHands, "27.11(a)3[I]", 1, 2, 4, 6, 9, 40, 50),
	"II":  versus.PayTable(acesUpHands, "27.11(a)3[II]", 1, 2, 5, 6, 7, 40, 50),
	"III": versus.PayTable(acesUpHands, "27.11(a)3[III]", 1, 2, 4, 6, 9, 30, 50),
	"IV":  versus.PayTable(acesUpHands, "27.11(a)3[IV]", 1, 2, 5, 6, 7, 30, 50),
	"V":   versus.PayTable(acesUpHands, "27.11(a)3[V]", 1, 3, 4, 5, 8, 40, 50),
	"VI":  versus.PayTable(acesUpHands, "27.11(a)3[VI]", 1, 2, 4, 6, 8, 40, 50),
	"VII": versus.PayTable(acesUpHands, "27.11(a)3[VII]", 1, 3, 4, 5, 7, 40, 50),
}

// bonus returns the ante bonus in effect, 27.11(a)2: three-of-a-kind, straight flush
// and four-of-a-kind.
func (o *Options) bonus() []table.Pay {
	return versus.PayTable(acesUpHands[4:], "27.11(a)2", int64(o.BonusThree), int64(o.BonusStraightFlush), int64(o.BonusFour))
}

// bonusLines are its lines.
var bonusLines = versus.LinesOf(poker.ThreeOfAKind, poker.StraightFlush, poker.FourOfAKind)

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "27.6(b)[chips]", OnlySeated: "27.6(c)[seated]", CashWagers: "27.6(b)[verbal]",
	LeastOdds: "27.11(a)3[one table]", HandsUnshown: "27.10(c)[cards]", Offers: []*table.Offer{playOffer},
}
