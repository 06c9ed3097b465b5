package sim

import (
	"boardwalk/money"
	"boardwalk/table"
)

// Worker plays rounds of a simulation at one table, for tests that stand above the list of games.
type Worker struct{ *worker }

// NewWorker opens a table for a simulation.
func NewWorker(c Config) (*Worker, error) {
	p, err := newPlan(&c)
	if err != nil {
		return nil, err
	}
	w, err := newWorker(p)
	return &Worker{w}, err
}

// Rounds plays so many.
func (w *Worker) Rounds(n int) error { return w.play(n) }

// Table is the one that it plays at.
func (w *Worker) Table() *table.Table { return w.table }

// Pairs is what pairs of chunks have come to.
func (c *Comparison) Pairs() any { return c.pairs }

// MainWagers are the main wagers that a game's players name.
func MainWagers(rules *table.Rules) []string { return gameOf(rules).Wagers }

// Bankroll is what seats bring to a table.
const Bankroll = bankroll

// Halves are the two halves of a sum.
func (w Wide) Halves() (high, low uint64) { return w.high, w.low }

// Finished are sessions that have come to some results.
func Finished(s Sessions, results map[money.Cents]int64) *Sessions {
	s.results = results
	return &s
}
