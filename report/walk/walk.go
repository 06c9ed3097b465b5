// Package walk plays the records of a table again, one after the other, and shows each with
// what followed from it: the events, and how the table and its accounts stood before and
// after. It begins at the setup that was in effect, so it reads no more than is needed.
//
//	err := walk.Table(ctx, reader, "craps-1", from, before, &walk.Visitor{After: func(w *walk.Walk, s *walk.Step) error {
//		for i := range s.Events { … }
//		return nil
//	}})
//
// Other modules should not build on this package: it may change in every version.
package walk

import (
	"context"
	"fmt"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/table"
)

// Step is a record with all that followed from it.
type Step struct {
	journal.Record
	Last   uint64             // the last of its records: the draws of an entry are records of their own
	Entry  table.Entry        // of a record of an entry
	Floor  *sitting.FloorData // of a record of the floor's own
	Events []view.Event
}

// Walk is a table on the way through its records.
type Walk struct {
	ID        string
	Sitting   *sitting.Sitting // nil before the first setup
	Setup     journal.Setup    // in effect
	Placement sitting.Placement
	Chart     *ledger.Chart
	Round     uint64 // the number of the seed in use
	Began     uint64 // the record that committed to it, or the setup if there is none yet
}

// Holds returns what an account of the table holds.
func (w *Walk) Holds(a ledger.Account) money.Cents {
	if w.Sitting == nil {
		return 0
	}
	return w.Sitting.Holds(a)
}

// Incidents that nobody reports, because they follow from the records.
const (
	CutsNotOpened = "cuts-not-opened" // in time
	NothingDealt  = "nothing-dealt"   // under a seed
)

// Visitor is told of each step. Both may be nil.
type Visitor struct {
	Before func(*Walk, *Step) error // the step has no events yet
	After  func(*Walk, *Step) error
}

// Table walks through the records of a table: from the setup in effect at one record on, and
// before another one. A visitor that wants to hear of less looks at the numbers of the records.
func Table(ctx context.Context, log *store.Reader, id string, from, before uint64, v *Visitor) error {
	setup, err := log.SetupAt(ctx, id, from)
	if err != nil {
		return err
	}
	if len(setup) > 0 {
		from = setup[0].Seq
	}
	w := &Walk{ID: id}
	var waiting *Step
	var records []journal.Record
	for r, err := range log.TableBetween(ctx, id, from, before) {
		if err != nil {
			return err
		}
		s := &Step{Record: r, Last: r.Seq}
		switch r.Kind {
		case journal.KindEntry:
			if s.Entry, err = journal.UnmarshalEntry(r.Data); err != nil {
				return fmt.Errorf("record %d: %w", r.Seq, err)
			}
			if s.Entry.Kind.IsOutcome() && waiting != nil {
				records, waiting.Last = append(records, r), r.Seq
				continue
			}
		case sitting.KindFloor:
			d, err := sitting.Decode[sitting.FloorData](&r)
			if err != nil {
				return err
			}
			s.Floor = &d
		}
		if err := w.take(v, waiting, records); err != nil {
			return err
		}
		waiting, records = s, append(records[:0], r)
	}
	return w.take(v, waiting, records)
}

// take plays a step.
func (w *Walk) take(v *Visitor, s *Step, records []journal.Record) error {
	if s == nil || w.Sitting == nil && s.Kind != journal.KindTable {
		return nil
	}
	if v.Before != nil {
		if err := v.Before(w, s); err != nil {
			return err
		}
	}
	if err := w.play(s, records); err != nil {
		return err
	}
	s.Events = w.Sitting.Events()
	if v.After != nil {
		if err := v.After(w, s); err != nil {
			return err
		}
	}
	w.Sitting.DropEvents()
	return nil
}

// play has the table do what the records of a step say.
func (w *Walk) play(s *Step, records []journal.Record) (err error) {
	switch {
	case s.Kind == journal.KindTable:
		w.Setup = journal.Setup{}
		if err := s.Read(&w.Setup); err != nil {
			return err
		}
		if w.Sitting, err = sitting.Replay(w.ID, records, nil); err != nil {
			return err
		}
		w.Chart = ledger.NewChart(w.ID, w.Sitting.Table().Rules().Seats)
		w.Placement, w.Began = sitting.Placement{}, s.Seq
		return nil
	case s.Floor != nil && s.Floor.Placement != nil:
		w.Placement = *s.Floor.Placement
		w.Chart.Link(w.Placement.Table.Meter)
		w.Round = w.Placement.Rounds
	case s.Kind == journal.KindCommit:
		d, err := sitting.Decode[journal.Commit](&s.Record)
		if err != nil {
			return err
		}
		w.Round, w.Began = d.Round, s.Seq
	}
	return w.Sitting.ReplayMore(records)
}
