package floor

import (
	"errors"
	"time"

	"boardwalk/law"
	"boardwalk/table"
)

// proceed does all that is due: it answers for those who do not, stands up
// those who leave, opens betting and ends it, and plays.
func (s *sitting) proceed() error {
	if s.owed != nil {
		s.record(kindFloor, "dealer", s.owed)
		s.owed = nil
	}
	if s.fault {
		return nil
	}
	for range 4096 { // more than any round asks
		again, err := s.turn()
		if err != nil || !again {
			return err
		}
	}
	return errors.New("the table does not come to rest")
}

// turn does the next thing that is due, and reports whether there was one.
func (s *sitting) turn() (bool, error) {
	for _, p := range s.players() {
		p.away = !p.bot && s.isAway(p)
	}
	if q := s.live.Question(); q != nil {
		return s.due(q)
	}
	if did, err := s.standUp(); did || err != nil {
		return did, err
	}
	if did, err := s.bring(); did || err != nil {
		return did, err
	}
	if did, err := s.botsComeAndGo(); did || err != nil {
		return did, err
	}
	if s.renewable() {
		return true, s.renew()
	}
	if len(s.changes) > 0 && !s.now.Before(soonest(s.changes)) {
		return true, s.clock()
	}
	switch {
	case s.draining || !s.live.Table().IsOpen() || s.stuck != nil || !s.playable():
		s.window = time.Time{}
		return false, nil
	case s.window.IsZero():
		s.window = s.now.Add(s.times().Betting)
		return true, s.betBots()
	case s.now.Before(s.window) && !s.allReady(), s.fresh(table.House):
		return false, nil
	}
	return true, s.play()
}

// playable reports whether there is something to play for: a wager on the
// layout or, where players wager against each other, two who can.
func (s *sitting) playable() bool {
	t := s.live.Table()
	if !s.poker() {
		for range t.Standing {
			return true
		}
		return false
	}
	able, people := 0, 0
	for seat, p := range s.players() {
		if a := t.Account(seat); a.Chips+a.Cash > 0 && !p.leaving {
			able++
			if !p.bot {
				people++
			}
		}
	}
	return able > 1 && people > 0
}

// poker reports whether players wager against each other here.
func (s *sitting) poker() bool { return s.live.Table().Layout().Stakes != "" }

// allReady reports whether nobody needs more time to wager.
func (s *sitting) allReady() bool {
	people := 0
	for _, p := range s.players() {
		if !p.bot && !p.leaving {
			if !p.ready {
				return false
			}
			people++
		}
	}
	return people > 0
}

// play ends betting and plays a round, as far as its first question.
func (s *sitting) play() error {
	s.window = time.Time{}
	if err := s.tellTime(); err != nil {
		return err
	}
	for range 3 * len(s.people) { // whoever keeps the round from being played is asked to oblige, a few times
		_, err := s.live.Round()
		if len(s.live.Since(s.entries)) > 0 {
			s.lapse(table.House, "betting is over")
			return s.played(s.take("dealer", err))
		}
		blamed := s.blame()
		s.told = s.told[:0]
		var refusal *law.Refusal
		if !errors.As(err, &refusal) {
			return err
		}
		if !s.oblige(blamed, refusal) {
			return nil
		}
	}
	s.stuck = law.Refuse("", "the round of play cannot begin")
	return nil
}

// played follows what the table did in a round. When the round is over,
// betting begins anew.
func (s *sitting) played(err error) error {
	if err := s.did(err); err != nil || s.live.Question() != nil {
		return err
	}
	s.blamed = table.House
	for _, p := range s.players() {
		p.ready = false
	}
	return nil
}

// did follows whatever the table did.
func (s *sitting) did(err error) error {
	if err != nil || s.live.Question() != nil {
		return err
	}
	drawn := len(s.src.drawn) > 0
	if drawn { // a seed ends with what was drawn from it, so that no two things that happen share one
		s.reveal()
	}
	for seat := range s.players() {
		if !s.live.Table().Taken(seat) { // the procedure had the player leave
			s.stood(seat, "dealer")
		}
	}
	if !drawn {
		return nil
	}
	if s.isLong() {
		err = s.goOn()
	}
	s.commit()
	return err
}

// act carries out an act at the table.
func (s *sitting) act(who string, a table.Act) error {
	if s.live.Question() != nil && a.Kind != table.Sit && a.Kind != table.Leave {
		return law.RefuseFor(law.Stage, s.live.Table().Layout().Placing, "a round is being played")
	}
	if err := s.take(who, s.live.Do(a)); err != nil {
		return err
	}
	s.stuck = nil
	return s.did(nil)
}
