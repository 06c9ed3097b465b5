package twentyone

import (
	"math/big"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/game/spanish21"
	"boardwalk/money"
	"boardwalk/table"
)

// moments are the sum, the mean and the variance of results.
func moments[T any](a arithmetic[T], list []Chance[T]) (sum, mean, variance T) {
	sum, mean = a.fraction(0, 1), a.fraction(0, 1)
	square := a.fraction(0, 1)
	for _, c := range list {
		net := a.fraction(int(c.Net.Num().Int64()), int(c.Net.Denom().Int64()))
		sum = a.add(sum, c.Of)
		mean = a.add(mean, a.mul(net, c.Of))
		square = a.add(square, a.mul(a.mul(net, net), c.Of))
	}
	return sum, mean, a.sub(square, a.mul(mean, mean))
}

// The real table comes to each result as often as the solution says, to the
// last digit of the fraction.
func checkResults(t *testing.T, s *Solution[*big.Rat], played result) {
	t.Helper()
	list := s.Results(nil)
	if len(list) != len(played.nets) {
		t.Errorf("the game has %d results, the solution %d", len(played.nets), len(list))
	}
	for _, c := range list {
		if got := played.nets[c.Net.RatString()]; got == nil || got.Cmp(c.Of) != 0 {
			t.Errorf("the game comes to %s with a chance of %v, the solution says %v", c.Net.RatString(), got, c.Of)
		}
	}
}

// Where pairs are split into more than two hands the single results are an
// approximation, but their mean is not; and counting modulo primes is counting.
func TestResultsHaveTheMeanOfTheSolution(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		options []string
		cards   string
	}{
		{[]string{"split-hands", "3"}, "8s 8h 8d 8c Ts Th Td Tc 3s 3h 9s Js Jc Jh 8s"},
		{[]string{"split-hands", "3"}, "3s 3h 3d 3c 3s Ts Th Td Tc 7h 6s Js Jc Jh 8s Qs Qh 5s"},
		{[]string{"split-hands", "4"}, "As Ah Ad Ac As 9s 9h Ts Td Th Tc Js Jd Jh Jc Ks Kh Kd Kc Qs"},
		{[]string{"split-hands", "4", "dealing", "hole-card-reader"}, "8s 8h 8d 8c 8s As Ah Ts Th Td Tc 3s Js Jc Jd Jh 3h 3d Qs Qh"},
		{nil, "8s 8h 8d Ts Th Td Tc 3s 3h 2s Ac 9c Js"},
		{[]string{"designated-ace", "As"}, "As Ah Ad Ts Th Td Tc 9s 5s 8s 8h Kd Ks"},
		{[]string{"dealing", "both-up", "soft-double", "yes"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
		{[]string{"dealing", "both-up"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
	} {
		all, err := card.ParseAll(test.cards)
		if err != nil {
			t.Fatal(err)
		}
		s, err := SolveExactly(options(t, test.options...), Cards(all...))
		if err != nil {
			t.Fatal(err)
		}
		list := s.Results(nil)
		sum, mean, _ := moments(s.arithmetic, list)
		if sum.Cmp(big.NewRat(1, 1)) != 0 || mean.Cmp(s.EV()) != 0 {
			t.Errorf("%v: chances of %s and a mean of %s against %s", test.options, sum.RatString(), mean.RatString(), s.EV().RatString())
		}
		exact, ok := s.ExactResults(nil)
		if few := len(test.options) == 0 || test.options[0] != "split-hands"; ok != few {
			t.Errorf("%v: counted: %v", test.options, ok)
		}
		for i := range exact {
			if exact[i].Net.Cmp(list[i].Net) != 0 || exact[i].Of.Cmp(list[i].Of) != 0 {
				t.Errorf("%v: %s has a chance of %s, counted modulo primes %s", test.options, list[i].Net.RatString(),
					list[i].Of.RatString(), exact[i].Of.RatString())
			}
		}
	}
}

// Variances of six decks, pairs split up to four hands. Michael Shackleford found
// his by ten billion rounds dealt to a cutting card
// (wizardofodds.com/games/blackjack/appendix/4). Of the second rules he has 1.295,
// and Stanford Wong 1.28 (Professional Blackjack); it lies between.
func TestPublishedVariance(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		afterSplit, surrender bool
		aces                  int
		least, most           float64
	}{
		{true, true, 4, 1.302, 1.304},
		{false, false, 2, 1.28, 1.295},
	} {
		s := elsewhere(t, 6, func(r *rules) {
			r.hands, r.aces, r.afterSplit, r.surrender = 4, test.aces, test.afterSplit, test.surrender
		})
		if _, _, v := moments(s.arithmetic, s.Results(s.Basic())); v < test.least || v > test.most {
			t.Errorf("%+v: the variance is %.4f", test, v)
		}
	}
}

// The best play and that by totals are played in one pass, and each comes to what it comes to alone, to the last bit. The
// dealer's cards are such that some pairs are played alike and others not.
func TestResultsOfTwoWaysToPlayAreThoseOfEach(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		rules *table.Rules
		ups   []int
	}{{blackjack.Rules, []int{1, 4, 10}}, {spanish21.Rules, []int{7, 10}}} {
		o := x.rules.Options().(*blackjack.Options)
		s, err := SolveFor(o, Fresh(o), 10*money.Dollar)
		if err != nil {
			t.Fatal(err)
		}
		basic := s.Basic()
		s.ups = nil
		for _, up := range x.ups {
			s.ups = append(s.ups, Points(up))
		}
		both := s.ResultsOf(nil, basic)
		if slices.EqualFunc(both[0], both[1], sameChance) {
			t.Errorf("%s: both ways to play come to the same", x.rules.Name)
		}
		for i, st := range []*Strategy{nil, basic} {
			if alone := s.Results(st); !slices.EqualFunc(both[i], alone, sameChance) {
				t.Errorf("%s, way %d: %v, and alone %v", x.rules.Name, i, both[i], alone)
			}
		}
	}
}

func sameChance(a, b Chance[float64]) bool {
	return a.Net.Cmp(b.Net) == 0 && a.Of == b.Of && a.Super == b.Super
}
