// Package advice has what is known of the choices of single games: what each
// is worth from the cards that somebody can see, what those of any hand are
// worth, and the chart of the best play. A game at which something is decided has an
// [Adviser] in its mathematics, and nothing else in the program knows how it is
// played well.
//
// Other modules may build on this package.
package advice

import (
	"cmp"
	"slices"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
	"boardwalk/tile"
)

// Adviser is what is known of the choices of one game.
type Adviser struct {
	// Example is a hand that the choices can be valued of.
	Example Example

	// Board says that a position may have cards that all players share.
	Board bool

	// Tiles says that hands are of tiles, and not of cards.
	Tiles bool

	// Bank says that choices are valued for a player who has the bank too.
	Bank bool

	// Stake says that the size of the wager may change what choices are worth.
	Stake bool

	// Advise values the choices of a question that is open. It returns nil if
	// that cannot be done.
	Advise func(*View) *Counsel

	// Play returns a good choice at little cost, for bots, and false if there
	// is none. If it is nil, the best choice of Advise is taken.
	Play func(*View) (table.Choice, bool)

	// Amount is what a bot names with a choice that takes an amount; nil, or zero, for
	// the usual one. The question's bounds are held against it.
	Amount func(*View, table.Choice) money.Cents

	// Cards are the cards that a bot names with the choice that Play returned; nil where
	// choices are made without.
	Cards func(*View, table.Choice) card.Set

	// Prepare works out what Play needs under some options, where that takes
	// long; nil where it does not. Play does it if nobody has before, and
	// waits for it.
	Prepare func(table.Options)

	// Value values the choices of any hand, under lawful options.
	Value func(*odds.Asked, *Position) (*Values, error)

	// Chart charts the best play, under lawful options.
	Chart func(*odds.Asked) (*Chart, error)

	// Picture draws the chart as players print it; nil where it has no such form.
	Picture func(*odds.Asked) (*Picture, error)

	// Place finds the hand of a question on the chart; nil where a chart only has
	// examples of hands.
	Place func(*View) *Place
}

// Example is a hand as somebody would type it in, to have its choices valued.
type Example struct {
	Label  string `json:"label" doc:"What the cards are called"`
	Hand   string `json:"hand" example:"Ts 6h" doc:"Cards as they would be typed in"`
	Dealer string `json:"dealer,omitempty" doc:"What the dealer shows; none if that does not matter"`
}

// Advised is the mathematics of a game at which choices have a value. This package asks
// [table.Rules.Mathematics] for it.
type Advised interface {
	Advice() *Adviser
}

// Advice returns the adviser itself, so that a game's mathematics has it by embedding it.
func (a *Adviser) Advice() *Adviser { return a }

// For returns the adviser of a game, or nil.
func For(rules *table.Rules) *Adviser {
	if m, ok := rules.Mathematics.(Advised); ok {
		return m.Advice()
	}
	return nil
}

// View is what somebody who is asked can see.
type View struct {
	odds.Asked
	Question *table.Question
	Hands    []Hand // the cards on the layout, as far as they can be seen

	// Unseen returns the cards of so many decks that were not seen since the
	// last shuffle, or in the last rounds; Since says which of the two.
	Unseen func(decks int) []card.Card
	Since  string

	// On returns what the person had on areas, by name, of those that are
	// there, as the round began.
	On func(names ...string) money.Cents
}

// Hand is the cards of one hand that can be seen.
type Hand struct {
	Box   table.Box
	Hand  uint8
	Cards []card.Card
	Tiles []tile.Tile

	Answers []table.Choice // what was answered about it in this round
}

// CardsOf returns the cards of one hand.
func (v *View) CardsOf(box table.Box, hand uint8) []card.Card {
	for _, h := range v.Hands {
		if h.Box == box && h.Hand == hand {
			return h.Cards
		}
	}
	return nil
}

// Answered returns how often a choice was made about a hand in this round.
func (v *View) Answered(box table.Box, hand uint8, choice table.Choice) (times int) {
	for _, h := range v.Hands {
		for _, c := range h.Answers {
			if h.Box == box && h.Hand == hand && c == choice {
				times++
			}
		}
	}
	return times
}

// HandsIn returns how many hands a box has.
func (v *View) HandsIn(box table.Box) int {
	n := 0
	for _, h := range v.Hands {
		if h.Box == box {
			n++
		}
	}
	return n
}

// Counsel is what the choices of a question are worth, as far as whoever is
// asked can know.
type Counsel struct {
	Values []Worth // the best first; none where only the best is known
	Best   table.Choice
	Cards  card.Set    // the cards that the best choice names; 0 if it names none
	Of     string      // what the values are fractions of: "the wager"
	Unit   money.Cents // how much that is
	Parts  bool        // a choice may be taken for a part of the unit
	Sizes  *Sizes      // a choice may be taken for several times the unit; nil if none
	Basis  string      // what it rests on, as a sentence
}

// Worth is what a choice is worth on average, for each dollar of the wager.
type Worth struct {
	Choice table.Choice `json:"choice"`
	EV     float64      `json:"ev" doc:"Won or, below zero, lost on average for each dollar"`
	Cost   float64      `json:"cost" doc:"How much less that is than with the best choice"`
	Sizes  []Size       `json:"sizes,omitempty" doc:"What it costs with an amount of the player's own; between two amounts along a straight line"`
	High   string       `json:"high,omitempty" doc:"The high hand, where the choice sets two hands"`
	Low    string       `json:"low,omitempty" doc:"And the low hand"`
	Cards  card.Set     `json:"-"` // the cards that the choice names; 0 if it names none
}

// NewCounsel puts the choices that are open in order. It is nil if one of them
// has no value.
func NewCounsel(q *table.Question, values []Worth, of string, unit money.Cents, basis string) *Counsel {
	c := &Counsel{Of: of, Unit: unit, Basis: basis}
	for _, choice := range q.Choices() {
		at := slices.IndexFunc(values, func(w Worth) bool { return w.Choice == choice })
		if at < 0 {
			return nil
		}
		c.Values = append(c.Values, values[at])
	}
	slices.SortStableFunc(c.Values, func(a, b Worth) int { return cmp.Compare(b.EV, a.EV) })
	c.Best = c.Values[0].Choice
	return c
}

// BestAmount is what the best choice of a question is made with where that is the player's
// to say; otherwise zero.
func (c *Counsel) BestAmount(q *table.Question) money.Cents {
	best := money.Cents(0)
	switch {
	case !q.Offer.TakesAmount(c.Best):
		return 0
	case c.Sizes == nil && c.Parts:
		best = c.Unit
	case c.Sizes == nil || c.Sizes.Choice != c.Best:
		return 0
	case c.Sizes.AtMost > c.Sizes.AtOne:
		best = c.Unit * money.Cents(c.Sizes.Most)
	default:
		best = c.Unit
	}
	return min(best, q.Most)
}

// Say is the best choice of a question as it reads after the word to: "play for $30".
func (c *Counsel) Say(q *table.Question) string {
	if amount := c.BestAmount(q); amount > 0 {
		return q.Offer.Say(c.Best) + " for " + amount.String()
	}
	return q.Offer.Say(c.Best)
}
