package chance

import (
	"math/big"
	"math/bits"
)

// Tree is a source that gives every sequence of outcomes there is, one sequence a run, for
// exact enumeration of what a procedure can do:
//
//	tree := chance.NewTree()
//	for tree.Next() {
//		result := run(tree)
//		total[result].Add(total[result], tree.Weight())
//	}
//
// What is drawn may depend on what was drawn before, so sequences may differ in length. The
// procedure must do the same whenever it is given the same outcomes; the tree panics with a
// *Mismatch where it sees that it does not.
type Tree struct {
	path  []Drawn // the outcomes of this run; those of the last one up to where they part
	depth int     // how many of them this run has drawn
	begun bool
}

var _ Source = (*Tree)(nil)

// NewTree is a tree before its first run.
func NewTree() *Tree { return new(Tree) }

// Next makes ready for the next run and reports whether there is one. A procedure that
// draws nothing has one.
func (t *Tree) Next() bool {
	if !t.begun {
		t.begun = true
		return true
	}
	if t.depth < len(t.path) { // it drew less than with the same outcomes the time before
		panic(&Mismatch{Held: t.path[t.depth], At: t.depth})
	}
	t.depth = 0
	for last := len(t.path) - 1; last >= 0; last-- {
		if t.path[last].Got++; t.path[last].Got < t.path[last].N {
			return true
		}
		t.path = t.path[:last]
	}
	t.begun = false // so that the tree may be walked again
	return false
}

// Draw gives the outcome of this run at this depth: 0 the first time it is asked there.
func (t *Tree) Draw(n int) int {
	if n < 1 {
		refuse(n)
	}
	if t.depth == len(t.path) {
		t.path = append(t.path, Drawn{N: n})
	}
	held := t.path[t.depth]
	if held.N != n {
		panic(&Mismatch{N: n, Held: held, At: t.depth})
	}
	t.depth++
	return held.Got
}

// Path is the outcomes that this run has drawn. It is the tree's own list: copy it to keep
// it longer than until the next run.
func (t *Tree) Path() []Drawn { return t.path[:t.depth] }

// Ways is the product of the n of every draw of this run: the run's chance is one in that
// many. It panics where the product does not fit in 64 bits; Weight always does.
func (t *Tree) Ways() uint64 {
	ways := uint64(1)
	for _, drawn := range t.Path() {
		over, product := bits.Mul64(ways, uint64(drawn.N))
		if over != 0 {
			panic("chance: the ways of this run do not fit in 64 bits, use Weight")
		}
		ways = product
	}
	return ways
}

// Weight is the chance of this run, one in Ways. The weights of all runs add up to 1.
func (t *Tree) Weight() *big.Rat {
	ways, n := big.NewInt(1), new(big.Int)
	for _, drawn := range t.Path() {
		ways.Mul(ways, n.SetInt64(int64(drawn.N)))
	}
	return new(big.Rat).SetFrac(big.NewInt(1), ways)
}
