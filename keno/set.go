package keno

import (
	"iter"
	"math/bits"
	"strconv"
	"strings"
)

const (
	// Numbers is how many numbers keno is played with, from 1 on (15.2(a)).
	Numbers = 80
	// Drawn is how many of them are drawn in a game (15.5(d)2).
	Drawn = 20
)

// Set is a set of numbers from 1 to 80. The zero value is empty, and sets can be
// compared with ==.
type Set struct{ low, high uint64 }

// NewSet returns the set of some numbers, each from 1 to 80.
func NewSet(numbers ...int) Set {
	var s Set
	for _, n := range numbers {
		s = s.With(n)
	}
	return s
}

// With returns the set and one number more, which must be from 1 to 80.
func (s Set) With(n int) Set {
	if n <= 64 {
		s.low |= 1 << (n - 1)
	} else {
		s.high |= 1 << (n - 65)
	}
	return s
}

// Has reports whether a number is in the set.
func (s Set) Has(n int) bool {
	switch {
	case n < 1 || n > Numbers:
		return false
	case n <= 64:
		return s.low>>(n-1)&1 != 0
	}
	return s.high>>(n-65)&1 != 0
}

// Or returns the numbers that are in one of two sets or in both.
func (s Set) Or(t Set) Set { return Set{s.low | t.low, s.high | t.high} }

// And returns the numbers that are in both sets.
func (s Set) And(t Set) Set { return Set{s.low & t.low, s.high & t.high} }

// Without returns the numbers of s that are not in t.
func (s Set) Without(t Set) Set { return Set{s.low &^ t.low, s.high &^ t.high} }

// IsEmpty reports whether there is no number in the set.
func (s Set) IsEmpty() bool { return s == Set{} }

// Len returns how many numbers are in the set.
func (s Set) Len() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

// Caught returns how many numbers of s are in t.
func (s Set) Caught(t Set) int {
	return bits.OnesCount64(s.low&t.low) + bits.OnesCount64(s.high&t.high)
}

// All yields the numbers in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for low := s.low; low != 0; low &= low - 1 {
			if !yield(bits.TrailingZeros64(low) + 1) {
				return
			}
		}
		for high := s.high; high != 0; high &= high - 1 {
			if !yield(bits.TrailingZeros64(high) + 65) {
				return
			}
		}
	}
}

// List returns the numbers in ascending order.
func (s Set) List() []int {
	list := make([]int, 0, s.Len())
	for n := range s.All() {
		list = append(list, n)
	}
	return list
}

// String writes the numbers in ascending order with spaces between them.
func (s Set) String() string {
	var b strings.Builder
	for n := range s.All() {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(strconv.Itoa(n))
	}
	return b.String()
}
