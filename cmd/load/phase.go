package main

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"syscall"
	"time"
)

// way is a way to play.
type way struct {
	name   string
	think  time.Duration // before each request, on average
	wagers int           // in one request
	bets   int           // requests with wagers in one round
	length time.Duration
	pieces int // in which it is played
}

// phase is what was measured of one way to play.
type phase struct {
	way
	acts    int64
	written int64 // of them, those of which something is written
	took    time.Duration
	answers []time.Duration // how long each request took, sorted
	above   int
	heard   int64
	streams int64
	lost    int64
	own     time.Duration // of the processor, of whoever asked
	used    meters        // of the house, what it used
	then    meters        // of the house, in the end

	bareRows int // that SQLite alone wrote
	bareTook time.Duration
}

// phase has everybody play for a while, in pieces. After each of them SQLite alone
// writes what the house has written: a machine that others use too is fast and slow
// by turns, and both are to see the same of it.
func (l *load) phase(ctx context.Context, w way) (*phase, error) {
	p := &phase{way: w, used: meters{}}
	for _, one := range l.players {
		one.took, one.above = one.took[:0], 0
	}
	for n := range w.pieces {
		if err := l.piece(p, n); err != nil {
			return nil, err
		}
		if l.dir == "" {
			continue
		}
		rows, took, err := l.bare.follow(ctx, l.dir, p.group())
		if err != nil {
			return nil, err
		}
		p.bareRows += rows
		p.bareTook += took
	}
	p.streams, p.lost = l.streams.Load(), l.lost.Load()
	for _, one := range l.players {
		p.answers = append(p.answers, one.took...)
		p.above += one.above
	}
	slices.Sort(p.answers)
	return p, nil
}

// piece is one of the pieces.
func (l *load) piece(p *phase, n int) error {
	if p.think == 0 { // those who ask then need not get in the way of the house twice
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	}
	was, err := sumMeters(l.nodes)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), p.length/time.Duration(p.pieces))
	defer cancel()
	began, own, acts, written, heard := time.Now(), processor(), l.acts.all.Load(), l.acts.written.Load(), l.heard.Load()
	var wait sync.WaitGroup
	failed := make(chan error, len(l.players))
	for _, one := range l.players {
		wait.Go(func() {
			if err := one.play(ctx, p.way, &l.acts); err != nil {
				failed <- err
				cancel()
			}
		})
	}
	if wait.Wait(); len(l.players) == 0 { // they only watch
		<-ctx.Done()
	}
	select {
	case err := <-failed:
		return err
	default:
	}
	took := time.Since(began)
	p.took += took
	p.own += processor() - own
	p.heard += l.heard.Load() - heard
	acts = l.acts.all.Load() - acts
	p.acts += acts
	p.written += l.acts.written.Load() - written
	if p.then, err = sumMeters(l.nodes); err != nil {
		return err
	}
	for name := range p.then {
		p.used[name] += p.then[name] - was[name]
	}
	fmt.Printf("  %s, %d of %d: %.0f acts a second\n", p.name, n+1, p.pieces, float64(acts)/took.Seconds())
	return nil
}

// group is how many rows the house wrote in one transaction.
func (p *phase) group() float64 {
	return p.used["boardwalk_store_rows_total"] / max(1, p.used["boardwalk_store_transactions_total"])
}

// alone is how many rows a second SQLite wrote that had nothing else to do.
func (p *phase) alone() float64 { return float64(p.bareRows) / p.bareTook.Seconds() }

// at is the time within which such a part of the answers came.
func (p *phase) at(part float64) time.Duration {
	if len(p.answers) == 0 {
		return 0
	}
	return p.answers[int(part*float64(len(p.answers)-1))]
}

// per is a rate a second.
func (p *phase) per(n float64) float64 { return n / p.took.Seconds() }

// each is what falls to one act.
func (p *phase) each(n float64) float64 { return n / max(1, float64(p.acts)) }

// processor is how much of it this process has had.
func processor() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
