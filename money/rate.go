package money

import (
	"fmt"
	"math"
	"strings"
)

// Rate is a share of an amount in hundredths of a percent: 500 is 5 percent.
type Rate int64

const (
	// Percent is one in a hundred.
	Percent Rate = 100
	// Whole is the rate of everything, 100 percent.
	Whole Rate = 100 * Percent
)

// String writes the rate in percent with no more digits than it needs: "5%", "4.5%".
func (r Rate) String() string {
	sign, magnitude := "", uint64(r)
	if r < 0 {
		sign, magnitude = "-", -magnitude
	}
	s := fmt.Sprintf("%s%d", sign, magnitude/100)
	if part := magnitude % 100; part != 0 {
		s += strings.TrimRight(fmt.Sprintf(".%02d", part), "0")
	}
	return s + "%"
}

// ParseRate reads a rate in percent, "5", "5%" or "4.5%", from nothing to 100 percent.
func ParseRate(s string) (Rate, error) {
	whole, fraction, pointed := strings.Cut(strings.TrimSuffix(s, "%"), ".")
	if !allDigits(whole) || pointed && !allDigits(fraction) {
		return 0, fmt.Errorf("%q is not a rate: write it like 5%% or 4.5%%", s)
	}
	if len(fraction) > 2 {
		return 0, fmt.Errorf("%q is too fine a rate: write at most two digits after the point", s)
	}
	n, ok := number(whole + (fraction + "00")[:2])
	if !ok || Rate(n) > Whole {
		return 0, fmt.Errorf("%q is more than the whole: a rate is at most 100%%", s)
	}
	return Rate(n), nil
}

// Down is that rate of c, rounded down to a whole multiple of unit. The rate must be from
// nothing to Whole, c not negative and unit positive.
func (r Rate) Down(c, unit Cents) Cents {
	product, step := r.of(c, unit)
	return Cents(product/step) * unit
}

// Up is that rate of c, rounded up to a whole multiple of unit. The rate must be from
// nothing to Whole, c not negative and unit positive.
func (r Rate) Up(c, unit Cents) Cents {
	product, step := r.of(c, unit)
	return Cents((product+step-1)/step) * unit
}

// of is r times c, and what one unit is worth in the same measure. Both roundings start
// from the unrounded product, so that nothing is rounded twice.
func (r Rate) of(c, unit Cents) (product, step int64) {
	// Unsigned comparison refuses what is negative together with what is too large.
	if uint64(r) > uint64(Whole) || uint64(c) > rateable || uint64(unit-1) >= rateable {
		refuseRate(r, c, unit)
	}
	return int64(r) * int64(c), int64(Whole) * int64(unit)
}

// rateable is the largest amount of which any rate can be reckoned, some four trillion
// dollars: twice as much would not fit in 64 bits when Up adds a step to the product.
const rateable = math.MaxInt64 / uint64(Whole) / 2

func refuseRate(r Rate, c, unit Cents) {
	panic(fmt.Sprintf("money: cannot reckon %v of %v in units of %v", r, c, unit))
}
