package twentyone

import (
	"maps"
	"math/big"
	"slices"
	"sync"

	"boardwalk/game/blackjack"
	"boardwalk/money"
)

// BySize is the best play for wagers of every size. Only the super bonus depends on the size, and it decides only whether two
// sevens of one suit are drawn to against a seven: those of spades, which are paid more besides, sooner than others. So there
// are three solutions at most, and what the bonus adds to each is its chance times its amount. All methods may be
// called by several goroutines at once.
type BySize struct {
	options blackjack.Options
	cards   Composition

	mu     sync.Mutex
	from   []int          // the super bonus from which on two sevens of one suit, and of spades, are drawn to; nil until that is found
	solved [3]*solvedSize // by for how many of the two a third seven is drawn
}

// solvedSize is the solution for wagers that are played alike.
type solvedSize struct {
	*Solution[float64]
	plays [2]sizedPlay // the best play, and that by totals
}

// sizedPlay is one way to play.
type sizedPlay struct {
	by          *Strategy // nil for the best play
	ev, wagered float64
	bonus       float64 // the chance of the super bonus
	results     []Chance[float64]
}

// NewBySize returns the best play with some cards, which is found when it is asked for.
func NewBySize(o *blackjack.Options, c Composition) *BySize { return &BySize{options: *o, cards: c} }

// Sized is the play for wagers of one size.
type Sized struct {
	Best, Basic *SizedPlay
}

// SizedPlay is one way to play for wagers of one size.
type SizedPlay struct {
	EV, Wagered float64
	of          *BySize
	in          *solvedSize
	play        *sizedPlay
	super       int
}

// For returns the best play and the best by totals for wagers of a size.
func (b *BySize) For(stake money.Cents) (*Sized, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	super := superOf(&b.options, stake)
	in, err := b.solution(super)
	if err != nil {
		return nil, err
	}
	price := func(p *sizedPlay) *SizedPlay {
		ev := p.ev + p.bonus*float64(super-in.rules.super)/superParts
		return &SizedPlay{EV: ev, Wagered: p.wagered, of: b, in: in, play: p, super: super}
	}
	return &Sized{Best: price(&in.plays[0]), Basic: price(&in.plays[1])}, nil
}

// solution returns the solution for a super bonus of so many parts of the wager.
func (b *BySize) solution(super int) (*solvedSize, error) {
	if b.options.Super(money.MaxStake) == 0 {
		return b.at(0, 0)
	}
	if b.from == nil {
		if err := b.findFrom(); err != nil {
			return nil, err
		}
	}
	drawn := 0
	for _, from := range b.from {
		if from > 0 && super > from {
			drawn++
		}
	}
	return b.at(drawn, max(super, 1)) // where there is none it is taken off again
}

// findFrom finds from which super bonus on sevens are drawn to. Only the play against a seven is solved for it.
func (b *BySize) findFrom() error {
	if err := solvable(&b.options); err != nil {
		return err
	}
	r := rulesOf(&b.options)
	r.super = 1
	s, err := unsolved(floats{}, &b.options, r, b.cards)
	if err != nil {
		return err
	}
	b.from = []int{}
	if x := s.against[Points(7)]; x != nil {
		x.solve()
		b.from = []int{x.superFrom(false), x.superFrom(true)}
	}
	return nil
}

// at returns the solution of a place, and finds it for a super bonus if nobody has.
func (b *BySize) at(place, super int) (*solvedSize, error) {
	if in := b.solved[place]; in != nil {
		return in, nil
	}
	if err := solvable(&b.options); err != nil {
		return nil, err
	}
	r := rulesOf(&b.options)
	r.super = super
	s, err := b.solve(r)
	if err != nil {
		return nil, err
	}
	in := &solvedSize{Solution: s}
	basic := s.Basic()
	ev, wagered := s.Follow(basic)
	in.plays = [2]sizedPlay{{ev: s.EV(), wagered: s.Wagered()}, {by: basic, ev: ev, wagered: wagered}}
	for i := range in.plays {
		in.plays[i].bonus = s.bonusChance(in.plays[i].by)
	}
	b.solved[place] = in
	return in, nil
}

// solve finds the best play under some rules: against a seven alone, if all else was found for another super bonus.
func (b *BySize) solve(r *rules) (*Solution[float64], error) {
	for _, in := range b.solved {
		if in != nil {
			return in.withSuper(r), nil
		}
	}
	return solve(floats{}, &b.options, r, b.cards)
}

// withSuper is the solution under rules that differ in the super bonus alone. The two share all that does not depend on it.
func (s *Solution[T]) withSuper(r *rules) *Solution[T] {
	other := *s
	other.rules, other.against, other.basics = r, maps.Clone(s.against), maps.Clone(s.basics)
	up := Points(7)
	if x := s.against[up]; x != nil {
		y := newVersus(s.arithmetic, r, x.left, up)
		y.chance = x.chance
		y.solveRaised()
		other.against[up] = y
		delete(other.basics, columnOf(up))
	}
	return &other
}

// bonusChance is how often a round comes to the super bonus, to who plays to a strategy, or by the best play if it is nil.
func (s *Solution[T]) bonusChance(st *Strategy) float64 {
	x := s.against[Points(7)]
	if x == nil || s.rules.super == 0 {
		return 0
	}
	script, sum := s.script(x, st), 0.0
	for _, spades := range []bool{false, true} {
		sevens, chance := x.thirdSeven(spades)
		if chance == 0 || !script.draws(&x.list[sevens], sevens) {
			continue
		}
		for i, dealt := range x.initial {
			if i == sevens {
				sum += x.number(x.raised(x.mul(x.chance, dealt))) * chance
			}
		}
	}
	return sum
}

// draws reports whether another card is drawn to a hand of two at a place.
func (s *script) draws(p *place, i int16) bool {
	splits := p.pair() >= 0 && s.pairs[p.pair()].hands > 1 && !s.keeps[i]
	return !splits && !s.surrenders[i] && !s.hand[i].doubles() && s.hand[i].otherwise() == toDraw
}

// Results is [Solution.Results] for wagers of the size.
func (p *SizedPlay) Results() []Chance[float64] {
	p.of.mu.Lock()
	defer p.of.mu.Unlock()
	if p.play.results == nil { // whoever wants those of one wants those of the other
		for i, list := range p.in.ResultsOf(p.in.plays[0].by, p.in.plays[1].by) {
			p.in.plays[i].results = list
		}
	}
	list := slices.Clone(p.play.results)
	more := big.NewRat(int64(p.super-p.in.rules.super), superParts)
	for i, c := range list {
		if c.Super {
			list[i].Net = new(big.Rat).Add(c.Net, more)
		}
	}
	slices.SortStableFunc(list, func(a, b Chance[float64]) int { return b.Net.Cmp(a.Net) })
	return list
}

// ExactResults is [Solution.ExactResults].
func (p *SizedPlay) ExactResults() ([]Chance[*big.Rat], bool) {
	p.of.mu.Lock()
	defer p.of.mu.Unlock()
	return p.in.ExactResults(p.play.by)
}

// Solutions returns how many solutions were found so far.
func (b *BySize) Solutions() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := 0
	for _, in := range b.solved {
		if in != nil {
			n++
		}
	}
	return n
}
