package worth

import (
	"math/big"
	"math/bits"
)

// wide is a whole number of 128 bits.
type wide struct{ hi, lo uint64 }

func (w *wide) add(o wide) {
	var carry uint64
	w.lo, carry = bits.Add64(w.lo, o.lo, 0)
	w.hi, _ = bits.Add64(w.hi, o.hi, carry)
}

// times is the product with n, and whether that is more than 128 bits.
func (w wide) times(n uint64) (product wide, over bool) {
	hi, lo := bits.Mul64(w.lo, n)
	more, mid := bits.Mul64(w.hi, n)
	sum, carry := bits.Add64(hi, mid, 0)
	return wide{sum, lo}, more != 0 || carry != 0
}

// over is the quotient by n, by which it can be divided.
func (w wide) over(n uint64) wide {
	if n == 1 {
		return w
	}
	hi, rest := w.hi/n, w.hi%n
	lo, _ := bits.Div64(rest, w.lo, n)
	return wide{hi, lo}
}

func (w wide) big() *big.Int {
	n := new(big.Int).SetUint64(w.hi)
	return n.Or(n.Lsh(n, 64), new(big.Int).SetUint64(w.lo))
}
