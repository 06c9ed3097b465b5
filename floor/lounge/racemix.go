package lounge

import (
	"context"
	"slices"

	"boardwalk/journal"
	"boardwalk/keno/system"
)

// RaceCut is a cut that was given for a game.
type RaceCut struct {
	Person string
	Hash   string
	Secret string // empty if it was not opened
}

// RaceBeacon is the value of the beacon that was mixed into a game.
type RaceBeacon struct {
	journal.BeaconChain
	Round uint64 // the beacon's own
	Value string
}

// readMix reads what was mixed into a game that a record drew: cuts, and the beacon's
// value. The draw says whether there is anything to be read, because looking for records
// that do not exist would go through all there are.
func (l *Lounge) readMix(ctx context.Context, g *Race, drawn uint64) error {
	if g.Draw.Cuts == 0 && g.Draw.Beacon == 0 {
		return nil
	}
	var closed journal.NoMoreBets
	if _, err := l.before(ctx, journal.KindNoMoreBets, drawn, &closed); err != nil {
		return err
	}
	g.Until = closed.Until
	if err := l.readCuts(ctx, g, drawn); err != nil || g.Draw.Beacon == 0 {
		return err
	}
	var spoke journal.BeaconSpoke
	if _, err := l.before(ctx, journal.KindBeacon, drawn, &spoke); err != nil {
		return err
	}
	var game system.Game
	if _, err := l.before(ctx, system.KindGame, drawn, &game); err != nil || game.Beacon == nil {
		return err
	}
	g.Beacon = &RaceBeacon{BeaconChain: *game.Beacon, Round: spoke.Beacon, Value: spoke.Value}
	return nil
}

// readCuts reads the cuts of a game that a record drew: first those that were opened, as
// they were, then the others.
func (l *Lounge) readCuts(ctx context.Context, g *Race, drawn uint64) error {
	seq := drawn
	for range g.Draw.Opened {
		var d journal.Opening
		r, err := l.before(ctx, journal.KindOpen, seq, &d)
		if err != nil {
			return err
		}
		seq = r.Seq
		g.Cuts = append(g.Cuts, RaceCut{Person: r.Who, Secret: d.Secret})
	}
	slices.Reverse(g.Cuts)
	seq = drawn
	for range g.Draw.Cuts {
		var d journal.Cut
		r, err := l.before(ctx, journal.KindCut, seq, &d)
		if err != nil {
			return err
		}
		seq = r.Seq
		i := slices.IndexFunc(g.Cuts, func(c RaceCut) bool { return c.Person == r.Who })
		if i < 0 {
			i = len(g.Cuts)
			g.Cuts = append(g.Cuts, RaceCut{Person: r.Who})
		}
		g.Cuts[i].Hash = d.Hash
	}
	return nil
}

// before reads the last record of a kind before another one, and its data.
func (l *Lounge) before(ctx context.Context, kind string, before uint64, data any) (journal.Record, error) {
	r, err := l.config.Log.Before(ctx, l.ID, kind, before)
	if err == nil {
		err = r.Read(data)
	}
	return r, err
}
