package floor

import (
	"time"

	"boardwalk/store"
)

// mostKeys is how many keys a table remembers at least.
const mostKeys = 4096

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
		s.older, s.keys = s.keys, map[string]Receipt{}
	}
	s.keys[by.name()] = r
}

// result has the log remember an order, too.
func (s *sitting) result(by Party, r Receipt) {
	if by.Key != "" {
		s.batch.Results = append(s.batch.Results, store.Result{Table: s.id, Key: by.name(), Until: s.now.Add(resultFor), Data: encode(r)})
	}
}

// done returns the receipt of an order that was carried out before.
func (s *sitting) done(by Party) (Receipt, bool) {
	if by.Key == "" {
		return Receipt{}, false
	}
	r, ok := s.keys[by.name()]
	if !ok {
		r, ok = s.older[by.name()]
	}
	return r, ok
}

func (s *sitting) hasDone(by Party) bool {
	_, ok := s.done(by)
	return ok
}

func (p *Party) name() string { return p.Who + " " + p.Key }
