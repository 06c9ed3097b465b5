package table

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

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
	Units   law.Cite // the paragraph of the steps between them; Sizes if empty
	AllIn   bool     // no amount means the most that may be named; the least if false
	Totals  Choices  // of those, the ones whose amount is what the whole bet comes to: "raise to"
	Numbers Choices  // those that may be made with a number
	Singles Choices  // those that are made with a single chip, whose value the amount is if it is named
	Single  law.Cite // the paragraph of what chip that may be
	Cards   Choices  // those that are made with cards of one's own

	// Says is how choices read after the word "to", where that is not the word
	// itself: "go to war" for "war".
	Says map[Choice]string

	// Called is what players call choices, where that is not the regulation's word:
	// "hit" for "draw".
	Called map[Choice]string

	// Needs is what a choice is open only with, after the word "needs": "a pair". It stands in the place of a choice that
	// is not open now.
	Needs map[Choice]string
}

// Name returns a choice as players call it, and as a button or a log has it: "fold", "hit".
func (o *Offer) Name(c Choice) string {
	return cmp.Or(o.Called[c], strings.ReplaceAll(string(c), "-", " "))
}

// Say returns a choice as it reads after the word "to": "fold", "go to war".
func (o *Offer) Say(c Choice) string { return cmp.Or(o.Says[c], o.Called[c], string(c)) }

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
	Own    card.Set // the cards that a choice may name that is made with cards; any if there is none here

	Range // the amounts of a choice that is made with one
}

// Range is the amounts that a choice may be made with.
type Range struct {
	Least, Most money.Cents
	Step        money.Cents // every amount is a multiple of it, but for all that a player has; the smallest chip if 0

	// A choice that is made with a single chip: the chip is worth more than Over, and the
	// player has chips for Held.
	Over, Held money.Cents
}

// Amount holds the amount of an answer against the question. It returns the
// amount that the answer means, or a refusal.
func (q *Question) Amount(a *Answer, chip money.Cents) (money.Cents, *law.Refusal) {
	only := q.only(a.Choice)
	switch {
	case only == 0:
		return a.Amount, nil
	case q.Offer.Numbers&only != 0:
		if a.Amount < 0 || a.Amount%packed != 0 {
			return 0, law.Refuse(q.Offer.Law, "to %s takes a whole number, not an amount", a.Choice)
		}
		return a.Amount, nil
	case q.Offer.Singles&only != 0:
		return a.Amount, q.single(a.Amount, chip)
	case q.Offer.Amounts&only == 0:
		return a.Amount, nil
	}
	amount, by := q.nearest(a.Amount, chip), cmp.Or(q.Offer.Sizes, q.Offer.Law)
	switch {
	case amount == a.Amount || a.Amount == 0:
		return amount, nil
	case q.Least == q.Most:
		return 0, law.RefuseFor(law.Amount, by, "to %s here is %s, not %s", a.Choice, q.Least, a.Amount)
	case a.Amount > q.Least && a.Amount < q.Most:
		by = cmp.Or(q.Offer.Units, by)
	}
	return 0, law.RefuseFor(law.Amount, by, "to %s here is from %s to %s in steps of %s, not %s", a.Choice, q.Least, q.Most,
		cmp.Or(q.Step, chip), a.Amount)
}

// single refuses a chip that the player cannot have, or that is no larger than it has to
// be. A chip without a value is one that is.
func (q *Question) single(value, smallest money.Cents) *law.Refusal {
	switch {
	case value == 0:
		return nil
	case value < 0 || value > q.Held || !value.Multiple(smallest):
		return law.RefuseFor(law.Short, q.Offer.Single, "the player has no chip of %s", value)
	case value <= q.Over:
		return law.RefuseFor(law.Amount, q.Offer.Single, "a chip of %s is no larger than the %s that is required", value, q.Over)
	}
	return nil
}

