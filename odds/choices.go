package odds

import (
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/table"
)

// Worth is what a choice is worth on average, for each dollar of the wager that
// was there before: all that is won less all that is lost.
type Worth struct {
	Choice table.Choice
	EV     *big.Rat
	Times  int // how many antes the choice is made with, where that is the player's to say; zero where it is not
}

// KeepOnly leaves only some of a shoe's cards to come; the others are discarded.
func KeepOnly(s *card.Shoe, cards []card.Card) error {
	var count [card.Joker]int
	for _, c := range cards {
		count[c]++
	}
	for i := 0; i < s.Left(); {
		if c := s.ToCome()[i]; count[c] > 0 {
			count[c]--
			i++
		} else {
			s.Discard(s.Take(i))
		}
	}
	if s.Left() != len(cards) {
		return fmt.Errorf("there are only %d of these %d cards", s.Left(), len(cards))
	}
	return nil
}

// Always is a player who takes one choice wherever it is open.
type Always struct{ Choice table.Choice }

func (p Always) Answer(q *table.Question) table.Answer {
	if q.Allows(p.Choice) {
		return table.Answer{Choice: p.Choice}
	}
	return table.Answer{Choice: q.First()}
}

// InOrder is a source of cards that come in a given order.
type InOrder struct{ Cards []card.Card }

func (s *InOrder) Draw(int) int { panic("odds: only cards are drawn here") }

func (s *InOrder) Pick(pool []card.Card, _ int) int {
	next := s.Cards[0]
	s.Cards = s.Cards[1:]
	for i, c := range pool {
		if c == next {
			return i
		}
	}
	panic("odds: the shoe has no such card")
}
