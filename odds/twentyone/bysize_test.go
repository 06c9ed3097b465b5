package twentyone

import (
	"math"
	"testing"

	"boardwalk/game/blackjack"
	"boardwalk/game/spanish21"
	"boardwalk/money"
)

// Only the play against a seven depends on the super bonus, so solutions for wagers of other sizes share the rest.
func TestSolutionsForOtherSizesShareAllButTheSeven(t *testing.T) {
	o := spanish21.Rules.Options().(*blackjack.Options)
	b := NewBySize(o, Fresh(o), nil)
	var kept []*Solution[float64]
	for _, stake := range []money.Cents{money.Dollar, 10 * money.Dollar} {
		if _, err := b.For(stake); err != nil {
			t.Fatal(err)
		}
	}
	for _, in := range b.solved {
		if in != nil {
			kept = append(kept, in.solution)
		}
	}
	if len(kept) != 2 {
		t.Fatalf("wagers of $1 and $10 have %d solutions", len(kept))
	}
	for _, up := range kept[0].ups {
		if shared := kept[0].against[up] == kept[1].against[up]; shared == (up == Points(7)) {
			t.Errorf("against %v: shared is %t", up, shared)
		}
		col := columnOf(up)
		if shared := kept[0].basics[col] == kept[1].basics[col]; shared == (up == Points(7)) {
			t.Errorf("by totals against %v: shared is %t", up, shared)
		}
	}
}

// Columns that differ only in the pairs that they split are worth what they are worth when hands are played anew, and the hands
// are not played anew.
func TestAColumnThatSplitsOtherwiseIsNotPlayedAnew(t *testing.T) {
	o := blackjack.DefaultOptions()
	s, err := Solve(o, Decks(1))
	if err != nil {
		t.Fatal(err)
	}
	x := s.against[Points(6)]
	f := &finder[float64]{group: []*versus[float64]{x}, played: map[column][]*following[float64]{}}
	c := unseen
	for v := range values {
		c.split[v] = !c.split[v]
		got, want := f.worth(&c), x.chance*x.follow(&c, wager{original: true})
		if math.Abs(got-want) > 1e-15 {
			t.Errorf("splitting %v: %v, not %v", c.split, got, want)
		}
	}
	if len(f.played) != 1 {
		t.Errorf("the hands of one column were played %d times", len(f.played))
	}
	c.total[0][16] = toStand
	if f.worth(&c); len(f.played) != 2 {
		t.Errorf("after standing on 16 the hands were played %d times in all", len(f.played))
	}
}
