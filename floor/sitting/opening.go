package sitting

import (
	"encoding/hex"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
)

const (
	usualOpening = 3 * time.Second // to open cuts, if the casino file does not say
	beaconLost   = time.Hour       // after which a round is void for want of the beacon's value
)

// closesForCuts reports whether wagers are closed for a while before a round is
// played: somebody has cut, or there is a beacon.
func (s *Sitting) closesForCuts() bool { return s.seeds.hasCuts() || s.placement.Beacon != nil }

// closeBets records that no more wagers are accepted for the round.
func (s *Sitting) closeBets() {
	opening := s.placement.Times.Opening
	if opening == 0 {
		opening = usualOpening
	}
	d := journal.NoMoreBets{Round: s.seeds.round, Until: Stamp(s.now.Add(opening))}
	if s.placement.Beacon != nil {
		d.Beacon = s.config.Beacon.At(d.Until) + 1
	}
	s.addRecord(journal.KindNoMoreBets, "dealer", d)
}

// voidSeed has nothing dealt under the present seed. Wagers stay where they lie and
// may be taken down, and betting begins anew under the next seed.
func (s *Sitting) voidSeed(why string) error {
	s.addRecord(journal.KindVoid, "dealer", journal.Void{Round: s.seeds.round, Why: why})
	s.endSeed()
	s.commitSeed()
	for _, p := range s.seated() {
		p.ready = false
	}
	return nil
}

// openingDue returns when something is due while cuts are being opened.
func (s *Sitting) openingDue() time.Time {
	if len(s.seeds.waitedFor()) > 0 && !s.seeds.left {
		return s.seeds.closed.Until
	}
	return s.beaconDeadline()
}

// beaconDeadline returns when the beacon's value is not waited for any more.
func (s *Sitting) beaconDeadline() time.Time {
	if s.config.Beacon == nil {
		return s.seeds.closed.Until.Add(beaconLost)
	}
	return s.config.Beacon.Due(s.seeds.closed.Beacon).Add(beaconLost)
}

// extendOpening gives more time to open cuts after the house was closed in between.
// With a beacon there is none: its value may be known by now.
func (s *Sitting) extendOpening() {
	if s.isOpening() && s.seeds.closed.Beacon == 0 && !s.seeds.left {
		s.closeBets()
	}
}

// AwaitedBeacon returns the round of the beacon whose value the table waits for, and
// when it is due; zero if it waits for none.
func (s *Sitting) AwaitedBeacon() (round uint64, due time.Time) {
	if !s.isOpening() || s.seeds.closed.Beacon == s.seeds.mix.Beacon.Round || s.config.Beacon == nil {
		return 0, noTime
	}
	return s.seeds.closed.Beacon, s.config.Beacon.Due(s.seeds.closed.Beacon)
}

// BeaconSpoke makes the order to take the value of the beacon's round.
func BeaconSpoke(round uint64, value []byte) Order {
	return Order{By: Party{Who: "dealer"}, do: func(s *Sitting) (Receipt, error) {
		if wants, _ := s.AwaitedBeacon(); wants != round || round == 0 {
			return Receipt{}, law.RefuseFor(law.Stage, "", "the table does not wait for the beacon's round %d", round)
		}
		if err := s.config.Beacon.Verify(round, value); err != nil {
			return Receipt{}, law.RefuseFor(law.Unknown, "", "that is not the beacon's value: %s", err)
		}
		s.addRecord(journal.KindBeacon, "dealer", journal.BeaconSpoke{Round: s.seeds.round, Beacon: round, Value: hex.EncodeToString(value)})
		return Receipt{}, nil
	}}
}
