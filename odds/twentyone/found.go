package twentyone

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"slices"
	"strings"

	"boardwalk/money"
)

// Found is what the play for wagers that are played alike comes to, as it is kept: all that does not need the solution itself.
type Found struct {
	Super int          // the super bonus for which it was found, in parts of the wager
	Plays [2]FoundPlay // the best play, and that by totals
}

// FoundPlay is what one way to play comes to.
type FoundPlay struct {
	EV, Wagered float64
	Bonus       float64           // the chance of the super bonus
	Results     []Chance[float64] // nil until somebody asks
}

// Keeper keeps what was found, each under the checksum of all that it depends on.
type Keeper interface {
	// Peek returns what is kept, or nil.
	Peek(sum string) *Found

	// Get returns what is kept, or finds and keeps it.
	Get(sum string, find func() *Found) *Found
}

// within is how far numbers may be from what they should be, which processors round differently.
const within = 1e-9

// Whole reports whether the results of both ways to play are there, with the mean that was found in another way.
func (f *Found) Whole() bool {
	for i := range f.Plays {
		sum, mean := 0.0, 0.0
		for _, c := range f.Plays[i].Results {
			if c.Net == nil {
				return false
			}
			net, _ := c.Net.Float64()
			sum += c.Of
			mean += c.Of * net
		}
		if !(math.Abs(sum-1) < within && math.Abs(mean-f.Plays[i].EV) < within) {
			return false
		}
	}
	return true
}

// Same reports whether two counts say the same, but for the last digits.
func (f *Found) Same(g *Found) bool {
	near := func(x, y float64) bool { return math.Abs(x-y) < 1e-12 }
	for i := range f.Plays {
		p, q := &f.Plays[i], &g.Plays[i]
		alike := slices.EqualFunc(p.Results, q.Results, func(a, b Chance[float64]) bool {
			return a.Net.Cmp(b.Net) == 0 && a.Super == b.Super && near(a.Of, b.Of)
		})
		if !alike || !near(p.EV, q.EV) || !near(p.Wagered, q.Wagered) || !near(p.Bonus, q.Bonus) {
			return false
		}
	}
	return f.Super == g.Super
}

// by is one of the two ways to play: nil is the best.
func (in *solvedSize) by(play int) *Strategy {
	if play == 0 {
		return nil
	}
	return in.basic
}

// find says what the plays of a solution come to, without their results.
func (in *solvedSize) find() *Found {
	s := in.solution
	ev, wagered := s.Follow(in.basic)
	found := &Found{Super: s.rules.super, Plays: [2]FoundPlay{{EV: s.EV(), Wagered: s.Wagered()}, {EV: ev, Wagered: wagered}}}
	for i := range found.Plays {
		found.Plays[i].Bonus = s.bonusChance(in.by(i))
	}
	return found
}

// withResults is what was found, with the results too.
func (in *solvedSize) withResults() *Found {
	found := *in.Found
	for i, list := range in.solution.ResultsOf(in.by(0), in.by(1)) { // whoever wants those of one wants those of the other
		found.Plays[i].Results = list
	}
	return &found
}

// Kept returns under which checksum the play for wagers of a size is kept, and what finds it anew.
func (b *BySize) Kept(stake money.Cents) (sum string, find func() *Found, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if err := b.begin(true); err != nil {
		return "", nil, err
	}
	super := superOf(&b.options, stake)
	place := b.begun.place(super)
	return b.begun.sum(place), func() *Found {
		in := &solvedSize{}
		if b.solve(in, super) != nil {
			return nil
		}
		in.Found = in.find()
		return in.withResults()
	}, nil
}

// beginning is what is found before anything else: how a wager's size matters, and a checksum of the rules.
type beginning struct {
	sized bool   // the size of a wager matters
	from  []int  // the super bonus from which on two sevens of one suit, and of spades, are drawn to
	rules string // the checksum; empty until it is needed
}

// place is where the play for a super bonus of so many parts of the wager stands.
func (b *beginning) place(super int) (drawn int) {
	for _, from := range b.from {
		if from > 0 && super > from {
			drawn++
		}
	}
	return drawn
}

// sum is the checksum of what is found for a place.
func (b *beginning) sum(place int) string {
	return checksum("twenty-one, counted as of 1", b.rules, place)
}

func checksum(words ...any) string {
	sum := sha256.Sum256(fmt.Appendln(nil, words...))
	return hex.EncodeToString(sum[:])
}

// begin finds what is found first, with the checksum if it is needed. Only the play against one of the dealer's hands is solved
// for it.
func (b *BySize) begin(summed bool) error {
	if b.begun != nil && (b.begun.rules != "" || !summed) {
		return nil
	}
	if err := solvable(&b.options); err != nil {
		return err
	}
	begun := &beginning{sized: b.options.Super(money.MaxStake) > 0}
	if begun.sized || summed {
		r := rulesOf(&b.options)
		if begun.sized {
			r.super = 1
		}
		s, err := unsolved(floats{}, &b.options, r, b.cards)
		if err != nil {
			return err
		}
		x := s.against[Points(7)]
		if x == nil {
			x = s.against[s.ups[len(s.ups)/2]]
		}
		x.solveRaised()
		if begun.sized {
			begun.from = []int{x.superFrom(false), x.superFrom(true)}
		}
		if summed {
			begun.rules = s.fingerprint(x)
		}
	}
	b.begun = begun
	return nil
}

// fingerprint is a checksum of what is found with some cards: of what the options come down to, the cards, and the whole play
// against one of the dealer's hands, best and by totals. A change of a rule, or of how hands are valued, changes it.
func (s *Solution[T]) fingerprint(x *versus[T]) string {
	var f strings.Builder
	fmt.Fprintf(&f, "%+v\n%+v\n%v\n", *s.rules, s.cards, x.up)
	worth := func(value T) { fmt.Fprintln(&f, math.Round(s.number(value)/within)) }
	for i := range x.initial {
		for _, c := range x.choices(i) {
			worth(c.EV)
		}
		worth(x.staked(i))
	}
	search := &finder[T]{group: []*versus[T]{x}, played: map[column][]*following[T]{}}
	best := search.find()
	fmt.Fprintf(&f, "%+v\n", best.column)
	worth(best.value)
	return checksum(f.String())
}
