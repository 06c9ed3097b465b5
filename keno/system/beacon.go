package system

import (
	"encoding/hex"
	"fmt"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
)

// beaconLost is how long the beacon's value is waited for after it was due. Then the game
// is drawn from the next seed, with another value.
const beaconLost = time.Hour

// beaconAt returns the latest round of a beacon that is due at a time; zero before the
// first.
func beaconAt(c *journal.BeaconChain, t time.Time) uint64 {
	since := t.Sub(time.Unix(c.Genesis, 0))
	if since < 0 || c.Period < 1 {
		return 0
	}
	return uint64(since/(time.Duration(c.Period)*time.Second)) + 1
}

// beaconDue returns when the value of a beacon's round is published.
func beaconDue(c *journal.BeaconChain, round uint64) time.Time {
	return time.Unix(c.Genesis, 0).Add(time.Duration(round-1) * time.Duration(c.Period) * time.Second).UTC()
}

// useBeacon has the values of a game's beacon verified from now on, as far as that can be
// done here.
func (s *System) useBeacon(c *journal.BeaconChain) {
	s.rounds.Beacon, s.rounds.AnyBeacon = nil, c != nil
	if c == nil || s.config.Beacon == nil {
		return
	}
	if b := s.config.Beacon(*c); b != nil {
		s.rounds.Beacon, s.rounds.AnyBeacon = b, false
	}
}

// hasBeacon reports whether the house still uses the beacon of the present game.
func (s *System) hasBeacon() bool {
	return s.game.Beacon != nil && s.config.Chain != nil && *s.game.Beacon == *s.config.Chain
}

// awaitsBeacon reports whether the draw waits for a value of the beacon.
func (s *System) awaitsBeacon() bool {
	closed := s.rounds.Closed()
	return s.phase == Locked && closed != nil && closed.Beacon != s.rounds.Mix().Beacon.Round
}

// beaconDeadline returns when the beacon's value is not waited for any more.
func (s *System) beaconDeadline() time.Time {
	return beaconDue(s.game.Beacon, s.rounds.Closed().Beacon).Add(beaconLost)
}

// AwaitedBeacon returns the round of the beacon whose value the draw waits for, and when
// it is due; zero if it waits for none that the house could have.
func (s *System) AwaitedBeacon() (round uint64, due time.Time) {
	if !s.awaitsBeacon() || !s.hasBeacon() {
		return 0, time.Time{}
	}
	round = s.rounds.Closed().Beacon
	return round, beaconDue(s.game.Beacon, round)
}

// BeaconSpoke makes the order to take the value of the beacon's round.
func BeaconSpoke(round uint64, value []byte) Order {
	return Order{By: Party{Who: House}, do: func(s *System) (string, any, error) {
		if wants, _ := s.AwaitedBeacon(); wants != round || round == 0 {
			return "", nil, law.RefuseFor(law.Stage, "", "the lounge does not wait for the beacon's round %d", round)
		}
		if b := s.rounds.Beacon; b == nil {
			return "", nil, fmt.Errorf("the values of the beacon cannot be verified")
		} else if err := b.Verify(round, value); err != nil {
			return "", nil, law.RefuseFor(law.Unknown, "", "that is not the beacon's value: %v", err)
		}
		return journal.KindBeacon, journal.BeaconSpoke{Round: s.round, Beacon: round, Value: hex.EncodeToString(value)}, nil
	}}
}

// applyBeacon takes the value of the beacon.
func (s *System) applyBeacon(r *journal.Record, d *journal.BeaconSpoke, e *Effect) error {
	if s.phase != Locked {
		return wrong("a value of the beacon comes, and game %d is not locked out", s.game.Game)
	}
	if err := s.hear(r, nil); err != nil {
		return err
	}
	e.Event.Law, e.Event.Game = independent, s.game.Game
	e.Event.Text = fmt.Sprintf("the value of the beacon's round %d is mixed into the draw of game %d", d.Beacon, s.game.Game)
	return nil
}
