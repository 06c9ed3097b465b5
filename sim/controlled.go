package sim

import (
	"math"

	"boardwalk/money"
)

// Controlled is what a simulation found with controls: the same mean as by its
// plain sums, and closer to it.
type Controlled struct {
	Batches
	Names []string // of the controls

	stake money.Cents
	plain *Sums
}

// rounding is how small a part of the squares is what floating point leaves of them where all batches come to the same.
const rounding = 1e-12

// HouseAdvantage is what the house wins for each dollar of the initial wagers.
func (c *Controlled) HouseAdvantage() float64 { return -c.Net / c.Bets / float64(c.stake) }

// StandardError is that of the house advantage. It is by how far batches lie
// apart, so it holds however the rounds of a batch hang together.
func (c *Controlled) StandardError() float64 {
	mean, n := c.Net/c.Bets, float64(c.Count)
	off := c.NetNet - 2*mean*c.Together + mean*mean*c.BetsBets
	if off < c.NetNet*rounding {
		return 0
	}
	return math.Sqrt(off*n/(n-1)) / c.Bets / float64(c.stake)
}

// Interval is where the true house advantage lies 95 times of 100. It is a little
// wider than by the normal distribution, for the standard error is itself found
// from so many batches.
func (c *Controlled) Interval() (low, high float64) {
	h, e := c.HouseAdvantage(), student(float64(c.Count-1))*c.StandardError()
	return h - e, h + e
}

// student is how many standard errors around a figure have its true value in them 95 times of 100, if the standard error
// was found from data with so many degrees of freedom.
func student(degrees float64) float64 {
	const z, z3, z5 = z95, z95 * z95 * z95, z95 * z95 * z95 * z95 * z95
	return z + (z3+z)/(4*degrees) + (5*z5+16*z3+3*z)/(96*degrees*degrees)
}

// Gain is how many times as many plain rounds would have the same standard error;
// zero if there is no error left to compare with.
func (c *Controlled) Gain() float64 {
	e := c.StandardError()
	if e == 0 {
		return 0
	}
	p := c.plain.StandardError(c.stake)
	return p * p / (e * e)
}

// PlainRounds is how many plain rounds would have the same standard error.
func (c *Controlled) PlainRounds(rounds int64) float64 { return c.Gain() * float64(rounds) }
