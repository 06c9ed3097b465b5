package lounge

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"

	"boardwalk/chance"
	"boardwalk/floor/beacons"
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Open reads a lounge back, or sets up a new one under a plan. A lounge without a plan is
// one that the casino file has no more: it opens no game, and pays its tickets.
func Open(c *Config, id string, p *Plan) (*Lounge, error) {
	l := &Lounge{ID: id, config: c, plan: p, orders: make(chan []*order, maxTogether), ended: make(chan struct{}),
		beacon: beacons.Fetcher{Beacon: c.Beacon, For: id}}
	l.hub.init(c.Keep)
	l.touch()
	records, err := c.Log.SinceLast(c.Context, id, system.KindSetup)
	if err != nil {
		return nil, err
	}
	switch {
	case len(records) > 0:
		err = l.load(records)
	case p == nil:
		err = fmt.Errorf("there is no lounge %q", id)
	default:
		if l.s, err = system.New(id, l.systemConfig(), *p, c.Clock()); err == nil {
			err = l.commit()
		}
	}
	if err != nil {
		return nil, fmt.Errorf("lounge %s: %w", id, err)
	}
	l.publish()
	return l, nil
}

// systemConfig is what the system is given.
func (l *Lounge) systemConfig() system.Config {
	c := system.Config{Plan: l.plan, Seed: l.config.Seed, Random: chance.NewSecure(l.config.Seed()), MaxLen: l.config.MaxLen,
		Held: func(a ledger.Account) money.Cents { return l.config.Log.Held(a).Free() },
		Result: func(key string) (json.RawMessage, bool) {
			r, err := l.config.Log.Result(l.config.Context, l.ID, key)
			return r.Data, err == nil && l.config.Clock().Before(r.Until)
		}}
	if b := l.config.Beacon; b != nil {
		chain := b.Chain()
		c.Chain, c.Beacon = &chain, func(of journal.BeaconChain) journal.Beacon {
			if of != chain {
				return nil
			}
			return b
		}
	}
	return c
}

// reload reads the lounge back from what is durable.
func (l *Lounge) reload() error {
	l.s = nil
	records, err := l.config.Log.SinceLast(l.config.Context, l.ID, system.KindSetup)
	if err == nil {
		err = l.load(records)
	}
	if err != nil {
		slog.Error("lounge not read", "lounge", l.ID, "err", err)
	}
	return err
}

// load makes a live system of its records, and holds it against the ledger.
func (l *Lounge) load(records []journal.Record) error {
	s, err := system.Load(l.ID, records)
	if err != nil {
		return err
	}
	kept, err := l.config.Log.Seeds(l.config.Context, l.ID)
	if err != nil {
		return err
	}
	masters := make([]system.Seed, len(kept))
	for i, x := range kept {
		masters[i] = system.Seed(x)
	}
	if err := s.Resume(l.systemConfig(), masters, l.config.Clock()); err != nil {
		return err
	}
	if err := l.verify(s); err != nil {
		return err
	}
	l.s = s
	return nil
}

// verify holds the system's own counting against the ledger's.
func (l *Lounge) verify(s *system.System) error {
	drawers, unpaid, unclaimed := s.Held()
	hold := func(a ledger.Account, want money.Cents) error {
		if has := l.config.Log.Held(a).Posted; has != want {
			return fmt.Errorf("%s holds %s by the ledger, and %s by the records", a, has, want)
		}
		return nil
	}
	for n, cash := range drawers {
		if err := hold(ledger.KenoDrawer(l.ID, n), cash); err != nil {
			return err
		}
	}
	return errors.Join(hold(ledger.KenoUnpaid(l.ID), unpaid), hold(ledger.KenoUnclaimed(l.ID), unclaimed))
}
