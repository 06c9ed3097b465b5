package twentyone

import (
	"math/big"
	"slices"
)

// count counts in how many ways rounds come to each result, by what is left of
// the numbers modulo primes.
type count[T any] struct {
	*Solution[T]
	scripts []*script
	total   *big.Int // of the ways: the orders of as many cards as a round may take
	moduli  []*residues
	product *big.Int
	left    [][mostNet - leastNet + 1]uint64
	paid    [][]uint64 // of each of the rules' naturals, where those are not counted with the others
}

// modulo counts modulo one prime more.
func (c *count[T]) modulo(m *residues) {
	s := &Solution[uint64]{arithmetic: m, options: c.options, rules: c.rules, cards: c.cards, against: map[Hand]*versus[uint64]{}}
	s.shown()
	found := make([]*rounds[uint64], len(s.ups))
	each(len(s.ups), func(i int) {
		found[i] = newRounds(s.against[s.ups[i]].against)
		found[i].play(c.scripts[i])
		found[i].forget()
	})
	if c.total == nil {
		most := 0
		for _, r := range found {
			most = max(most, r.longest())
		}
		c.total = c.orders(most)
	}
	total := m.of(new(big.Int).Mod(c.total, new(big.Int).SetUint64(m.prime)).Uint64())
	var left [mostNet - leastNet + 1]uint64
	for n := range left {
		for i, r := range found {
			left[n] = m.add(left[n], m.mul(s.against[s.ups[i]].chance, r.comes(n+leastNet)))
		}
		left[n] = m.mul(left[n], total)
	}
	paid := make([]uint64, len(c.rules.naturals))
	for k, x := range c.rules.naturals {
		for i, r := range found {
			paid[k] = m.add(paid[k], m.mul(s.against[s.ups[i]].chance, r.paid[x.odds]))
		}
		paid[k] = m.mul(paid[k], total)
	}
	c.paid = append(c.paid, paid)
	c.left, c.moduli = append(c.left, left), append(c.moduli, m)
	c.product.Mul(c.product, new(big.Int).SetUint64(m.prime))
}

// orders is the number of orders of so many cards, times the sixty-four
// blackjacks of 2.3(e)3 if one of them is designated.
func (c *count[T]) orders(cards int) *big.Int {
	n, total := big.NewInt(1), c.cards.Total()
	for i := range cards {
		left := total
		if !c.cards.Endless {
			left = max(total-i, 1)
		}
		n.Mul(n, big.NewInt(int64(left)))
	}
	if len(c.rules.naturals) > 1 {
		n.Mul(n, big.NewInt(64))
	}
	return n
}

// chances puts the residues together.
func (c *count[T]) chances() (list []Chance[*big.Rat]) {
	of := make([]uint64, len(c.moduli))
	for n := mostNet; n >= leastNet; n-- {
		for k := range of {
			of[k] = c.left[k][n-leastNet]
		}
		if ways := whole(c.moduli, of); ways.Sign() > 0 {
			list = append(list, Chance[*big.Rat]{Net: big.NewRat(int64(n), 2), Of: new(big.Rat).SetFrac(ways, c.total)})
		}
	}
	for i, x := range c.rules.naturals {
		for k := range of {
			of[k] = c.paid[k][i]
		}
		if ways := whole(c.moduli, of); ways.Sign() > 0 {
			list = append(list, Chance[*big.Rat]{Net: big.NewRat(x.odds.To, x.odds.One), Of: new(big.Rat).SetFrac(ways, c.total)})
		}
	}
	slices.SortStableFunc(list, func(a, b Chance[*big.Rat]) int { return b.Net.Cmp(a.Net) })
	return list
}
