package housepoker

import (
	"runtime"
	"sync"

	"boardwalk/money"
)

// End is how a round came out for a player.
type End struct {
	Net     money.Cents // won or, below zero, lost
	Wagered money.Cents // all wagers of the player's, those that were forfeited included
}

// Ends are all ways in which rounds come out, each with how many deals lead to it.
type Ends map[End]uint64

// Add adds so many deals that come out in a way.
func (e Ends) Add(net, wagered money.Cents, ways uint64) {
	if ways > 0 {
		e[End{net, wagered}] += ways
	}
}

func (e Ends) merge(other Ends) {
	for k, ways := range other {
		e[k] += ways
	}
}

// Mean returns what is won on average and wagered on average, as numbers; for
// exact ones divide the sums by the ways yourself.
func (e Ends) Mean() (net, wagered float64) {
	var ways float64
	for k, n := range e {
		net += float64(k.Net) * float64(n)
		wagered += float64(k.Wagered) * float64(n)
		ways += float64(n)
	}
	return net / ways, wagered / ways
}

// Ways returns how many deals there are.
func (e Ends) Ways() (n uint64) {
	for _, ways := range e {
		n += ways
	}
	return n
}

// Progress is told how much of a count is done, in parts of all of it. It is
// called by several goroutines; nil is nobody.
type Progress func(done, all int)

// part returns whom a part of the count tells that goes from so many percent of it to
// so many.
func (p Progress) part(from, to int) Progress {
	if p == nil {
		return nil
	}
	return func(done, all int) { p(from*all+(to-from)*done, 100*all) }
}

// share divides a loop among the processors. Each worker takes the next step as
// soon as it is free, because steps differ in length.
func share(steps int, tell Progress, work func(worker, step int)) {
	var wait sync.WaitGroup
	var lock sync.Mutex
	next := 0
	take := func() int {
		lock.Lock()
		defer lock.Unlock()
		if tell != nil && next < steps {
			tell(next, steps)
		}
		next++
		return next - 1
	}
	for w := range workers() {
		wait.Go(func() {
			for step := take(); step < steps; step = take() {
				work(w, step)
			}
		})
	}
	wait.Wait()
	if tell != nil {
		tell(steps, steps)
	}
}

func workers() int { return runtime.GOMAXPROCS(0) }

// sums are the ends of several strategies, for each worker.
type sums [][]Ends

func newSums(strategies int) sums {
	s := make(sums, workers())
	for w := range s {
		s[w] = make([]Ends, strategies)
		for i := range s[w] {
			s[w][i] = Ends{}
		}
	}
	return s
}

// whole puts the workers' ends together: those of best play, which are the first,
// and those of rules.
func (s sums) whole() (best Ends, by []Ends) {
	for _, other := range s[1:] {
		for i := range s[0] {
			s[0][i].merge(other[i])
		}
	}
	return s[0][0], s[0][1:]
}
