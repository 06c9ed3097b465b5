package twentyone

import (
	"math"
	"testing"

	"boardwalk/game/blackjack"
	"boardwalk/game/doubleattack"
	"boardwalk/game/spanish21"
	"boardwalk/money"
	"boardwalk/table"
)

// The results of the kin have the mean of the solution, found in another way, with the
// super bonus and without. Sevens of one suit, which are paid on, are among the hands of
// pairs that are split again.
func TestResultsOfKinHaveTheMeanOfTheSolution(t *testing.T) {
	for i, x := range []struct {
		rules *table.Rules
		wager int64
		set   func(*blackjack.Options)
	}{
		{spanish21.Rules, 1, func(*blackjack.Options) {}},
		{spanish21.Rules, 10, func(o *blackjack.Options) { o.Redoubles = 2 }},
		{spanish21.Rules, 25, func(o *blackjack.Options) { o.SplitHands = 2 }},
		{doubleattack.Rules, 10, func(*blackjack.Options) {}},
		{doubleattack.Rules, 10, func(o *blackjack.Options) { o.DoubleAny = false }},
	} {
		if testing.Short() && i%3 != 1 {
			continue
		}
		o := x.rules.Options().(*blackjack.Options)
		x.set(o)
		s, err := SolveFor(o, Fresh(o), 100*money.Cents(x.wager))
		if err != nil {
			t.Fatal(err)
		}
		for _, st := range []*Strategy{nil, s.Basic()} {
			want := s.EV()
			if st != nil {
				want, _ = s.Follow(st)
			}
			sum, mean, _ := moments(s.arithmetic, s.Results(st))
			if math.Abs(sum-1) > 1e-9 || math.Abs(mean-want) > 1e-9 {
				t.Errorf("%s, $%d: chances of %v and a mean of %v, not %v: %.2g", x.rules.Name, x.wager, sum, mean, want, mean-want)
			}
		}
	}
}

// A split ace with a low card is surrendered against an ace, where any hand may be.
func TestSplitAcesAreSurrendered(t *testing.T) {
	o := doubleattack.Rules.Options().(*blackjack.Options)
	s, err := Solve(o, Fresh(o))
	if err != nil {
		t.Fatal(err)
	}
	x := s.against[Points(1)]
	low, high := x.index[Points(1, 2)], x.index[Points(1, 9)]
	if plan := x.pairs[0].others.plan; plan[low]&toGiveUp == 0 || plan[high]&toGiveUp != 0 {
		t.Errorf("ace and two: %b, ace and nine: %b", plan[low], plan[high])
	}
	stands := newFormed(x.against, 0, wager{split: true}, make(plan, len(x.list))).at(0).any
	if best := x.pairs[0].others.at(0).any; best <= stands {
		t.Errorf("a split ace against an ace is worth %v, and %v if it always stands", best, stands)
	}
}
