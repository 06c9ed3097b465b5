package api

import (
	"sync/atomic"

	"boardwalk/floor"
)

// ShutShortWay has every request go huma's way.
func ShutShortWay(s *Server) { clear(s.quick) }

// CountShortWay counts the requests that go the short way.
func CountShortWay(s *Server) *atomic.Int64 {
	n := &atomic.Int64{}
	for _, q := range s.quick {
		do := q.do
		q.do = func(a *asking, t *floor.Table, key string, text []byte) (floor.Receipt, error, bool) {
			r, err, ok := do(a, t, key, text)
			if ok {
				n.Add(1)
			}
			return r, err, ok
		}
	}
	return n
}
