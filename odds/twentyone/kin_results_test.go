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
