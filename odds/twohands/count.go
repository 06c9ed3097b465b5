package twohands

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// Count is how often a hand wins, loses, or wins only one of its two hands.
type Count struct{ Won, Pushed, Lost int64 }

// Deals is how many deals were counted.
func (c Count) Deals() int64 { return c.Won + c.Pushed + c.Lost }

// plus adds so many times another count.
func (c Count) plus(o Count, times int64) Count {
	return Count{c.Won + times*o.Won, c.Pushed + times*o.Pushed, c.Lost + times*o.Lost}
}

// Net is what is won and lost by a deal, for a wager of one size. What is lost is above zero, and no less than what is won.
type Net struct{ Won, Lost int64 }

// of is what a count is worth.
func (n Net) of(c Count) int64 { return n.Won*c.Won - n.Lost*c.Lost }

// Role is on which side of the layout somebody sits.
type Role uint8

// A player loses copies, and the bank wins them.
const (
	Player Role = iota
	Bank
	roles
)

// Found is how all deals end for wagers of one size, by role. It is kept in files.
type Found struct {
	Best  [roles]Count // with the setting of each hand that is worth most
	House [roles]Count // set as the house does

	// ByKind is how deals end with the best setting of each kind of seven cards, [houseway.Kind], for somebody who does
	// not look at the suits of cards that make no flush. There is none at pai gow.
	ByKind [roles]Count
}

// Progress is told how much of a count is done. It is called by several goroutines.
type Progress func(done, all int)

// share does the steps of some work on so many cores. Steps are given out one at a time, the first first.
func share(steps, cores int, tell Progress, work func(worker, step int)) {
	var next, done atomic.Int64
	var all sync.WaitGroup
	for worker := range cores {
		all.Go(func() {
			for {
				step := int(next.Add(1)) - 1
				if step >= steps {
					return
				}
				work(worker, step)
				if n := int(done.Add(1)); tell != nil {
					tell(n, steps)
				}
			}
		})
	}
	all.Wait()
}

// workers is how many cores are used where so many are wanted: all for 0.
func workers(cores int) int {
	if cores == 0 {
		return runtime.GOMAXPROCS(0)
	}
	return cores
}
