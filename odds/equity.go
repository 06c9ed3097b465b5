package odds

import (
	"fmt"
	"math/big"
	"runtime"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
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

// count is what one worker has seen of one hand: boards on which it took the
// whole pot or one half of it, by how many shared that.
type count struct{ whole, high, low [12]uint64 }

func (c *count) add(o *count) {
	for n := range c.whole {
		c.whole[n] += o.whole[n]
		c.high[n] += o.high[n]
		c.low[n] += o.low[n]
	}
}

// Equities goes through every board.
func (s *Showdown) Equities() ([]Equity, error) {
	left, err := s.check()
	if err != nil {
		return nil, err
	}
	workers := runtime.GOMAXPROCS(0)
	tables := make([]*tableau, workers)
	var wait sync.WaitGroup
	for w := range workers {
		tables[w] = newTableau(s)
		wait.Go(func() { tables[w].deal(left, len(s.Board), w, workers) })
	}
	wait.Wait()
	sum := tables[0]
	for _, t := range tables[1:] {
		sum.boards += t.boards
		for i := range sum.counts {
			sum.counts[i].add(&t.counts[i])
		}
	}
	all := make([]Equity, len(s.Hands))
	for i := range all {
		all[i] = sum.counts[i].equity(sum.boards)
	}
	return all, nil
}

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

// tableau is the hands on one worker's table.
type tableau struct {
	*Showdown
	seven  [][7]card.Card // hold 'em: the board first, then a player's two
	four   [][4]card.Card
	board  [5]card.Card
	highs  []poker.Rank
	lows   []poker.Rank
	counts []count
	boards uint64
}

func newTableau(s *Showdown) *tableau {
	n := len(s.Hands)
	t := &tableau{Showdown: s, seven: make([][7]card.Card, n), four: make([][4]card.Card, n),
		highs: make([]poker.Rank, n), lows: make([]poker.Rank, n), counts: make([]count, n)}
	copy(t.board[:], s.Board)
	for i, h := range s.Hands {
		copy(t.four[i][:], h)
		copy(t.seven[i][5:], h)
	}
	return t
}

// deal deals the rest of the board in every way. Of several workers each takes
// every so many-th card as the first.
func (t *tableau) deal(left []card.Card, at, first, step int) {
	if at == 5 {
		if first == 0 {
			t.show()
		}
		return
	}
	for i := first; i < len(left); i += step {
		t.board[at] = left[i]
		t.deal(left[i+1:], at+1, 0, 1)
	}
}

// show counts who wins a board.
func (t *tableau) show() {
	t.boards++
	var low poker.Rank
	for i := range t.counts {
		if t.Omaha {
			t.highs[i] = poker.OmahaHighOf(&t.four[i], t.board[:])
			if t.HighLow {
				t.lows[i] = poker.OmahaLowOf(&t.four[i], t.board[:])
				low = max(low, t.lows[i])
			}
			continue
		}
		copy(t.seven[i][:5], t.board[:])
		t.highs[i] = poker.SevenAt(&t.seven[i])
	}
	if low == 0 {
		t.award(t.highs, func(c *count) *[12]uint64 { return &c.whole })
		return
	}
	t.award(t.highs, func(c *count) *[12]uint64 { return &c.high })
	t.award(t.lows, func(c *count) *[12]uint64 { return &c.low })
}

func (t *tableau) award(ranks []poker.Rank, share func(*count) *[12]uint64) {
	top, n := poker.Rank(0), 0
	for _, r := range ranks {
		switch {
		case r > top:
			top, n = r, 1
		case r == top:
			n++
		}
	}
	for i, r := range ranks {
		if r == top {
			share(&t.counts[i])[n]++
		}
	}
}
