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

// paid are the classes of hands that the tables pay, the least first.
var paid = []poker.Class{poker.ThreeOfAKind, poker.Straight, poker.Flush, poker.FullHouse, poker.FourOfAKind, poker.StraightFlush, poker.RoyalFlush}

// payTable pays each of those classes so much to 1.
func payTable(by law.Cite, to ...int64) (lines []table.Pay) {
	for i, class := range paid {
		lines = append(lines, versus.PaysExactly(class.String(), to[i], by))
	}
	return lines
}

// tripsTables are the payout tables of the trips wager.
var tripsTables = map[string][]table.Pay{
	"A": payTable("house:ultimate-10(c)[table A]", 3, 4, 7, 9, 30, 40, 50),
	"B": payTable("house:ultimate-10(c)[table B]", 3, 5, 6, 8, 30, 40, 50),
	"C": payTable("house:ultimate-10(c)[table C]", 3, 4, 7, 8, 30, 40, 50),
	"D": payTable("house:ultimate-10(c)[table D]", 3, 5, 6, 7, 20, 40, 50),
}

// tripsLines are which line of a trips table pays each class.
var tripsLines = versus.LinesOf(paid...)

// blindTables are the payout tables of the blind wager: from a straight up, or from a flush.
var blindTables = map[string][]table.Pay{
	"A": blindTable("house:ultimate-10(b)[table A]")[1:],
	"B": blindTable("house:ultimate-10(b)[table B]")[2:],
}

// blindTable pays a flush 3 to 2.
func blindTable(by law.Cite) []table.Pay {
	lines := payTable(by, 0, 1, 0, 3, 10, 50, 500)
	lines[2].Odds = money.Odds{To: 3, One: 2}
	return lines
}
