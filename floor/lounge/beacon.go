package lounge

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/law"
)

// Beacon is an outside beacon whose values go into the draws of a lounge.
type Beacon interface {
	journal.Beacon

	// Chain returns which beacon it is, for the records.
	Chain() journal.BeaconChain

	// Fetch returns the value of a round, once it is there. It may be called on any
	// goroutine and returns an error if the value cannot be had before the context
	// ends.
	Fetch(ctx context.Context, round uint64) ([]byte, error)
}

// fetchBeacon has the beacon's value fetched that the draw waits for, on another
// goroutine, which hands it to the lounge as an order. The system verifies it.
func (l *Lounge) fetchBeacon(ctx context.Context) {
	if l.s == nil || l.config.Beacon == nil {
		return
	}
	round, due := l.s.AwaitedBeacon()
	if round == 0 || round == l.fetching {
		return
	}
	l.fetching = round
	wait := due.Sub(l.config.Clock())
	go func() {
		for sleep(ctx, wait) {
			value, err := l.config.Beacon.Fetch(ctx, round)
			if err == nil {
				_, err = l.Do(ctx, system.BeaconSpoke(round, value))
			}
			var refusal *law.Refusal
			if err == nil || ctx.Err() != nil || errors.As(err, &refusal) && refusal.Reason == law.Stage {
				return // it has the value, or does not wait for it any more
			}
			slog.Warn("beacon not taken", "lounge", l.ID, "round", round, "err", err)
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
