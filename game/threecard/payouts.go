package threecard

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

func pays(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by, Fixed: true}
}

// evenMoney is 20.11(a)1, for the ante and the play wager.
var evenMoney = []table.Pay{pays("", 1, "20.11(a)1[win]")}

// The lines of a ledger: 20.11(a)2. Nobody may pay more or less than a ledger
// says.
func ledger(by law.Cite, flush, three, straightFlush int64) []table.Pay {
	return []table.Pay{
		pays("pair", 1, by),
		pays("flush", flush, by),
		pays("straight", 6, by),
		pays("three-of-a-kind", three, by),
		pays("straight flush", straightFlush, by),
	}
}

// ledger returns the ledger in effect.
func (o *Options) ledger() []table.Pay {
	switch {
	case o.Edition == Edition1998:
		return ledger("20.11(a)2[1998]", 4, 30, 40)
	case o.Ledger == "B":
		return ledger("20.11(a)2[B]", 4, 33, 35)
	case o.Ledger == "C":
		return ledger("20.11(a)2[C]", 3, 30, 40)
	case o.Ledger == "D":
		return ledger("20.11(a)2[D]", 3, 33, 35)
	}
	return ledger("20.11(a)2[A]", 4, 30, 40)
}

// bonus returns the ante bonus in effect: 20.11(a)3 and 3i.
func (o *Options) bonus() [3]table.Pay {
	if o.AnteBonus == Bonus156 {
		return [...]table.Pay{pays("straight", 1, "20.11(a)3i"), pays("three-of-a-kind", 5, "20.11(a)3i"), pays("straight flush", 6, "20.11(a)3i")}
	}
	return [...]table.Pay{pays("straight", 1, "20.11(a)3"), pays("three-of-a-kind", 4, "20.11(a)3"), pays("straight flush", 5, "20.11(a)3")}
}

// none is no line of odds.
const none = 255

// lines are, by the class of a hand, the line of the pair plus ledger that pays
// it, and that of the ante bonus.
var lines = func() (by [poker.RoyalFlush + 1]struct{ pairPlus, bonus uint8 }) {
	for i := range by {
		by[i].pairPlus, by[i].bonus = none, none
	}
	by[poker.Pair].pairPlus = 0
	by[poker.Flush].pairPlus = 1
	by[poker.Straight].pairPlus, by[poker.Straight].bonus = 2, 0
	by[poker.ThreeOfAKind].pairPlus, by[poker.ThreeOfAKind].bonus = 3, 1
	by[poker.StraightFlush].pairPlus, by[poker.StraightFlush].bonus = 4, 2
	return
}()
