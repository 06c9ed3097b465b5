package store

import (
	"fmt"
	"time"

	"boardwalk/journal"
)

// enter numbers a batch and makes its lines, or refuses it without a trace. If fresh,
// the results of the batch are already written (see keepAll).
func (c *committer) enter(out *writing, w *waiting, fresh bool) {
	b := w.batch
	kept, refused := b.Results, error(nil)
	if !fresh {
		kept, refused = c.keep(out, b.Results)
	}
	if c.s.restoring && refused == nil {
		if c.s.restoring = !b.restores(); c.s.restoring {
			refused = errRestoring
		}
	}
	w.commit = Commit{Seq: uint64(c.log.Size()), Transfer: c.book.Last() + 1}
	if refused == nil && out.err == nil {
		refused = c.book.Apply(b.Transfers)
	}
	if w.err = refused; refused != nil || out.err != nil {
		for _, r := range kept {
			out.do(c.sql.resultGone, r.Table, r.Key)
		}
		return
	}
	for i := range b.Records {
		c.record(&b.Records[i], w.rests[i])
	}
	for i := range b.Transfers {
		t := &b.Transfers[i]
		t.Record += w.commit.Seq
		c.g.accounts[t.From], c.g.accounts[t.To] = true, true
	}
	c.g.batches = append(c.g.batches, w)
}

// record gives a record its numbers and appends it to the tree.
func (c *committer) record(r *journal.Record, rest []byte) {
	r.Seq = uint64(c.log.Size())
	if r.Kind == journal.KindTable {
		c.places[r.Table] = 0
		c.g.setups[r.Table] = r.Seq
	}
	r.At = c.places[r.Table]
	c.places[r.Table]++
	line := journal.Number(rest, r.Seq, r.At)
	hashes := c.log.Append(line)
	flat := make([]byte, 0, 32*len(hashes))
	for _, h := range hashes {
		flat = append(flat, h[:]...)
	}
	c.g.lines, c.g.hashes = append(c.g.lines, line), append(c.g.hashes, flat)
}

// keepAll writes the results of all batches, and reports whether none of their keys
// was used before, which is the usual case.
func (c *committer) keepAll(out *writing, all []*waiting) bool {
	n := 0
	for _, w := range all {
		for i := range w.batch.Results {
			r := &w.batch.Results[i]
			c.sql.result.add(out, r.Table, r.Key, stamp(r.Until), r.Data)
			n++
		}
	}
	c.sql.result.flush(out)
	out.flush()
	return out.rows == uint64(n)
}

// keep writes results one by one. It returns those that it wrote, and a refusal if a
// key was used before.
func (c *committer) keep(out *writing, results []Result) (kept []Result, refusal error) {
	for i := range results {
		r := &results[i]
		if out.now(c.sql.result.one, r.Table, r.Key, stamp(r.Until), r.Data) == 0 && out.err == nil {
			old, err := c.sql.resultOf(out.ctx, r.Table, r.Key)
			if err != nil {
				out.err = fmt.Errorf("the result of %q: %w", r.Key, err)
				return results[:i], nil
			}
			if time.Now().Before(old.Until) {
				return results[:i], &Repeated{old}
			}
			out.do(c.sql.putResult, r.Table, r.Key, stamp(r.Until), r.Data)
		}
	}
	return results, nil
}
