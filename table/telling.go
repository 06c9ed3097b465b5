package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

func (t *Table) refuseLate(by law.Cite, why string) {
	for i := range t.late {
		t.refuse(&t.late[i], law.RefuseFor(law.Stage, by, "%s", why))
	}
	t.late = t.late[:0]
}

// refuse tells a seat that its act is refused.
func (t *Table) refuse(a *Act, r *law.Refusal) {
	t.emit(Event{Kind: Refused, Seat: a.Seat, Secret: true, Area: a.area(), Amount: a.Amount, By: r.By, Reason: r.Reason, Text: r.Text})
}

// begin starts the table's one event. It is built in place and field by field,
// because a table may have to tell of tens of millions a second: assigning a
// whole Event costs three times as much. The fields that few events have are
// empty; who fills one empties it again once the event is told.
func (t *Table) begin(kind EventKind, s Seat, a Area, by, oddsBy law.Cite, text string, amount, stake money.Cents) *Event {
	e := &t.event
	e.Kind, e.Seat, e.Area = kind, s, a
	e.By, e.OddsBy, e.Text = by, oddsBy, text
	e.Amount, e.Stake = amount, stake
	return e
}

// emit tells of an event that is rare enough to be built by value.
func (t *Table) emit(e Event) {
	if t.sink == nil {
		return
	}
	if e.Area == NoArea || e.Kind != Moved {
		e.To = NoArea
	}
	t.event = e
	t.sink.Event(&t.event)
	t.event = Event{To: NoArea}
}
