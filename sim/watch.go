package sim

import "slices"

// Points are how the sums have stood so far, while the simulation runs or
// after it.
func (s *Simulation) Points() []Point {
	s.split.mutex.Lock()
	defer s.split.mutex.Unlock()
	return slices.Clone(s.split.result.Points)
}

// Planned is the result before anything was played: the wager, its size and the
// strategy.
func (s *Simulation) Planned() *Result {
	return &Result{Wager: s.plan.id, Strategy: s.plan.strategy, Stake: s.plan.initial, Cores: len(s.workers)}
}
