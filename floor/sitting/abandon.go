package sitting

import (
	"cmp"
	"time"
)

// Abandon makes the order by which the house abandons the round that is under way, because
// it was restored from a copy and the rest of the round may be known. Wagers that are
// not decided go back. At a table at rest it does nothing.
func Abandon(by Party) Order {
	return Order{By: by, mends: true, do: func(s *Sitting) (Receipt, error) {
		if s.live.Question() == nil {
			return Receipt{}, nil
		}
		return Receipt{}, s.finishRound(s.recordEntries(by.Who, s.live.Abandon()))
	}}
}

// Restore does what a table owes its players after the house was restored from a copy,
// and nothing else that is due: it abandons the round that is under way, and uses no
// seed any more that was committed to before.
func (s *Sitting) Restore(now time.Time, by Party) error {
	s.now = now
	for _, o := range []Order{Abandon(by), RenewSeeds(by)} {
		o.mends = true
		out, err := s.carryOut(&o)
		if err = cmp.Or(err, out.Err); err != nil {
			return err
		}
	}
	return nil
}
