package floor

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
)

// serve carries orders out, with all that is due, in one commit. If that fails
// the table goes back to what is durable, and each order is tried on its own:
// one that cannot be committed is not to cost the others theirs.
func (t *Table) serve(orders []*order) {
	t.retry = time.Time{}
	if t.unread != "" {
		for _, o := range orders {
			o.answer(Receipt{}, law.RefuseFor(law.Closed, "", "the table is closed: %s", t.unread))
		}
		return
	}
	if t.s == nil && t.reload(0, t.house.log.Balance) != nil {
		t.retry = t.house.now().Add(time.Second)
		for _, o := range orders {
			o.answer(Receipt{}, fmt.Errorf("table %s cannot be read", t.ID))
		}
		return
	}
	tried, err := t.attempt(orders)
	switch {
	case err == nil:
	case len(tried) > 1:
		for _, o := range tried {
			t.serve([]*order{o})
		}
	case len(tried) == 1:
		tried[0].answer(tried[0].instead(err))
	default:
		t.retry = t.house.now().Add(time.Second)
	}
}

func (o *order) answer(r Receipt, err error) {
	o.receipt, o.err = r, err
	close(o.done)
}

// confirm answers an order with the receipt that it had when it was carried out,
// unless that was another order.
func (o *order) confirm(r Receipt) {
	if o.receipt, o.err = (Receipt{}), store.ErrReused; r.Print == o.by.Print {
		r.Repeated = true
		o.receipt, o.err = r, nil
	}
}

// instead is the answer to an order that could not be committed: a refusal if
// it was for want of money, and the receipt if it was carried out before.
func (o *order) instead(err error) (Receipt, error) {
	var short *ledger.Short
	var repeated *store.Repeated
	switch {
	case errors.As(err, &short):
		return Receipt{}, law.RefuseFor(law.Short, "", "%s is needed and %s is there", short.Transfer.Amount, short.Free)
	case errors.As(err, &repeated):
		var r Receipt
		if err := json.Unmarshal(repeated.Result.Data, &r); err != nil {
			return Receipt{}, err
		}
		o.confirm(r)
		return o.receipt, o.err
	}
	return Receipt{}, err
}

// attempt carries orders out and commits. After an error nothing has happened,
// and it returns which orders it tried.
func (t *Table) attempt(orders []*order) ([]*order, error) {
	s := t.s
	s.now = t.house.now()
	s.draining = t.draining
	tried, err := t.carryOut(orders)
	if err != nil {
		t.fail(err, true)
		return tried, err
	}
	if len(s.batch.Records) > 0 {
		if _, err := t.house.log.Append(&s.batch); err != nil {
			t.fail(err, false)
			return tried, err
		}
		s.live.Forget() // the log has it
	}
	if st := s.status(); len(s.publish) > 0 || !st.Same(&t.told) {
		t.listing.Store(s.listing(&st))
		t.hub.Publish(s.publish, st)
		t.told = st
	}
	if s.numbers() {
		t.nudge() // what could not be decided before it was durable
	}
	s.publish = s.publish[:0]
	s.batch.Reset()
	for _, o := range tried {
		if o.look {
			o.receipt, o.err = o.do(s)
		}
		close(o.done)
	}
	return nil, nil
}

// carryOut carries orders out, and what is due before, between and after them.
// It returns those that it tried; the others are held until the round is over.
func (t *Table) carryOut(orders []*order) (tried []*order, err error) {
	todo := orders
	if len(t.held) > 0 {
		todo = append(t.held, orders...)
		t.held = nil
	}
	at := 0
	defer func() {
		if v := recover(); v != nil {
			err = &broken{v, debug.Stack()}
		}
		if err != nil {
			tried = append(tried, todo[at:]...)
		}
	}()
	s := t.s
	if err := s.proceed(); err != nil {
		return nil, err
	}
	for at < len(todo) {
		o := todo[at]
		if o.rest && s.live.Question() != nil && o.ctx.Err() == nil && !s.fault && !s.hasDone(o.by) {
			t.held = append(t.held, o)
			at++
			continue
		}
		if err := t.obey(o); err != nil {
			return tried, err
		}
		tried = append(tried, o)
		at++
		if err := s.proceed(); err != nil {
			return tried, err
		}
	}
	return tried, s.audit()
}

// obey carries out one order. A refusal is the order's own; any other error is
// the table's.
func (t *Table) obey(o *order) error {
	s := t.s
	if o.look {
		return nil // once all is durable
	}
	if o.err = o.ctx.Err(); o.err != nil {
		return nil
	}
	if r, ok := s.done(o.by); ok {
		o.confirm(r)
		return nil
	}
	if s.fault && !o.mends {
		o.err = law.RefuseFor(law.Closed, "", "the table is closed: %s", s.closed)
		return nil
	}
	s.by = o.by
	at, records := s.at, len(s.batch.Records)
	o.receipt, o.err = o.do(s)
	s.by, s.told = Party{}, s.told[:0]
	if o.err != nil && len(s.batch.Records) == records { // because it was carried out before?
		if r, ok := s.recall(o.by); ok {
			o.confirm(r)
			return nil
		}
	}
	var refusal *law.Refusal
	switch {
	case o.err == nil:
	case errors.As(o.err, &refusal) && len(s.batch.Records) == records:
		return nil
	default: // part of it was done already: all of it is taken back
		return o.err
	}
	o.receipt.Table, o.receipt.At, o.receipt.Event, o.receipt.Print = s.id, at, s.events, o.by.Print
	s.remember(o.by, o.receipt)
	if len(s.batch.Records) > records {
		s.result(o.by, o.receipt)
	}
	return nil
}
