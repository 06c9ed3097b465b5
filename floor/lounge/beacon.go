package lounge

import (
	"context"

	"boardwalk/keno/system"
)

// fetchBeacon has the beacon's value fetched that the draw waits for. The system verifies
// it.
func (l *Lounge) fetchBeacon(ctx context.Context) {
	if l.s == nil || l.config.Beacon == nil {
		return
	}
	round, due := l.s.AwaitedBeacon()
	l.beacon.Fetch(ctx, round, due.Sub(l.config.Clock()), func(round uint64, value []byte) error {
		_, err := l.Do(ctx, system.BeaconSpoke(round, value))
		return err
	})
}
