package sitting

import (
	"encoding/json"
	"errors"

	"boardwalk/law"
)

// Order is what somebody wants of a table. The functions of this package that take
// a [Party] make orders; [Sitting.Do] carries them out.
type Order struct {
	By     Party
	AtRest bool // can be carried out only between two rounds; see MustWait

	closes bool // does not wait for a round that waits for staff, if the house is about to close
	mends  bool // can be carried out at a table that is closed for a fault
	do     func(s *Sitting) (Receipt, error)
}

// refusing makes an order that is refused.
func refusing(by Party, r *law.Refusal) Order {
	return Order{By: by, do: func(*Sitting) (Receipt, error) { return Receipt{}, r }}
}

// MustWait reports whether an order can be carried out only when the round is
// over.
func (s *Sitting) MustWait(o *Order) bool {
	if !o.AtRest || !s.underway() || s.fault || o.closes && s.draining && s.AskedOfStaff() != "" {
		return false
	}
	_, done := s.receiptOf(o.By)
	return !done
}

// carryOut carries out one order.
func (s *Sitting) carryOut(o *Order) (Outcome, error) {
	if r, ok := s.receiptOf(o.By); ok {
		return o.Confirm(r), nil
	}
	if s.fault && !o.mends {
		return Outcome{Err: law.RefuseFor(law.Closed, "", "the table is closed: %s", s.closed)}, nil
	}
	s.by = o.By
	at, records := s.nextAt, len(s.batch.Records)
	receipt, err := o.do(s)
	s.by, s.told = Party{}, s.told[:0]
	if err != nil && len(s.batch.Records) == records { // because it was carried out before?
		if r, ok := s.storedReceipt(o.By); ok {
			return o.Confirm(r), nil
		}
	}
	var (
		refusal *law.Refusal
		unread  *unreadable
	)
	switch {
	case err == nil:
	case (errors.As(err, &refusal) || errors.As(err, &unread)) && len(s.batch.Records) == records:
		return Outcome{Receipt: receipt, Err: err}, nil
	default: // part of it was done already: all of it has to be taken back
		return Outcome{Err: err}, err
	}
	if receipt.Repeated {
		return Outcome{Receipt: receipt}, nil
	}
	receipt.Table, receipt.At, receipt.Event, receipt.Print = s.id, at, s.lastEvent, o.By.Print
	s.receipts.keep(o.By, receipt)
	s.keepAnswerReceipt(o.By, receipt)
	if len(s.batch.Records) > records {
		s.addResult(o.By, receipt)
	}
	return Outcome{Receipt: receipt}, nil
}

// addResult adds the receipt of an order to the batch.
func (s *Sitting) addResult(by Party, r Receipt) {
	if by.Key != "" {
		s.batch.Results = append(s.batch.Results, Result{Table: s.id, Key: by.resultKey(), Until: s.now.Add(resultFor), Data: r.text()})
	}
}

// receiptOf returns the receipt of an order that was carried out before, if the
// table remembers it.
func (s *Sitting) receiptOf(by Party) (Receipt, bool) {
	if by.Key == "" {
		return Receipt{}, false
	}
	r, ok := s.receipts.recent[by.orderKey()]
	if !ok {
		r, ok = s.receipts.older[by.orderKey()]
	}
	if ok && r == (Receipt{}) { // a record has the key, and the books have the receipt
		return s.storedReceipt(by)
	}
	return r, ok
}

// storedReceipt returns the receipt of an order that was carried out within the
// last day, however often the table was set up or read back since.
func (s *Sitting) storedReceipt(by Party) (Receipt, bool) {
	if by.Key == "" {
		return Receipt{}, false
	}
	found, err := s.config.Books.Result(s.id, by.resultKey())
	if err != nil || !s.now.Before(found.Until) {
		return Receipt{}, false
	}
	var r Receipt
	err = json.Unmarshal(found.Data, &r)
	return r, err == nil
}

// Confirm returns the outcome of an order that was carried out before with a
// receipt: the same receipt, unless that was another order.
func (o *Order) Confirm(r Receipt) Outcome {
	if r.Print != o.By.Print {
		return Outcome{Err: ErrReused}
	}
	r.Repeated = true
	return Outcome{Receipt: r}
}
