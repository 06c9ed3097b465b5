package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"boardwalk/beacon"
	"boardwalk/beacon/drand"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/journal"
)

// houseBeacon is the beacon of a house, as its tables use it.
type houseBeacon struct {
	*drand.Client
	chain beacon.Chain
}

func (b *houseBeacon) At(t time.Time) uint64                   { return b.chain.At(t) }
func (b *houseBeacon) Due(round uint64) time.Time              { return b.chain.Due(round) }
func (b *houseBeacon) Verify(round uint64, value []byte) error { return b.chain.Verify(round, value) }

// Chain returns which beacon it is, for the records.
func (b *houseBeacon) Chain() journal.BeaconChain {
	return journal.BeaconChain{Scheme: b.chain.Scheme, Key: b.chain.PublicKey, Genesis: b.chain.Genesis, Period: int64(b.chain.Period)}
}

// beaconOf returns the beacon of a casino file as a setting of the house, if it names one. A
// beacon that does not answer is only complained of: it may be back when the first round needs it.
func beaconOf(file *casino.File, log *slog.Logger) ([]floor.Setting, error) {
	if file.Beacon == nil {
		return nil, nil
	}
	client, err := drand.New(file.Beacon.Chain, file.Beacon.Servers)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 15*time.Second)
	defer cancel()
	switch err := client.Compare(ctx); {
	case errors.Is(err, drand.ErrSilent):
		log.Warn("the beacon does not answer, and no round is dealt until it does", "err", err)
	case err != nil:
		return nil, fmt.Errorf("the beacon cannot be used: %w", err)
	}
	return []floor.Setting{floor.WithBeacon(&houseBeacon{client, file.Beacon.Chain})}, nil
}

// verifierOf returns what verifies the values of a beacon that a record names.
func verifierOf(c journal.BeaconChain) (journal.Beacon, error) {
	return beacon.New(c.Scheme, c.Key, c.Genesis, c.Period)
}
