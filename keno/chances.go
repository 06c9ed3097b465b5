package keno

import (
	"math/big"

	"boardwalk/law"
	"boardwalk/money"
)

// Draws is the number of ways to draw 20 of 80 numbers.
const Draws uint64 = 3_535_316_142_212_174_320

// choose returns in how many ways k of n things can be taken. It must not be
// more than 64 bits hold, as none of the numbers here is.
func choose(n, k int) uint64 {
	if k < 0 || k > n {
		return 0
	}
	c := uint64(1)
	for i := range min(k, n-k) {
		// The division is exact, and the product is made of small factors first.
		c = mulDiv(c, uint64(n-i), uint64(i+1))
	}
	return c
}

// mulDiv returns a*b/c where that is a whole number and fits.
func mulDiv(a, b, c uint64) uint64 {
	g := gcd(a, c)
	a, c = a/g, c/g
	return a * (b / c)
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// CatchDraws returns how many of the [Draws] have just so many of some spots.
func CatchDraws(spots, caught int) uint64 {
	if caught < 0 || caught > spots || caught > Drawn {
		return 0
	}
	return choose(spots, caught) * choose(Numbers-spots, Drawn-caught)
}

// AdvantageBy is the paragraph that says what a house advantage is: the difference
// between what a wager wins by its true chances and what it is paid.
const AdvantageBy law.Cite = "15.1[house advantage]"

// Advantage returns the house advantage of a straight ticket of so many spots at
// a rate: the part of the wager that the house keeps on average. It counts what
// one wager is paid at most, but not that winners may have to share.
func (c *Rates) Advantage(spots int, rate money.Cents) *big.Rat {
	paid, term := new(big.Int), new(big.Int)
	for caught := 0; caught <= min(spots, Drawn); caught++ {
		pays := c.Pays(spots, caught, rate)
		if c.Limit > 0 {
			pays = min(pays, c.Limit)
		}
		term.Mul(new(big.Int).SetUint64(CatchDraws(spots, caught)), big.NewInt(int64(pays)))
		paid.Add(paid, term)
	}
	staked := term.Mul(new(big.Int).SetUint64(Draws), big.NewInt(int64(rate)))
	returned := new(big.Rat).SetFrac(paid, staked)
	return returned.Sub(big.NewRat(1, 1), returned)
}
