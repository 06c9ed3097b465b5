package store

import (
	"context"
	"errors"
	"fmt"
	"time"

	"boardwalk/journal"
)

// enter numbers a batch and makes its lines, or refuses it and leaves no trace.
func (c *committer) enter(ctx context.Context, w *waiting) error {
	b := w.batch
	refused, err := c.repeated(ctx, b)
	if err != nil {
		return err
	}
	w.commit = Commit{Seq: uint64(c.log.Size()), Transfer: c.book.Last() + 1}
	if refused == nil {
		refused = c.book.Apply(b.Transfers)
	}
	if w.err = refused; refused != nil {
		return nil
	}
	for i := range b.Records {
		c.record(&b.Records[i], w.rests[i])
	}
	for i := range b.Transfers {
		t := &b.Transfers[i]
		t.Record += w.commit.Seq
		c.g.accounts[t.From], c.g.accounts[t.To] = true, true
	}
	for i := range b.Results {
		c.g.keys[[2]string{b.Results[i].Table, b.Results[i].Key}] = &b.Results[i]
	}
	c.g.batches = append(c.g.batches, w)
	return nil
}

// record gives a record its numbers and its place in the tree.
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

// repeated returns a refusal if a key of the batch was used before.
func (c *committer) repeated(ctx context.Context, b *Batch) (refusal, err error) {
	for i := range b.Results {
		r := &b.Results[i]
		old := c.g.keys[[2]string{r.Table, r.Key}]
		if old == nil {
			found, err := c.sql.result(ctx, r.Table, r.Key)
			switch {
			case errors.Is(err, ErrNone):
				continue
			case err != nil:
				return nil, fmt.Errorf("the result of %q: %w", r.Key, err)
			}
			old = &found
		}
		if time.Now().Before(old.Until) {
			return &Repeated{*old}, nil
		}
	}
	return nil, nil
}
