package twentyone

import (
	"errors"
	"fmt"
	"math/big"
	"runtime"
	"sync"
	"sync/atomic"

	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// Solution is the best play at blackjack under some options and from some
// cards, by the cards of each hand, and what it is worth. Its numbers are
// floating point or fractions. It works some of them out when it is asked: it is
// not for several goroutines at once.
type Solution[T any] struct {
	arithmetic[T]
	options blackjack.Options
	rules   *rules
	cards   Composition
	ups     []Hand
	against map[Hand]*versus[T]
	basics  map[int]*basicColumn[T] // the best by totals, where that was found
}

// Solve finds the best play in floating point.
func Solve(o *blackjack.Options, c Composition) (*Solution[float64], error) {
	return solveLawful(floats{}, o, c)
}

// SolveExactly finds the best play in fractions, for shoes of some dozens of
// cards: whole decks take minutes.
func SolveExactly(o *blackjack.Options, c Composition) (*Solution[*big.Rat], error) {
	return solveLawful(fractions{}, o, c)
}

// SolveFor is [Solve] for wagers of a certain size, which matters where some hands
// are paid an amount besides.
func SolveFor(o *blackjack.Options, c Composition, wager money.Cents) (*Solution[float64], error) {
	if err := solvable(o); err != nil {
		return nil, err
	}
	r := rulesOf(o)
	r.super = superOf(o, wager)
	return solve(floats{}, o, r, c)
}

func solveLawful[T any](a arithmetic[T], o *blackjack.Options, c Composition) (*Solution[T], error) {
	if err := solvable(o); err != nil {
		return nil, err
	}
	return solve(a, o, rulesOf(o), c)
}

// solvable says why there is no solution for some options: they are not lawful, or
// a hand over 21 waits for the dealer's second card.
func solvable(o *blackjack.Options) error {
	if o.Supposed() != nil {
		if err := uncounted(o); err != nil {
			return err
		}
	} else if faults := table.Validate(o); len(faults) > 0 {
		return table.Faults(faults)
	}
	if o.Over21 == blackjack.AfterTheRound && (o.Dealing == blackjack.NoHoleCard || o.Dealing == blackjack.HoleCard) {
		return errors.New("blackjack is solved only where hands over 21 are collected at once: choose over-21 at-once")
	}
	return nil
}

func solve[T any](a arithmetic[T], o *blackjack.Options, r *rules, c Composition) (*Solution[T], error) {
	s, err := unsolved(a, o, r, c)
	if err != nil {
		return nil, err
	}
	each(len(s.ups), func(i int) { s.against[s.ups[i]].solveRaised() })
	return s, nil
}

// unsolved is a solution of which nothing is found yet.
func unsolved[T any](a arithmetic[T], o *blackjack.Options, r *rules, c Composition) (*Solution[T], error) {
	if most := r.longest(); !c.Endless && c.points() <= most {
		return nil, fmt.Errorf("the cards may run out: they count %d together, and a round may take %d", c.points(), most)
	}
	s := &Solution[T]{arithmetic: a, options: *o, rules: r, cards: c, against: map[Hand]*versus[T]{}}
	s.shown()
	return s, nil
}

// longest is what all cards of a round may count at most.
func (r *rules) longest() int {
	hands := 1
	if r.split {
		hands = max(r.hands, r.aces)
	}
	return hands*(20+10) + 16 + 10
}

// shown lists what may be seen of a dealer's hand, with the chance of each.
func (s *Solution[T]) shown() {
	total := s.cards.Total()
	add := func(up Hand, chance T) {
		left, _ := s.cards.Without(up)
		x := newVersus(s.arithmetic, s.rules, left, up)
		x.chance = chance
		s.ups = append(s.ups, up)
		s.against[up] = x
	}
	if s.rules.bothUp {
		all := newVersus(s.arithmetic, &rules{}, s.cards, Hand{})
		for i, chance := range all.initial {
			add(all.list[i].Hand, chance)
		}
		return
	}
	for v, n := range s.cards.Count {
		if n > 0 {
			add(Points(v+1), s.fraction(n, total))
		}
	}
}

// each does something for every number up to n, on all processors.
func each(n int, do func(i int)) {
	var wait sync.WaitGroup
	var next atomic.Int64
	for range min(n, runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	wait.Wait()
}

// sum is the mean over all dealer's hands, on all processors.
func (s *Solution[T]) sum(of func(*versus[T]) T) T {
	parts := make([]T, len(s.ups))
	each(len(s.ups), func(i int) { parts[i] = of(s.against[s.ups[i]]) })
	sum := s.fraction(0, 1)
	for i, up := range s.ups {
		sum = s.add(sum, s.mul(s.against[up].chance, parts[i]))
	}
	return sum
}

// EV returns what a round is worth on average for each dollar wagered at
// first, without insurance: below zero in favour of the house.
func (s *Solution[T]) EV() T {
	return s.sum(func(x *versus[T]) T { return x.raised(x.average(x.value)) })
}

// Wagered returns how much is wagered in all, on average and for each dollar
// wagered at first, what a dealer's blackjack gives back included. The value
// divided by it is what some call the element of risk.
func (s *Solution[T]) Wagered() T {
	return s.sum(func(x *versus[T]) T { return x.raised(x.average(x.staked)) })
}

// Insuring returns what it adds to the value to insure half the wager wherever
// that is worth something by the cards of the hand: nothing with fresh decks.
func (s *Solution[T]) Insuring() T {
	x := s.against[Points(1)]
	if x == nil || x.bothUp {
		return s.fraction(0, 1)
	}
	gain := x.average(func(i int16) T {
		if ev, ok := s.Insurance(x.list[i].Hand); ok && s.less(x.zero, ev) {
			return ev
		}
		return x.zero
	})
	return s.mul(s.mul(gain, x.chance), s.fraction(1, 2))
}

// find returns the play against a dealer's hand, and where a player's hand is.
func (s *Solution[T]) find(h, up Hand) (*versus[T], int16, bool) {
	x := s.against[up]
	if x == nil {
		return nil, 0, false
	}
	h.spades = h.spades && s.rules.bonuses != nil // elsewhere no suit is better than another
	i, ok := x.places.find(h)
	if _, there := x.left.Without(h); !ok || !there {
		return nil, 0, false
	}
	if !s.rules.suited {
		i = x.list[i].twinless(x.places, i)
	}
	return x, i, true
}

// Choices returns what each choice is worth that a player has with a hand that
// was not split, in the order in which they are offered; none if there is no
// such hand. The dealer's hand is the first card, or both where both lie face
// up. Where a card reader has been used, the dealer has no blackjack.
func (s *Solution[T]) Choices(h, up Hand) []Value[T] {
	x, i, ok := s.find(h, up)
	if !ok {
		return nil
	}
	list := x.choices(i)
	for k := range list {
		list[k].EV = x.seen(list[k].EV, i, gone{}, true)
	}
	return list
}

// Best returns the choice that is worth most; the zero value if there is no
// such hand.
func (s *Solution[T]) Best(h, up Hand) Value[T] {
	list := s.Choices(h, up)
	if list == nil {
		return Value[T]{}
	}
	return s.against[up].best(list)
}

// Cost returns what a choice costs in comparison with the best one: zero for
// the best, and false if it is not offered.
func (s *Solution[T]) Cost(h, up Hand, c table.Choice) (cost T, ok bool) {
	best := s.Best(h, up)
	for _, v := range s.Choices(h, up) {
		if v.Choice == c {
			return s.sub(best.EV, v.EV), true
		}
	}
	return cost, false
}

// Dealer returns how the dealer's hand ends if the player has a hand.
func (s *Solution[T]) Dealer(h, up Hand) (o Outcomes[T], ok bool) {
	x, i, ok := s.find(h, up)
	if ok {
		o = *x.outcomes(x.list[i].twinless(x.places, i), gone{})
	}
	return o, ok
}

// Insurance returns what insuring is worth for each dollar of insurance, if
// the dealer shows an ace: it pays 2 to 1 on a card that counts ten.
func (s *Solution[T]) Insurance(h Hand) (ev T, ok bool) {
	x, i, ok := s.find(h, Points(1))
	if !ok {
		return ev, false
	}
	won := s.mul(s.fraction(int(s.rules.insured.To+s.rules.insured.One), int(s.rules.insured.One)), x.blackjackChance(&x.list[i], gone{}))
	return s.sub(won, s.fraction(1, 1)), true
}
