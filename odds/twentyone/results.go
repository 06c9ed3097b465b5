package twentyone

import (
	"maps"
	"math/big"
	"slices"
)

// Chance is that of a net result of a round.
type Chance[T any] struct {
	Net *big.Rat // won or, below zero, lost for each dollar wagered at first
	Of  T

	Super bool `json:",omitzero"` // the super bonus is part of it
}

// Results returns the chance of each net result of a round, without insurance,
// the best result first: to who plays to a strategy, or by the best play if it
// is nil. Rounds in which pairs are split into three or four hands are an
// approximation, as the package's comment says.
func (s *Solution[T]) Results(st *Strategy) []Chance[T] { return s.ResultsOf(st)[0] }

// ResultsOf is [Solution.Results] for several ways to play, which takes little longer than for one: what they have in
// common is found once.
func (s *Solution[T]) ResultsOf(ways ...*Strategy) [][]Chance[T] {
	found := s.rounds(ways)
	lists := make([][]Chance[T], len(ways))
	for i := range ways {
		lists[i] = s.chances(found[i])
	}
	return lists
}

// chances are those of each net result of rounds that were played against each of the dealer's hands.
func (s *Solution[T]) chances(found []*rounds[T]) (list []Chance[T]) {
	for n := 2 * mostNet; n >= 2*leastNet; n-- {
		sum := s.fraction(0, 1)
		for i, r := range found {
			x, net := s.against[s.ups[i]], n
			if x.attacks {
				if n%2 != 0 {
					continue
				}
				net = n / 2
			}
			sum = s.add(sum, s.mul(x.chance, r.comes(net)))
		}
		if s.less(s.fraction(0, 1), sum) {
			list = append(list, Chance[T]{Net: big.NewRat(int64(n), 2), Of: sum})
		}
	}
	list = append(list, s.superChances(found)...)
	list = append(list, s.naturalChances(found)...)
	slices.SortStableFunc(list, func(a, b Chance[T]) int { return b.Net.Cmp(a.Net) })
	return list
}

// naturalChances are those of blackjacks that are paid at odds which are not whole halves of the wager.
func (s *Solution[T]) naturalChances(found []*rounds[T]) (list []Chance[T]) {
	for _, x := range s.rules.naturals {
		if inHalves(x.odds) {
			continue
		}
		for _, raised := range []bool{false, true} {
			sum, net := s.fraction(0, 1), big.NewRat(x.odds.To, x.odds.One)
			if raised {
				net.Mul(net, big.NewRat(2, 1))
			}
			for i, r := range found {
				y := s.against[s.ups[i]]
				if chance, ok := r.paid[x.odds]; ok && y.attacks == raised {
					sum = s.add(sum, s.mul(y.chance, chance))
				}
			}
			if s.less(s.fraction(0, 1), sum) {
				list = append(list, Chance[T]{Net: net, Of: sum})
			}
		}
	}
	return list
}

// superChances are those of rounds with the super bonus.
func (s *Solution[T]) superChances(found []*rounds[T]) (list []Chance[T]) {
	for i, r := range found {
		for _, net := range slices.Sorted(maps.Keys(r.super)) {
			won := big.NewRat(int64(s.rules.super), superParts)
			won.Add(won, big.NewRat(int64(net), 2))
			list = append(list, Chance[T]{Net: won, Of: s.mul(s.against[s.ups[i]].chance, r.super[net]), Super: true})
		}
	}
	return list
}

// rounds plays the rounds against each of the dealer's hands, in each way to play.
func (s *Solution[T]) rounds(ways []*Strategy) [][]*rounds[T] {
	list := make([][]*rounds[T], len(ways))
	for k := range list {
		list[k] = make([]*rounds[T], len(s.ups))
	}
	each(len(s.ups), func(i int) {
		x := s.against[s.ups[i]]
		r := newRounds(x.against)
		for k, st := range ways {
			if k > 0 {
				r = r.other()
			}
			r.play(s.script(x, st))
			list[k][i] = r
		}
		for k := range ways {
			list[k][i].forget()
		}
	})
	return list
}

func (s *Solution[T]) script(x *versus[T], st *Strategy) *script {
	if st == nil {
		return x.script()
	}
	return st.column(x.up).script(x.places, s.rules)
}

// ExactResults is [Solution.Results] in fractions, for whole decks too, of what
// was found in floating point to be the play. It takes some seconds. There are
// none where pairs are split into more than two hands, or where 2.3(e)1 pays on
// suits, as those rounds are not counted exactly.
func (s *Solution[T]) ExactResults(st *Strategy) ([]Chance[*big.Rat], bool) {
	scripts := make([]*script, len(s.ups))
	for i, up := range s.ups {
		scripts[i] = s.script(s.against[up], st)
		if s.rules.suited || !s.rules.plain() || scripts[i].hands() > 2 {
			return nil, false
		}
	}
	c := &count[T]{Solution: s, scripts: scripts, product: big.NewInt(1)}
	for m := range primes {
		if c.modulo(m); c.product.Cmp(c.total) > 0 {
			break
		}
	}
	return c.chances(), true
}

// hands is the most that a pair is split into.
func (s *script) hands() int {
	most := 1
	for _, p := range s.pairs {
		most = max(most, p.hands)
	}
	return most
}
