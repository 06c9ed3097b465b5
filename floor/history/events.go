package history

import (
	"context"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
)

// Events returns the events of a table after a given one, the oldest first and at most
// so many. It has no more than those and the records of a few rounds in memory.
func (h *Reader) Events(ctx context.Context, id string, after uint64, most int) ([]view.Event, error) {
	leave, err := h.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	from, found, err := h.lastSequence(ctx, id, func(q *sequence) bool { return q.events <= after })
	if err != nil || !found {
		return nil, err
	}
	p := pager{id: id, after: after, most: most}
	for r, err := range h.log.TableFrom(ctx, id, from.seq) {
		if err != nil {
			return nil, err
		}
		if p.endsBefore(&r) {
			if err := p.replay(); err != nil || len(p.page) == most {
				return p.page, err
			}
		}
		p.records = append(p.records, r)
	}
	return p.page, p.replay()
}

// pager replays the records of a table part by part, and collects the events of a page.
type pager struct {
	id    string
	after uint64 // the event before the page
	most  int    // events of a page

	s       *sitting.Sitting
	records []sitting.Record // that are to be replayed next
	page    []view.Event
}

// The lengths of the parts that are replayed at a time, in records.
const (
	partLength = 64   // at least, unless a new setup follows
	longPart   = 1024 // about at most
)

// endsBefore reports whether a part of the records ends before a record. The draws of an
// entry, which are records of their own, belong to its part.
func (p *pager) endsBefore(r *sitting.Record) bool {
	switch n := len(p.records); {
	case r.Kind == journal.KindTable:
		return n > 0
	case n < partLength:
		return false
	case r.Kind != journal.KindEntry:
		return true
	case n < longPart:
		return false
	}
	e, err := journal.UnmarshalEntry(r.Data)
	return err == nil && !e.Kind.IsOutcome()
}

// replay replays the records that were collected, and takes the events of the page.
func (p *pager) replay() (err error) {
	switch {
	case len(p.records) == 0:
		return nil
	case p.records[0].Kind == journal.KindTable:
		p.s, err = sitting.Replay(p.id, p.records, nil)
	default:
		err = p.s.ReplayMore(p.records)
	}
	if err != nil {
		return err
	}
	for _, e := range p.s.Events() {
		if e.N > p.after && len(p.page) < p.most {
			p.page = append(p.page, e)
		}
	}
	p.s.DropEvents()
	p.records = p.records[:0]
	return nil
}
