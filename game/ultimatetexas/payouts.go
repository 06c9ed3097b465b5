package ultimatetexas

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// evenMoney is what the ante and the play wager pay.
var evenMoney = versus.EvenMoney("house:ultimate-10(a)")

// blindTables are the payout tables of the blind wager, the least hand first.
var blindTables = map[string][]table.Pay{
	"A": append([]table.Pay{versus.PaysExactly("straight", 1, "house:ultimate-10(b)[table A]")}, blindFrom("house:ultimate-10(b)[table A]")...),
	"B": blindFrom("house:ultimate-10(b)[table B]"),
}

// blindFrom are the lines of a blind table from a flush up.
func blindFrom(by law.Cite) []table.Pay {
	return []table.Pay{
		{On: "flush", Odds: money.Odds{To: 3, One: 2}, Law: by, Fixed: true},
		versus.PaysExactly("full house", 3, by),
		versus.PaysExactly("four-of-a-kind", 10, by),
		versus.PaysExactly("straight flush", 50, by),
		versus.PaysExactly("royal flush", 500, by),
	}
}

// blindLines are which line of a blind table pays each class.
func blindLines(name string) versus.Lines {
	if name == "B" {
		return versus.LinesOf(poker.Flush, poker.FullHouse, poker.FourOfAKind, poker.StraightFlush, poker.RoyalFlush)
	}
	return versus.LinesOf(poker.Straight, poker.Flush, poker.FullHouse, poker.FourOfAKind, poker.StraightFlush, poker.RoyalFlush)
}

// tripsLines are which line of a trips table pays each class.
var tripsLines = versus.LinesOf(poker.ThreeOfAKind, poker.Straight, poker.Flush, poker.FullHouse, poker.FourOfAKind, poker.StraightFlush, poker.RoyalFlush)

// tripsTables are the payout tables of the trips wager, the least hand first.
var tripsTables = map[string][]table.Pay{
	"A": tripsTable("house:ultimate-10(c)[table A]", 3, 4, 7, 9, 30, 40, 50),
	"B": tripsTable("house:ultimate-10(c)[table B]", 3, 5, 6, 8, 30, 40, 50),
	"C": tripsTable("house:ultimate-10(c)[table C]", 3, 4, 7, 8, 30, 40, 50),
	"D": tripsTable("house:ultimate-10(c)[table D]", 3, 5, 6, 7, 20, 40, 50),
}

func tripsTable(by law.Cite, to ...int64) (lines []table.Pay) {
	for i, on := range []string{"three-of-a-kind", "straight", "flush", "full house", "four-of-a-kind", "straight flush", "royal flush"} {
		lines = append(lines, versus.PaysExactly(on, to[i], by))
	}
	return lines
}
