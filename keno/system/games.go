package system

import (
	"fmt"
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/ledger"
	"boardwalk/money"
)

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
