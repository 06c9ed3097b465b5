package history

import (
	"context"
	"math"

	"boardwalk/floor/sitting"
)

// sequence is the records of a table from one setup to the next.
type sequence struct {
	seq       uint64 // of its first record
	events    uint64 // that the table had before
	rounds    uint64 // seeds that were used before
	continues bool   // with the cards of the sequence before
}

// sequenceAt returns the sequence that a record is part of. It reports false if the
// table was not set up by then.
func (h *Reader) sequenceAt(ctx context.Context, id string, seq uint64) (q sequence, ok bool, err error) {
	setup, err := h.log.SetupAt(ctx, id, seq)
	if err != nil || len(setup) < 2 {
		return q, false, err
	}
	d, err := sitting.Decode[sitting.FloorData](&setup[1])
	if err != nil || d.Placement == nil {
		return q, false, err
	}
	p := d.Placement
	return sequence{setup[0].Seq, p.Events, p.Rounds, p.Carried != nil}, true, nil
}

// lastSequence returns the last sequence of a table that is early enough, and reports
// false if none is. If a sequence is early enough, so must be those before it. It looks
// at a few setups, however many there are.
func (h *Reader) lastSequence(ctx context.Context, id string, early func(*sequence) bool) (best sequence, found bool, err error) {
	from, to := uint64(0), uint64(math.MaxInt64) // the sequence begins in between
	for at := to; from <= to; at = from + (to-from)/2 {
		q, ok, err := h.sequenceAt(ctx, id, at)
		switch {
		case err != nil:
			return best, false, err
		case !ok:
			from = at + 1
		case early(&q):
			best, found, from = q, true, at+1
		case q.seq == 0:
			return best, found, nil
		default:
			to = q.seq - 1
		}
	}
	return best, found, nil
}

// sequenceOf returns the sequence of a table in which a round was played, or would be
// if it is still to come.
func (h *Reader) sequenceOf(ctx context.Context, id string, round uint64) (sequence, error) {
	q, found, err := h.lastSequence(ctx, id, func(q *sequence) bool { return q.rounds < round })
	if err == nil && !found {
		err = ErrNoRound
	}
	return q, err
}
