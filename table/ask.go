package table

import (
	"math/bits"

	"boardwalk/money"
)

// Offer asks a player and returns the choice.
func (d *Dealer) Offer(s Seat, o *Offer) Choice { return d.Ask(s, 0, 0, o, AllChoices).Choice }

// Ask asks a player about a hand of a box and returns the answer. Only some of
// the offer's choices may be open. An answer that is not open is the first that
// is: a host checks answers before they get here. The answer to a question that is
// withdrawn has no choice: see [DealerReports.Unask].
func (d *Dealer) Ask(s Seat, box Box, hand uint8, o *Offer, open Choices) Answer {
	return d.AskAmount(s, box, hand, o, open, Range{})
}

// AskAmount is [Dealer.Ask] where a choice may take an amount. An amount that is
// not lawful is the nearest that is: a host checks amounts before they get here.
func (d *Dealer) AskAmount(s Seat, box Box, hand uint8, o *Offer, open Choices, amounts Range) Answer {
	t := d.table()
	q := &t.asked // field by field: assigning a whole Question costs a third of asking
	q.Seat, q.Box, q.Hand, q.Open, q.Offer, q.Own, q.Range = s, box, hand, open, o, 0, amounts
	if len(t.incidents) > 0 && t.withdrawn() {
		return Answer{}
	}
	t.questions++
	q.Number = t.questions
	if t.sink != nil {
		t.tellQuestion(q)
	}
	a := t.players.Answer(q)
	if t.unasked {
		t.unasked = false
		return Answer{}
	}
	only := q.only(a.Choice)
	if only == 0 {
		a = Answer{Choice: q.First()}
		only = q.only(a.Choice)
	}
	if o.Amounts&only != 0 {
		a.Amount = q.nearest(a.Amount, t.terms.Chip)
	}
	if t.sink != nil {
		t.tellAnswer(q, &a)
	}
	return a
}

// Unasked is what [Dealer.AskWhich] returns for a question that was withdrawn.
const Unasked = -1

// withdrawn deals with reports that wait, before a question is asked, and reports
// whether it is not to be asked any more.
func (t *Table) withdrawn() bool {
	t.lookAgain()
	gone := t.unasked
	t.unasked = false
	return gone
}

// AskWhich is [Dealer.Ask] for an offer that takes no amounts. It returns which of
// the offer's choices was made, counted from 0, or [Unasked].
func (d *Dealer) AskWhich(s Seat, box Box, hand uint8, o *Offer, open Choices) int {
	which, _ := d.AskWhichAmount(s, box, hand, o, open, &noAmounts)
	return which
}

// AskWhichAmount is [Dealer.AskAmount] by numbers: it returns which of the offer's choices was made, counted from 0, or
// [Unasked], and the amount.
func (d *Dealer) AskWhichAmount(s Seat, box Box, hand uint8, o *Offer, open Choices, amounts *Range) (int, money.Cents) {
	t := d.table()
	q := &t.asked
	q.Seat, q.Box, q.Hand, q.Open, q.Offer, q.Own, q.Range = s, box, hand, open, o, 0, *amounts
	if len(t.incidents) > 0 && t.withdrawn() {
		return Unasked, 0
	}
	t.questions++
	q.Number = t.questions
	if t.chooser == nil || t.sink != nil {
		return t.whichAnswered(q)
	}
	which := t.chooser.Choose(q)
	if t.unasked {
		t.unasked = false
		return Unasked, 0
	}
	if uint(which) >= maxChoices || open&(1<<(which&(maxChoices-1))) == 0 {
		which = bits.TrailingZeros16(uint16(open))
	}
	if o.Amounts&(1<<(which&(maxChoices-1))) != 0 {
		return which, q.Usual()
	}
	return which, 0
}

// noAmounts are the amounts of a question whose choices take none.
var noAmounts Range

// maxChoices is how many choices a set of them can have.
const maxChoices = 16

// whichAnswered asks players who answer in words, and finds out which choice an answer is.
func (t *Table) whichAnswered(q *Question) (int, money.Cents) {
	if t.sink != nil {
		t.tellQuestion(q)
	}
	a := t.players.Answer(q)
	if t.unasked {
		t.unasked = false
		return Unasked, 0
	}
	o := q.Offer
	choices, which := o.Choices, len(o.Choices)-1
	for which >= 0 && choices[which] != a.Choice { // from the last: most go on, and fold is the first
		which--
	}
	if which < 0 || q.Open>>which&1 == 0 {
		a = Answer{Choice: q.First()}
		which = bits.TrailingZeros16(uint16(q.Open))
	}
	amount := money.Cents(0)
	if o.Amounts>>which&1 != 0 {
		a.Amount = q.nearest(a.Amount, t.terms.Chip)
		amount = a.Amount
	}
	if t.sink != nil {
		t.tellAnswer(q, &a)
	}
	return which, amount
}

// CanAdd returns the amounts that a player can stake on an area with chips in
// hand, in steps that the area's odds can pay, up to most, which they can pay. Its
// Most is 0 where the player cannot stake anything.
func (d *Dealer) CanAdd(s Seat, a Area, most money.Cents) Range {
	unit := d.posted[a].unit
	if chips := d.seats[s].chips; chips < most {
		most = chips.Down(unit)
	}
	return Range{Least: unit, Most: most, Step: unit}
}

// AskAll asks several players at once, one question each, and returns their
// answers in the order of the questions. It goes on when all have answered.
// They may answer in any order, which makes no difference, and nobody hears
// what the others answered before all have. The answers are the table's own
// memory and are overwritten by the next questions.
func (d *Dealer) AskAll(questions []Question) []Answer {
	t := d.table()
	d.Reports().LookAgain()
	t.asked.Offer = nil // none of several questions is withdrawn
	for i := range questions {
		q := &questions[i]
		t.questions++
		q.Number = t.questions
		if t.sink != nil {
			t.tellQuestion(q)
		}
	}
	t.answers = t.answers[:0]
	if all, ok := t.players.(together); ok {
		t.answers = all.AnswerAll(questions, t.answers)
	} else {
		for i := range questions {
			t.answers = append(t.answers, t.players.Answer(&questions[i]))
		}
	}
	for i := range questions {
		q, a := &questions[i], &t.answers[i]
		only := q.only(a.Choice)
		if only == 0 || q.Own != 0 && q.Offer.Cards&only != 0 && q.MayName(a) != nil {
			*a = Answer{Choice: q.First()}
			only = q.only(a.Choice)
		}
		if q.Offer.Amounts&only != 0 {
			a.Amount = q.nearest(a.Amount, t.terms.Chip)
		}
		if t.sink != nil {
			t.tellAnswer(q, a)
		}
	}
	return t.answers
}

// together is players of whom several can be asked before one has answered.
type together interface {
	AnswerAll(questions []Question, answers []Answer) []Answer
}

func (t *Table) tellQuestion(q *Question) {
	e := t.begin(Offered, q.Seat, NoArea, q.Offer.Law, "", q.Offer.Text, 0, 0)
	e.Question, e.Box, e.Hand = q.Number, q.Box, q.Hand
	t.sink.Event(e)
	e.Question, e.Box, e.Hand = 0, 0, 0
}

func (t *Table) tellAnswer(q *Question, a *Answer) {
	e := t.begin(Answered, q.Seat, NoArea, q.Offer.Law, "", string(a.Choice), a.Amount, 0)
	e.Word, e.Question, e.Box, e.Hand = string(a.Choice), q.Number, q.Box, q.Hand
	t.sink.Event(e)
	e.Word, e.Question, e.Box, e.Hand = "", 0, 0, 0
}
