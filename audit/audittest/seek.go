package audittest

import (
	"context"

	"boardwalk/floor"
	"boardwalk/table"
)

// seek tries everything that was not done yet in the evening, a few times at each kind of moment: some things can happen only then.
// It reports whether something was done.
func (w *wanderer) seek(moment string) bool {
	name := w.tab.ID + " sought " + moment
	if w.used[name]++; w.used[name] > 4 {
		return false
	}
	l := w.layout()
	for i := range l.Incidents {
		if d := &l.Incidents[i]; w.used["incident "+d.ID] == 0 && w.attempts("incident "+d.ID, d, table.Report, "boss", w.tab.Report) {
			return true
		}
	}
	for i := range l.Acts {
		d := &l.Acts[i]
		switch {
		case w.used["act "+d.ID] > 0 || !w.rest():
		case d.Staff:
			if w.attempts("act "+d.ID, d, table.Special, "boss", w.tab.Report) {
				return true
			}
		default:
			for _, who := range w.people {
				if w.attempts("act "+d.ID, d, table.Special, who, w.tab.Act) {
					return true
				}
			}
		}
	}
	return false
}

// attempts has somebody give an order with one argument after another, until one is not refused.
func (w *wanderer) attempts(name string, d *table.Declared, kind table.ActKind, who string,
	order func(context.Context, floor.Party, table.Act) (floor.Receipt, error)) bool {
	a := table.Act{Kind: kind, Word: d.ID}
	for range 16 {
		if d.Args != "" {
			a.Args = w.args()
		}
		if w.tried(name, w.try(who, func(by floor.Party) (floor.Receipt, error) { return order(context.Background(), by, a) })) {
			return true
		}
		if d.Args == "" {
			return false
		}
	}
	return false
}
