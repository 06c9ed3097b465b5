package odds

import (
	"fmt"
	"math/big"

	"boardwalk/card"
)

// Equity is how one of several hands fares over all boards that may still come.
type Equity struct {
	Boards uint64   // all of them
	Wins   uint64   // boards on which the hand alone takes the pot, or alone the high share
	Ties   uint64   // boards on which it shares that with others
	Share  *big.Rat // its share of the pot on average
}

// Showdown is several hands of hold 'em or Omaha and what is known of the board.
type Showdown struct {
	Omaha   bool          // four cards each, of which two are used
	HighLow bool          // the pot is halved with the best low hand, eight or better
	Hands   [][]card.Card // two or more
	Board   []card.Card   // up to five cards
	Dead    []card.Card   // cards that are known not to come
}

// check returns the cards that may still come.
func (s *Showdown) check() ([]card.Card, error) {
	own := 2
	if s.Omaha {
		own = 4
	}
	switch {
	case len(s.Hands) < 2 || len(s.Hands) > 11:
		return nil, fmt.Errorf("a showdown has two to eleven hands, not %d", len(s.Hands))
	case len(s.Board) > 5:
		return nil, fmt.Errorf("the board has five cards at most, not %d", len(s.Board))
	case s.HighLow && !s.Omaha:
		return nil, fmt.Errorf("hold 'em is played for high only")
	}
	var seen card.Set
	take := func(cards []card.Card) error {
		for _, c := range cards {
			if !c.Suited() || seen.Has(c) {
				return fmt.Errorf("%v cannot be there, or not twice", c)
			}
			seen |= card.SetOf(c)
		}
		return nil
	}
	for _, h := range s.Hands {
		if len(h) != own {
			return nil, fmt.Errorf("a hand has %d cards here, not %d", own, len(h))
		}
		if err := take(h); err != nil {
			return nil, err
		}
	}
	if err := take(s.Board); err != nil {
		return nil, err
	}
	if err := take(s.Dead); err != nil {
		return nil, err
	}
	var left []card.Card
	for _, c := range card.Deck() {
		if !seen.Has(c) {
			left = append(left, c)
		}
	}
	if len(left) < 5-len(s.Board) {
		return nil, fmt.Errorf("too few cards are left for a board")
	}
	return left, nil
}

// Equities goes through every board. It deals boards that differ in suits alone together, see [boards].
func (s *Showdown) Equities() ([]Equity, error) {
	left, err := s.check()
	if err != nil {
		return nil, err
	}
	b := s.boards(left)
	b.deal(0, 5-len(s.Board), 0, 1)
	all := make([]Equity, len(s.Hands))
	for i := range all {
		all[i] = b.counts[i].equity(b.total)
	}
	return all, nil
}

// count is how many boards a hand took the whole pot on, or one half of it, by how many shared that.
type count struct{ whole, high, low [12]uint64 }

func (c *count) equity(boards uint64) Equity {
	e := Equity{Boards: boards, Wins: c.whole[1] + c.high[1], Share: new(big.Rat)}
	for n := 1; n < len(c.whole); n++ {
		if n > 1 {
			e.Ties += c.whole[n] + c.high[n]
		}
		part := new(big.Rat).SetFrac(new(big.Int).SetUint64(2*c.whole[n]+c.high[n]+c.low[n]), big.NewInt(int64(2*n)))
		e.Share.Add(e.Share, part)
	}
	e.Share.Quo(e.Share, new(big.Rat).SetInt(new(big.Int).SetUint64(boards)))
	return e
}
