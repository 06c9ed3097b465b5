package keno

import (
	"math/bits"
	"slices"

	"boardwalk/money"
)

// Sharing is how the winners of a game share its limit when they have won more
// together.
type Sharing uint8

// The ways to share.
const (
	InProportion Sharing = iota // to what each has won
	Equally                     // the same for each, and no more than each has won
)

// String returns the words of the rate card for it.
func (s Sharing) String() string {
	if s == Equally {
		return "equally"
	}
	return "in proportion"
}

// Sentence says on tickets and rate cards how the limit is shared (15.4(c)11).
func (s Sharing) Sentence() string {
	if s == Equally {
		return "If winning tickets of a game come to more, each is paid the same share, but no ticket more than it won."
	}
	return "If winning tickets of a game come to more, each is paid in proportion to what it won."
}

// Share is how the winning tickets of one game share its limit. The zero value
// pays every ticket in full.
type Share struct {
	Total money.Cents // what all tickets won; 0 if it is not above the limit
	Limit money.Cents // what they get instead; 0 if every ticket is paid in full
	Level money.Cents // where they share equally: the most that one ticket gets
}

// Share returns how the winners of a game share its limit, from what each ticket
// of the game has won (15.3(e)[maximum]). Tickets that won nothing do no harm.
func (c *Rates) Share(won []money.Cents) Share {
	var total money.Cents
	for _, w := range won {
		total += w
	}
	if c.Limit == 0 || total <= c.Limit {
		return Share{}
	}
	s := Share{Total: total, Limit: c.Limit}
	if c.Sharing == Equally {
		s.Level = level(won, c.Limit)
	}
	return s
}

// level returns the largest amount for which all that is won, each ticket's part
// above the amount left out, is not above the limit.
func level(won []money.Cents, limit money.Cents) money.Cents {
	sorted := slices.DeleteFunc(slices.Clone(won), func(w money.Cents) bool { return w <= 0 })
	slices.Sort(sorted)
	left := limit
	for i, w := range sorted {
		each, _ := left.Split(int64(len(sorted) - i))
		if each < w {
			return each
		}
		left -= w
	}
	return limit
}

// Of returns what a ticket is paid that won so much in the game. A fraction of a
// cent stays with the house, so that all together are never above the limit.
func (s Share) Of(won money.Cents) money.Cents {
	switch {
	case s.Limit == 0 || won <= 0:
		return won
	case s.Level > 0:
		return min(won, s.Level)
	}
	high, low := bits.Mul64(uint64(won), uint64(s.Limit))
	part, _ := bits.Div64(high, low, uint64(s.Total))
	return money.Cents(part)
}
