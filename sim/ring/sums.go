package ring

import (
	"math"
	"math/big"
	"math/bits"

	"boardwalk/money"
	"boardwalk/sim"
)

// Sums is what hands of poker have come to, in whole cents.
type Sums struct {
	Hands     int64
	Showdowns int64       // hands that more than one player saw the end of
	Staked    money.Cents // what the players put into the pots, without what nobody called
	Rake      money.Cents // what the house took of it
	Seats     []Seat      // the first position first

	Staked2, Raked2, Both sim.Wide // squares of what was staked and of the rake of each hand, and their product
}

// Seat is what hands have come to at one position.
type Seat struct {
	sim.Sums
	Whole    int64 // hands in which the position got all that was in the pots
	Part     int64 // and in which it got a part
	Sessions *sim.Sessions
}

// sums are those of no hands yet.
func (p *plan) sums() *Sums {
	s := &Sums{Seats: make([]Seat, p.Seats)}
	if p.Session > 0 {
		for i := range s.Seats {
			s.Seats[i].Sessions = sim.NewSessions(p.Session, p.Bankroll)
		}
	}
	return s
}

func (s *Seat) note(net, got, all money.Cents) {
	s.Sums.Note(net)
	switch {
	case got == all:
		s.Whole++
	case got > 0:
		s.Part++
	}
}

// PerHand is what the position has won by a hand on average, in dollars, and the
// standard error of that.
func (s *Seat) PerHand() (net, standardError float64) {
	return -s.HouseAdvantage(money.Dollar), s.StandardError(money.Dollar)
}

func (s *Sums) note(staked, rake money.Cents, showdown bool) {
	s.Hands++
	if showdown {
		s.Showdowns++
	}
	s.Staked += staked
	s.Rake += rake
	s.Staked2.Add(bits.Mul64(uint64(staked), uint64(staked)))
	s.Raked2.Add(bits.Mul64(uint64(rake), uint64(rake)))
	s.Both.Add(bits.Mul64(uint64(staked), uint64(rake)))
}

// Add adds others up with these.
func (s *Sums) Add(o *Sums) {
	s.Hands += o.Hands
	s.Showdowns += o.Showdowns
	s.Staked += o.Staked
	s.Rake += o.Rake
	s.Staked2.Plus(o.Staked2)
	s.Raked2.Plus(o.Raked2)
	s.Both.Plus(o.Both)
	for i := range s.Seats {
		s.Seats[i].Add(&o.Seats[i].Sums)
		s.Seats[i].Whole += o.Seats[i].Whole
		s.Seats[i].Part += o.Seats[i].Part
		if s.Seats[i].Sessions != nil {
			s.Seats[i].Sessions.Add(o.Seats[i].Sessions)
		}
	}
}

// Returned is what came back to the players.
func (s *Sums) Returned() money.Cents { return s.Staked - s.Rake }

// AveragePot is what the players put in for one hand, in dollars.
func (s *Sums) AveragePot() float64 {
	return float64(s.Staked) / float64(money.Dollar) / float64(max(1, s.Hands))
}

// HouseAdvantage is the rake for each dollar that was put into the pots.
func (s *Sums) HouseAdvantage() float64 {
	if s.Staked == 0 {
		return 0
	}
	return float64(s.Rake) / float64(s.Staked)
}

// StandardError is that of the house advantage: of a ratio of two sums, by how
// far the rake of each hand is from that part of what was staked in it.
func (s *Sums) StandardError() float64 {
	if s.Hands < 2 || s.Staked == 0 {
		return 0
	}
	staked, rake := big.NewInt(int64(s.Staked)), big.NewInt(int64(s.Rake))
	product := func(list ...*big.Int) *big.Int {
		p := big.NewInt(1)
		for _, x := range list {
			p.Mul(p, x)
		}
		return p
	}
	off := product(s.Raked2.Big(), staked, staked)
	off.Sub(off, product(big.NewInt(2), s.Both.Big(), staked, rake))
	off.Add(off, product(s.Staked2.Big(), rake, rake))
	squares, _ := new(big.Float).SetInt(off).Float64()
	n, sum := float64(s.Hands), float64(s.Staked)
	return math.Sqrt(squares*n/(n-1)) / sum / sum
}
