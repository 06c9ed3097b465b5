package phh

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"boardwalk/money"
)

// most is the largest amount that is read: its cents are still exact in TOML's 64-bit floats.
const most = 10_000_000_000_000 * money.Dollar

var errTooMuch = fmt.Errorf("it is more than %v", most)

// toCents turns a TOML number into cents, if it is a whole number of them.
func toCents(value any) (money.Cents, error) {
	switch v := value.(type) {
	case int64:
		if v > int64(most/100) || v < -int64(most/100) {
			return 0, errTooMuch
		}
		return money.Cents(v) * money.Dollar, nil
	case float64:
		switch {
		case math.IsNaN(v) || math.IsInf(v, 0):
			return 0, fmt.Errorf("%s is not an amount", formatFloat(v))
		case math.Abs(v) > float64(most/100):
			return 0, errTooMuch
		}
		cents := math.Round(v * 100)
		// TOML's reader took the float nearest to what is written. If the one nearest to
		// whole cents is the same, whole cents are what is written.
		if cents/100 != v {
			return 0, fmt.Errorf("%s is finer than a cent", formatFloat(v))
		}
		return money.Cents(cents), nil
	}
	return 0, fmt.Errorf("%s is not a number", describe(value))
}

// parseAmount reads the amount of an action. It is no TOML, and has no sign and no exponent.
func parseAmount(s string) (money.Cents, error) {
	whole, fraction, pointed := strings.Cut(s, ".")
	dollars, err := strconv.ParseUint(whole, 10, 64)
	switch {
	case errors.Is(err, strconv.ErrRange) || err == nil && dollars > uint64(most/100):
		return 0, errTooMuch
	case err != nil || pointed && strings.Trim(fraction, "0123456789") != "" || pointed && fraction == "":
		return 0, fmt.Errorf("%q is not an amount: write it like 25 or 2.50", s)
	}
	cents := strings.TrimRight(fraction, "0")
	if len(cents) > 2 {
		return 0, fmt.Errorf("%s is finer than a cent", s)
	}
	small, _ := strconv.Atoi((cents + "00")[:2])
	amount := money.Cents(dollars)*money.Dollar + money.Cents(small)
	if amount > most {
		return 0, errTooMuch
	}
	return amount, nil
}

// appendAmount writes an amount as TOML and actions have it: 25, 2.50, -0.05.
func appendAmount(b []byte, amount money.Cents) []byte {
	if amount < 0 {
		b, amount = append(b, '-'), -amount
	}
	b = strconv.AppendInt(b, int64(amount/100), 10)
	if cents := byte(amount % 100); cents != 0 {
		b = append(b, '.', '0'+cents/10, '0'+cents%10)
	}
	return b
}
