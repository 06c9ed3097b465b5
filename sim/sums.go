package sim

import (
	"encoding/json"
	"math"
	"math/big"
	"math/bits"

	"boardwalk/money"
)

// Sums is what wagers of one size have come to, in whole cents: adding two of
// them up in any order gives the same to the last digit.
type Sums struct {
	Bets    int64       // wagers that were decided
	Won     int64       // of which won something
	Lost    int64       // and lost something; the rest came back
	Net     money.Cents // won less lost, by the players
	Squares Wide        // of the net of each
}

// Wide is a number of 128 bits: the squares of a hundred million long shots do
// not fit in 64.
type Wide struct{ high, low uint64 }

// Add adds a number of two halves, as [bits.Mul64] returns it.
func (w *Wide) Add(high, low uint64) {
	var carry uint64
	w.low, carry = bits.Add64(w.low, low, 0)
	w.high, _ = bits.Add64(w.high, high, carry)
}

// Plus adds another.
func (w *Wide) Plus(o Wide) { w.Add(o.high, o.low) }

// MarshalJSON writes the two halves.
func (w Wide) MarshalJSON() ([]byte, error) { return json.Marshal([2]uint64{w.high, w.low}) }

// UnmarshalJSON reads them.
func (w *Wide) UnmarshalJSON(text []byte) error {
	var halves [2]uint64
	err := json.Unmarshal(text, &halves)
	w.high, w.low = halves[0], halves[1]
	return err
}

// Big returns the number.
func (w Wide) Big() *big.Int {
	b := new(big.Int).SetUint64(w.high)
	return b.Lsh(b, 64).Add(b, new(big.Int).SetUint64(w.low))
}

// Note counts a wager that was decided.
func (s *Sums) Note(net money.Cents) {
	s.Bets++
	s.Net += net
	switch {
	case net > 0:
		s.Won++
	case net < 0:
		s.Lost++
		net = -net
	}
	s.Squares.Add(bits.Mul64(uint64(net), uint64(net)))
}

// Add adds others up with these.
func (s *Sums) Add(o *Sums) {
	s.Bets += o.Bets
	s.Won += o.Won
	s.Lost += o.Lost
	s.Net += o.Net
	s.Squares.Plus(o.Squares)
}

// HouseAdvantage is what the house has won for each dollar of the initial
// wagers, which were of the given size.
func (s *Sums) HouseAdvantage(stake money.Cents) float64 {
	if s.Bets == 0 {
		return 0
	}
	return -float64(s.Net) / float64(stake) / float64(s.Bets)
}

// Variance is that of the net of one wager for each dollar of its size.
func (s *Sums) Variance(stake money.Cents) float64 {
	if s.Bets < 2 {
		return 0
	}
	// n times the sum of squares less the square of the sum, exactly, since the
	// two may be nearly the same.
	n, net := big.NewInt(s.Bets), big.NewInt(int64(s.Net))
	spread := s.Squares.Big()
	spread.Mul(spread, n).Sub(spread, net.Mul(net, net))
	v, _ := new(big.Float).SetInt(spread).Float64()
	return v / float64(s.Bets) / float64(s.Bets-1) / float64(stake) / float64(stake)
}

// StandardError is that of the house advantage.
func (s *Sums) StandardError(stake money.Cents) float64 {
	if s.Bets == 0 {
		return 0
	}
	return math.Sqrt(s.Variance(stake) / float64(s.Bets))
}
