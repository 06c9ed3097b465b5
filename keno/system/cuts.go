package system

import (
	"fmt"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
)

const (
	openingTime = 3 * time.Second // to open cuts, if the pause before the draw is shorter
	mostCuts    = 1000            // in one game
)

// Cut makes the order to mix a secret into the draw of the present game, which is given as
// its hash ([journal.CutOf], seat 0). Whoever has a ticket in the game may give one. With
// it, whoever knows the house's seed does not know the numbers. It has to be opened when
// the game is locked out.
func Cut(by Party, round uint64, hash string) Order {
	return Order{By: by, do: func(*System) (string, any, error) {
		return journal.KindCut, journal.Cut{Round: round, Hash: hash}, nil
	}}
}

// OpenCut makes the order to open the cut that the person gave.
func OpenCut(by Party, round uint64, secret string) Order {
	return Order{By: by, do: func(*System) (string, any, error) {
		return journal.KindOpen, journal.Opening{Round: round, Secret: secret}, nil
	}}
}

// applyCut takes a cut.
func (s *System) applyCut(r *journal.Record, d *journal.Cut, e *Effect) error {
	given, _ := s.rounds.Cuts()
	_, _, has := s.rounds.CutBy(r.Who)
	until := s.rounds.Unopened().Bars(r.Who, s.round)
	if _, err := journal.ParseDigest(d.Hash); err != nil {
		return law.RefuseFor(law.Unknown, "", "%v", err)
	}
	switch {
	case d.Seat != 0:
		return wrong("a cut of seat %d, and there are no seats in a keno lounge", d.Seat)
	case s.phase != Open:
		return law.RefuseFor(law.Stage, "", "a cut is given while tickets of its game are sold")
	case d.Round != s.round:
		return law.RefuseFor(law.Stage, "", "a cut is for the present round, %d, and not for round %d", s.round, d.Round)
	case !s.plays(r.Who):
		return law.RefuseFor(law.Needs, "", "only who has a ticket in game %d may cut", s.game.Game)
	case has:
		return law.RefuseFor(law.Limit, "", "you have cut for this game: one cut is taken of each person")
	case until > 0:
		return law.RefuseFor(law.Limit, "", "you have left a cut unopened, and may cut again after round %d", until)
	case given >= mostCuts:
		return law.RefuseFor(law.Limit, "", "no more than %d cuts are taken in a game", mostCuts)
	}
	if err := s.hear(r, nil); err != nil {
		return err
	}
	e.Event.Law, e.Event.Staff, e.Event.Hash, e.Event.Game = independent, true, d.Hash, s.game.Game
	e.Receipt.Game = s.game.Game
	return nil
}

// plays reports whether a person has a ticket in the present game.
func (s *System) plays(person string) bool {
	list := s.holders[person]
	for i := len(list) - 1; i >= 0; i-- {
		if t := list[i]; !t.Void && !t.Over() && t.First <= s.game.Game && s.game.Game <= t.Last {
			return true
		}
	}
	return false
}

// applyOpening takes the secret of a cut.
func (s *System) applyOpening(r *journal.Record, d *journal.Opening, e *Effect) error {
	secret, err := journal.ParseSecret(d.Secret)
	if err != nil {
		return law.RefuseFor(law.Unknown, "", "%v", err)
	}
	hash, opened, given := s.rounds.CutBy(r.Who)
	closed := s.rounds.Closed()
	switch {
	case d.Seat != 0:
		return wrong("a cut of seat %d is opened, and there are no seats in a keno lounge", d.Seat)
	case !given || d.Round != s.round:
		return law.RefuseFor(law.Stage, "", "you have no cut to open in round %d", d.Round)
	case journal.CutOf(s.id, d.Round, 0, r.Who, secret) != hash:
		return law.RefuseFor(law.Unknown, "", "that is not what your cut was made of")
	case opened:
		return law.RefuseFor(law.Taken, "", "your cut is opened already")
	case closed == nil || s.phase != Locked:
		return law.RefuseFor(law.Stage, "", "cuts are opened when the game is locked out")
	case s.rounds.LeftUnopened() || r.Time.After(closed.Until):
		return law.RefuseFor(law.Stage, "", "the time to open cuts is over")
	}
	if err := s.hear(r, nil); err != nil {
		return err
	}
	e.Event.Law, e.Event.Staff, e.Event.Game = independent, true, s.game.Game
	e.Receipt.Game = s.game.Game
	return nil
}

