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
	keeper  Keeper // nil if nothing is kept

	mu     sync.Mutex
	begun  *beginning     // nil until it is needed
	solved [3]*solvedSize // by for how many of the two a third seven is drawn
}

// solvedSize is the play for wagers that are played alike, and what it comes to.
type solvedSize struct {
	*Found
	sum      string             // under which it is kept
	solution *Solution[float64] // nil until it is needed, where what it comes to was kept
	basic    *Strategy          // the best play by totals; nil without a solution
}

// NewBySize returns the best play with some cards, which is found when it is asked for. What a keeper has is not found again;
// it may be nil.
func NewBySize(o *blackjack.Options, c Composition, k Keeper) *BySize {
	return &BySize{options: *o, cards: c, keeper: k}
}

// Sized is the play for wagers of one size.
type Sized struct {
	Best, Basic *SizedPlay
}

// SizedPlay is one way to play for wagers of one size.
type SizedPlay struct {
	EV, Wagered float64
	of          *BySize
	in          *solvedSize
	play        int // of those that were found: 0 for the best, 1 for that by totals
	super       int
}

// For returns the best play and the best by totals for wagers of a size.
func (b *BySize) For(stake money.Cents) (*Sized, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	super := superOf(&b.options, stake)
	in, err := b.found(super)
	if err != nil {
		return nil, err
	}
	price := func(play int) *SizedPlay {
		p := &in.Plays[play]
		ev := p.EV + p.Bonus*float64(super-in.Super)/superParts
		return &SizedPlay{EV: ev, Wagered: p.Wagered, of: b, in: in, play: play, super: super}
	}
	return &Sized{Best: price(0), Basic: price(1)}, nil
}

// found returns what was found for a super bonus of so many parts of the wager.
func (b *BySize) found(super int) (*solvedSize, error) {
	if err := b.begin(b.keeper != nil); err != nil {
		return nil, err
	}
	return b.at(b.begun.place(super), super)
}

// at returns what was found for a place, and finds it for a super bonus if nobody has.
func (b *BySize) at(place, super int) (*solvedSize, error) {
	if in := b.solved[place]; in != nil {
		return in, nil
	}
	in := &solvedSize{}
	if b.keeper != nil {
		in.sum = b.begun.sum(place)
		in.Found = b.keeper.Peek(in.sum)
	}
	if in.Found == nil {
		if err := b.solve(in, super); err != nil {
			return nil, err
		}
		in.Found = in.find()
	}
	b.solved[place] = in
	return in, nil
}

// solve finds the play for a super bonus: against a seven alone, if all else was found for another one.
func (b *BySize) solve(in *solvedSize, super int) (err error) {
	r := rulesOf(&b.options)
	if b.begun.sized {
		r.super = max(super, 1) // where there is none it is taken off again
	}
	for _, other := range b.solved {
		if in.solution == nil && other != nil && other.solution != nil {
			in.solution = other.solution.withSuper(r)
		}
	}
	if in.solution == nil {
		if in.solution, err = solve(floats{}, &b.options, r, b.cards); err != nil {
			return err
		}
	}
	in.basic = in.solution.Basic()
	return nil
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
	switch in := p.in; {
	case in.Plays[0].Results != nil:
	case p.of.keeper != nil:
		in.Found = p.of.keeper.Get(in.sum, in.withResults)
	default:
		in.Found = in.withResults()
	}
	list := slices.Clone(p.in.Plays[p.play].Results)
	more := big.NewRat(int64(p.super-p.in.Super), superParts)
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
	if p.in.solution == nil && p.of.solve(p.in, p.in.Super) != nil {
		return nil, false
	}
	return p.in.solution.ExactResults(p.in.by(p.play))
}

// Solutions returns how many solutions were found so far.
func (b *BySize) Solutions() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := 0
	for _, in := range b.solved {
		if in != nil && in.solution != nil {
			n++
		}
	}
	return n
}
