package fourcard

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// evenMoney is 27.11(a)1, for the ante and the play wager.
var evenMoney = versus.EvenMoney("27.11(a)1")

// acesUpTables are the payout tables of 27.11(a)3, by their numbers. The least
// hand comes first.
var acesUpTables = map[string][]table.Pay{
	"I":   acesUpTable("27.11(a)3[I]", 2, 4, 6, 9, 40),
	"II":  acesUpTable("27.11(a)3[II]", 2, 5, 6, 7, 40),
	"III": acesUpTable("27.11(a)3[III]", 2, 4, 6, 9, 30),
	"IV":  acesUpTable("27.11(a)3[IV]", 2, 5, 6, 7, 30),
	"V":   acesUpTable("27.11(a)3[V]", 3, 4, 5, 8, 40),
	"VI":  acesUpTable("27.11(a)3[VI]", 2, 4, 6, 8, 40),
	"VII": acesUpTable("27.11(a)3[VII]", 3, 4, 5, 7, 40),
}

func acesUpTable(by law.Cite, twoPairs, straight, flush, three, straightFlush int64) []table.Pay {
	return []table.Pay{
		versus.Pays("pair of aces", 1, by),
		versus.Pays("two pairs", twoPairs, by),
		versus.Pays("straight", straight, by),
		versus.Pays("flush", flush, by),
		versus.Pays("three-of-a-kind", three, by),
		versus.Pays("straight flush", straightFlush, by),
		versus.Pays("four-of-a-kind", 50, by),
	}
}

// bonus returns the ante bonus in effect, 27.11(a)2.
func (o *Options) bonus() [3]table.Pay {
	return [...]table.Pay{
		versus.Pays("three-of-a-kind", int64(o.BonusThree), "27.11(a)2"),
		versus.Pays("straight flush", int64(o.BonusStraightFlush), "27.11(a)2"),
		versus.Pays("four-of-a-kind", int64(o.BonusFour), "27.11(a)2"),
	}
}

// The lines of the aces up table, of whose pairs only aces are paid, and of the
// ante bonus.
var (
	acesUpLines = versus.LinesOf(poker.Pair, poker.TwoPair, poker.Straight, poker.Flush, poker.ThreeOfAKind, poker.StraightFlush, poker.FourOfAKind)
	bonusLines  = versus.LinesOf(poker.ThreeOfAKind, poker.StraightFlush, poker.FourOfAKind)
)
