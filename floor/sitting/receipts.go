package sitting

import (
	"errors"
	"time"

	"boardwalk/law"
	"boardwalk/table"
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

// maxAnswered is how many of the last answers a table remembers.
const maxAnswered = 64

// answered is an answer that a person gave.
type answered struct {
	question string // its id
	round    uint64 // the number of the seed
	person   string
	answer   table.Answer
	receipt  Receipt
}

// again returns the outcome of an answer to a question that was answered before:
// the receipt of the first one, if it is the same answer.
func (d *answered) again(a table.Answer) (Receipt, error) {
	if a != d.answer {
		return Receipt{}, law.RefuseFor(law.Answered, "", "you have answered that with %s already", d.answer.Choice)
	}
	r := d.receipt
	r.Repeated = true
	return r, nil
}
