package worth

import (
	"errors"
	"math/big"

	"boardwalk/beside"
)

// OfDice counts in how many ways of a roll of so many dice each line of a wager comes about, and last in how many none
// does.
func OfDice(w *beside.Wager, dice int) []*big.Int {
	ways := make([]*big.Int, len(w.Lines)+1)
	for i := range ways {
		ways[i] = new(big.Int)
	}
	eachRoll(dice, func(faces []uint8) {
		line := w.OfRoll(faces...)
		if line < 0 {
			line = len(w.Lines)
		}
		ways[line].Add(ways[line], big.NewInt(1))
	})
	return ways
}

// eachRoll throws dice in every way.
func eachRoll(dice int, visit func(faces []uint8)) {
	faces := make([]uint8, dice)
	var throw func(i int)
	throw = func(i int) {
		if i == dice {
			visit(faces)
			return
		}
		for f := uint8(1); f <= 6; f++ {
			faces[i] = f
			throw(i + 1)
		}
	}
	throw(0)
}

// mostStates is how many states a hand of dice has at most.
const mostStates = 60_000

// OfHand finds the chance of every line of a wager on the dice until a seven, and last that of none, by a Markov chain
// over what its conditions look at.
func OfHand(w *beside.Wager) ([]*big.Rat, error) {
	c := &chain{at: map[beside.Dice]int{}}
	c.state(w.Dice())
	for i := 0; i < len(c.list); i++ { // the list grows on the way
		if len(c.list) > mostStates {
			return nil, errors.New("there are too many states of a hand of dice to go through them all")
		}
		c.leave(w, i)
	}
	for i := len(c.list) - 1; i > 0; i-- {
		c.eliminate(i)
	}
	c.close(0)
	chances := make([]*big.Rat, len(w.Lines)+1)
	for i := range chances {
		if chances[i] = c.list[0].ends[i]; chances[i] == nil {
			chances[i] = new(big.Rat)
		}
	}
	return chances, nil
}

// chain is the states of a hand, each with where it goes.
type chain struct {
	at   map[beside.Dice]int
	list []*node
}

type node struct {
	dice beside.Dice
	to   map[int]*big.Rat
	from map[int]bool
	ends map[int]*big.Rat // by line; the number after the last for none
}

func (c *chain) state(d beside.Dice) int {
	i, ok := c.at[d]
	if !ok {
		i = len(c.list)
		c.at[d] = i
		c.list = append(c.list, &node{d, map[int]*big.Rat{}, map[int]bool{}, map[int]*big.Rat{}})
	}
	return i
}

// leave throws the dice once from a state.
func (c *chain) leave(w *beside.Wager, i int) {
	for total := 2; total <= 12; total++ {
		chance := big.NewRat(int64(6-max(total-7, 7-total)), 36)
		next, line, over := w.Throw(c.list[i].dice, total)
		if over {
			if line < 0 {
				line = len(w.Lines)
			}
			add(c.list[i].ends, line, chance)
			continue
		}
		to := c.state(next)
		add(c.list[i].to, to, chance)
		c.list[to].from[i] = true
	}
}

func add(m map[int]*big.Rat, key int, r *big.Rat) {
	if m[key] == nil {
		m[key] = new(big.Rat)
	}
	m[key].Add(m[key], r)
}

// close takes out that a state may follow itself.
func (c *chain) close(i int) {
	n := c.list[i]
	stays := n.to[i]
	if stays == nil {
		return
	}
	delete(n.to, i)
	delete(n.from, i)
	scale := new(big.Rat).Inv(new(big.Rat).Sub(big.NewRat(1, 1), stays))
	for _, r := range n.to {
		r.Mul(r, scale)
	}
	for _, r := range n.ends {
		r.Mul(r, scale)
	}
}

// eliminate takes a state out of the chain: whatever led there leads on to where it leads.
func (c *chain) eliminate(i int) {
	c.close(i)
	n := c.list[i]
	for from := range n.from {
		before := c.list[from]
		p := before.to[i]
		if p == nil {
			continue
		}
		delete(before.to, i)
		for to, r := range n.to {
			add(before.to, to, new(big.Rat).Mul(p, r))
			c.list[to].from[from] = true
		}
		for line, r := range n.ends {
			add(before.ends, line, new(big.Rat).Mul(p, r))
		}
	}
	for to := range n.to {
		delete(c.list[to].from, i)
	}
}
