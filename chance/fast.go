package chance

import (
	"math"
	"math/bits"
)

// Fast is the source for simulation: the same seed and stream give the same outcomes
// everywhere, as quickly as can be. It is not for live tables, because whoever has seen
// some outcomes can compute all that follow.
//
// It is the xoshiro256++ generator of Blackman and Vigna.
type Fast struct{ a, b, c, d uint64 }

var _ Source = (*Fast)(nil)

// NewFast is the source that seed and stream decide together. Give each worker of a
// simulation the same seed and its own stream: no two pairs of seed and stream start alike,
// and in a period of 2^256 they do not meet.
func NewFast(seed, stream uint64) *Fast {
	f := &Fast{a: mix(seed), b: mix(^stream)} // mix is one to one, so pairs stay distinct
	f.c = mix(f.a ^ bits.RotateLeft64(f.b, 32))
	f.d = mix(f.c+f.b) | 1 // a state of all zeros would stay there
	for range 16 {         // until each bit of the state has met every other
		f.next()
	}
	return f
}

// mix is the finisher of SplitMix64: one to one, and near inputs end far apart.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

func (f *Fast) next() (out uint64) {
	out, f.a, f.b, f.c, f.d = step(f.a, f.b, f.c, f.d)
	return out
}

// step returns what the generator gives out in a state, and its next state.
func step(a, b, c, d uint64) (out, nextA, nextB, nextC, nextD uint64) {
	out = bits.RotateLeft64(a+d, 23) + a
	c ^= a
	d ^= b
	return out, a ^ d, b ^ c, c ^ b<<17, bits.RotateLeft64(d, 45)
}

// Draw returns an outcome from 0 to n-1 by the method of Secure, in 32 bits where n allows.
func (f *Fast) Draw(n int) int {
	if uint64(n-1) >= math.MaxUint32 {
		return f.drawWide(n)
	}
	for {
		product := f.next() >> 32 * uint64(n)
		low := uint32(product)
		if low >= uint32(n) || low >= -uint32(n)%uint32(n) { // the first spares the division
			return int(product >> 32)
		}
	}
}

// drawWide is Draw where n does not fit in 32 bits, or is no number of outcomes at all.
func (f *Fast) drawWide(n int) int {
	if n < 1 {
		refuse(n)
	}
	outcome, low := bits.Mul64(f.next(), uint64(n))
	for surplus := -uint64(n) % uint64(n); low < surplus; {
		outcome, low = bits.Mul64(f.next(), uint64(n))
	}
	return int(outcome)
}

// TakeLast draws n of a list, one after the other from those that are left, and swaps each
// with the last of them: the first one drawn ends up last. It draws what n calls of
// [Fast.Draw] would, and takes half the time: the state stays in registers meanwhile.
func TakeLast[T any](f *Fast, list []T, n int) {
	a, b, c, d := f.a, f.b, f.c, f.d
	for ; n > 0; n-- {
		last := len(list) - 1
		var out uint64
		out, a, b, c, d = step(a, b, c, d)
		product := out >> 32 * uint64(len(list))
		i := int(product >> 32)
		if uint32(product) <= uint32(last) { // seldom: this one may not count, which Draw finds out
			f.a, f.b, f.c, f.d = a, b, c, d
			i = f.drawAgain(product, len(list))
			a, b, c, d = f.a, f.b, f.c, f.d
		}
		list[i], list[last] = list[last], list[i]
		list = list[:last]
	}
	f.a, f.b, f.c, f.d = a, b, c, d
}

// drawAgain is what Draw does with a product whose low half is small: it draws again if
// that makes an outcome more likely than others.
//
//go:noinline
func (f *Fast) drawAgain(product uint64, n int) int {
	if uint32(product) >= -uint32(n)%uint32(n) {
		return int(product >> 32)
	}
	return f.Draw(n)
}
