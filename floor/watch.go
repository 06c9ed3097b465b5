package floor

import (
	"context"

	"boardwalk/journal"
)

// Watch follows a table as a person, from the event after the given one on.
// Nobody's secrets are told to a person of no id.
func (t *Table) Watch(ctx context.Context, person string, after uint64) (*Stream, error) {
	return t.hub.Watch(ctx, person, after)
}

// History returns the events after a given one, by replaying the journal. It is
// the work of whoever asks and none of the table's.
func (t *Table) History(ctx context.Context, after uint64) ([]Event, error) {
	select {
	case t.house.past <- struct{}{}:
		defer func() { <-t.house.past }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	records, err := t.house.log.Table(ctx, t.ID)
	if err != nil {
		return nil, err
	}
	if before, ok := toldBefore(records); ok && before > after { // from an earlier setup
		if records, err = t.since(ctx, after); err != nil {
			return nil, err
		}
	}
	var all []Event
	for len(records) > 0 {
		n := 1
		for n < len(records) && records[n].Kind != journal.KindTable {
			n++
		}
		s, err := rebuild(t.ID, records[:n])
		if err != nil {
			return nil, err
		}
		for _, e := range s.publish {
			if e.N > after {
				all = append(all, e)
			}
		}
		records = records[n:]
	}
	return all, nil
}

// since returns the records of a table from the setup in which the event after
// a given one was told.
func (t *Table) since(ctx context.Context, after uint64) ([]Record, error) {
	var records []Record
	for r, err := range t.house.log.TableFrom(ctx, t.ID, 0) {
		if err != nil {
			return nil, err
		}
		records = append(records, r)
		n := len(records)
		if n < 2 || records[n-2].Kind != journal.KindTable {
			continue
		}
		if before, ok := toldBefore(records[n-2:]); ok && before <= after { // what came earlier is not wanted
			records = append([]Record(nil), records[n-2:]...)
		}
	}
	return records, nil
}

// toldBefore is how many events a table told before the setup with which its
// records begin.
func toldBefore(records []Record) (uint64, bool) {
	if len(records) < 2 {
		return 0, false
	}
	d, err := decode[matter](&records[1])
	if err != nil || d.Post == nil {
		return 0, false
	}
	return d.Post.Events, true
}

// Game is the id of the table's game.
func (t *Table) Game() string { return t.listing.Load().Game }

// Admits reports whether a person may come to the table at all: everybody, or
// at a private table its owner and those who were invited.
func (t *Table) Admits(person string) bool { return t.listing.Load().Admits(person) }
