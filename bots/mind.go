package bots

import (
	"slices"

	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/game/room"
	"boardwalk/poker"
	"boardwalk/table"
)

// Mind is a bot that is asked something, with what its seat may see. It shares
// nothing with the table, so its answer may be found on any goroutine.
type Mind struct {
	Bot
	counsel.Situation
	Chance    chance.Source
	Interlude bool  // it is asked between two rounds
	Hurried   bool  // somebody waits: it makes no mistakes that take long to weigh
	Ring      *Ring // nil at a game against the house
}

// Ring is what everybody knows of a table of players against each other.
type Ring struct {
	Round     *Round
	Plan      room.Plan
	High, Low poker.Kind // how hands are ranked; zero if they are not
}

// RingOf returns what everybody knows of a table in a round; nil at a game against the
// house.
func RingOf(t *table.Table, round *Round) *Ring {
	g, ok := t.Game().(*room.Game)
	if !ok {
		return nil
	}
	r := &Ring{Round: round, Plan: g.Plan()}
	r.High, r.Low = g.Kinds()
	return r
}

// errs is how often in a hundred answers a bot takes the second best.
var errs = [...]int{Beginner: 22, Regular: 6, Expert: 0}

// gross is what a mistake of a bot costs at most, as a fraction of its wager: what costs
// more nobody overlooks.
const gross = 0.3

// Answer returns what the bot answers.
func (m *Mind) Answer() table.Answer {
	q := m.Question
	if m.Ring != nil {
		return m.answerRing()
	}
	if best, ok := m.Situation.Answer(); ok {
		if m.Chance.Draw(100) < errs[m.Level] && (m.IsQuick() || !m.Hurried) {
			return m.err(best)
		}
		return best
	}
	if m.Interlude {
		return m.answerInterlude()
	}
	return table.Answer{Choice: q.First()}
}

// err returns a mistake instead of the best answer: the second best, unless that is plainly
// bad or has to name more than a choice.
func (m *Mind) err(best table.Answer) table.Answer {
	c := m.Counsel()
	if c == nil || len(c.Values) < 2 {
		return best
	}
	second := c.Values[1]
	offer := m.Question.Offer
	if c.Values[0].EV-second.EV > gross || second.Choice == best.Choice || second.Cards != 0 || !m.Question.Allows(second.Choice) ||
		offer.TakesNumber(second.Choice) {
		return best
	}
	return table.Answer{Choice: second.Choice, Amount: m.Amount(second.Choice)}
}

// answerInterlude takes one of the choices that need nothing else, by chance, where
// counsel knows nothing of who should have the bank or the shoe.
func (m *Mind) answerInterlude() table.Answer {
	q := m.Question
	choices := slices.DeleteFunc(q.Choices(), func(c table.Choice) bool {
		return q.Offer.TakesAmount(c) || q.Offer.TakesNumber(c)
	})
	if len(choices) == 0 || q.Offer.Cards != 0 {
		return table.Answer{Choice: q.First()}
	}
	return table.Answer{Choice: choices[m.Chance.Draw(len(choices))]}
}
