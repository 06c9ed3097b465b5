package system

import (
	"encoding/json"
	"time"
)

// receiptKept returns the receipt that is kept of an order of long ago.
func (s *System) receiptKept(by *Party) (r Receipt, ok bool) {
	if by.Key == "" || s.config.Result == nil {
		return r, false
	}
	data, ok := s.config.Result(by.resultKey())
	return r, ok && json.Unmarshal(data, &r) == nil
}

// resultFor is how long an order can be confirmed.
const resultFor = 24 * time.Hour

// receipts are those of recent orders that carried a key.
type receipts struct{ recent, older map[[2]string]Receipt }

// mostReceipts is how many receipts are at hand at least. The store has those of a
// day.
const mostReceipts = 4096

// keep keeps the receipt of an order.
func (k *receipts) keep(who, key string, r Receipt) {
	if key == "" {
		return
	}
	if k.recent == nil || len(k.recent) >= mostReceipts {
		k.older, k.recent = k.recent, map[[2]string]Receipt{}
	}
	k.recent[[2]string{who, key}] = r
}

// find returns the receipt of an order, if it is at hand.
func (k *receipts) find(by Party) (Receipt, bool) {
	if by.Key == "" {
		return Receipt{}, false
	}
	r, ok := k.recent[[2]string{by.Who, by.Key}]
	if !ok {
		r, ok = k.older[[2]string{by.Who, by.Key}]
	}
	return r, ok
}
