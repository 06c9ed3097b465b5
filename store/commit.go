package store

import (
	"context"
	"time"
)

// maxGroup is how many batches go into one transaction at most. With more, all callers
// wait for one group, and then the committer waits for all callers. With a thousand
// tables in play, groups of this size were measured to keep both busy.
const maxGroup = 96

// run writes until the store is closed. After a failure it writes nothing more and
// returns the error to every caller.
func (c *committer) run() {
	defer c.end()
	ctx := context.Background()
	for {
		var due <-chan time.Time
		if c.due != nil {
			due = c.due.C
		}
		select {
		case first := <-c.s.queue:
			c.write(ctx, c.gather(first), false)
		case <-due:
			c.due = nil
			c.write(ctx, nil, true)
		case <-c.s.closing:
			c.finish(ctx)
			return
		}
	}
}

// gather takes all batches that wait now. It does not wait for more: the next group
// fills while this one is written, and a pause to let it grow was measured to gain
// nothing.
func (c *committer) gather(first *waiting) []*waiting {
	all := []*waiting{first}
	for len(all) < maxGroup {
		select {
		case w := <-c.s.queue:
			all = append(all, w)
		default:
			return all
		}
	}
	return all
}

// finish writes what still waits, and the last checkpoint.
func (c *committer) finish(ctx context.Context) {
	for {
		select {
		case w := <-c.s.queue:
			c.write(ctx, c.gather(w), false)
		default:
			c.write(ctx, nil, true)
			if c.s.Err() == nil {
				if err := c.s.engine.end(ctx, c.log); err != nil {
					c.s.fail(err)
				}
			}
			return
		}
	}
}

// end answers the callers whose batches came too late. None is forgotten: a caller
// that handed in a batch and then finds the committer still running did so before end
// looks for the last time.
func (c *committer) end() {
	if c.due != nil {
		c.due.Stop()
	}
	close(c.s.done)
	for {
		select {
		case w := <-c.s.queue:
			w.err = ErrClosed
			close(w.done)
		default:
			return
		}
	}
}

// write writes batches in one transaction, and then answers their callers.
func (c *committer) write(ctx context.Context, all []*waiting, checkpoint bool) {
	err := c.s.Err()
	if err == nil {
		if err = c.commit(ctx, all, checkpoint); err != nil {
			c.s.fail(err)
			err = c.s.cause
		}
	}
	for _, w := range all {
		if err != nil {
			w.err = err // even of those that were refused: no answer is known to be the last word
		}
		close(w.done)
	}
	if err == nil {
		if err := c.s.engine.rest(ctx); err != nil {
			c.s.fail(err)
		}
	}
}

// commit writes batches in one transaction and takes over the new state.
func (c *committer) commit(ctx context.Context, all []*waiting, checkpoint bool) error {
	c.g.reset()
	if len(all) == 0 && (c.log.Size() == c.signed || c.s.restoring) {
		return nil
	}
	signed, err := c.transaction(ctx, all, checkpoint)
	if err != nil {
		return err
	}
	if err := c.s.engine.committed(c.log); err != nil {
		return err
	}
	c.s.hold(c.book, c.g.accounts)
	if signed != "" {
		c.s.keeper.signed(signed)
		c.signed = c.log.Size()
		c.s.work.signedAt.Store(time.Now().UnixNano())
		if c.due != nil {
			c.due.Stop()
			c.due = nil
		}
	}
	c.s.noteUnsigned(c.log.Size() - c.signed)
	c.schedule()
	return nil
}
