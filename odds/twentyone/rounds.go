package twentyone

import (
	"slices"

	"boardwalk/money"
)

// rounds adds up what rounds come to against one dealer's hand.
//
// Cards come in any order with the same chance. So the chance of hands is the
// number of orders in which their cards may come, times the number of ways to
// take those cards from the shoe one after the other, divided by that for any
// cards; and the dealer's hand is dealt from what is then left. All hands of the
// same cards together are looked at once.
type rounds[T any] struct {
	*against[T]
	chances chances[T]  // that are found
	falling [values][]T // ways to take so many cards of a value
	orders  []T         // one divided by the ways to take so many of any

	*lookedAt[T]
	waiting []waiting[T]
	worths  []worth
	level   []bool           // of each worth
	sums    [][endings]T     // of each worth: the chance of hands that come to it, and of the dealer's ending so
	paid    map[money.Odds]T // the chance of blackjacks that are paid at odds which are not whole halves of the wager
	super   map[int8]T       // the chance of the super bonus, by what the hand wins besides

	splits [values]*splits[T] // the pairs that were split
	before *rounds[T]         // those of another way to play, or nil
}

// lookedAt is the sets of cards that were looked at, whoever plays.
type lookedAt[T any] struct {
	numbers setIndex
	sets    []cards
	ends    [][endings]T // of each set: the chance of it, and of the dealer's ending so
}

// splits is how a split pair is played, and what that came to: another way to play which ends alike comes to the same.
type splits[T any] struct {
	any, other    ends[T]
	first, others *ended[T]    // hands of which each was taken in with each
	at, n         int32        // the worths of those
	sums          [][endings]T // of each of them
	known         map[hand]*chances[T]
}

// The least and most that a round may come to: four hands, all of them doubled,
// twice more where that is allowed.
const leastNet, mostNet = -4 * 16, 4 * 16

// chances are those of each ending of the dealer's and each net result, in
// halves of the wager from the least up.
type chances[T any] [endings][mostNet - leastNet + 1]T

// waiting is hands that wait for the dealer's.
type waiting[T any] struct {
	set, worth int32
	ways       T
}

// patience is how many hands wait at most.
const patience = 1 << 14

func newRounds[T any](g *against[T]) *rounds[T] {
	r := &rounds[T]{against: g, lookedAt: &lookedAt[T]{}, paid: map[money.Odds]T{}, super: map[int8]T{}}
	for f := range r.chances {
		for n := range r.chances[f] {
			r.chances[f][n] = g.zero
		}
	}
	for v := range r.falling {
		r.falling[v] = []T{g.one}
	}
	r.orders = []T{g.one}
	return r
}

// other returns rounds for another way to play against the same hand: what was found before is not found again.
func (r *rounds[T]) other() *rounds[T] {
	o := newRounds(r.against)
	o.lookedAt, o.before, o.waiting = r.lookedAt, r, r.waiting
	return o
}

// taken is the chance of some cards in one certain order.
func (r *rounds[T]) taken(c cards) T {
	n := 0
	x := r.one
	for v := range values {
		if k := c.of(v); k > 0 {
			x = r.mul(x, r.fall(v, k))
			n += k
		}
	}
	return r.mul(x, r.order(n))
}

// fall is in how many ways so many cards of a value may be taken.
func (r *rounds[T]) fall(v, k int) T {
	for n := len(r.falling[v]); n <= k; n++ {
		left := r.left.Count[v]
		if !r.left.Endless {
			left = max(left-n+1, 0)
		}
		r.falling[v] = append(r.falling[v], r.mul(r.falling[v][n-1], r.fraction(left, 1)))
	}
	return r.falling[v][k]
}

// order is one divided by the number of ways to take so many of any.
func (r *rounds[T]) order(k int) T {
	for n := len(r.orders); n <= k; n++ {
		left := r.total
		if !r.left.Endless {
			left = max(left-n+1, 1)
		}
		r.orders = append(r.orders, r.mul(r.orders[n-1], r.fraction(1, left)))
	}
	return r.orders[k]
}

// come takes in hands of some cards and worth.
func (r *rounds[T]) come(c cards, worth int32, ways T) {
	if !r.holds(c) {
		return
	}
	if r.level[worth] {
		r.settle(c, &r.worths[worth][0].nets, ways)
		return
	}
	i := r.numbers.of(c)
	if int(i) == len(r.sets) {
		r.sets = append(r.sets, c)
	}
	if r.waiting = append(r.waiting, waiting[T]{i, worth, ways}); len(r.waiting) == patience {
		r.flush()
	}
}

// holds reports whether the shoe has so many cards of each value.
func (r *rounds[T]) holds(c cards) bool {
	for v, left := range r.left.Count {
		if !r.left.Endless && c.of(v) > left {
			return false
		}
	}
	return true
}

// settle takes in hands to which only a blackjack makes a difference.
func (r *rounds[T]) settle(c cards, n *nets, ways T) {
	chance := r.mul(ways, r.taken(c))
	if n[0] != n[endsBlackjack] && r.ten >= 0 {
		p := c.place()
		blackjack := r.mul(chance, r.blackjackChance(&p, gone{}))
		r.note(endsBlackjack, n[endsBlackjack], blackjack)
		chance = r.sub(chance, blackjack)
	}
	r.note(endsOver, n[0], chance)
}

func (r *rounds[T]) note(ending int, net int8, chance T) {
	at := &r.chances[ending][int(net)-leastNet]
	*at = r.add(*at, chance)
}

// flush plays the dealer's hand for those that wait.
func (r *rounds[T]) flush() {
	r.ends = slices.Grow(r.ends, len(r.sets)-len(r.ends))
	for len(r.ends) < len(r.sets) {
		r.dealer(r.sets[len(r.ends):min(len(r.ends)+abreast, len(r.sets))])
	}
	for i := range r.waiting {
		w := &r.waiting[i]
		r.accumulate(r.sums[w.worth][:], w.ways, r.ends[w.set][:])
	}
	r.waiting = r.waiting[:0]
}

// dealer plays the dealer's hand with some sets of cards gone.
func (r *rounds[T]) dealer(sets []cards) {
	clear(r.factors)
	for k := range sets {
		p := sets[k].place()
		r.deal(k, &p, gone{})
	}
	of := r.played()
	for k := range sets {
		o := r.outcome(&of, k)
		r.ends = append(r.ends, r.endsAs(&o, r.taken(sets[k])))
	}
}

// endsAs is the chance of some cards with each ending of the dealer's.
func (r *rounds[T]) endsAs(o *Outcomes[T], chance T) (ends [endings]T) {
	for f := range finals {
		ends[f] = r.mul(chance, o.Final[f])
	}
	ends[endsOver], ends[endsBlackjack] = r.mul(chance, o.Bust), r.mul(chance, o.Blackjack)
	return ends
}

// forget lets go of all but what was found.
func (r *rounds[T]) forget() {
	r.lookedAt, r.waiting, r.splits, r.before = nil, nil, [values]*splits[T]{}, nil
}

// comes is the chance of a net result.
func (r *rounds[T]) comes(net int) T {
	if net < leastNet || net > mostNet {
		return r.zero
	}
	sum := r.zero
	for f := range r.chances {
		sum = r.add(sum, r.chances[f][net-leastNet])
	}
	return sum
}

// longest is how many cards a round has taken at most, the dealer's included.
func (r *rounds[T]) longest() int { return len(r.orders) - 1 + r.draws.most + r.up.Len() }
