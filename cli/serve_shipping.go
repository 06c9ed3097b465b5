package cli

import (
	"log/slog"
	"time"

	"boardwalk/store"
	"boardwalk/store/ship"
)

// shipping are the flags of serve that have what the house commits go to another directory as well.
type shipping struct {
	Ship     string        `placeholder:"DIR" help:"Ship what is committed to this directory, on another disk or machine, a quarter of a second later at the latest. boardwalk standby and boardwalk restore --from make a house of it."`
	ShipSync bool          `name:"ship-sync" help:"Acknowledge nothing before it is shipped. The house stops if it cannot ship."`
	ShipBase time.Duration `name:"ship-base" default:"24h" help:"How often what is shipped begins anew with a copy of the database (${default})."`
	ShipKeep time.Duration `name:"ship-keep" default:"72h" help:"How far back boardwalk restore --from --to can go, beside what was shipped since the last copy (${default})."`
}

// shipped returns how the data is opened for that.
func (s *shipping) shipped(log *slog.Logger) ([]store.Setup, error) {
	if s.Ship == "" {
		if s.ShipSync {
			return nil, misusef("say with --ship where to")
		}
		return nil, nil
	}
	if s.ShipBase <= 0 || s.ShipKeep < 0 {
		return nil, misusef("--ship-base and --ship-keep are lengths of time, as 24h")
	}
	return []store.Setup{store.Shipping(ship.Settings{Dir: s.Ship, Sync: s.ShipSync, Base: s.ShipBase, Keep: s.ShipKeep,
		Failed: func(err error) { log.Error("shipping failed, and is tried again", "err", err) }})}, nil
}
