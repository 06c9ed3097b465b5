package floor

import (
	"encoding/json"
	"time"

	"boardwalk/store"
)

// mostKeys is how many keys a table remembers at least. Those of the last day the
// log has.
const mostKeys = 256

// resultFor is how long an order can be confirmed at the least, whatever else
// becomes of its table.
const resultFor = 24 * time.Hour

// remember keeps the receipt of an order, so that the order can be confirmed
// when it is given again.
func (s *sitting) remember(by Party, r Receipt) {
	if by.Key == "" {
		return
	}
	if len(s.keys) >= mostKeys {
		s.older, s.keys = s.keys, s.older
		clear(s.keys)
	}
	if s.keys == nil {
		s.keys = map[mark]Receipt{}
	}
	s.keys[by.mark()] = r
}

// result has the log remember an order, too.
func (s *sitting) result(by Party, r Receipt) {
	if by.Key != "" {
		s.batch.Results = append(s.batch.Results, store.Result{Table: s.id, Key: by.name(), Until: s.now.Add(resultFor), Data: r.text()})
	}
}

// done returns the receipt of an order that was carried out before, if the table
// remembers it.
func (s *sitting) done(by Party) (Receipt, bool) {
	if by.Key == "" {
		return Receipt{}, false
	}
	r, ok := s.keys[by.mark()]
	if !ok {
		r, ok = s.older[by.mark()]
	}
	if ok && r == (Receipt{}) { // the records say so, and the log has the receipt
		return s.recall(by)
	}
	return r, ok
}

// recall returns the receipt of an order that was carried out within the last
// day, however often the table was set up or opened again since.
func (s *sitting) recall(by Party) (Receipt, bool) {
	if by.Key == "" {
		return Receipt{}, false
	}
	found, err := s.house.log.Result(s.house.ctx, s.id, by.name())
	if err != nil || !s.now.Before(found.Until) {
		return Receipt{}, false
	}
	var r Receipt
	err = json.Unmarshal(found.Data, &r)
	return r, err == nil
}

func (s *sitting) hasDone(by Party) bool {
	_, ok := s.done(by)
	return ok
}

// mark is what an order is known by.
type mark struct{ who, key string }

func (p *Party) mark() mark { return mark{p.Who, p.Key} }

// name is the same for the log.
func (p *Party) name() string { return p.Who + " " + p.Key }
