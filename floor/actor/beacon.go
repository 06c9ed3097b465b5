package actor

import (
	"context"

	"boardwalk/floor/sitting"
)

// fetchBeacon has the beacon's value fetched that the table waits for. The sitting
// verifies it.
func (t *Table) fetchBeacon(ctx context.Context) {
	if t.s == nil || t.config.Beacon == nil {
		return
	}
	round, due := t.s.AwaitedBeacon()
	t.beacon.Fetch(ctx, round, due.Sub(t.config.Now()), func(round uint64, value []byte) error {
		_, err := t.Give(ctx, sitting.BeaconSpoke(round, value))
		return err
	})
}
