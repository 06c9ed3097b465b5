package lounge

import (
	"context"
	"encoding/json"
	"errors"

	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
)

// order is an order that somebody waits for, or a look at the system.
type order struct {
	system.Order
	ctx     context.Context
	look    func(*system.System) error // changes nothing; nil if it is an order
	receipt Receipt
	err     error
	done    chan struct{}
}

// answer lets go of whoever waits for the order.
func (o *order) answer(r Receipt, err error) {
	o.receipt, o.err = r, err
	close(o.done)
}

// outcome is what becomes of an order that could not be committed: a refusal if it was for
// want of money, and the receipt if it was carried out before.
func (o *order) outcome(err error) (Receipt, error) {
	var short *ledger.Short
	var repeated *store.Repeated
	switch {
	case errors.As(err, &short):
		return Receipt{}, law.RefuseFor(law.Short, "15.4(c)[payment]", "%s is needed and %s is there", short.Transfer.Amount, short.Free)
	case errors.As(err, &repeated):
		var r Receipt
		if err := json.Unmarshal(repeated.Result.Data, &r); err != nil {
			return Receipt{}, err
		}
		return o.By.Confirm(r)
	}
	return Receipt{}, err
}

// allWaiting takes all orders that wait, about as many as go together.
func (l *Lounge) allWaiting(list []*order) []*order {
	for len(list) < maxTogether {
		select {
		case more := <-l.orders:
			list = append(list, more...)
		default:
			return list
		}
	}
	return list
}

// hand hands orders to the lounge and waits until all are answered.
func (l *Lounge) hand(ctx context.Context, orders ...*order) error {
	for _, o := range orders {
		o.ctx, o.done = ctx, make(chan struct{})
	}
	select {
	case l.orders <- orders:
	case <-l.ended:
		return ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
	for _, o := range orders {
		select {
		case <-o.done:
		case <-l.ended: // it may have looked at the queue for the last time
			select {
			case <-o.done:
			default:
				return ErrClosed
			}
		}
	}
	return nil
}

// Do gives an order and waits until it is carried out and durable.
func (l *Lounge) Do(ctx context.Context, what system.Order) (Receipt, error) {
	o := &order{Order: what}
	if err := l.hand(ctx, o); err != nil {
		return Receipt{}, err
	}
	return o.receipt, o.err
}

// Look has the lounge's goroutine call a function that puts nothing on the record, once all that happened before is durable.
func (l *Lounge) Look(ctx context.Context, f func(*system.System) error) error {
	o := &order{look: f}
	if err := l.hand(ctx, o); err != nil {
		return err
	}
	return o.err
}

// Drain has the lounge open no further game, so that the house can close. A game that
// is open goes on when the house opens again.
func (l *Lounge) Drain(ctx context.Context) error {
	err := l.Look(ctx, func(s *system.System) error {
		s.Drain()
		return nil
	})
	if errors.Is(err, ErrClosed) { // it rests
		return nil
	}
	return err
}
