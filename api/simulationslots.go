package api

import (
	"runtime"
	"sync"
	"time"

	"boardwalk/api/wire"
)

// simulationSlots counts the simulations under way: one for each person and address, and
// no more in all than leave the tables half of the machine.
type simulationSlots struct {
	mu   sync.Mutex
	most int
	of   map[string]bool
}

// newSimulationSlots makes as many slots as half of the cores.
func newSimulationSlots() *simulationSlots {
	return &simulationSlots{most: max(1, runtime.GOMAXPROCS(0)/2), of: map[string]bool{}}
}

// begin takes a slot for somebody, to be given back with end. It returns a problem if
// there is none.
func (s *simulationSlots) begin(who string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	why := ""
	switch {
	case s.of[who]:
		why = "one simulation at a time: stop the other first"
	case len(s.of) >= s.most:
		why = "others simulate now; try again in a moment"
	default:
		s.of[who] = true
		return nil
	}
	return wire.TooMany(why, 5*time.Second)
}

// end gives a slot back.
func (s *simulationSlots) end(who string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.of, who)
}