// MayName holds the cards of an answer against the question: a choice that is made
// with cards names some, and only cards of the hand that the question is about.
func (q *Question) MayName(a *Answer) *law.Refusal {
	if q.Own == 0 || q.Offer.Cards&q.only(a.Choice) == 0 || a.Cards != 0 && a.Cards&^q.Own == 0 {
		return nil
	}
	return law.RefuseFor(law.Choice, q.Offer.Law, "to %s names cards of the own hand, and no others", a.Choice)
}

// Usual returns the amount that an answer without one means.
func (q *Question) Usual() money.Cents {
	if q.Offer.AllIn {
		return q.Most
	}
	return min(q.Least, q.Most)
}

// nearest is the lawful amount that is nearest to one that was named, or the
// usual one if none was. All that a player has may be no whole number of chips.
func (q *Question) nearest(amount, chip money.Cents) money.Cents {
	if amount == 0 {
		return q.Usual()
	}
	amount = min(max(amount, q.Least), q.Most)
	if amount != q.Most && !amount.Multiple(cmp.Or(q.Step, chip)) {
		return q.Least
	}
	return amount
}

// First returns the first choice that is open.
func (q *Question) First() Choice {
	return q.Offer.Choices[bits.TrailingZeros16(uint16(q.Open))]
}

// only is the set of a choice alone, or the empty set if it is not open.
func (q *Question) only(c Choice) Choices {
	for i, x := range q.Offer.Choices {
		if x == c {
			return q.Open & (1 << uint(i))
		}
	}
	return 0
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
func (q *Question) Allows(c Choice) bool { return q.only(c) != 0 }

// Answer is what a player decided, with an amount, a number or cards where the
// offer takes them.
type Answer struct {
	Choice Choice
	Amount money.Cents
	Cards  card.Set
}

// Numbered returns an answer to the offer with a number, such as how deep to cut.
// The number is packed into the field of the amount, since an Answer is handed
// over for every question of a simulation, and one more word makes blackjack three
// percent slower. Nobody but Numbered and [Offer.Number] knows how. It panics if
// the offer does not make the choice with a number.
func (o *Offer) Numbered(c Choice, n int) Answer {
	if !o.TakesNumber(c) {
		panic(fmt.Sprintf("table: %q of the offer %q takes no number", c, o.ID))
	}
	return Answer{Choice: c, Amount: money.Cents(n) * packed}
}

// Number returns the number of an answer to the offer, or 0 if it has none. It
// panics if the offer does not make the choice with a number: what the answer
// holds then is an amount.
func (o *Offer) Number(a Answer) int {
	if !o.TakesNumber(a.Choice) {
		panic(fmt.Sprintf("table: %q of the offer %q takes no number", a.Choice, o.ID))
	}
	return int(a.Amount / packed)
}

// packed is the amount as which a number of one is packed. Journals hold it.
const packed = money.Dollar

// TakesNumber reports whether the offer makes a choice with a number.
func (o *Offer) TakesNumber(c Choice) bool { return o.in(o.Numbers, c) }

// TakesAmount reports whether the offer makes a choice with an amount.
func (o *Offer) TakesAmount(c Choice) bool { return o.in(o.Amounts, c) }

// TakesCards reports whether the offer makes a choice with cards of one's own.
func (o *Offer) TakesCards(c Choice) bool { return o.in(o.Cards, c) }

func (o *Offer) in(set Choices, c Choice) bool {
	i := slices.Index(o.Choices, c)
	return i >= 0 && set>>i&1 != 0
}

// Players decide. A simulation's strategy answers at once; a live table's
// people take their time, and [Live] waits for them.
type Players interface {
	Answer(q *Question) Answer
}

// Chooser is players who can say which choice they make without saying its name, as strategies do that are asked
// millions of times. Where nobody hears of answers the table asks for numbers, if the game does not want names.
type Chooser interface {
	Players

	// Choose returns the place of a choice among those of the offer. It is the choice that Answer would make, with no
	// amount named; a choice that is not open, as below zero, stands for the first that is.
	Choose(q *Question) int
}

// FirstChoice are players who always take the first choice they are offered.
type FirstChoice struct{}

// Answer takes the first choice.
func (FirstChoice) Answer(q *Question) Answer { return Answer{Choice: q.First()} }
