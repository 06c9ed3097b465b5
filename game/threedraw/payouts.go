package threedraw

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// evenMoney is 42.11(b), for the ante and the in to win/draw wager.
var evenMoney = versus.EvenMoney("13:69F-42.11(b)")

// bonusTables are the pay tables of the in to win/draw bonus, 42.11(c), by the
// number of the table. The least hand comes first.
var bonusTables = map[string][]table.Pay{
	"1": bonusTable("13:69F-42.11(c)[1]", 5, 10),
	"2": bonusTable("13:69F-42.11(c)[2]", 4, 10),
	"3": bonusTable("13:69F-42.11(c)[3]", 5, 6),
}

func bonusTable(by law.Cite, three, straightFlush int64) []table.Pay {
	return []table.Pay{
		versus.PaysExactly("straight", 1, by),
		versus.PaysExactly("three-of-a-kind", three, by),
		versus.PaysExactly("straight flush", straightFlush, by),
		versus.PaysExactly("mini royal flush", 20, by),
	}
}

// first3Tables are the pay tables of the first 3 bonus wager, 42.11(d), by the
// number of the table. The least hand comes first.
var first3Tables = map[string][]table.Pay{
	"1": first3Table("13:69F-42.11(d)[1]", 6, 50, 200),
	"2": first3Table("13:69F-42.11(d)[2]", 6, 60, 100),
	"3": first3Table("13:69F-42.11(d)[3]", 7, 40, 150),
	"4": first3Table("13:69F-42.11(d)[4]", 6, 40, 60),
}

func first3Table(by law.Cite, straight, straightFlush, miniRoyal int64) []table.Pay {
	return []table.Pay{
		versus.PaysExactly("pair", 1, by),
		versus.PaysExactly("flush", 3, by),
		versus.PaysExactly("straight", straight, by),
		versus.PaysExactly("three-of-a-kind", 30, by),
		versus.PaysExactly("straight flush", straightFlush, by),
		versus.PaysExactly("mini royal flush", miniRoyal, by),
	}
}

// The lines of the first 3 table and of the bonus table.
var (
	first3Lines = versus.LinesOf(poker.Pair, poker.Flush, poker.Straight, poker.ThreeOfAKind, poker.StraightFlush, poker.RoyalFlush)
	bonusLines  = versus.LinesOf(poker.Straight, poker.ThreeOfAKind, poker.StraightFlush, poker.RoyalFlush)
)
