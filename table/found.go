package table

import (
	"boardwalk/law"
)

// LookAgain does what is to be done now about reports that nothing has taken up.
// A game calls it when the last card is dealt, before the wagers are settled.
func (d *DealerReports) LookAgain() {
	if len(d.incidents) > 0 {
		d.asked.Offer = nil // no question is open
		(*Table)(d).lookAgain()
	}
}

// lookAgain asks the game about every report that waits.
func (t *Table) lookAgain() {
	if t.finder == nil || t.procedure != playing {
		return
	}
	for i := 0; i < len(t.incidents); i++ {
		a := t.incidents[i]
		act, _ := t.finder.Found(t.dealer(), &a)
		if act == nil {
			continue
		}
		t.incidents = append(t.incidents[:i], t.incidents[i+1:]...)
		act()
		i = -1 // which may have taken up others
	}
}

// whileOpen deals with a report that came while a question is open, and with those that
// waited.
func (t *Table) whileOpen() {
	if t.drawing {
		return
	}
	t.waits = true
	defer func() { t.waits = false }() // the report may end the round
	t.lookAgain()
}

// useless says why nothing can be done about an incident that is reported while a
// question is open, or returns nil.
func (t *Table) useless(a *Act) *law.Refusal {
	if t.finder == nil || t.procedure != playing || t.drawing {
		return nil
	}
	t.waits = true
	_, r := t.finder.Found(t.dealer(), a)
	t.waits = false
	return r
}

// Coming reports whether nothing was reported for the next outcome. A procedure asks
// before it draws a card with which something may go wrong: what happens at that card
// is reported now.
func (d *DealerReports) Coming() bool {
	if d.comes != nil {
		d.comes.coming()
	}
	return len(d.incidents) == 0
}

// Unask withdraws the question about a hand, if that is the open one or the next,
// because the hand is out of the round. The procedure that asks gets an answer
// without a choice.
func (d *DealerReports) Unask(s Seat, box Box) {
	if q := &d.asked; q.Offer != nil && q.Seat == s && q.Box == box {
		d.unasked = true
	}
}

// Waits reports whether a question is open while [Finder.Found] is asked: what is found
// was just reported, or waits for something else. Otherwise the procedure itself is about
// to look.
func (d *DealerReports) Waits() bool { return d.waits }

// IsAsked reports whether a seat is asked the open question.
func (d *DealerReports) IsAsked(s Seat) bool { return d.asked.Offer != nil && d.asked.Seat == s }

// Withdrawn reports whether the question that a host is to answer was withdrawn by
// an incident that was reported meanwhile. What the host then answers does not count.
func (t *Table) Withdrawn() bool { return t.unasked }

// unused tells whoever reported something that nothing in the round came to it.
func (t *Table) unused() {
	for _, a := range t.incidents {
		by := law.Cite("")
		if d, ok := find(t.layout.Incidents, a.Word); ok {
			by = d.Law
		}
		t.emit(Event{Kind: Refused, Seat: a.Seat, Area: NoArea, By: by, Reason: law.Stage, Word: a.Word,
			Text: "what was reported did not come up in this round"})
	}
	t.incidents = t.incidents[:0]
}
