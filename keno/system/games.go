package system

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// noticeTime is how long before a game is closed it is said, 15.5(c).
const noticeTime = time.Minute

// applyGame takes the opening of a game for wagers.
func (s *System) applyGame(r *journal.Record, d *Game, e *Effect) error {
	name, open, _ := s.plan.gamingDay(r.Time)
	again := s.void && s.phase != Shut // the same game goes on under another seed
	switch {
	case again && d.Game != s.game.Game:
		return wrong("game %d is opened, and game %d goes on", d.Game, s.game.Game)
	case !again && (s.phase != Shut || d.Game != s.game.Game+1):
		return wrong("game %d is opened, and game %d is next", d.Game, s.game.Game+1)
	case d.Round != s.round || s.rounds.Unrevealed() > 0:
		return &Wrong{Seed: true, Text: fmt.Sprintf("game %d is opened, and its seed is not committed to", d.Game)}
	case d.Day != name || !open && !again:
		return wrong("game %d is opened on %s, outside the hours of the lounge", d.Game, d.Day)
	}
	s.phase, s.game, s.opened, s.notice, s.void, s.anew = Open, *d, r.Time, time.Time{}, false, false
	s.useBeacon(d.Beacon)
	s.opensDay(d.Day)
	e.Event.Law, e.Event.Game, e.Event.Closes = gameNumber, d.Game, d.Closes
	return nil
}

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
	case d.Why == "" || len(d.Why) > 200:
		return law.RefuseFor(law.Needs, overrides, "an override is recorded with its reason, in up to 200 letters")
	case s.phase == Shut || d.Game != s.game.Game:
		return law.RefuseFor(law.Stage, overrides, "game %d is not open, and its numbers may be drawn", d.Game)
	case s.phase == Open && s.game.Closes.IsZero():
		return law.RefuseFor(law.Stage, overrides, "this lounge has no automatic lock-out to be overridden")
	case !d.Closes.After(r.Time) || d.Closes.Sub(r.Time) > longest:
		return law.RefuseFor(law.Amount, overrides, "an override is for up to %s", longest)
	}
	s.phase, s.game.Closes, s.lock, s.notice = Open, d.Closes, Lock{}, time.Time{}
	e.Event.Law, e.Event.Game, e.Event.Closes = overrides, d.Game, d.Closes
	e.Event.Text = fmt.Sprintf("The lock-out of game %d is overridden: %s", d.Game, d.Why)
	e.Receipt.Game = d.Game
	return nil
}

// draw draws the numbers of the present game and reveals its seed.
func (s *System) draw() error {
	seed, err := s.seed()
	if err != nil {
		return err
	}
	mix := s.rounds.Mix()
	source := &recordingSource{Source: journal.NewRound(seed, s.id, s.round, &mix)}
	drawn := keno.DrawFrom(source)
	d := Draw{Game: s.game.Game, Round: s.round, Numbers: drawn.List(), Places: source.places}
	d.Cuts, d.Opened = s.rounds.Cuts()
	d.Beacon = mix.Beacon.Round
	d.Tickets, d.Winners, d.Won, d.Pays, d.Level = s.settle(&drawn)
	if err := s.put(House, KindDraw, d); err != nil {
		return err
	}
	return s.put(House, journal.KindReveal, journal.Reveal{Round: d.Round, Seeds: []string{seed.String()}})
}

// settle works out what each ticket of the present game wins in a draw, and what all
// win and get. The level is what a ticket gets at most where they share a limit equally.
func (s *System) settle(drawn *keno.Draw) (tickets, winners int, won, pays, level money.Cents) {
	wins := make([]money.Cents, 0, 1024)
	for _, t := range s.playing {
		if t.win = 0; t.First > s.game.Game {
			continue
		}
		tickets++
		if t.win = t.rules.Won(drawn.Set); t.win > 0 {
			wins = append(wins, t.win)
			won += t.win
		}
	}
	share := s.card.Share(wins)
	for _, t := range s.playing {
		if t.win > 0 {
			t.win = share.Of(t.win)
			pays += t.win
		}
	}
	return tickets, len(wins), won, pays, share.Level
}

