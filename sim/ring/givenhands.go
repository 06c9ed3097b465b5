package ring

import (
	"errors"
	"fmt"
	"slices"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// evenStack can be divided among any number of players up to eleven, and halved
// before, so that nobody gets a chip more than another.
const evenStack = 55_440 * money.Dollar

// prepareHands is prepare where hands are given: a table without limits.
func (p *plan) prepareHands() error {
	g, _ := roomGame(p.Rules) // it is one of the poker room
	own := g.Plan().Own
	switch {
	case g.Plan().Board == 0:
		return fmt.Errorf("hands are given at hold-em, omaha and omaha-eight-or-better, not at %s", p.Rules.ID)
	case len(p.Hands) == 0:
		return errors.New("a board is for hands: give at least one")
	case len(p.Hands) > p.Seats:
		return fmt.Errorf("%d hands are too many for %d seats", len(p.Hands), p.Seats)
	case len(p.Board) > 5:
		return fmt.Errorf("the board has five cards at most, not %d", len(p.Board))
	case p.Options != nil || len(p.Strategies) > 0:
		return errors.New("hands that are all-in before the flop have no use for options and strategies")
	}
	seen := card.Set(0)
	for i, cards := range append(slices.Clone(p.Hands), p.Board) {
		if i < len(p.Hands) && len(cards) != own {
			return fmt.Errorf("a hand has %d cards here, not %d", own, len(cards))
		}
		for _, c := range cards {
			if !c.Suited() || seen.Has(c) {
				return fmt.Errorf("%v cannot be there, or not twice", c)
			}
			seen |= card.SetOf(c)
		}
	}
	o := p.Rules.Options().(*room.Options)
	o.Structure, o.Raises = room.NoLimit, 0
	p.Options, p.Terms, p.stack = o, room.HoldEm.Terms(), evenStack
	p.Strategies = slices.Repeat([]Strategy{{Name: "all-in", Sit: func(*Chair) table.Players { return allIn{} }}}, p.Seats)
	return nil
}

// allIn are players who put everything in.
type allIn struct{}

func (allIn) Answer(q *table.Question) table.Answer {
	if q.Most > 0 {
		return table.Answer{Choice: larger(q), Amount: q.Most}
	}
	return stay(q)
}

// stacked is a source that deals given cards to whom they are for, and others
// from among the rest.
type stacked struct {
	*chance.Fast
	given [12][]card.Card // by box, the board's first
	all   card.Set
	dealt [12]uint8
}

var _ card.Picker = (*stacked)(nil)

func (p *plan) stacked(from *chance.Fast) *stacked {
	s := &stacked{Fast: from}
	s.given[0] = p.Board
	copy(s.given[1:], p.Hands)
	for _, cards := range s.given {
		s.all |= card.SetOf(cards...)
	}
	return s
}

// Pick picks the given card, or any that is not given.
func (s *stacked) Pick(pool []card.Card, box int) int {
	if box < len(s.given) && int(s.dealt[box]) < len(s.given[box]) {
		s.dealt[box]++
		return slices.Index(pool, s.given[box][s.dealt[box]-1])
	}
	for {
		if i := s.Draw(len(pool)); !s.all.Has(pool[i]) {
			return i
		}
	}
}

// Equity is the share of the pot that a position got on average where hands are
// given, and the standard error of that.
func (r *Result) Equity(seat int) (share, standardError float64) {
	s, pot := &r.Seats[seat-1], r.Stack*money.Cents(len(r.Seats))
	return float64(r.Stack)/float64(pot) - s.HouseAdvantage(pot), s.StandardError(pot)
}
