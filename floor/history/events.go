package history

import (
	"context"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
)

// Events returns the events of a table after a given one.
func (h *Reader) Events(ctx context.Context, id string, after uint64) ([]view.Event, error) {
	leave, err := h.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	records, err := h.log.Table(ctx, id)
	if err != nil {
		return nil, err
	}
	if before, ok := eventsBefore(records); ok && before > after { // from an earlier setup
		if records, err = h.recordsSince(ctx, id, after); err != nil {
			return nil, err
		}
	}
	var all []view.Event
	for len(records) > 0 {
		n := 1
		for n < len(records) && records[n].Kind != journal.KindTable {
			n++
		}
		s, err := sitting.Replay(id, records[:n], nil)
		if err != nil {
			return nil, err
		}
		for _, e := range s.Events() {
			if e.N > after {
				all = append(all, e)
			}
		}
		records = records[n:]
	}
	return all, nil
}

// recordsSince returns the records of a table from the setup under which the event
// after a given one happened.
func (h *Reader) recordsSince(ctx context.Context, id string, after uint64) ([]sitting.Record, error) {
	var records []sitting.Record
	for r, err := range h.log.TableFrom(ctx, id, 0) {
		if err != nil {
			return nil, err
		}
		records = append(records, r)
		n := len(records)
		if n < 2 || records[n-2].Kind != journal.KindTable {
			continue
		}
		if before, ok := eventsBefore(records[n-2:]); ok && before <= after { // what came earlier is not wanted
			records = append([]sitting.Record(nil), records[n-2:]...)
		}
	}
	return records, nil
}

// eventsBefore returns how many events a table had before the setup with which some
// records begin.
func eventsBefore(records []sitting.Record) (uint64, bool) {
	if len(records) < 2 {
		return 0, false
	}
	d, err := sitting.Decode[sitting.FloorData](&records[1])
	if err != nil || d.Placement == nil {
		return 0, false
	}
	return d.Placement.Events, true
}