// applyDraw takes the draw of a game.
func (s *System) applyDraw(r *journal.Record, d *Draw, e *Effect) error {
	switch {
	case s.phase != Locked || d.Game != s.game.Game || d.Round != s.round:
		return wrong("game %d is drawn, and it is not locked out", d.Game)
	case r.Time.Before(s.lock.Draws):
		return wrong("game %d is drawn before its time", d.Game)
	case s.down != "" || s.generatorOpen():
		return wrong("game %d is drawn while the system is down or its generator open", d.Game)
	case len(d.Places) != keno.Drawn:
		return wrong("%d numbers are drawn", len(d.Places))
	}
	if given, opened := s.rounds.Cuts(); d.Cuts != given || d.Opened != opened || d.Beacon != s.rounds.Mix().Beacon.Round {
		return wrong("%d of %d cuts and the beacon's round %d are said to be mixed in, and it is %d of %d and round %d",
			d.Opened, d.Cuts, d.Beacon, opened, given, s.rounds.Mix().Beacon.Round)
	}
	for i, p := range d.Places {
		if p < 0 || p >= keno.Numbers-i {
			return wrong("there is no number at place %d", p)
		}
	}
	drawn := keno.DrawFrom(&scriptedSource{d.Places})
	if !slices.Equal(drawn.List(), d.Numbers) {
		return wrong("the numbers %v are not at the places that were drawn", d.Numbers)
	}
	tickets, winners, won, pays, level := s.settle(&drawn)
	if tickets != d.Tickets || winners != d.Winners || won != d.Won || pays != d.Pays || level != d.Level {
		return wrong("%d of %d tickets win %s and get %s; by the rate card it is %d of %d, %s and %s",
			d.Winners, d.Tickets, d.Won, d.Pays, winners, tickets, won, pays)
	}
	if err := s.hearDraw(r, d.Places); err != nil {
		return err
	}
	s.drawn = r.Time
	left := s.playing[:0]
	for _, t := range s.playing {
		if t.First <= d.Game {
			t.Won += t.win
			t.Drawn = d.Game
		}
		if t.Last <= d.Game {
			s.finish(t, r.Time)
			continue
		}
		left = append(left, t)
	}
	clear(s.playing[len(left):])
	s.playing = left
	s.unpaid += pays
	s.phase = Shut
	s.results = append(s.results, *d)
	if len(s.results) > mostResults {
		s.results = slices.Delete(s.results, 0, len(s.results)-mostResults)
	}
	e.move(ledger.KenoBank(s.id), ledger.KenoUnpaid(s.id), pays, "won")
	e.Event.Law, e.Event.Also, e.Event.Game, e.Event.Numbers, e.Event.Amount = drawsNumbers, announces, d.Game, d.Numbers, pays
	e.Event.Text = fmt.Sprintf("The winning numbers of game %d are %s", d.Game, drawn.String())
	return nil
}

// mostResults is how many games the board can show again.
const mostResults = 32

// recordingSource notes the outcomes of a source.
type recordingSource struct {
	Source interface{ Draw(n int) int }
	places []int
}

// Draw gives the next outcome.
func (s *recordingSource) Draw(n int) int {
	got := s.Source.Draw(n)
	s.places = append(s.places, got)
	return got
}

// scriptedSource gives outcomes that were recorded.
type scriptedSource struct{ places []int }

// Draw gives the next outcome.
func (s *scriptedSource) Draw(int) int {
	got := s.places[0]
	s.places = s.places[1:]
	return got
}

// applyClosed takes the end of a gaming day.
func (s *System) applyClosed(r *journal.Record, d *Closed, e *Effect) error {
	_, open, until := s.plan.gamingDay(r.Time)
	if s.phase != Shut || open || !d.Until.Equal(until) {
		return wrong("the lounge closes within its hours, or in the middle of a game")
	}
	s.until = d.Until
	e.Event.Law, e.Event.Closes, e.Event.Text = gamesOfDay, d.Until, "The lounge is closed"
	return nil
}
