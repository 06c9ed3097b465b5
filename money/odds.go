package money

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

const (
	// MaxStake is the largest stake that odds are applied to: a billion dollars.
	MaxStake Cents = 1_000_000_000 * Dollar
	// MaxOdds is the largest number that may stand on either side of odds. With MaxStake
	// it keeps every product inside 64 bits, so that paying needs no check for overflow.
	MaxOdds = 10_000_000
)

// Odds are what a winning wager pays, To to One: "9 to 5" is Odds{9, 5} and pays nine for
// each five staked. The stake itself is not part of the winnings. The zero value is no odds
// at all, and pays nothing exactly or otherwise.
type Odds struct{ To, One int64 }

// IsZero reports whether no odds have been set. Odds of "0 to 1" have been.
func (o Odds) IsZero() bool { return o == Odds{} }

// Valid reports whether the odds can be paid: One is at least 1, To at least 0 and neither
// more than MaxOdds.
func (o Odds) Valid() bool { return uint64(o.To) <= MaxOdds && uint64(o.One-1) < MaxOdds }

// String writes the odds with the word between them, "9 to 5".
func (o Odds) String() string {
	return strconv.FormatInt(o.To, 10) + " to " + strconv.FormatInt(o.One, 10)
}

// Cmp orders valid odds by what they pay for each unit staked: negative when o pays less
// than p, zero when they pay alike, as 4 to 2 and 2 to 1 do, and positive when o pays more.
func (o Odds) Cmp(p Odds) int { return cmp.Compare(o.To*p.One, p.To*o.One) }

// Pays is what a stake wins at these odds, rounded down, and whether that is exact in whole
// cents. Nothing can be paid on a stake below zero or above MaxStake, or at odds that are
// not valid: that is 0 and false, as for any other wager that cannot be paid exactly.
func (o Odds) Pays(stake Cents) (winnings Cents, exact bool) {
	if uint64(stake) > uint64(MaxStake) || !o.Valid() {
		return 0, false
	}
	product := int64(stake) * o.To
	won := product / o.One
	return Cents(won), won*o.One == product
}

// MustPay is what a stake wins at these odds when the wager was only accepted because it
// can be paid exactly. It panics otherwise, which is a bug in the caller.
func (o Odds) MustPay(stake Cents) Cents {
	winnings, exact := o.Pays(stake)
	if !exact {
		panic(notExact{o, stake})
	}
	return winnings
}

// Owes is what a stake wins, a fraction of a cent counted as a cent: odds may have been
// posted after the wager was accepted, and no wager is paid below its odds. It panics where
// nothing can be paid at all.
func (o Odds) Owes(stake Cents) Cents {
	if o.One == 1 && uint64(o.To) <= MaxOdds && uint64(stake) <= uint64(MaxStake) {
		return stake * Cents(o.To) // most odds are so much to 1, and a division takes long
	}
	return o.owes(stake)
}

func (o Odds) owes(stake Cents) Cents {
	winnings, exact := o.Pays(stake)
	switch {
	case exact:
	case uint64(stake) > uint64(MaxStake) || !o.Valid():
		panic(notExact{o, stake})
	default:
		winnings++
	}
	return winnings
}

// Payable reports whether what the stake wins is exactly a whole multiple of unit, the
// smallest chip the table pays with; unit must be positive.
func (o Odds) Payable(stake, unit Cents) bool {
	winnings, exact := o.Pays(stake)
	return exact && winnings%unit == 0
}

// Unit is the smallest stake that is a whole multiple of unit and wins one too: at 9 to 5
// and a unit of a dollar it is $5. The odds must be valid and unit positive.
func (o Odds) Unit(unit Cents) Cents {
	a, b := o.One, o.To
	for b != 0 {
		a, b = b, a%b
	}
	return unit * Cents(o.One/a)
}

// ParseOdds reads odds written "9 to 5", "9:5" or "9-5".
func ParseOdds(s string) (Odds, error) {
	for _, between := range []string{"to", ":", "-"} {
		left, right, found := strings.Cut(s, between)
		if !found {
			continue
		}
		left, right = strings.TrimSpace(left), strings.TrimSpace(right)
		if !allDigits(left) || !allDigits(right) {
			break
		}
		to, okTo := number(left)
		one, okOne := number(right)
		odds := Odds{to, one}
		if !okTo || !okOne || !odds.Valid() {
			return Odds{}, fmt.Errorf("odds of %q cannot be paid: use 0 to %d on the left and 1 to %[2]d on the right", s, MaxOdds)
		}
		return odds, nil
	}
	return Odds{}, fmt.Errorf("%q is not odds: write them like 9 to 5", s)
}

// notExact keeps the words of the panic out of MustPay, which is then small enough to inline.
type notExact struct {
	odds  Odds
	stake Cents
}

func (e notExact) Error() string {
	return fmt.Sprintf("a stake of %v cannot be paid exactly at %v", e.stake, e.odds)
}
