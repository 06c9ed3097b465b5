package roulette

import (
	"math/bits"
	"strconv"
)

// Number is a number of the wheel and the layout: 0 to 36, or [DoubleZero].
type Number uint8

// DoubleZero is the number 00.
const DoubleZero Number = 37

// tripleZero is the number 000, which no wager covers: it is on wheels of other places only.
const tripleZero Number = 38

// String writes the number as it stands on the wheel.
func (n Number) String() string {
	switch n {
	case DoubleZero:
		return "00"
	case tripleZero:
		return "000"
	}
	return strconv.Itoa(int(n))
}

// ParseNumber reads a number as it stands on the wheel.
func ParseNumber(s string) (n Number, ok bool) {
	if s == "00" {
		return DoubleZero, true
	}
	i, err := strconv.Atoi(s)
	if err != nil || i < 0 || i > 36 || strconv.Itoa(i) != s {
		return 0, false
	}
	return Number(i), true
}

// numberOf returns the number of a pocket of any wheel.
func numberOf(label string) Number {
	if label == "000" {
		return tripleZero
	}
	n, _ := ParseNumber(label)
	return n
}

// Numbers is a set of numbers, one bit each.
type Numbers uint64

// the is the set of these numbers.
func the(ns ...Number) Numbers {
	set := Numbers(0)
	for _, n := range ns {
		set |= 1 << n
	}
	return set
}

// run is the set of the numbers from first to last.
func run(first, last Number) Numbers { return 1<<(last+1) - 1<<first }

// Has reports whether n is in the set.
func (s Numbers) Has(n Number) bool { return s>>(n&63)&1 != 0 }

// Len is how many numbers are in the set.
func (s Numbers) Len() int { return bits.OnesCount64(uint64(s)) }

// All yields the numbers of the set: 0 to 36, then 00.
func (s Numbers) All(yield func(Number) bool) {
	for ; s != 0; s &= s - 1 {
		if !yield(Number(bits.TrailingZeros64(uint64(s)))) {
			return
		}
	}
}
