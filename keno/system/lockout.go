package system

import (
	"fmt"
	"strings"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
)

// noticeTime is how long before a game is closed it is said, 15.5(c).
const noticeTime = time.Minute

// AnnounceClosing makes the order by which a supervisor or a writer says that the game
// will close.
func AnnounceClosing(by Party) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		return KindClosing, Closing{Game: s.game.Game, Rank: by.Rank}, nil
	}}
}

// applyClosing takes the notice that a game will close.
func (s *System) applyClosing(r *journal.Record, d *Closing, e *Effect) error {
	switch {
	case !d.Rank.writes():
		return law.RefuseFor(law.Staff, notice, "a keno supervisor or a keno writer gives notice that a game will close")
	case s.phase != Open || d.Game != s.game.Game:
		return law.RefuseFor(law.Stage, notice, "game %d is not open", d.Game)
	}
	s.notice = r.Time
	e.Event.Law, e.Event.Game, e.Event.Text = notice, d.Game, fmt.Sprintf("Game %d will be closing", d.Game)
	e.Receipt.Game = d.Game
	return nil
}

// LockOut makes the order to lock out all work stations and so to start the game. A
// writer names the supervisor who approved it. In a private game its owner may.
func LockOut(by Party, approved string) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		return KindLock, Lock{Game: s.game.Game, Rank: by.Rank, Approved: approved, Draws: s.now.Add(s.plan.pause())}, nil
	}}
}

// pause is the time from a lock-out to the draw.
func (p *Plan) pause() time.Duration { return time.Duration(p.Pause) * time.Second }

// applyLock takes a lock-out.
func (s *System) applyLock(r *journal.Record, d *Lock, e *Effect) error {
	owner := s.plan.Owner != "" && r.Who == s.plan.Owner
	displayed := !s.game.Closes.IsZero() && !r.Time.Before(s.game.Closes)
	switch {
	case s.phase != Open || d.Game != s.game.Game:
		return law.RefuseFor(law.Stage, locksOut, "game %d is not open", d.Game)
	case s.down != "":
		return s.refuseDown()
	case s.generatorOpen():
		return law.RefuseFor(law.Closed, dualKey, "the generator is open: no game is started until both keys are out")
	case !d.Draws.Equal(r.Time.Add(s.plan.pause())):
		return wrong("the numbers are drawn %s after the lock-out, and not %s", s.plan.pause(), d.Draws.Sub(r.Time))
	case d.Auto && !displayed:
		return wrong("the game is locked out by the clock before its time")
	case !d.Auto && !owner && !d.Rank.writes():
		return law.RefuseFor(law.Staff, locksOut, "a keno supervisor, or a keno writer whom a supervisor told to, starts a game")
	case !d.Auto && !owner && !d.Rank.supervises() && strings.TrimSpace(d.Approved) == "":
		return law.RefuseFor(law.Staff, locksOut, "a keno writer starts a game only with the approval of a keno supervisor")
	case !d.Auto && !owner && !displayed && (s.notice.IsZero() || r.Time.Sub(s.notice) < noticeTime):
		return law.RefuseFor(law.Notice, notice, "it has to be said one minute before that game %d will close", d.Game)
	}
	s.phase, s.lock = Locked, *d
	e.Event.Law, e.Event.Game, e.Event.Closes, e.Event.Text = locksOut, d.Game, d.Draws, fmt.Sprintf("Game %d is locked out", d.Game)
	e.Receipt.Game = d.Game
	return nil
}

// OverrideLockOut makes the order to override the lock-out: the present game is open,
// or open again, for so much longer.
func OverrideLockOut(by Party, longer time.Duration, why string) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		return KindOverride, Override{Game: s.game.Game, Rank: by.Rank, Why: strings.TrimSpace(why), Closes: s.now.Add(longer)}, nil
	}}
}

// longest is how long an override may keep a game open.
const longest = time.Hour

// applyOverride takes an override of the lock-out.
func (s *System) applyOverride(r *journal.Record, d *Override, e *Effect) error {
	switch {
	case !d.Rank.supervises():
		return law.RefuseFor(law.Staff, whoOverrides, "only a keno supervisor or a supervisor thereof can override the lock-out")
	case d.Why == "":
		return law.RefuseFor(law.Needs, overrides, "an override is recorded with its reason")
	case len(d.Why) > 200:
		return law.RefuseFor(law.Needs, "house:added-9(b)", "the reason of an override has up to 200 letters")
	case s.phase == Shut || d.Game != s.game.Game:
		return law.RefuseFor(law.Stage, overrides, "game %d is not open, and its numbers may be drawn", d.Game)
	case s.phase == Open && s.game.Closes.IsZero():
		return law.RefuseFor(law.Stage, overrides, "this lounge has no automatic lock-out to be overridden")
	case !d.Closes.After(r.Time) || d.Closes.Sub(r.Time) > longest:
		return law.RefuseFor(law.Amount, "house:added-9(b)", "an override is for up to %s", longest)
	}
	s.phase, s.game.Closes, s.lock, s.notice = Open, d.Closes, Lock{}, time.Time{}
	e.Event.Law, e.Event.Game, e.Event.Closes = overrides, d.Game, d.Closes
	e.Event.Text = fmt.Sprintf("The lock-out of game %d is overridden: %s", d.Game, d.Why)
	e.Receipt.Game = d.Game
	return nil
}
