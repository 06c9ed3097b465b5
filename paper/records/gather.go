package records

import (
	"context"
	"slices"
	"strings"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/report"
	"boardwalk/report/walk"
	"boardwalk/store"
	"boardwalk/table"
)

// Kind is a kind of form.
type Kind string

// The forms.
const (
	Cards       Kind = "cards"       // changes of cards, dice and tiles
	Unsuitable  Kind = "unsuitable"  // sets that were found unsuitable
	Inspections Kind = "inspections" // of cards and tiles
	Incidents   Kind = "incidents"
	Notices     Kind = "notices" // of changes, and what the Commission is told
	Poker       Kind = "poker"   // projected revenue
	Keno        Kind = "keno"
	Progressive Kind = "progressive" // payouts
)

// Kinds are all forms, in the order in which they are printed.
func Kinds() []Kind {
	return []Kind{Cards, Unsuitable, Inspections, Incidents, Notices, Poker, Keno, Progressive}
}

// Day is what is on record of a gaming day.
type Day struct {
	*report.Day
	changes, unsuitable, inspections []entry
	revenue, payouts                 []entry
	keno                             lists
	zone                             *time.Location
}

// entry is a line of a form: something that happened at a table.
type entry struct {
	at    place
	table string
	round uint64
	seat  table.Seat
	what  string
	steps []step
	money money.Cents
	word  string
	told  money.Cents // the revenue of the Master Game Report, where staff said it
}

// place is the record of a line.
type place struct {
	log    int
	record uint64
	time   time.Time
	who    string
}

// step is a step of the procedure.
type step struct {
	word string // its id
	by   law.Cite
	text string
}

// Gather reads a day. The logs are those of all shards of the house, its own first.
func Gather(ctx context.Context, logs []*store.Reader, o report.Options) (*Day, error) {
	made, err := report.Make(ctx, logs, o)
	if err != nil {
		return nil, err
	}
	d := &Day{Day: made}
	if d.zone, err = time.LoadLocation(made.Zone); err != nil {
		return nil, err
	}
	for i := range made.Tables {
		if err := d.table(ctx, logs, &made.Tables[i]); err != nil {
			return nil, err
		}
	}
	for i := range made.Keno {
		if err := d.lounge(ctx, logs, &made.Keno[i]); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// during reports whether a moment is in the day.
func (d *Day) during(t time.Time) bool { return !t.Before(d.From) && t.Before(d.To) }

// table plays the records of a table again.
func (d *Day) table(ctx context.Context, logs []*store.Reader, t *report.Table) error {
	r := t.Records
	return walk.Table(ctx, logs[r.Log], t.ID, r.First, r.Last+1, &walk.Visitor{After: func(w *walk.Walk,
		s *walk.Step) error {
		if s.Kind == journal.KindEntry && d.during(s.Time) {
			d.step(w, s, entry{at: place{r.Log, s.Seq, s.Time, s.Who}, table: t.ID, round: w.Round})
		}
		return nil
	}})
}

// Equipment are the acts by which cards, dice and tiles are changed.
var Equipment = []string{table.ChangeCards, table.ChangeDice, "substitute-tiles", "rotate-decks"}

// step takes a step of the day.
func (d *Day) step(w *walk.Walk, s *walk.Step, e entry) {
	var steps, looked []step
	for i := range s.Events {
		told := &s.Events[i].Told
		if s.Events[i].Kind != journal.KindEntry || told.Kind != table.Noted {
			continue
		}
		one := step{told.Word, told.By, told.Text}
		if len(steps) < mostSteps && !slices.Contains(steps, one) {
			steps = append(steps, one)
		}
		if inspects(told.Word) && !slices.Contains(looked, one) {
			looked = append(looked, one)
		}
		d.noted(e, &s.Entry.Act, told, one)
	}
	act := &s.Entry.Act
	if s.Entry.Kind == table.Acted && act.Kind == table.Special && slices.Contains(Equipment, act.Word) {
		e.what, e.steps, e.word = helpOf(w, act.Word), steps, act.Word
		d.changes = append(d.changes, e)
	}
	if len(looked) > 0 {
		e.steps = looked
		d.inspections = append(d.inspections, e)
	}
}

// toSecurity is the step by which used cards go back to be inspected.
const toSecurity = "used-cards-to-security"

// mostSteps is how many different steps of a change are listed.
const mostSteps = 6

// inspects reports whether a step is one of an inspection, by its word.
func inspects(word string) bool {
	return strings.Contains(word, "inspect") || word == toSecurity || word == "tiles-sound" ||
		word == "tiles-unsound"
}

// noted takes a step of a kind that forms are about.
func (d *Day) noted(e entry, act *table.Act, told *table.Event, one step) {
	e.steps, e.money, e.seat, e.word, e.what = []step{one}, told.Amount, told.Seat, told.Word, told.Text
	switch told.Word {
	case "tiles-unsound", "unsuitable-set-sealed":
		d.unsuitable = append(d.unsuitable, e)
	case "projected-revenue", "copy-to-accounting", "variance-reported":
		e.told = money.Cents(act.Args[0]) * money.Dollar
		d.revenue = append(d.revenue, e)
	case "progressive-validated", "documents-complete":
		d.payouts = append(d.payouts, e)
	}
}

// helpOf says what an act does, as its game declares it.
func helpOf(w *walk.Walk, word string) string {
	for _, a := range w.Sitting.Table().Layout().Acts {
		if a.ID == word {
			return a.Help
		}
	}
	return word
}
