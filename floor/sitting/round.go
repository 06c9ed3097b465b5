package sitting

import (
	"errors"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// endBetting ends betting. It plays the round as far as its first question, or has
// its cuts opened first.
func (s *Sitting) endBetting() error {
	s.bettingEnds = time.Time{}
	s.wagerByClock()
	if err := s.tellTimeIfNeeded(); err != nil {
		return err
	}
	if !s.closesForCuts() {
		return s.playRound()
	}
	for range 3 * len(s.players) {
		err := s.live.Refusal()
		if err == nil {
			s.told = s.told[:0]
			s.releaseOverRequests(table.House, "betting is over")
			s.closeBets()
			return nil
		}
		if did, err := s.putRight(err); !did {
			return err
		}
	}
	s.refused = law.Refuse("", "the round of play cannot begin")
	return nil
}

// finishOpening plays the round if its cuts are opened or the time for that is
// over, and the beacon's value is there. It reports whether it did something.
func (s *Sitting) finishOpening() (bool, error) {
	d := s.seeds.closed
	waiting := s.seeds.waitedFor()
	switch {
	case len(waiting) > 0 && !s.seeds.left:
		if s.now.Before(d.Until) {
			return false, nil
		}
		all := journal.Unopened{Round: s.seeds.round, Cuts: waiting}
		all.Incident = s.seeds.unopened.Add(&all).Incident(all.Round)
		s.addRecord(journal.KindUnopened, "dealer", all)
		return true, nil
	case s.seeds.left && s.placement.Unopened == voidsRound:
		return true, s.voidSeed(journal.VoidUnopened)
	case d.Beacon != s.seeds.mix.Beacon.Round:
		if s.now.Before(s.beaconDeadline()) {
			return false, nil
		}
		return true, s.voidSeed(journal.VoidBeacon)
	}
	return true, s.playRound()
}

// voidsRound is the option by which a round is void if a cut is not opened.
const voidsRound = "void"

// playRound plays a round, as far as its first question.
func (s *Sitting) playRound() error {
	for range 3 * len(s.players) { // what keeps the round from being played is put right, a few times
		s.seeds.plays = true
		s.noteStacks()
		_, err := s.live.Round()
		if len(s.live.Since(s.entries)) > 0 {
			s.releaseOverRequests(table.House, "betting is over")
			return s.finishRound(s.recordEntries("dealer", err))
		}
		s.seeds.plays = false
		if s.seeds.closed != nil { // nothing may be put right any more
			s.told = s.told[:0]
			return s.voidSeed(journal.VoidRefused)
		}
		if did, err := s.putRight(err); !did {
			return err
		}
	}
	s.refused = law.Refuse("", "the round of play cannot begin")
	return nil
}

// putRight does what a refusal of a round asks for, and reports whether it could. An
// error that is no refusal is returned.
func (s *Sitting) putRight(err error) (bool, error) {
	blamed := s.refusedSeat()
	s.told = s.told[:0]
	var refusal *law.Refusal
	if !errors.As(err, &refusal) {
		return false, err
	}
	return s.fixRefusal(blamed, refusal), nil
}

// conductInterlude has the game settle what is due between two rounds, as far as its
// first question, and reports whether it could. Betting begins anew afterwards.
func (s *Sitting) conductInterlude() (bool, error) {
	s.bettingEnds = time.Time{}
	_, err := s.live.Interlude()
	if len(s.live.Since(s.entries)) > 0 {
		return true, s.finishRound(s.recordEntries("dealer", err))
	}
	s.told = s.told[:0]
	if !errors.As(err, &s.refused) {
		return false, err
	}
	return false, nil
}
