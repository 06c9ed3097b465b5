package sim

import "slices"

// Points are how the sums have stood so far, while the simulation runs or
// after it.
func (s *Simulation) Points() (points []Point) {
	s.merging.Still(func() { points = slices.Clone(s.merging.result.Points) })
	return points
}

// Planned is the result before anything was played: the wager, its size and the
// strategy.
func (s *Simulation) Planned() *Result {
	return &Result{Wager: s.plan.ID, Strategy: s.plan.strategy, Stake: s.plan.initial, Cores: len(s.workers)}
}
