package table

import (
	"math/bits"

	"boardwalk/law"
	"boardwalk/money"
)

// Choice is one of the answers that an offer allows, in the regulation's own
// word: "accept", "play", "fold".
type Choice string

// Offer declares a question that the procedure puts to a player.
type Offer struct {
	ID      string
	Law     law.Cite
	Text    string   // the question, as a person would be asked
	Choices []Choice // the first that is open is what happens when nobody answers
}

// Choices is a set of an offer's choices, one bit each in their order.
type Choices uint16

// AllChoices is every choice of an offer.
const AllChoices Choices = 0xffff

// Question is an offer made to a particular seat, perhaps about a hand.
type Question struct {
	Seat  Seat
	Box   Box
	Hand  uint8
	Open  Choices // those of the offer's choices that may be taken
	Offer *Offer
}

// First returns the first choice that is open.
func (q *Question) First() Choice {
	return q.Offer.Choices[bits.TrailingZeros16(uint16(q.Open))]
}

// Choices lists those that are open.
func (q *Question) Choices() []Choice {
	var open []Choice
	for i, c := range q.Offer.Choices {
		if q.Open>>i&1 != 0 {
			open = append(open, c)
		}
	}
	return open
}

// Allows reports whether a choice is open.
func (q *Question) Allows(c Choice) bool {
	for i, x := range q.Offer.Choices {
		if x == c {
			return q.Open>>i&1 != 0
		}
	}
	return false
}

// Answer is what a player decided, with an amount or a number where the offer
// takes one.
type Answer struct {
	Choice Choice
	Amount money.Cents
	Number int
}

// Players decide. A simulation's strategy answers at once; a live table's
// people take their time, and [Live] waits for them.
type Players interface {
	Answer(q *Question) Answer
}

// FirstChoice are players who always take the first choice they are offered.
type FirstChoice struct{}

// Answer takes the first choice.
func (FirstChoice) Answer(q *Question) Answer { return Answer{Choice: q.First()} }
