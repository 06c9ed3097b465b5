package twentyone

import (
	"math/big"
	"math/bits"
)

// residues is whole numbers modulo a prime, of which any can be divided by any
// but zero. A fraction whose denominator is known follows from what is left of
// it modulo a few primes, each found as quickly as in floating point: that is
// how whole decks are counted exactly. Numbers are in Montgomery's form, as many
// times 2^64.
type residues struct {
	prime    uint64
	negative uint64 // of one divided by the prime, modulo 2^64
	square   uint64 // of 2^64
	one      uint64
}

func newResidues(prime uint64) *residues {
	m := &residues{prime: prime}
	inverse := prime // right in the last three bits, and twice as many each time
	for range 5 {
		inverse *= 2 - prime*inverse
	}
	m.negative = -inverse
	_, m.one = bits.Div64(1, 0, prime)
	hi, lo := bits.Mul64(m.one, m.one)
	_, m.square = bits.Div64(hi, lo, prime)
	return m
}

// primes yields the primes below 2^62, the largest first.
func primes(yield func(*residues) bool) {
	for n := uint64(1<<62 - 1); ; n -= 2 {
		if new(big.Int).SetUint64(n).ProbablyPrime(20) && !yield(newResidues(n)) {
			return
		}
	}
}

func (m *residues) of(n uint64) uint64 { return m.mul(n%m.prime, m.square) }

// plain is a number as it is written.
func (m *residues) plain(x uint64) uint64 { return m.mul(x, 1) }

func (m *residues) mul(x, y uint64) uint64 {
	hi, lo := bits.Mul64(x, y)
	more, rest := bits.Mul64(lo*m.negative, m.prime)
	_, carry := bits.Add64(lo, rest, 0)
	return m.below(hi + more + carry)
}

func (m *residues) below(x uint64) uint64 {
	if x >= m.prime {
		return x - m.prime
	}
	return x
}

func (m *residues) add(x, y uint64) uint64 { return m.below(x + y) }
func (m *residues) sub(x, y uint64) uint64 { return m.below(x + m.prime - y) }

// div is by Fermat's theorem.
func (m *residues) div(x, y uint64) uint64 {
	for e := m.prime - 2; e > 0; e >>= 1 {
		if e&1 == 1 {
			x = m.mul(x, y)
		}
		y = m.mul(y, y)
	}
	return x
}

func (m *residues) fraction(n, d int) uint64 {
	x := m.of(uint64(max(n, -n)))
	if n < 0 {
		x = m.sub(0, x)
	}
	if d == 1 {
		return x
	}
	return m.div(x, m.of(uint64(d)))
}

// Residues have no order and no size: they follow plans that were made before.
func (m *residues) less(x, y uint64) bool   { panic("twentyone: residues have no order") }
func (m *residues) number(x uint64) float64 { panic("twentyone: residues have no size") }

func (m *residues) mean(weights [values]int, total int, of [values]uint64) uint64 {
	sum := uint64(0)
	for v, w := range weights {
		sum = m.add(sum, m.mul(m.of(uint64(w)), of[v]))
	}
	return m.mul(sum, m.fraction(1, total))
}

func (m *residues) grow(product []lanes[uint64], tree []node, factors []lanes[int]) {
	var table [1 << 7]lanes[uint64]
	for i, f := range factors {
		for k := range f {
			table[i][k] = m.of(uint64(f[k]))
		}
	}
	product[0] = lanes[uint64]{m.one, m.one, m.one, m.one}
	for i, n := range tree {
		p, f, to := &product[n.parent], &table[n.factor], &product[i+1]
		for k := range to {
			to[k] = m.mul(p[k], f[k])
		}
	}
}

// collect adds the products up by their number of cards, and divides the sums.
// The ways are taken as they are written, which the sums make good.
func (m *residues) collect(product []lanes[uint64], ends []end, inverse []lanes[uint64]) (sum lanes[uint64]) {
	of := make([]lanes[uint64], len(inverse))
	for _, e := range ends {
		p, to, ways := &product[e.node], &of[e.cards], uint64(e.ways)
		for k := range to {
			to[k] = m.add(to[k], m.mul(p[k], ways))
		}
	}
	for n := range of {
		for k := range sum {
			sum[k] = m.add(sum[k], m.mul(m.mul(of[n][k], m.square), inverse[n][k]))
		}
	}
	return sum
}

func (m *residues) accumulate(sums []uint64, times uint64, of []uint64) {
	for f, x := range of {
		sums[f] = m.add(sums[f], m.mul(times, x))
	}
}

// whole is the whole number, not below zero and below the product of the
// primes, that leaves certain residues: the Chinese remainder.
func whole(of []*residues, left []uint64) *big.Int {
	x, product := new(big.Int), big.NewInt(1)
	for i, m := range of {
		p := new(big.Int).SetUint64(m.prime)
		step := new(big.Int).SetUint64(m.plain(left[i]))
		step.Sub(step, x)
		step.Mul(step, new(big.Int).ModInverse(product, p))
		x.Add(x, step.Mul(product, step.Mod(step, p)))
		product.Mul(product, p)
	}
	return x
}