// closesForCuts reports whether something is to be mixed into the draw: somebody has cut,
// or there is a beacon.
func (s *System) closesForCuts() bool {
	given, _ := s.rounds.Cuts()
	return given > 0 || s.game.Beacon != nil
}

// noMoreBets says how long cuts may be opened, and which value of the beacon is awaited:
// the first that is due after that.
func (s *System) noMoreBets() journal.NoMoreBets {
	least := time.Second
	if given, _ := s.rounds.Cuts(); given > 0 {
		least = openingTime
	}
	d := journal.NoMoreBets{Round: s.round, Until: s.now.Add(max(least, s.lock.Draws.Sub(s.now)))}
	if s.game.Beacon != nil {
		d.Beacon = beaconAt(s.game.Beacon, d.Until) + 1
	}
	return d
}

// applyNoMoreBets takes that the cuts of a game that is locked out may be opened.
func (s *System) applyNoMoreBets(r *journal.Record, d *journal.NoMoreBets, e *Effect) error {
	if s.phase != Locked {
		return wrong("cuts are to be opened, and game %d is not locked out", s.game.Game)
	}
	if err := s.hear(r, nil); err != nil {
		return err
	}
	e.Event.Law, e.Event.Game, e.Event.Closes = independent, s.game.Game, d.Until
	return nil
}

// applyUnopened takes which cuts were not opened in time. The numbers are drawn without
// them.
func (s *System) applyUnopened(r *journal.Record, d *journal.Unopened, e *Effect) error {
	if err := s.hear(r, nil); err != nil {
		return err
	}
	e.Event.Law, e.Event.Game, e.Event.Text = independent, s.game.Game,
		fmt.Sprintf("%d cuts of game %d were not opened", len(d.Cuts), s.game.Game)
	return nil
}

// stepLocked does the next thing that is due while a game is locked out: cuts are opened,
// the beacon's value is awaited, the numbers are drawn.
func (s *System) stepLocked() (bool, error) {
	if s.generatorOpen() {
		return false, nil
	}
	closed := s.rounds.Closed()
	switch {
	case closed == nil && s.closesForCuts():
		s.resumed = false
		return true, s.put(House, journal.KindNoMoreBets, s.noMoreBets())
	case closed == nil:
	case len(s.rounds.Waiting()) > 0 && !s.rounds.LeftUnopened():
		if s.resumed && closed.Beacon == 0 { // the house was closed meanwhile, and nobody could open a cut
			s.resumed = false
			return true, s.put(House, journal.KindNoMoreBets, s.noMoreBets())
		}
		if s.now.Before(closed.Until) {
			return false, nil
		}
		all := journal.Unopened{Round: s.round, Cuts: s.rounds.Waiting()}
		all.Incident = s.rounds.Unopened().Add(&all).Incident(all.Round)
		return true, s.put(House, journal.KindUnopened, all)
	case s.awaitsBeacon():
		if s.hasBeacon() && s.now.Before(s.beaconDeadline()) {
			return false, nil
		}
		return true, s.put(House, journal.KindVoid, journal.Void{Round: s.round, Why: journal.VoidBeacon})
	}
	if s.now.Before(s.lock.Draws) {
		return false, nil
	}
	return true, s.draw()
}

// lockedDue returns when something is due while a game is locked out.
func (s *System) lockedDue() time.Time {
	switch closed := s.rounds.Closed(); {
	case closed == nil:
	case len(s.rounds.Waiting()) > 0 && !s.rounds.LeftUnopened():
		return closed.Until
	case s.awaitsBeacon():
		return s.beaconDeadline()
	}
	return s.lock.Draws
}

// drawsAt returns when the numbers of a game that is locked out are drawn, as far as that
// is known.
func (s *System) drawsAt() time.Time {
	at := s.lock.Draws
	closed := s.rounds.Closed()
	if closed == nil {
		return at
	}
	if len(s.rounds.Waiting()) > 0 && closed.Until.After(at) {
		at = closed.Until
	}
	if _, due := s.AwaitedBeacon(); due.After(at) {
		at = due
	}
	return at
}
