package minitex

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func pays(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by}
}

// evenMoney is 36.11(b), for the ante, flop, river and play wagers.
var evenMoney = []table.Pay{{Odds: money.Odds{To: 1, One: 1}, Law: "36.11(b)", Fixed: true}}

// The lines of the pocket poker tables.
const (
	pocketStraight = iota
	pocketPair
	pocketStraightFlush
	pocketAces
	pocketRoyal
	noPocket
)

func pocketTable(by law.Cite, straight, pair, aces, royal int64) []table.Pay {
	return []table.Pay{
		pocketStraight:      pays("straight", straight, by),
		pocketPair:          pays("pair", pair, by),
		pocketStraightFlush: pays("straight flush", 5, by),
		pocketAces:          pays("pair of aces", aces, by),
		pocketRoyal:         pays("royal straight flush", royal, by),
	}
}

// pocket returns the pocket poker table in effect, 36.11(c).
func (o *Options) pocket() []table.Pay {
	switch o.Pocket {
	case "B":
		return pocketTable("36.11(c)[B]", 1, 3, 35, 40)
	case "C":
		return pocketTable("36.11(c)[C]", 1, 2, 40, 50)
	}
	return pocketTable("36.11(c)[A]", 2, 3, 20, 25)
}

// bonus returns the ante bonus, whose odds are zero if none is offered.
func (o *Options) bonus() [1]table.Pay {
	return [1]table.Pay{pays("royal flush", int64(o.AnteBonus), "36.11(d)")}
}
