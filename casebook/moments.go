package casebook

import (
	"errors"
	"fmt"
	"strconv"

	"boardwalk/law"
	"boardwalk/table"
)

// moment is an incident that is to be reported in the course of a round.
type moment struct {
	line  line
	act   table.Act
	seat  table.Seat // before or after this seat answers
	offer string     // a question of this offer, or any
	after bool
	ready bool // that seat has been asked, and its answer is in
	card  int  // or just before this card, or other outcome, of the round
}

// incident reports an incident: before the round, while a question is open, or
// at a moment that the line names.
func (r *run) incident(w *words) error {
	r.build()
	if r.live == nil {
		return r.notSetUp()
	}
	m := moment{line: r.line}
	var err error
	switch {
	case w.take("before"):
		m.seat, err = w.seat()
	case w.take("after"):
		m.after = true
		m.seat, err = w.seat()
	case w.take("at"):
		m.card, err = w.card()
	}
	if err == nil && m.seat != table.House && w.take("at") {
		m.offer, err = w.next("the offer that the question is of")
	}
	if err != nil {
		return err
	}
	if m.act, err = w.declared(table.Report, table.House); err != nil {
		return err
	}
	if m.seat == table.House && m.card == 0 {
		return r.act(m.act)
	}
	r.moments = append(r.moments, m)
	if r.live.Question() != nil {
		r.goOn(false)
	}
	return nil
}

// card reads "card 3", or "draw 3" where dice or tiles are drawn besides.
func (w *words) card() (int, error) {
	if w.take("card") || w.take("draw") {
		s, err := w.next("which card of the round")
		if err != nil {
			return 0, err
		}
		if n, err := strconv.Atoi(s); err == nil && n > 0 {
			return n, nil
		}
	}
	return 0, errors.New("expected which card of the round: incident at card 3 WORD")
}

// reports reports what goes wrong while a question is open, and says whether
// anything did.
func (r *run) reports(q *table.Question) bool {
	for i := range r.moments {
		m := &r.moments[i]
		its := q.Seat == m.seat && (m.offer == "" || m.offer == q.Offer.ID)
		switch {
		case m.card > 0:
		case m.after && !m.ready:
			m.ready = its
		case m.after && q.Seat != m.seat, !m.after && its:
			act, line := m.act, m.line
			r.moments = append(r.moments[:i], r.moments[i+1:]...)
			r.reported(line, r.live.Do(act))
			return true
		}
	}
	return false
}

// watch reports what goes wrong just before a card comes out.
func (r *run) watch(drawn int, report func(table.Act) error) {
	for i := 0; i < len(r.moments); i++ {
		if m := r.moments[i]; m.card == drawn+1 {
			r.moments = append(r.moments[:i], r.moments[i+1:]...)
			r.reported(m.line, report(m.act))
			i--
		}
	}
}

// reported keeps the refusal of a report for the wants that follow.
func (r *run) reported(at line, err error) {
	var refusal *law.Refusal
	switch {
	case errors.As(err, &refusal):
		r.err, r.errLine = refusal, at
		r.acted.add(refusal.By, law.ByRefusal)
	case err != nil:
		r.failAt(at, "%v", err)
	}
}

// over follows the end of a round, if there was one: what the case said of it and
// did not come about is an error, and what waited for it is done.
func (r *run) over() {
	if !r.inRound {
		return
	}
	r.inRound = false
	if !r.pausing { // an interlude's questions belong to the round that follows
		r.ambiguous()
	}
	r.script.clear()
	for _, m := range r.moments {
		r.failAt(m.line, "the round was over before that moment came")
	}
	r.moments = nil
	waiting := r.waiting
	r.waiting = nil
	for _, w := range waiting {
		if err := w.do(); err != nil {
			r.failAt(w.line, "this waited until the round was over, and then: %v", err)
		}
	}
}

// waiting is what a line does when the round is over.
type waiting struct {
	line line
	do   func() error
}

// may does what a line says now or, if the table lets it wait, after the round.
func (r *run) may(do func() error) error {
	err := do()
	var refusal *law.Refusal
	if !r.inRound || err == nil || errors.As(err, &refusal) && refusal.Reason != law.Waiting {
		return r.refused(err)
	}
	r.waiting = append(r.waiting, waiting{r.line, do})
	r.waits, r.waitLine, r.waitsBy = true, r.line, ""
	if refusal != nil {
		r.waitsBy = refusal.By
		r.acted.add(refusal.By, law.ByRefusal)
	}
	return nil
}

// act carries out an act, see may.
func (r *run) act(a table.Act) error { return r.may(func() error { return r.live.Do(a) }) }

// wantWait wants that the line before waits until the round is over, and perhaps
// under which paragraph.
func (r *run) wantWait(w *words) error {
	var by law.Cite
	if w.take("by") {
		var err error
		if by, err = w.cite(); err != nil {
			return err
		}
	}
	switch {
	case !r.waits:
		r.failf("wanted that the line before waits until the round is over, but it did not")
	case by != "" && !by.Covers(r.waitsBy):
		r.failf("wanted that the line before waits by %s, but it was by %s", by.Full(), r.waitsBy.Full())
	}
	r.waits = false
	return w.end()
}

// declared reads an act or an incident of the game's own.
func (w *words) declared(kind table.ActKind, s table.Seat) (table.Act, error) {
	a := table.Act{Kind: kind, Seat: s}
	var err error
	if a.Word, err = w.next("the name of an act or an incident"); err != nil {
		return a, err
	}
	for i := 0; w.more(); i++ {
		s, _ := w.next("")
		n, err := strconv.Atoi(s)
		if err != nil || i == len(a.Args) {
			return a, fmt.Errorf("expected at most %d whole numbers after %s, not %q", len(a.Args), a.Word, s)
		}
		a.Args[i] = n
	}
	return a, nil
}
