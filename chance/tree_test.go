package chance

import (
	"math/big"
	"slices"
	"testing"
)

func TestTwoDiceHaveThirtySixWays(t *testing.T) {
	var totals [13]int
	tree, paths := NewTree(), 0
	for range 2 { // a tree that has been walked can be walked again
		for tree.Next() {
			totals[tree.Draw(6)+1+tree.Draw(6)+1]++
			paths++
			if tree.Ways() != 36 || tree.Weight().Cmp(big.NewRat(1, 36)) != 0 {
				t.Fatalf("%v weighs %v, one in %d", tree.Path(), tree.Weight(), tree.Ways())
			}
		}
	}
	want := [13]int{2: 2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2}
	if totals != want || paths != 72 {
		t.Errorf("totals %v in %d paths", totals, paths)
	}
}

func TestADrawMayDependOnTheOneBefore(t *testing.T) {
	sum, paths := new(big.Rat), [][]Drawn{}
	tree := NewTree()
	for tree.Next() {
		if tree.Draw(3) == 0 {
			tree.Draw(2)
		}
		sum.Add(sum, tree.Weight())
		paths = append(paths, slices.Clone(tree.Path()))
	}
	want := [][]Drawn{{{3, 0}, {2, 0}}, {{3, 0}, {2, 1}}, {{3, 1}}, {{3, 2}}}
	if !slices.EqualFunc(paths, want, slices.Equal) {
		t.Errorf("walked %v, want %v", paths, want)
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the weights add up to %v", sum)
	}
}

func TestAProcedureWithoutChanceRunsOnce(t *testing.T) {
	tree, runs := NewTree(), 0
	for tree.Next() {
		runs++
		if tree.Ways() != 1 {
			t.Errorf("it is one in %d", tree.Ways())
		}
	}
	if runs != 1 {
		t.Errorf("it ran %d times", runs)
	}
}

func TestWeightsOutgrowWays(t *testing.T) {
	tree := NewTree()
	tree.Next()
	want := big.NewInt(1)
	for n := 416; n > 404; n-- {
		tree.Draw(n)
		want.Mul(want, big.NewInt(int64(n)))
	}
	if caught(func() { tree.Ways() }) == nil {
		t.Error("twelve cards of eight decks fit in 64 bits")
	}
	if got := tree.Weight(); got.Num().Int64() != 1 || got.Denom().Cmp(want) != 0 {
		t.Errorf("got %v, want 1/%v", got, want)
	}
}

func TestAProcedureThatChangesItsMindIsCaught(t *testing.T) {
	another := NewTree()
	another.Next()
	another.Draw(6)
	another.Draw(6)
	another.Next()
	if _, ok := caught(func() { another.Draw(5) }).(*Mismatch); !ok {
		t.Error("the first draw became another and nobody saw")
	}
	less := NewTree()
	less.Next()
	less.Draw(6)
	less.Draw(6)
	less.Next()
	less.Draw(6)
	err, _ := caught(func() { less.Next() }).(error)
	if want := "outcome 2 is 1 of 0 to 5, but none was asked for"; err == nil || err.Error() != want {
		t.Errorf("the second draw is gone: got %v, want %s", err, want)
	}
}
