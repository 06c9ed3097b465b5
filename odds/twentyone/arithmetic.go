package twentyone

import "math/big"

// arithmetic is what the analysis needs to know about its numbers, so that it
// is written once for floating point and for fractions. The loops in which the
// time goes, over a dealer's hands, are whole operations of it: the rest can
// afford a call for each sum and product.
type arithmetic[T any] interface {
	fraction(n, d int) T
	add(x, y T) T
	sub(x, y T) T
	mul(x, y T) T
	div(x, y T) T
	less(x, y T) bool
	number(x T) float64

	// mean is the mean of values by their weights, which add up to total.
	mean(weights [values]int, total int, of [values]T) T

	// grow fills in a tree of products: each node is the product of its parent
	// and one of the factors. The first is 1.
	grow(product []lanes[T], tree []node, factors []lanes[int])

	// collect adds products up, each with its number of ways and divided by
	// the divisor for its number of cards.
	collect(product []lanes[T], ends []end, inverse []lanes[T]) lanes[T]

	// accumulate adds to sums so many times the numbers given, which are as many.
	accumulate(sums []T, times T, of []T)
}

// lanes are the numbers of several sets of cards: what a dealer may draw is gone
// through for them together, which takes little longer than for one.
type lanes[T any] [abreast]T

const abreast = 4

// floats is floating point.
type floats struct{}

func (floats) fraction(n, d int) float64 { return float64(n) / float64(d) }
func (floats) add(x, y float64) float64  { return x + y }
func (floats) sub(x, y float64) float64  { return x - y }
func (floats) mul(x, y float64) float64  { return x * y }
func (floats) div(x, y float64) float64  { return x / y }
func (floats) less(x, y float64) bool    { return x < y }
func (floats) number(x float64) float64  { return x }

func (floats) mean(weights [values]int, total int, of [values]float64) float64 {
	sum := 0.0
	for v, w := range weights {
		sum += float64(w) * of[v]
	}
	return sum / float64(total)
}

func (floats) grow(product []lanes[float64], tree []node, factors []lanes[int]) {
	var table [1 << 7]lanes[float64]
	for i, f := range factors {
		for k := range f {
			table[i][k] = float64(f[k])
		}
	}
	product[0] = lanes[float64]{1, 1, 1, 1}
	after := product[1:]
	for i, n := range tree[:min(len(tree), len(after))] {
		p, f, to := &product[n.parent], &table[n.factor&(1<<7-1)], &after[i]
		to[0] = p[0] * f[0]
		to[1] = p[1] * f[1]
		to[2] = p[2] * f[2]
		to[3] = p[3] * f[3]
	}
}

func (floats) collect(product []lanes[float64], ends []end, inverse []lanes[float64]) lanes[float64] {
	var a, b, c, d float64
	for _, e := range ends {
		p, f := &product[e.node], &inverse[e.cards]
		a += p[0] * e.ways * f[0]
		b += p[1] * e.ways * f[1]
		c += p[2] * e.ways * f[2]
		d += p[3] * e.ways * f[3]
	}
	return lanes[float64]{a, b, c, d}
}

func (floats) accumulate(sums []float64, times float64, of []float64) {
	for f, x := range of[:len(sums)] {
		sums[f] += times * x
	}
}

// fractions is exact.
type fractions struct{}

func (fractions) fraction(n, d int) *big.Rat { return big.NewRat(int64(n), int64(d)) }
func (fractions) add(x, y *big.Rat) *big.Rat { return new(big.Rat).Add(x, y) }
func (fractions) sub(x, y *big.Rat) *big.Rat { return new(big.Rat).Sub(x, y) }
func (fractions) mul(x, y *big.Rat) *big.Rat { return new(big.Rat).Mul(x, y) }
func (fractions) div(x, y *big.Rat) *big.Rat { return new(big.Rat).Quo(x, y) }
func (fractions) less(x, y *big.Rat) bool    { return x.Cmp(y) < 0 }

func (fractions) number(x *big.Rat) float64 {
	f, _ := x.Float64()
	return f
}

func (fractions) mean(weights [values]int, total int, of [values]*big.Rat) *big.Rat {
	sum, term := new(big.Rat), new(big.Rat)
	for v, w := range weights {
		if w > 0 {
			sum.Add(sum, term.Mul(term.SetInt64(int64(w)), of[v]))
		}
	}
	return sum.Quo(sum, term.SetInt64(int64(total)))
}

func (fractions) grow(product []lanes[*big.Rat], tree []node, factors []lanes[int]) {
	for k := range abreast {
		product[0][k] = big.NewRat(1, 1)
		for i, n := range tree {
			product[i+1][k] = nil // where there are no such cards
			if p, f := product[n.parent][k], factors[n.factor][k]; p != nil && f > 0 {
				product[i+1][k] = new(big.Rat).SetInt(new(big.Int).Mul(p.Num(), big.NewInt(int64(f))))
			}
		}
	}
}

func (fractions) collect(product []lanes[*big.Rat], ends []end, inverse []lanes[*big.Rat]) (sum lanes[*big.Rat]) {
	term := new(big.Rat)
	for k := range sum {
		sum[k] = new(big.Rat)
		for _, e := range ends {
			if p, by := product[e.node][k], inverse[e.cards][k]; p != nil && by != nil {
				term.Mul(p, term.SetInt64(int64(e.ways)))
				sum[k].Add(sum[k], term.Mul(term, by))
			}
		}
	}
	return sum
}

func (fractions) accumulate(sums []*big.Rat, times *big.Rat, of []*big.Rat) {
	for f, x := range of {
		sums[f] = new(big.Rat).Add(sums[f], new(big.Rat).Mul(times, x))
	}
}
