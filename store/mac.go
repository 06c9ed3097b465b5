package store

import (
	"boardwalk/chance"
	"boardwalk/store/seedkey"
)

// MAC returns a code for some texts that only this house can make: it is made with the
// key of the seeds, which is not among the data. A store without that key makes codes
// that are good for as long as it is open.
func (s *Store) MAC(what string, parts ...string) []byte {
	s.macOnce.Do(func() {
		if s.macKey = s.seeds; s.macKey == nil {
			s.macKey = seedkey.New(chance.NewSeed())
		}
	})
	return s.macKey.MAC(what, parts...)
}
