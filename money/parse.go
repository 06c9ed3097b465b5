package money

import (
	"fmt"
	"math"
	"strings"
)

// Parse reads an amount of dollars as people write it: "25", "2.50", "$1,000", "-5",
// "+$400". It refuses whatever is not a whole number of cents.
func Parse(s string) (Cents, error) {
	rest := s
	negative := strings.HasPrefix(rest, "-")
	if negative || strings.HasPrefix(rest, "+") {
		rest = rest[1:]
	}
	rest = strings.TrimPrefix(rest, "$")

	whole, fraction, pointed := strings.Cut(rest, ".")
	digits, ok := ungroup(whole)
	if !ok || pointed && !allDigits(fraction) {
		return 0, fmt.Errorf("%q is not an amount of money: write it like 25, 2.50 or $1,000", s)
	}
	if len(fraction) > 2 {
		return 0, fmt.Errorf("%q has a fraction of a cent: write at most two digits after the point", s)
	}
	cents, ok := number(digits + (fraction + "00")[:2])
	if !ok {
		return 0, fmt.Errorf("%q is more money than can be counted", s)
	}
	if negative {
		cents = -cents
	}
	return Cents(cents), nil
}

// ungroup takes the commas out of a whole number. Where there are any they must all be
// there: "1,00" is more likely a slip for "1,000" or "1.00" than one hundred.
func ungroup(s string) (digits string, ok bool) {
	groups := strings.Split(s, ",")
	for i, group := range groups {
		if !allDigits(group) || len(groups) > 1 && (len(group) > 3 || i > 0 && len(group) != 3) {
			return "", false
		}
	}
	return strings.Join(groups, ""), true
}

// allDigits reports whether s is one or more decimal digits and nothing else.
func allDigits(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}

// number is the value of a string of digits, and whether it can be held.
func number(digits string) (n int64, ok bool) {
	for i := range len(digits) {
		digit := int64(digits[i] - '0')
		if n > (math.MaxInt64-digit)/10 {
			return 0, false
		}
		n = n*10 + digit
	}
	return n, true
}
