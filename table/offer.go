package table

import (
	"math/bits"

	"boardwalk/card"
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
	Amounts Choices  // those that are made with an amount
	Sizes   law.Cite // the paragraph of the amounts; Law if empty
	Numbers Choices  // those that may be made with a number
	Cards   Choices  // those that are made with cards of one's own
}

// Choices is a set of an offer's choices, one bit each in their order.
type Choices uint16

// AllChoices is every choice of an offer.
const AllChoices Choices = 0xffff

// Question is an offer made to a particular seat, perhaps about a hand.
type Question struct {
	Number uint32 // since the last round ended, from 1 on: an answer names it
	Seat   Seat
	Box    Box
	Hand   uint8
	Open   Choices // those of the offer's choices that may be taken
	Offer  *Offer

	// A choice that is made with an amount takes one from Least to Most, in
	// steps of the smallest chip; no amount means Least.
	Least, Most money.Cents
}

// Amount holds the amount of an answer against the question. It returns the
// amount that the answer means, or a refusal.
func (q *Question) Amount(a *Answer, chip money.Cents) (money.Cents, *law.Refusal) {
	i := q.place(a.Choice)
	if i < 0 || q.Offer.Amounts>>i&1 == 0 {
		return a.Amount, nil
	}
	amount, by := q.nearest(a.Amount, chip), or(q.Offer.Sizes, q.Offer.Law)
	switch {
	case amount == a.Amount || a.Amount == 0:
		return amount, nil
	case q.Least == q.Most:
		return 0, law.RefuseFor(law.Amount, by, "to %s here is %s, not %s", a.Choice, q.Least, a.Amount)
	}
	return 0, law.RefuseFor(law.Amount, by, "to %s here is from %s to %s in steps of %s, not %s", a.Choice, q.Least, q.Most, chip, a.Amount)
}

// nearest is the lawful amount that is nearest to one that was named, or the
// least if none was. All that a player has may be no whole number of chips.
func (q *Question) nearest(amount, chip money.Cents) money.Cents {
	amount = min(max(amount, q.Least), q.Most)
	if amount != q.Most && !amount.Multiple(chip) {
		return q.Least
	}
	return amount
}

// First returns the first choice that is open.
func (q *Question) First() Choice {
	return q.Offer.Choices[bits.TrailingZeros16(uint16(q.Open))]
}

// place is where an open choice stands in the offer, or -1 if it is not open.
func (q *Question) place(c Choice) int {
	for i, x := range q.Offer.Choices {
		if x == c && q.Open>>i&1 != 0 {
			return i
		}
	}
	return -1
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
func (q *Question) Allows(c Choice) bool { return q.place(c) >= 0 }

// Answer is what a player decided, with an amount, a number or cards where the
// offer takes them.
type Answer struct {
	Choice Choice
	Amount money.Cents
	Cards  card.Set
}

// Numbered is an answer with a number where others have an amount. It has no
// field of its own, since an Answer is handed over for every question of a
// simulation, and one more word makes blackjack three percent slower.
func Numbered(c Choice, n int) Answer {
	return Answer{Choice: c, Amount: money.Cents(n) * money.Dollar}
}

// Number is the figure of an answer to an offer that takes a number: a player
// who says 20 means twenty dollars or twenty cards, and the offer knows which.
func (a *Answer) Number() int { return int(a.Amount / money.Dollar) }

// Players decide. A simulation's strategy answers at once; a live table's
// people take their time, and [Live] waits for them.
type Players interface {
	Answer(q *Question) Answer
}

// FirstChoice are players who always take the first choice they are offered.
type FirstChoice struct{}

// Answer takes the first choice.
func (FirstChoice) Answer(q *Question) Answer { return Answer{Choice: q.First()} }
