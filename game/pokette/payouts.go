package pokette

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func odds(to int64, by law.Cite) []table.Pay {
	return []table.Pay{{Odds: money.Odds{To: to, One: 1}, Law: by}}
}

// Section 12.6(b): what a licensee must pay at least.
var (
	straightPays   = odds(50, "12.6(b)[single card straight up]")
	splitPays      = odds(24, "12.6(b)[two cards or split]")
	cornerPays     = odds(12, "12.6(b)[four cards or corner]")
	rankPays       = odds(12, "12.6(b)[single rank]")
	doubleRankPays = odds(5, "12.6(b)[double rank]")
	aceHighPays    = odds(3, "12.6(b)[ace-king-queen rank]")
	jackHighPays   = odds(3, "12.6(b)[jack-10-9 rank]")
	eightHighPays  = odds(3, "12.6(b)[8-7-6 rank]")
	fiveHighPays   = odds(3, "12.6(b)[5-4-3 rank]")
	redPays        = odds(1, "12.6(b)[red]")
	blackPays      = odds(1, "12.6(b)[black]")
	suitPays       = odds(3, "12.6(b)[suit or column]")
	jacerPays      = odds(12, "12.6(b)[jacer]")

	pairInTwoPays           = odds(11, "12.6(b)[pair in two]")
	pairInThreePays         = odds(5, "12.6(b)[pair in three]")
	threeOfAKindPays        = odds(11, "12.6(b)[three of a kind]")
	flushPays               = odds(3, "12.6(b)[flush]")
	openStraightPays        = odds(5, "12.6(b)[open straight]")
	insideStraightPays      = odds(11, "12.6(b)[inside straight]")
	openStraightFlushPays   = odds(24, "12.6(b)[open straight flush]")
	insideStraightFlushPays = odds(49, "12.6(b)[inside straight flush]")
)
