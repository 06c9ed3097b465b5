package sitting

import (
	"errors"
	"time"

	"boardwalk/table"
)

// Do carries out an order at a time, and all that is due then. An order that is
// refused has changed nothing: the refusal is in the outcome. The error is the
// table's own; after one the sitting is of no more use.
func (s *Sitting) Do(now time.Time, o *Order) (Outcome, error) {
	s.now = now
	out, err := s.carryOut(o)
	if err == nil {
		err = s.doAllDue()
	}
	return out, err
}

// Advance does all that is due at a time.
func (s *Sitting) Advance(now time.Time) error {
	s.now = now
	return s.doAllDue()
}

// SetDraining says whether the house is about to close. Then the table finishes its
// round and begins no other.
func (s *Sitting) SetDraining(draining bool) { s.draining = draining }

// doAllDue does all that is due: it answers for those who do not, has those stand
// up who leave, opens betting and ends it, and plays.
func (s *Sitting) doAllDue() error {
	if s.pendingClose != nil {
		s.addRecord(KindFloor, "dealer", s.pendingClose)
		s.pendingClose = nil
	}
	if s.fault {
		return nil
	}
	if s.extends {
		s.extends = false
		s.extendOpening()
	}
	for range 4096 { // more than any round asks
		again, err := s.doNextDue()
		if err != nil || !again {
			return err
		}
	}
	return errors.New("the table does not come to rest")
}

// doNextDue does the next thing that is due, and reports whether there was one.
func (s *Sitting) doNextDue() (bool, error) {
	for _, p := range s.seated() {
		p.away = !p.bot && s.isAway(p)
	}
	if questions := s.live.Questions(); len(questions) > 0 {
		return s.answerIfDue(questions)
	}
	s.deadlines = s.deadlines[:0]
	if s.isOpening() {
		return s.finishOpening()
	}
	if did, err := s.runTournament(); did || err != nil {
		return did, err
	}
	if did, err := s.standUpNext(); did || err != nil {
		return did, err
	}
	if did, err := s.seatNextReserved(); did || err != nil {
		return did, err
	}
	if did, err := s.botsComeAndGo(); did || err != nil {
		return did, err
	}
	if s.canBeSetUpAnew() {
		return true, s.setUpAnew()
	}
	if s.changesBeacon() || s.takesCorrections() && !s.seeds.hasCuts() { // a cut is for the seed that it was given for
		return true, s.saveNow()
	}
	if len(s.changeTimes) > 0 && !s.now.Before(soonest(s.changeTimes)) {
		return true, s.tellTime()
	}
	if !s.draining && s.refused == nil && s.live.Table().InterludeDue() && !s.placement.Tournament.Waits() {
		return s.conductInterlude()
	}
	if s.plays() {
		s.wagerForBots()
	}
	switch {
	case s.draining || !s.live.Table().IsOpen() || s.refused != nil || !s.playable():
		s.bettingEnds = time.Time{}
		return false, nil
	case s.bettingEnds.IsZero():
		s.bettingEnds = s.now.Add(s.bettingTime())
		s.wagerForBots()
		return true, nil
	case s.now.Before(s.bettingEnds) && !s.allReady(), s.hasUncommittedOver(table.House):
		return false, nil
	}
	return true, s.endBetting()
}

// playable reports whether there is something to play for: a wager on the
// layout or, where players wager against each other, two who can. A tournament goes on by
// itself from when it begins until it is over.
func (s *Sitting) playable() bool {
	t := s.live.Table()
	if tour := s.placement.Tournament; tour != nil && (!tour.Runs() || !s.playersCompete()) {
		return tour.Runs()
	}
	if !s.playersCompete() {
		for range t.Standing {
			return true
		}
		return false
	}
	able, people := 0, 0
	for seat, p := range s.seated() {
		if a := t.Account(seat); a.Chips+a.Cash > 0 && !p.leaving {
			able++
			if !p.bot {
				people++
			}
		}
	}
	return able > 1 && (people > 0 || s.plays())
}

// allReady reports whether nobody needs more time to wager. Whoever has left the page is not waited for, as long as somebody is there.
func (s *Sitting) allReady() bool {
	ready := 0
	for _, p := range s.seated() {
		switch {
		case p.bot || p.leaving:
		case p.ready:
			ready++
		case s.isAwaited(p):
			return false
		}
	}
	return ready > 0
}
