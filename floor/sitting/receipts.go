package sitting

import (
	"encoding/json"
	"errors"
	"time"
)

// ErrReused refuses an order under a key that was used for another.
var ErrReused = errors.New("that Idempotency-Key was used for another order")

// mostKeys is how many keys a table remembers at least. The books have those of
// the last day.
const mostKeys = 256

// resultFor is how long an order can be confirmed at the least, whatever else
// becomes of its table.
const resultFor = 24 * time.Hour

// orderKey is what an order is known by.
type orderKey struct{ who, key string }

func (p *Party) orderKey() orderKey { return orderKey{p.Who, p.Key} }

// resultKey returns what the books know an order by.
func (p *Party) resultKey() string { return p.Who + " " + p.Key }

// receipts are the receipts of recent orders that carried a key.
type receipts struct {
	recent map[orderKey]Receipt
	older  map[orderKey]Receipt // for which recent has no room any more
}

// keep keeps the receipt of an order, so that the order can be confirmed when it
// is given again.
func (k *receipts) keep(by Party, r Receipt) {
	if by.Key == "" {
		return
	}
	if len(k.recent) >= mostKeys {
		k.older, k.recent = k.recent, k.older
		clear(k.recent)
	}
	if k.recent == nil {
		k.recent = map[orderKey]Receipt{}
	}
	k.recent[by.orderKey()] = r
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
