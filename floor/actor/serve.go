package actor

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
)

// serve carries orders out, with all that is due, in one commit. If that fails
// the table goes back to what is durable, and each order is tried on its own, so
// that one that cannot be committed does not cost the others theirs.
func (t *Table) serve(orders []*order) { t.serveWith(orders, false) }

// serveWith is serve, with the table's meter held or only shared.
func (t *Table) serveWith(orders []*order, holding bool) {
	t.retry = time.Time{}
	if t.unreadable != "" {
		for _, o := range orders {
			o.answer(sitting.Outcome{Err: law.RefuseFor(law.Closed, "", "the table is closed: %s", t.unreadable)})
		}
		return
	}
	if t.s == nil && t.reload(0, t.config.Log.Balance) != nil {
		t.retry = t.config.Now().Add(time.Second)
		for _, o := range orders {
			o.answer(sitting.Outcome{Err: fmt.Errorf("table %s cannot be read", t.ID)})
		}
		return
	}
	t.resting.Store(false)
	tried, err := t.withMeter(holding, func() ([]*order, error) { return t.attempt(orders) })
	switch {
	case err == nil:
	case errors.Is(err, sitting.ErrMeterNotHeld) && !holding:
		t.serveWith(tried, true)
	case len(tried) > 1:
		for _, o := range tried {
			t.serve([]*order{o})
		}
	case len(tried) == 1:
		tried[0].answer(tried[0].outcomeOf(err))
	default:
		t.retry = t.config.Now().Add(time.Second)
	}
}

// outcomeOf is the outcome of an order that could not be committed: a refusal if
// it was for want of money, and the receipt if it was carried out before.
func (o *order) outcomeOf(err error) sitting.Outcome {
	var short *ledger.Short
	var repeated *store.Repeated
	switch {
	case errors.As(err, &short):
		return sitting.Outcome{Err: law.RefuseFor(law.Short, "", "%s is needed and %s is there", short.Transfer.Amount, short.Free)}
	case errors.As(err, &repeated):
		var r sitting.Receipt
		if err := json.Unmarshal(repeated.Result.Data, &r); err != nil {
			return sitting.Outcome{Err: err}
		}
		return o.Confirm(r)
	}
	return sitting.Outcome{Err: err}
}

// attempt carries orders out and commits. After an error nothing has happened,
// and it returns which orders it tried.
func (t *Table) attempt(orders []*order) ([]*order, error) {
	s := t.s
	s.SetDraining(t.draining || t.closing.Load())
	tried, err := t.carryOut(orders, t.config.Now())
	if err != nil {
		t.fail(err, true)
		return tried, err
	}
	if err := t.commit(s.Batch()); err != nil {
		t.fail(err, false)
		return tried, err
	}
	t.moved = s.FeedsMeter()
	if st := s.Status(); len(s.Events()) > 0 || !st.Same(&t.published) {
		t.listing.Store(s.Listing(&st))
		t.hub.Publish(s.Events(), st)
		t.published = st
	}
	if s.Committed() {
		t.nudge()
	}
	for _, o := range tried {
		if o.look != nil {
			o.out.Err = o.look(s)
		}
		close(o.done)
	}
	return nil, nil
}

// commit makes a batch durable, if there is something in it.
func (t *Table) commit(b *sitting.Batch) error {
	if len(b.Records) == 0 {
		return nil
	}
	t.batch.Reset()
	Fill(&t.batch, b)
	_, err := t.config.Log.Append(&t.batch)
	return err
}

// Fill puts what a sitting did into a batch of the store that is empty.
func Fill(to *store.Batch, b *sitting.Batch) {
	to.Records, to.Transfers = b.Records, b.Transfers
	for _, x := range b.Seeds {
		to.Seeds = append(to.Seeds, store.Seed(x))
	}
	for _, x := range b.Results {
		to.Results = append(to.Results, store.Result(x))
	}
}

// carryOut carries orders out, and what is due before, between and after them.
// It returns those that it tried; the others are held until the round is over.
func (t *Table) carryOut(orders []*order, now time.Time) (tried []*order, err error) {
	todo := orders
	if len(t.held) > 0 {
		todo = append(t.held, orders...)
		t.held = nil
	}
	at := 0
	defer func() {
		switch v := recover(); v {
		case nil:
		case sitting.ErrMeterNotHeld:
			err = sitting.ErrMeterNotHeld
		default:
			err = &programFault{v, debug.Stack()}
		}
		if err != nil {
			tried = append(tried, todo[at:]...)
		}
	}()
	if err := t.s.Advance(now); err != nil {
		return nil, err
	}
	for ; at < len(todo); at++ {
		o := todo[at]
		if o.look == nil {
			gone := o.ctx.Err()
			if gone == nil && t.s.MustWait(&o.Order) {
				t.held = append(t.held, o)
				continue
			}
			if o.out.Err = gone; gone == nil {
				if o.out, err = t.s.Do(now, &o.Order); err != nil {
					return tried, err
				}
			}
		}
		tried = append(tried, o)
	}
	return tried, t.s.Check()
}
