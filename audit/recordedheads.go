package audit

import (
	"context"

	"boardwalk/journal"
)

// recordedHeads holds what the hall has recorded of signed heads against the heads that are kept.
type recordedHeads struct {
	next   func() (headsRow, bool)
	held   headsRow
	number int64          // of the last that are on record
	logs   []journal.Head // of the last that are kept as they are recorded
}

// readHeads prepares the heads that are kept, for the shard that has them on record.
func (v *verifier) readHeads(ctx context.Context) (stop func()) {
	if v.part == nil || v.part.shard != 0 {
		return func() {}
	}
	v.recorded.next, stop = pulled(v, "heads", v.part.heads(ctx))
	return stop
}

// headsRecord takes a record of signed heads.
func (v *verifier) headsRecord(l *line) {
	wrong := func(m Matter, format string, args ...any) { v.find(at(l.seq(), "", 0, m, format, args...)) }
	h := &v.recorded
	var said journal.HeadsSigned
	if err := l.rec.Read(&said); err != nil {
		wrong(Lines, "%v", err)
		return
	}
	if h.next == nil {
		wrong(Lines, "signed heads are recorded in the hall's log of a divided house, and nowhere else")
		return
	}
	v.report.Recorded++
	if said.Number <= h.number {
		wrong(Order, "the heads %d are recorded after the heads %d", said.Number, h.number)
		return
	}
	h.number = said.Number
	for there := true; there && h.held.number < said.Number; {
		if h.held, there = h.next(); !there {
			h.held = headsRow{}
			break
		}
	}
	if h.held.number != said.Number {
		wrong(Signatures, "the heads %d, which it says were signed, are missing", said.Number)
		return
	}
	if journal.HashOfHeads(h.held.note) != said.Hash {
		wrong(Signatures, "the heads %d were changed: they are not those that it says were signed", said.Number)
		return
	}
	kept, err := journal.OpenHeads(h.held.note, v.part.key)
	switch {
	case err != nil: // and was named
	case len(kept.Logs) > 0 && kept.Logs[0].Size > l.seq():
		wrong(Order, "the heads %d, which it says were signed, know of %d records", said.Number, kept.Logs[0].Size)
	default:
		h.logs = kept.Logs
	}
}

// proves notes that a checkpoint of the house's own log, which the auditor has brought, proves what was on record of all other logs by
// then.
func (p *part) proves(logs []journal.Head) {
	if p == nil || p.shard != 0 {
		return
	}
	for shard := 1; shard < len(logs); shard++ {
		c := journal.Checkpoint{Size: logs[shard].Size, Head: logs[shard].Hash}
		if n := len(p.brought[shard]); n == 0 || p.brought[shard][n-1] != c {
			p.brought[shard] = append(p.brought[shard], c)
		}
	}
}
