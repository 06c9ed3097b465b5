package lounge

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"

	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/store"
)

// maxTogether is how many orders are committed in one go.
const maxTogether = 256

// commit makes what the system did durable.
func (l *Lounge) commit() error {
	b := l.s.Batch()
	if len(b.Records) == 0 {
		return nil
	}
	l.batch.Reset()
	l.batch.Records, l.batch.Transfers = b.Records, b.Transfers
	for _, x := range b.Seeds {
		l.batch.Seeds = append(l.batch.Seeds, store.Seed(x))
	}
	for _, x := range b.Results {
		l.batch.Results = append(l.batch.Results, store.Result(x))
	}
	_, err := l.config.Log.Append(&l.batch)
	return err
}

// publish publishes what is durable.
func (l *Lounge) publish() {
	b := l.s.Board()
	l.board.Store(b)
	l.hub.publish(l.s.Events(), b)
	l.s.Committed()
}

// Run is the lounge's goroutine. It returns when the context ends.
func (l *Lounge) Run(ctx context.Context) {
	defer l.end()
	timer := time.NewTimer(time.Hour)
	defer timer.Stop()
	l.serve(nil) // what was due when the house closed
	for {
		l.fetchBeacon(ctx)
		next := l.retry
		if l.s != nil && next.IsZero() {
			next = l.s.NextDue()
		}
		if next.IsZero() {
			timer.Stop()
		} else {
			timer.Reset(max(0, next.Sub(l.config.Clock())))
		}
		select {
		case list := <-l.orders:
			l.touch()
			l.serve(l.allWaiting(list))
		case <-timer.C:
			l.serve(nil)
		case <-ctx.Done():
			return
		}
	}
}

// end answers whoever still waits.
func (l *Lounge) end() {
	l.hub.close()
	close(l.ended)
	for {
		select {
		case list := <-l.orders:
			for _, o := range list {
				o.answer(Receipt{}, ErrClosed)
			}
		default:
			return
		}
	}
}

// serve carries orders out, with all that is due, in one commit. If that fails the lounge
// goes back to what is durable, and each order is tried on its own.
func (l *Lounge) serve(orders []*order) {
	l.retry = time.Time{}
	if l.s == nil && l.reload() != nil {
		l.retry = l.config.Clock().Add(time.Second)
		for _, o := range orders {
			o.answer(Receipt{}, fmt.Errorf("lounge %s cannot be read", l.ID))
		}
		return
	}
	err := l.attempt(orders)
	switch {
	case err == nil:
		for _, o := range orders {
			if o.look != nil {
				o.err = o.look(l.s)
			}
			close(o.done)
		}
		return
	case l.config.Context.Err() == nil:
		_ = l.reload() // which says what is wrong
	default:
		l.s = nil
	}
	switch {
	case len(orders) > 1:
		for _, o := range orders {
			l.serve([]*order{o})
		}
	case len(orders) == 1:
		orders[0].answer(orders[0].outcome(err))
	default:
		slog.Error("lounge not committed", "lounge", l.ID, "err", err)
		l.retry = l.config.Clock().Add(time.Second)
	}
}

// attempt carries orders out and commits. After an error nothing has happened.
func (l *Lounge) attempt(orders []*order) (err error) {
	defer func() {
		if v := recover(); v != nil {
			slog.Error("lounge broken", "lounge", l.ID, "fault", v, "stack", string(debug.Stack()))
			err = fmt.Errorf("a fault of the program: %v", v)
		}
	}()
	now := l.config.Clock()
	if err := l.s.Advance(now); err != nil {
		return err
	}
	for _, o := range orders {
		if o.look != nil {
			continue
		}
		if o.err = o.ctx.Err(); o.err != nil {
			continue
		}
		if o.receipt, o.err = l.s.Do(now, &o.Order); o.err != nil && !isRefusal(o.err) {
			return o.err
		}
	}
	if err := l.commit(); err != nil {
		return err
	}
	l.publish()
	return nil
}

// isRefusal reports whether an order was refused, so that nothing has changed.
func isRefusal(err error) bool {
	var r *law.Refusal
	return errors.As(err, &r) || errors.Is(err, system.ErrReused)
}
