package chance

import (
	"math/bits"
	"math/rand/v2"
)

// Secure is the source for live tables: outcomes that nobody can predict who does not have
// the seed, and that anybody can compute again who does.
type Secure struct{ stream *rand.ChaCha8 }

var _ Source = (*Secure)(nil)

// NewSecure is the source that the seed decides, at its first outcome.
//
// The numbers are those of the ChaCha8 generator of math/rand/v2, whose output Go keeps
// the same for good, so a hand can be verified from its seed years later.
func NewSecure(seed Seed) *Secure { return &Secure{rand.NewChaCha8(seed)} }

// Draw takes the next 64-bit number x of the stream and returns the upper half of x times n.
// Where the lower half is less than 2^64 mod n it takes another x instead, because those
// few would make some outcomes likelier than others (Lemire's method).
func (s *Secure) Draw(n int) int {
	if n < 1 {
		refuse(n)
	}
	outcome, low := bits.Mul64(s.stream.Uint64(), uint64(n))
	if low < uint64(n) { // seldom, and spares the division in all other cases
		for surplus := -uint64(n) % uint64(n); low < surplus; {
			outcome, low = bits.Mul64(s.stream.Uint64(), uint64(n))
		}
	}
	return int(outcome)
}
