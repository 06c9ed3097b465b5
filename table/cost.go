package table

import (
	"slices"

	"boardwalk/money"
)

// Costs returns what each of an offer's choices takes from the player's chips at
// once, in the order of the offer: what a call, a double or a play wager comes to. A
// choice that is made with an amount has the cost of the amount that is meant
// when none is named. What a choice gives back is below zero; a choice that moves no
// chips, or is not open, costs nothing.
//
// The round itself says so: it is run again as far as the question, answered, and taken
// back at the next question or outcome. Nothing is told of it.
func (l *Live) Costs(q *Question) []money.Cents {
	costs := make([]money.Cents, len(q.Offer.Choices))
	for i, c := range q.Offer.Choices {
		if q.Open>>i&1 != 0 && q.Offer.Cards>>i&1 == 0 {
			costs[i] = l.cost(q, Answer{Choice: c})
		}
	}
	return costs
}

// cost tries one answer.
func (l *Live) cost(q *Question, a Answer) money.Cents {
	counted := &chipsPut{seat: q.Seat}
	source, sink, heard, spoke := l.tape.source, l.sink, l.heard, l.spoke
	end := len(l.tape.entries)
	l.tape.source, l.sink = nil, counted // the first outcome stops the procedure
	l.write(Entry{Kind: Chose, Seat: q.Seat, Question: q.Number, Answer: a})
	_ = l.conduct() // it stops at an outcome or a question, which is what is wanted
	l.tape.entries, l.tape.next = slices.Delete(l.tape.entries, end, end+1), end
	l.tape.source, l.sink, l.heard, l.spoke = source, sink, heard, spoke
	l.table.Restore(&l.round)
	return counted.sum
}

// chipsPut counts the chips that a player puts down or takes back by an answer. It
// stops at the first card that is turned: what is settled after that depends on cards
// that the player does not see yet.
type chipsPut struct {
	seat Seat
	sum  money.Cents
	over bool
}

// Event counts what belongs to the answer.
func (c *chipsPut) Event(e *Event) {
	switch e.Kind {
	case Dealt, Turned, Thrown, Offered, Paid, Collected, Awarded, Gathered:
		c.over = true
	}
	if c.over || e.Seat != c.seat {
		return
	}
	switch e.Kind {
	case Wagered, Vigorished:
		c.sum += e.Amount
	case Returned:
		if e.Return == Withdrawn {
			c.sum -= e.Stake
		}
	}
}
