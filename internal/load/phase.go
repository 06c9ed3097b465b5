package main

import (
	"context"
	"fmt"
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
	length time.Duration
}

// phase is what was measured of one way to play.
type phase struct {
	way
	acts      int64
	took      time.Duration
	answers   []time.Duration // how long each request took, sorted
	above     int
	heard     int64
	streams   int64
	lost      int64
	own       time.Duration // of the processor, of whoever asked
	was, then meters        // of the house
}

// phase has everybody play for a while.
func (l *load) phase(w way) (*phase, error) {
	p := &phase{way: w}
	for _, one := range l.players {
		one.took, one.above = one.took[:0], 0
	}
	var err error
	if p.was, err = l.house.meters(); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), w.length)
	defer cancel()
	began, own, acts, heard := time.Now(), processor(), l.acts.Load(), l.heard.Load()
	var wait sync.WaitGroup
	failed := make(chan error, len(l.players))
	for _, one := range l.players {
		wait.Go(func() {
			if err := one.play(ctx, w, &l.acts); err != nil {
				failed <- err
				cancel()
			}
		})
	}
	l.progress(ctx, w.name)
	wait.Wait()
	select {
	case err := <-failed:
		return nil, err
	default:
	}
	p.took, p.own, p.heard = time.Since(began), processor()-own, l.heard.Load()-heard
	p.streams, p.lost = l.streams.Load(), l.lost.Load()
	if p.then, err = l.house.meters(); err != nil {
		return nil, err
	}
	p.acts = l.acts.Load() - acts
	for _, one := range l.players {
		p.answers = append(p.answers, one.took...)
		p.above += one.above
	}
	slices.Sort(p.answers)
	return p, nil
}

// progress says how it goes.
func (l *load) progress(ctx context.Context, name string) {
	const every = 5 * time.Second
	tick := time.NewTicker(every)
	defer tick.Stop()
	for n := l.acts.Load(); ; {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			now := l.acts.Load()
			fmt.Printf("  %s: %.0f acts a second\n", name, float64(now-n)/every.Seconds())
			n = now
		}
	}
}

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
