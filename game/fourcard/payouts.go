package fourcard

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

func pays(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by}
}

// evenMoney is 27.11(a)1, for the ante and the play wager.
var evenMoney = []table.Pay{{Odds: money.Odds{To: 1, One: 1}, Law: "27.11(a)1", Fixed: true}}

// acesUpTables are the tables of 27.11(a)3: what each hand pays to 1, from three
// lines of which the others are the same in all.
var acesUpTables = [...]struct {
	name                                            string
	by                                              law.Cite
	twoPairs, straight, flush, three, straightFlush int64
}{
	{"I", "27.11(a)3[I]", 2, 4, 6, 9, 40},
	{"II", "27.11(a)3[II]", 2, 5, 6, 7, 40},
	{"III", "27.11(a)3[III]", 2, 4, 6, 9, 30},
	{"IV", "27.11(a)3[IV]", 2, 5, 6, 7, 30},
	{"V", "27.11(a)3[V]", 3, 4, 5, 8, 40},
	{"VI", "27.11(a)3[VI]", 2, 4, 6, 8, 40},
	{"VII", "27.11(a)3[VII]", 3, 4, 5, 7, 40},
}

func acesUpNames() []string {
	var names []string
	for i := range acesUpTables {
		names = append(names, acesUpTables[i].name)
	}
	return names
}

// acesUp returns the payout table in effect. A pair of aces pays 1 to 1 and
// four-of-a-kind 50 to 1 in all of them.
func (o *Options) acesUp() []table.Pay {
	t := &acesUpTables[0]
	for i := range acesUpTables {
		if acesUpTables[i].name == o.AcesUp {
			t = &acesUpTables[i]
		}
	}
	return []table.Pay{
		pays("pair of aces", 1, t.by),
		pays("two pairs", t.twoPairs, t.by),
		pays("straight", t.straight, t.by),
		pays("flush", t.flush, t.by),
		pays("three-of-a-kind", t.three, t.by),
		pays("straight flush", t.straightFlush, t.by),
		pays("four-of-a-kind", 50, t.by),
	}
}

// bonus returns the ante bonus in effect, 27.11(a)2.
func (o *Options) bonus() [3]table.Pay {
	return [...]table.Pay{
		pays("three-of-a-kind", int64(o.BonusThree), "27.11(a)2"),
		pays("straight flush", int64(o.BonusStraightFlush), "27.11(a)2"),
		pays("four-of-a-kind", int64(o.BonusFour), "27.11(a)2"),
	}
}

// none is no line of odds.
const none = 255

// lines are, by the class of a hand, the line of the aces up table that pays it,
// and that of the ante bonus. Of the pairs only aces are paid.
var lines = func() (by [poker.NoPair + 1]struct{ acesUp, bonus uint8 }) {
	for i := range by {
		by[i].acesUp, by[i].bonus = none, none
	}
	for i, c := range [...]poker.Class{poker.Pair, poker.TwoPair, poker.Straight, poker.Flush, poker.ThreeOfAKind, poker.StraightFlush, poker.FourOfAKind} {
		by[c].acesUp = uint8(i)
	}
	for i, c := range [...]poker.Class{poker.ThreeOfAKind, poker.StraightFlush, poker.FourOfAKind} {
		by[c].bonus = uint8(i)
	}
	return
}()
