package report

import (
	"boardwalk/casino"
	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/report/walk"
	"boardwalk/table"
)

// happenings are what a supervisor must know of a table's day.
type happenings struct {
	log       int
	incidents []Incident
	overrides []Override
	open      []int       // incidents of the round under way
	coupons   money.Cents // what was paid on coupons
}

// step takes a step of the day.
func (h *happenings) step(w *walk.Walk, s *walk.Step) {
	switch {
	case s.Kind == journal.KindCommit, s.Kind == journal.KindTable:
		h.open = h.open[:0]
	case s.Kind == journal.KindUnopened:
		h.incident(w, s, Incident{Incident: walk.CutsNotOpened, Text: "cuts were not opened in time"})
	case s.Kind == journal.KindVoid:
		h.incident(w, s, Incident{Incident: walk.NothingDealt, Text: "nothing was dealt under the seed", Void: true})
	case s.Floor != nil:
		h.floor(w, s)
	case s.Entry.Kind == table.Acted && s.Entry.Act.Accepted:
		h.override(w, s, Override{What: "over-accepted", Amount: s.Entry.Act.Amount, Person: personOf(s)})
	}
	for i := range s.Events {
		h.event(w, s, &s.Events[i])
	}
}

// personOf returns whom the first event of a step is about.
func personOf(s *walk.Step) string {
	for i := range s.Events {
		if s.Events[i].Owner != "" {
			return s.Events[i].Owner
		}
	}
	return ""
}

// incident adds an incident.
func (h *happenings) incident(w *walk.Walk, s *walk.Step, i Incident) {
	i.Time, i.Log, i.Record, i.Table, i.Round, i.Who = s.Time, h.log, s.Seq, w.ID, w.Round, s.Who
	i.Resolution = []string{}
	h.open = append(h.open, len(h.incidents))
	h.incidents = append(h.incidents, i)
}

// override adds a decision of staff.
func (h *happenings) override(w *walk.Walk, s *walk.Step, o Override) {
	o.Time, o.Log, o.Record, o.Table, o.Round, o.Who = s.Time, h.log, s.Seq, w.ID, w.Round, s.Who
	h.overrides = append(h.overrides, o)
}

// floor takes a record of the floor's own.
func (h *happenings) floor(w *walk.Walk, s *walk.Step) {
	staff := s.Who != "" && s.Who != "dealer" && s.Who != "clock" && s.Who != "server" && !casino.IsBot(s.Who)
	switch d := s.Floor; {
	case !staff:
	case d.Close != "":
		h.override(w, s, Override{What: "closed", Why: d.Close})
	case d.Open != "":
		h.override(w, s, Override{What: "opened", Why: d.Open})
	case d.Released != nil && d.Released.For == sitting.ForOver && d.Released.Person != s.Who:
		h.override(w, s, Override{What: "over-denied", Person: d.Released.Person, Amount: d.Released.Amount, Why: d.Released.Why})
	case d.Leaving != nil && d.Leaving.Why != "":
		h.override(w, s, Override{What: "ejected", Why: d.Leaving.Why})
	}
}

// event takes an event: a report, or what followed from one in the same round.
func (h *happenings) event(w *walk.Walk, s *walk.Step, e *view.Event) {
	told := &e.Told
	if e.Kind != journal.KindEntry {
		return
	}
	if told.Kind == table.Reported {
		h.incident(w, s, Incident{Incident: told.Word, Text: reported(w.Sitting.Table().Layout(), told), Law: cite(told)})
		return
	}
	for _, at := range h.open {
		i := &h.incidents[at]
		switch {
		case told.Kind == table.Voided:
			i.Void = true
			i.resolve(told)
		case told.Kind == table.Closed, told.Kind == table.Announced && i.Record == s.Seq, told.Kind == table.Noted && i.Record == s.Seq:
			i.resolve(told)
		case told.Kind == table.Returned && i.Void:
			i.resolve(told)
		}
	}
}

// reported says what was reported: the game's words for it, where it has some.
func reported(l *table.Layout, e *table.Event) string {
	for i := range l.Incidents {
		if d := &l.Incidents[i]; d.ID == e.Word && d.Help != "" {
			return d.Help
		}
	}
	return e.Text
}

// mostResolutions is how many steps that followed from an incident are listed.
const mostResolutions = 12

// resolve adds a step that followed from an incident.
func (i *Incident) resolve(e *table.Event) {
	text := e.Text
	if e.Kind == table.Returned {
		text = "seat " + seatText(e.Seat) + ": " + e.Stake.String() + " came back"
	}
	if by := cite(e); by != "" {
		text += " [" + by + "]"
	}
	if len(i.Resolution) < mostResolutions {
		i.Resolution = append(i.Resolution, text)
	}
}

// cite returns the paragraph of an event.
func cite(e *table.Event) string {
	if e.By == "" {
		return ""
	}
	return e.By.Full()
}
