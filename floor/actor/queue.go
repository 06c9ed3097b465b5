package actor

import (
	"context"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/floor/stream"
)

// order is an order that somebody waits for, or a look at the table.
type order struct {
	sitting.Order
	ctx  context.Context
	look func(*sitting.Sitting) error // changes nothing; nil if it is an order

	out  sitting.Outcome
	done chan struct{}
}

// answer lets go of whoever waits for the order.
func (o *order) answer(out sitting.Outcome) {
	o.out = out
	close(o.done)
}

// Give gives an order and waits until it is carried out and durable.
func (t *Table) Give(ctx context.Context, what sitting.Order) (sitting.Receipt, error) {
	return t.give(ctx, &order{Order: what})
}

// Look has the table's goroutine call a function that reads the sitting and changes
// nothing, once all that happened before is durable.
func (t *Table) Look(ctx context.Context, f func(*sitting.Sitting) error) error {
	_, err := t.give(ctx, &order{look: f})
	return err
}

func (t *Table) give(ctx context.Context, o *order) (sitting.Receipt, error) {
	began := time.Now()
	if err := t.hand(ctx, o); err != nil {
		return sitting.Receipt{}, err
	}
	out := t.outcome(ctx, o)
	if !o.AtRest {
		now := time.Now()
		t.config.Pace.Note(now.Sub(began), now)
	}
	return out.Receipt, out.Err
}

// hand hands orders to the table, which carries them out one after another. It
// answers each of them, whatever becomes of it.
func (t *Table) hand(ctx context.Context, orders ...*order) error {
	for _, o := range orders {
		o.ctx, o.done = ctx, make(chan struct{})
	}
	select {
	case t.orders <- orders: // as it mostly is
	default:
		select {
		case t.orders <- orders:
		case <-t.ended:
			return stream.ErrClosed
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	select {
	case <-t.ended: // it may have looked at the queue for the last time
		for _, o := range orders {
			select {
			case <-o.done: // it has seen the order
			default:
				return stream.ErrClosed
			}
		}
	default:
	}
	return nil
}

// outcome waits for what becomes of an order. Only one that waits for the end of a
// round takes so long that whoever gave it may go away.
func (t *Table) outcome(ctx context.Context, o *order) sitting.Outcome {
	if o.AtRest {
		select {
		case <-o.done:
		case <-ctx.Done(): // it may be carried out all the same: giving it again under its key tells
			return sitting.Outcome{Err: ctx.Err()}
		}
	}
	<-o.done
	return o.out
}

// allWaiting takes all orders that wait, about as many as go together.
func (t *Table) allWaiting(list []*order) []*order {
	for len(list) < maxTogether {
		select {
		case more := <-t.orders:
			list = append(list, more...)
		default:
			return list
		}
	}
	return list
}
