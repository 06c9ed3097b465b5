package threecard

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// evenMoney is 20.11(a)1, for the ante and the play wager.
var evenMoney = versus.EvenMoney("20.11(a)1[win]")

// The lines of a ledger: 20.11(a)2. Nobody may pay more or less than a ledger
// says.
func ledger(by law.Cite, flush, three, straightFlush int64) []table.Pay {
	return []table.Pay{
		versus.PaysExactly("pair", 1, by),
		versus.PaysExactly("flush", flush, by),
		versus.PaysExactly("straight", 6, by),
		versus.PaysExactly("three-of-a-kind", three, by),
		versus.PaysExactly("straight flush", straightFlush, by),
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
		return bonus("20.11(a)3i", 5, 6)
	}
	return bonus("20.11(a)3", 4, 5)
}

func bonus(by law.Cite, three, straightFlush int64) [3]table.Pay {
	return [...]table.Pay{
		versus.PaysExactly("straight", 1, by),
		versus.PaysExactly("three-of-a-kind", three, by),
		versus.PaysExactly("straight flush", straightFlush, by),
	}
}

// The lines of the pair plus ledger, and of the ante bonus.
var (
	pairPlusLines = versus.LinesOf(poker.Pair, poker.Flush, poker.Straight, poker.ThreeOfAKind, poker.StraightFlush)
	bonusLines    = versus.LinesOf(poker.Straight, poker.ThreeOfAKind, poker.StraightFlush)
)
