package odds

import (
	"math/big"

	"boardwalk/keno"
	"boardwalk/money"
)

// kenoMoments is the figure of a ticket with too many kinds of draws to list its
// results: mean and variance are still exact, from every pair of its ways. What
// all winners of a game are paid together at most is not counted.
func kenoMoments(t *keno.Ticket) *Figure {
	f := &Figure{Wager: "ticket", Per: kenoPer, Strategy: "without the limit of a game"}
	mean, square := new(big.Rat), new(big.Rat)
	pairs := map[kenoPair]int64{}
	for i := range t.Ways {
		v := &t.Ways[i]
		for j := range t.Ways[:i+1] {
			w := &t.Ways[j]
			both := v.Spots.Caught(w.Spots)
			p := kenoPair{v.Size - both, both, w.Size - both, v.Rate, w.Rate}
			if pairs[p]++; i != j {
				pairs[p]++ // the pair counts in both orders
			}
		}
		mean.Add(mean, kenoMean(t.Rates, v.Size, v.Rate))
	}
	for p, n := range pairs {
		product := p.mean(t.Rates)
		square.Add(square, product.Mul(product, big.NewRat(n, 1)))
	}
	price := big.NewRat(int64(t.Wager), 1)
	mean.Quo(mean, price)
	square.Quo(square, price.Mul(price, price))
	f.House = new(big.Rat).Sub(big.NewRat(1, 1), mean)
	f.Risk = f.House
	f.Variance = square.Sub(square, mean.Mul(mean, mean))
	return f
}

// kenoMean is what one way is paid on average, in cents.
func kenoMean(c *keno.Rates, spots int, rate money.Cents) *big.Rat {
	mean := new(big.Rat)
	for caught := 0; caught <= min(spots, keno.Drawn); caught++ {
		p := kenoChance(keno.CatchDraws(spots, caught))
		mean.Add(mean, p.Mul(p, big.NewRat(int64(c.Pays(spots, caught, rate)), 1)))
	}
	return mean
}

// kenoPair are two ways: how many spots only the first has, both, and only the
// second, and what is wagered on each.
type kenoPair struct {
	first, both, second int
	rate, other         money.Cents
}

// mean is the average of the product of what the two ways are paid.
func (p kenoPair) mean(c *keno.Rates) *big.Rat {
	sum, term := new(big.Int), new(big.Int)
	blank := keno.Numbers - p.first - p.both - p.second
	for x := 0; x <= min(p.first, keno.Drawn); x++ {
		for y := 0; y <= min(p.both, keno.Drawn-x); y++ {
			pays := c.Pays(p.first+p.both, x+y, p.rate)
			for z := 0; pays > 0 && z <= min(p.second, keno.Drawn-x-y); z++ {
				draws := choose(p.first, x) * choose(p.both, y) * choose(p.second, z) * choose(blank, keno.Drawn-x-y-z)
				term.Mul(big.NewInt(int64(pays)), big.NewInt(int64(c.Pays(p.both+p.second, y+z, p.other))))
				sum.Add(sum, term.Mul(term, new(big.Int).SetUint64(draws)))
			}
		}
	}
	return new(big.Rat).SetFrac(sum, new(big.Int).SetUint64(keno.Draws))
}
