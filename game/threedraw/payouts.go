package threedraw

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

func pays(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by, Fixed: true}
}

// evenMoney is 42.11(b), for the ante and the in to win/draw wager.
var evenMoney = []table.Pay{pays("", 1, "13:69F-42.11(b)")}

// bonusTables are the pay tables of the in to win/draw bonus, 42.11(c), by the
// number of the table. The least hand comes first.
var bonusTables = map[string][]table.Pay{
	"1": bonusTable("13:69F-42.11(c)[1]", 5, 10),
	"2": bonusTable("13:69F-42.11(c)[2]", 4, 10),
	"3": bonusTable("13:69F-42.11(c)[3]", 5, 6),
}

func bonusTable(by law.Cite, three, straightFlush int64) []table.Pay {
	return []table.Pay{
		pays("straight", 1, by),
		pays("three-of-a-kind", three, by),
		pays("straight flush", straightFlush, by),
		pays("mini royal flush", 20, by),
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
		pays("pair", 1, by),
		pays("flush", 3, by),
		pays("straight", straight, by),
		pays("three-of-a-kind", 30, by),
		pays("straight flush", straightFlush, by),
		pays("mini royal flush", miniRoyal, by),
	}
}

// none is no line of odds.
const none = 255

// lines are, by the class of a hand, the line of the first 3 table that pays it
// and that of the bonus table.
var lines = func() (by [poker.RoyalFlush + 1]struct{ first3, bonus uint8 }) {
	for i := range by {
		by[i].first3, by[i].bonus = none, none
	}
	by[poker.Pair].first3 = 0
	by[poker.Flush].first3 = 1
	by[poker.Straight].first3, by[poker.Straight].bonus = 2, 0
	by[poker.ThreeOfAKind].first3, by[poker.ThreeOfAKind].bonus = 3, 1
	by[poker.StraightFlush].first3, by[poker.StraightFlush].bonus = 4, 2
	by[poker.RoyalFlush].first3, by[poker.RoyalFlush].bonus = 5, 3
	return
}()
