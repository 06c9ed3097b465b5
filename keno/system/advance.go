package system

import (
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
)

// Advance does what is due by the clock: it opens, locks out and draws games, opens and
// closes automatic stations, and lets tickets expire.
func (s *System) Advance(now time.Time) error {
	s.begin(now)
	for {
		did, err := s.step()
		if err != nil || !did {
			return err
		}
	}
}

// step does the next thing that is due, and reports whether there was one.
func (s *System) step() (bool, error) {
	if d, ok := s.expire(); ok {
		return true, s.put(House, KindExpired, d)
	}
	if s.lapsed > 0 && s.now.In(s.plan.zone()).Year() > s.year {
		return true, s.put(House, KindUnclaimed, Unclaimed{Year: s.year, Amount: s.lapsed})
	}
	if s.void && s.phase != Shut {
		return true, s.renew()
	}
	switch {
	case s.down != "":
		return false, nil
	case s.phase == Locked:
		return s.stepLocked()
	case s.phase == Open && s.rounds.Closed() != nil: // the lock-out was overridden when cuts could be opened
		return true, s.put(House, journal.KindVoid, journal.Void{Round: s.round, Why: journal.VoidReopened})
	case s.phase == Open:
		if s.game.Closes.IsZero() || s.now.Before(s.game.Closes) || s.generatorOpen() {
			return false, nil
		}
		return true, s.put(House, KindLock, Lock{Game: s.game.Game, Auto: true, Draws: s.now.Add(s.plan.pause())})
	}
	return s.stepShut()
}

// stepShut does the next thing that is due while no game is open.
func (s *System) stepShut() (bool, error) {
	if !s.void && (s.changed() || s.config.MaxLen > 0 && s.since >= s.config.MaxLen) {
		return true, s.putSetup()
	}
	_, open, until := s.plan.gamingDay(s.now)
	if did, err := s.autoDesks(open); did || err != nil {
		return did, err
	}
	if !open || s.config.Plan == nil {
		if s.until.After(s.now) || s.config.Plan == nil {
			return false, nil
		}
		return true, s.put(House, KindClosed, Closed{Until: until})
	}
	if s.drain {
		return false, nil
	}
	return true, s.openGame()
}

// openGame commits to the seed of the next game and opens it.
func (s *System) openGame() error {
	if err := s.commitSeed(); err != nil {
		return err
	}
	name, _, _ := s.plan.gamingDay(s.now)
	d := Game{Game: s.game.Game + 1, Round: s.round, Day: name, Beacon: s.config.Chain}
	if s.plan.Every > 0 {
		d.Closes = s.now.Add(time.Duration(s.plan.Every) * time.Second)
	}
	return s.put(House, KindGame, d)
}

// renew has the present game go on under the next seed, because the one before is not to
// be used. The old one is revealed.
func (s *System) renew() error {
	if !s.live {
		return nil
	}
	seed, err := s.seed()
	if err != nil {
		return err
	}
	if err := s.put(House, journal.KindReveal, journal.Reveal{Round: s.round, Seeds: []string{seed.String()}}); err != nil {
		return err
	}
	d := s.game
	if err := s.commitSeed(); err != nil {
		return err
	}
	d.Round, d.Beacon = s.round, s.config.Chain
	d.Day, _, _ = s.plan.gamingDay(s.now)
	return s.put(House, KindGame, d)
}

// Service makes the order to have the present game go on under a new seed. It needs both
// keys of the generator.
func Service(by Party) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		switch {
		case !s.generatorOpen():
			return "", nil, law.RefuseFor(law.Staff, dualKey, "the generator is serviced only while both keys are in")
		case !by.Rank.supervises() && by.Rank != Inspector:
			return "", nil, law.RefuseFor(law.Staff, dualKey, "only those who have the keys service the generator")
		case s.phase != Open:
			return "", nil, law.RefuseFor(law.Stage, dualKey, "the generator is serviced while a game is open")
		}
		return journal.KindVoid, journal.Void{Round: s.round, Why: journal.VoidServiced}, nil
	}}
}

// Restore has the lounge use no seed any more that was committed to, because the house
// was restored from a copy and somebody may know them.
func (s *System) Restore(who string, now time.Time) error {
	s.begin(now)
	if s.round == 0 || s.void {
		return nil
	}
	return s.put(who, journal.KindVoid, journal.Void{Round: s.round, Why: journal.VoidRestored})
}

// autoDesks opens the automatic stations of an open lounge, and closes those of one
// that is not. It reports whether there was one.
func (s *System) autoDesks(open bool) (bool, error) {
	for _, b := range s.plan.Booths {
		for _, st := range b.Stations {
			if d := s.desks[st.Number]; st.Auto && open && (d == nil || !d.Open) {
				return true, s.put(House, KindDrawer, Drawer{Station: st.Number, Writer: House, Open: true, Imprest: s.plan.Imprest})
			}
		}
	}
	for _, n := range s.stations() {
		d := s.desks[n]
		_, st := s.plan.station(n)
		if d.Open && (st == nil || st.Auto && !open) {
			return true, s.put(House, KindDrawer, Drawer{Station: n, Writer: d.Writer, Holds: d.Cash, Counted: d.Cash,
				Retained: slices.Clone(d.Retained)})
		}
	}
	return false, nil
}

// NextDue returns when something is due next; the zero time if nothing is.
func (s *System) NextDue() (due time.Time) {
	soonest := func(t time.Time) {
		if !t.IsZero() && (due.IsZero() || t.Before(due)) {
			due = t
		}
	}
	if len(s.payable) > 0 {
		soonest(s.payable[0].Expires)
	}
	if s.lapsed > 0 {
		soonest(time.Date(s.year+1, 1, 1, 0, 0, 0, 0, s.plan.zone()).UTC())
	}
	if s.down != "" || s.generatorOpen() {
		return due
	}
	switch s.phase {
	case Open:
		soonest(s.game.Closes)
	case Locked:
		soonest(s.lockedDue())
	case Shut:
		if s.config.Plan != nil && !s.drain {
			soonest(s.until)
		}
	}
	return due
}

// changed reports whether the casino file says something else of the lounge than its
// setup.
func (s *System) changed() bool {
	return s.config.Plan != nil && !s.plan.same(s.config.Plan)
}

// AtRest reports whether no game is open, so that the house can close.
func (s *System) AtRest() bool { return s.phase == Shut }

// Card returns the rate card under which tickets are sold.
func (s *System) Card() *keno.Rates { return s.card }
