package tabletest

import (
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// Taking are players who take one choice whenever it is open. The dealer takes
// the first one for them where it is not.
type Taking table.Choice

// Answer takes the choice.
func (c Taking) Answer(*table.Question) table.Answer {
	return table.Answer{Choice: table.Choice(c)}
}

// BareShoe is the cards of a loop that [Bench] and [SameGame] hold a game against:
// it knows a shoe and what was won, and nothing of a table, players or law. Its
// source is the one that those use.
type BareShoe struct {
	Won    money.Cents
	shoe   card.Shoe
	full   int
	source *chance.Fast
}

// NewBareShoe returns a shoe of so many decks that is to be shuffled.
func NewBareShoe(decks int) *BareShoe {
	s := &BareShoe{shoe: card.NewShoe(decks), source: chance.NewFast(1, 0)}
	s.full = s.shoe.Left()
	return s
}

// Ready shuffles a new shoe, or one with no more than so many cards behind the
// cutting card, and burns a card.
func (s *BareShoe) Ready(behind int) {
	if left := s.shoe.Left(); left <= behind || left == s.full {
		s.shoe.Shuffle()
		s.Draw()
	}
}

// Draw draws a card, puts it into the discard rack and returns its rank.
func (s *BareShoe) Draw() int {
	c := s.shoe.Take(s.source.Draw(s.shoe.Left()))
	s.shoe.Discard(c)
	return int(c.Rank())
}
