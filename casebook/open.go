package casebook

import (
	"fmt"
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// question is what a seat is asked now, for a want that is about an offer. Questions
// of other offers that come first get their default answers, if the case lets
// them. It fails the case if the seat is not asked anything.
func (r *run) question(w *words, about func(*table.Offer) bool) (*table.Question, error) {
	s := table.House
	if !w.take("staff") {
		var err error
		if s, err = w.seat(); err != nil {
			return nil, err
		}
	}
	for q := r.live.Question(); q != nil && !about(q.Offer) && r.namedDefault(q); q = r.live.Question() {
		r.byFirst(q)
	}
	for i, q := range r.live.Questions() {
		if q.Seat == s {
			return &r.live.Questions()[i], nil
		}
	}
	r.failf("wanted a question that is open to %s, but there is none", askedOf(s))
	return nil, nil
}

// wantOpen wants exactly these choices open to a seat, or none of these.
func (r *run) wantOpen(w *words, open bool) error {
	q, err := r.question(w, func(o *table.Offer) bool {
		return !w.more() || slices.Contains(o.Choices, table.Choice(w.list[0].text))
	})
	if q == nil {
		return err
	}
	if !w.more() {
		return fmt.Errorf("expected choices: %s", asked(q))
	}
	var wanted []table.Choice
	for w.more() {
		s, _ := w.next("")
		c := table.Choice(s)
		if !slices.Contains(q.Offer.Choices, c) {
			return fmt.Errorf("%q is never a choice there: %s", s, asked(q))
		}
		wanted = append(wanted, c)
		if q.Allows(c) != open {
			r.failf("wanted that %s is %s, but: %s", s, map[bool]string{true: "open", false: "not open"}[open], asked(q))
		}
	}
	for _, c := range q.Choices() {
		if open && !slices.Contains(wanted, c) {
			r.failf("wanted no more than %v open, but: %s", wanted, asked(q))
		}
	}
	return nil
}

// wantBound wants the least or the most that a seat may answer with.
func (r *run) wantBound(what string, w *words) error {
	q, err := r.question(w, func(o *table.Offer) bool { return o.Amounts != 0 })
	if q == nil {
		return err
	}
	want, err := w.amount()
	if err != nil {
		return err
	}
	got := map[string]money.Cents{"least": q.Least, "most": q.Most}[what]
	if got != want {
		r.failf("wanted %s %s %s, but it is %s", what, whoIs(q.Seat), want, got)
	}
	by := q.Offer.Sizes
	if by == "" {
		by = q.Offer.Law
	}
	r.acted.add(by, law.ByChoice) // the case has held the amounts against this paragraph
	return w.end()
}

// wantSees wants that somebody who looks at the table now learns of an event of
// this round, or does not: a seat, taken or not, or an onlooker.
func (r *run) wantSees(w *words, text string) error {
	s := table.House
	if !w.take("onlooker") {
		var err error
		if s, err = w.seat(); err != nil {
			return err
		}
	}
	return r.wantEvent(w, text, r.log[r.began:].For(s), !w.take("no"))
}
