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

// finishRound does what is to be done after a round went on. When the round is
// over, nobody is ready for the next one.
func (s *Sitting) finishRound(err error) error {
	if err := s.finishAct(err); err != nil || s.live.Question() != nil {
		return err
	}
	s.blamedSeat = table.House
	for _, p := range s.seated() {
		p.ready = false
	}
	return nil
}

// finishAct does what is to be done after any act of the live table. If outcomes
// were drawn, or cuts opened, it goes on to the next seed; and it records who left
// in the course of it.
func (s *Sitting) finishAct(err error) error {
	if err != nil || s.live.Question() != nil {
		return err
	}
	used := len(s.seeds.drawn) > 0 || s.seeds.closed != nil // every act that draws has a seed of its own
	if used {
		s.endSeed()
	}
	for seat := range s.seated() {
		if !s.live.Table().Taken(seat) { // the procedure had the player leave
			s.recordStand(seat, "dealer")
		}
	}
	if !used {
		s.seeds.plays = false
		return nil
	}
	if s.isLong() {
		err = s.continueUnderNewSetup()
	}
	s.commitSeed()
	return err
}

// doAct carries out an act at the table.
func (s *Sitting) doAct(who string, a table.Act) error {
	if s.underway() && a.Kind != table.Sit && a.Kind != table.Leave && a.Kind != table.Report {
		if r := s.live.NotNow(&a); r != nil {
			return r
		}
		return law.RefuseFor(law.Stage, s.live.Table().Layout().MadeWithChips, "a round is being played")
	}
	if r := s.notInOpening(); r != nil && a.Kind == table.Report {
		return r
	}
	inRound := s.underway()
	if err := s.recordEntries(who, s.live.Do(a)); err != nil {
		return err
	}
	s.refused = nil
	if inRound { // which what was reported may have ended
		return s.finishRound(nil)
	}
	return s.finishAct(nil)
}
