package sitting

import (
	"slices"

	"boardwalk/journal"
)

// isLong reports whether the table's records should continue under a new setup,
// now that a round is over.
func (s *Sitting) isLong() bool { return s.entries >= s.config.MaxLen && s.canBeSaved() }

// canBeSaved reports whether how the table stands can be written down.
func (s *Sitting) canBeSaved() bool {
	return s.bettingEnds.IsZero() && !s.underway() && s.live.Table().IsOpen() && s.closed == "" && len(s.changeTimes) == 0 &&
		!slices.ContainsFunc(s.reservations, func(h *reserved) bool { return h.transfer == 0 })
}

// SaveForClosing makes the order to write down how the table stands before the
// house closes. A program in which a rule was corrected since can then open the
// table, because it need not replay what happened before. Writing it down takes a
// new seed, so it is not done once anybody has wagered or cut for the present one.
// A round that waits for staff cannot be waited for: the record says that it is not
// over, and it goes on where it is when the house opens again.
func SaveForClosing() Order {
	return Order{AtRest: true, closes: true, do: func(s *Sitting) (Receipt, error) { return Receipt{}, s.saveForClosing() }}
}

func (s *Sitting) saveForClosing() error {
	if asked := s.AskedOfStaff(); asked != "" {
		s.addRecord(KindFloor, "dealer", FloorData{Waits: asked})
		return nil
	}
	if s.actions == 0 || s.seeds.hasCuts() || !s.canBeSaved() {
		return nil
	}
	for range s.live.Table().Standing {
		return nil
	}
	return s.saveNow()
}

// saveNow writes down how the table stands, and goes on under the next seed.
func (s *Sitting) saveNow() error {
	s.endSeed()
	if err := s.continueUnderNewSetup(); err != nil {
		return err
	}
	s.commitSeed()
	return nil
}

// continueUnderNewSetup writes down how the table stands, as a new setup under
// which its records continue. Nobody at the table notices.
//
// If the rules were corrected since the table was set up and no wager lies, the new setup is under the
// newest version of the rules.
func (s *Sitting) continueUnderNewSetup() error {
	t := s.live.Table()
	state, err := t.Snapshot().MarshalJSON()
	if err != nil {
		return err
	}
	options := t.Options()
	if s.takesCorrections() {
		options = t.Rules().Newest(options)
	}
	setup := journal.NewSetup(t.Rules(), options, t.Terms())
	setup.State = state
	next := s.placement
	if p := s.config.Plan; p != nil && p.Game == setup.Game && len(s.PlannedChanges()) == 0 { // by notice, they became the file's
		next.Table = withRulesOf(next.Table, p.Placement.Table)
	}
	next.Events, next.Rounds, next.Seeds, next.Beacon = s.lastEvent, s.seeds.round, s.seedState(), s.config.Chain
	next.Corrections = s.carriedCorrections()
	next.Results, next.Carried = s.results, &Carried{ToldTime: s.toldTime}
	for seat, p := range s.seated() {
		next.Carried.People = append(next.Carried.People, CarriedSeat{seat, p.person, p.leaving})
	}
	for _, h := range s.reservations {
		next.Carried.Reservations = append(next.Carried.Reservations, CarriedReservation{h.Reservation, h.transfer})
	}
	before := s.players
	s.nextAt = 0
	s.addRecord(journal.KindTable, "dealer", setup)
	s.addRecord(KindFloor, "dealer", FloorData{Placement: &next})
	for seat, p := range s.seated() { // also what is not in the records
		*p = *before[seat]
	}
	return nil
}

// takesCorrections reports whether the rules were corrected since the table was set up, and the table can go over to the
// newest version: it is at rest, and no wager lies that was made under the older one. Until then the table goes on under the
// version that it was set up under, so a hand that another program began is dealt to its end as it was begun.
func (s *Sitting) takesCorrections() bool {
	t := s.live.Table()
	if !t.Rules().Corrected(t.Options()) || !s.canBeSaved() {
		return false
	}
	for range t.Standing {
		return false
	}
	return true
}

// changesBeacon reports whether the house uses another beacon now than the table,
// or none any more.
func (s *Sitting) changesBeacon() bool {
	a, b := s.placement.Beacon, s.config.Chain
	return a != b && (a == nil || b == nil || *a != *b) && s.canBeSaved()
}
