package table

import (
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
	Choices []Choice // the first is what happens when nobody answers
}

// Allows reports whether c is among the offer's choices.
func (o *Offer) Allows(c Choice) bool {
	for _, x := range o.Choices {
		if x == c {
			return true
		}
	}
	return false
}

// Question is an offer made to a particular seat.
type Question struct {
	Seat  Seat
	Offer *Offer
}

// Answer is what a player decided, with an amount where the offer takes one.
type Answer struct {
	Choice Choice
	Amount money.Cents
}

// Players decide. A simulation's strategy answers at once; a live table's
// people take their time, and [Live] waits for them.
type Players interface {
	Answer(q *Question) Answer
}

// FirstChoice are players who always take the first choice they are offered.
type FirstChoice struct{}

// Answer takes the first choice.
func (FirstChoice) Answer(q *Question) Answer { return Answer{Choice: q.Offer.Choices[0]} }
