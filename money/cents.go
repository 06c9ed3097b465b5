// Package money counts chips: whole cents, odds such as "9 to 5", and rates such as a
// vigorish of 5 percent.
//
// Nothing here is a floating-point number and nothing rounds in silence. A division is
// either reported as exact or not, or its name says which way it went: Down is always
// towards the smaller number and Up towards the larger, below zero too.
//
// Other modules may build on this package.
package money

import "strconv"

// Cents is an amount of money in whole cents.
type Cents int64

const (
	// Cent is the smallest amount there is.
	Cent Cents = 1
	// Dollar is one hundred cents.
	Dollar Cents = 100
)

// String writes the amount as it would stand on a sign: "$25", "$2.50", "$1,234.50", "-$5".
func (c Cents) String() string {
	// 28 bytes hold the longest of all, -$92,233,720,368,547,758.08.
	return string(c.appendTo(make([]byte, 0, 28)))
}

// Signed writes the amount as a gain or a loss: "+$400", "-$5", and "$0" for neither.
func (c Cents) Signed() string {
	if c > 0 {
		return "+" + c.String()
	}
	return c.String()
}

func (c Cents) appendTo(b []byte) []byte {
	magnitude := uint64(c)
	if c < 0 {
		b = append(b, '-')
		magnitude = -magnitude // unsigned, so that the least int64 has a magnitude too
	}
	b = append(b, '$')
	b = appendGrouped(b, magnitude/100)
	if cents := byte(magnitude % 100); cents != 0 {
		b = append(b, '.', '0'+cents/10, '0'+cents%10)
	}
	return b
}

// appendGrouped writes n with a comma before every third digit from the right.
func appendGrouped(b []byte, n uint64) []byte {
	if n < 1000 {
		return strconv.AppendUint(b, n, 10)
	}
	b = appendGrouped(b, n/1000)
	last := n % 1000
	return append(b, ',', '0'+byte(last/100), '0'+byte(last/10%10), '0'+byte(last%10))
}

// Down is the largest multiple of unit that is not more than c; unit must be positive.
func (c Cents) Down(unit Cents) Cents {
	over := c % unit
	if over < 0 {
		over += unit
	}
	return c - over
}

// Up is the smallest multiple of unit that is not less than c; unit must be positive.
func (c Cents) Up(unit Cents) Cents {
	over := c % unit
	if over > 0 {
		over -= unit
	}
	return c - over
}

// Multiple reports whether c is a whole multiple of unit, which must not be zero.
// Amounts below about forty million dollars are divided in 32 bits, which takes half as long,
// and every wager is asked this.
func (c Cents) Multiple(unit Cents) bool {
	if uint64(c)|uint64(unit) < 1<<32 {
		return uint32(c)%uint32(unit) == 0
	}
	return c%unit == 0
}

// Half is half of c, rounded down, and whether that is exact.
func (c Cents) Half() (half Cents, exact bool) { return c >> 1, c&1 == 0 }

// Split is the share of each of n equal shares of c, rounded down, and whether the shares
// are exact; n must be positive. What is left over is c less n shares.
func (c Cents) Split(n int64) (share Cents, exact bool) {
	share = c / Cents(n)
	over := c - share*Cents(n)
	if over < 0 {
		share--
	}
	return share, over == 0
}
