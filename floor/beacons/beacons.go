// Package beacons fetches the values of an outside beacon for the tables and keno lounges of a
// house that wait for them.
//
// Other modules should not build on this package: it may change in every version.
package beacons

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
)

// Beacon is an outside beacon whose values go into the rounds of a house.
type Beacon interface {
	journal.Beacon

	// Chain returns which beacon it is, for the records.
	Chain() journal.BeaconChain

	// Fetch returns the value of a round, once it is there. It may be called on any
	// goroutine and returns an error if the value cannot be had before the context
	// ends.
	Fetch(ctx context.Context, round uint64) ([]byte, error)
}

// Fetcher fetches what one table or lounge waits for. It is for one goroutine.
type Fetcher struct {
	Beacon Beacon // nil if the house uses none
	For    string // the id of the table or lounge, for the log

	round uint64 // the last that was asked for
}

// Fetch has the value of a round fetched on another goroutine after a time, and handed to
// take, which verifies it. It is tried again every second until take has the value, or
// refuses it because nobody waits for it any more. A round of zero, or one that was asked
// for before, is not fetched.
func (f *Fetcher) Fetch(ctx context.Context, round uint64, wait time.Duration, take func(round uint64, value []byte) error) {
	if f.Beacon == nil || round == 0 || round == f.round {
		return
	}
	f.round = round
	go func() {
		for sleep(ctx, wait) {
			value, err := f.Beacon.Fetch(ctx, round)
			if err == nil {
				err = take(round, value)
			}
			var refusal *law.Refusal
			if err == nil || ctx.Err() != nil || errors.As(err, &refusal) && refusal.Reason == law.Stage {
				return
			}
			slog.Warn("beacon not taken", "for", f.For, "round", round, "err", err)
			wait = time.Second
		}
	}()
}

// sleep waits, and reports whether the context has not ended meanwhile.
func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-time.After(max(0, d)):
		return ctx.Err() == nil
	case <-ctx.Done():
		return false
	}
}
