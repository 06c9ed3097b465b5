package twohands

import (
	"cmp"
	"math/bits"
	"slices"
)

// Sums is how all deals of pai gow poker end, for wagers of several sizes.
type Sums struct {
	Worth        []Net // what each wins and loses, sorted by [Net.Compare]
	Deals        int64
	House        [roles]Count   // set as the house does, whatever the wager is
	Best, ByKind [roles][]Count // see [Found], by wager

	// Settings is the setting of each kind of hand that is best for a player by one of the wagers, by the number of the
	// kind: one of [houseway.LowPlaces].
	Settings []byte
}

// For returns how all deals end for a wager, and false if it was not asked about.
func (s *Sums) For(n Net) (*Found, bool) {
	at, ok := slices.BinarySearchFunc(s.Worth, n, Net.Compare)
	if !ok {
		return nil, false
	}
	f := &Found{House: s.House}
	for r := range roles {
		f.Best[r], f.ByKind[r] = s.Best[r][at], s.ByKind[r][at]
	}
	return f, true
}

// Compare says of which wager a win is worth less, for each dollar that is lost.
func (n Net) Compare(o Net) int { return cmp.Compare(n.Won*o.Lost, o.Won*n.Lost) }

// outcome is how often both hands win and both lose.
type outcome struct{ won, lost int64 }

func (n Net) worth(o outcome) int64 { return n.Won*o.won - n.Lost*o.lost }

// bestFor is which of some settings is worth most by a wager. Of several that are alike it is the first.
func bestFor(n Net, list []outcome, may uint64) (best int) {
	most := int64(-1 << 62)
	for rest := may; rest != 0; rest &= rest - 1 {
		j := bits.TrailingZeros64(rest)
		if v := n.worth(list[j]); v > most {
			best, most = j, v
		}
	}
	return best
}

// steps is what some hands win and lose together by wagers of several sizes: by how much more than by the wager before.
// There is one more than wagers.
type steps []outcome

// add adds hands that can be set in some ways, each as is best by each wager.
func (s steps) add(worth []Net, list []outcome, may uint64, ways int64) {
	if may&(may-1) == 0 {
		s.span(0, len(worth)-1, list[bits.TrailingZeros64(may)], ways)
		return
	}
	last := len(worth) - 1
	s.between(worth, list, may, ways, 0, last, bestFor(worth[0], list, may), bestFor(worth[last], list, may))
}

// between adds hands for the wagers from one to another, for which it is known what is best. As what a setting is worth is
// in proportion to what is won and lost, a setting that is best for both is best for all between them.
func (s steps) between(worth []Net, list []outcome, may uint64, ways int64, from, to, first, last int) {
	switch {
	case first == last:
		s.span(from, to, list[first], ways)
	case to == from+1:
		s.span(from, from, list[first], ways)
		s.span(to, to, list[last], ways)
	default:
		middle := (from + to) / 2
		best := bestFor(worth[middle], list, may)
		s.between(worth, list, may, ways, from, middle, first, best)
		s.between(worth, list, may, ways, middle+1, to, bestFor(worth[middle+1], list, may), last)
	}
}

// span adds an outcome for the wagers from one to another.
func (s steps) span(from, to int, o outcome, ways int64) {
	s[from].won += ways * o.won
	s[from].lost += ways * o.lost
	s[to+1].won -= ways * o.won
	s[to+1].lost -= ways * o.lost
}

// all adds an outcome for all wagers.
func (s steps) all(o outcome) { s.span(0, len(s)-2, o, 1) }

// sums is what one worker adds up, by how hands are set.
type sums [manners][roles]steps

const (
	setBest    = iota // each hand as is best for it
	setByKind         // as is best for all hands of its kind together
	setByHouse        // as the house does
	manners
)

func newSums(wagers int) (s sums) {
	for i := range s {
		for r := range s[i] {
			s[i][r] = make(steps, wagers+1)
		}
	}
	return s
}

// whole puts together what the workers have added up.
func whole(parts []sums, manner int, deals int64) (found [roles][]Count) {
	for r := range found {
		var sum outcome
		for i := range len(parts[0][manner][r]) - 1 {
			for w := range parts {
				sum.won += parts[w][manner][r][i].won
				sum.lost += parts[w][manner][r][i].lost
			}
			found[r] = append(found[r], Count{sum.won, deals - sum.won - sum.lost, sum.lost})
		}
	}
	return found
}
