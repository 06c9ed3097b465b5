// Package ring is the poker room in the terminal: it follows a round of players
// against each other from its events, tells it in few lines, draws the table
// from above, reads what the person types in turn, and plays the bots.
//
// [Ring] is one table. Its [Host] is the session that the person sits in, which
// tells it every event that the person may see.
//
// Other modules should not build on this package: it may change in every version.
package ring

import (
	"boardwalk/bots"
	"boardwalk/counsel"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/play/log"
	"boardwalk/table"
)

// Host is the session of the person who sits at the table.
type Host interface {
	Table() *table.Table
	Seat() table.Seat            // the person's own; [table.House] for one who only watches
	Name(seat table.Seat) string // "You", "Bot Ada"
	Hands() counsel.Hands        // the cards on the layout, as the person may see them
	Waiting() bool               // a question is open, the person's or somebody else's
	Playing() bool               // a round is being played
	BeginRound()                 // takes the cards of the last round away, if they still lie there
	Tell(log.Entry)              // adds a line to the log
	Record(text string)          // adds a line to the list of results
}

// Ring is a table of players against each other.
type Ring struct {
	host  Host
	plan  room.Plan
	round bots.Round
	batch batch // events that are told in one line
}

// New returns the ring of a host's table.
func New(h Host) *Ring {
	r := &Ring{host: h}
	if g, ok := h.Table().Game().(*room.Game); ok {
		r.plan = g.Plan()
	}
	return r
}

// Seen returns what everybody knows of the round under way.
func (r *Ring) Seen() *bots.Ring { return bots.RingOf(r.host.Table(), &r.round) }

// Begin takes the stacks from the table, on which nothing has moved yet.
func (r *Ring) Begin() { r.round.Begin(r.host.Table()) }

// options are the licensee's options.
func (r *Ring) options() *room.Options {
	if o, ok := r.host.Table().Options().(*room.Options); ok {
		return o
	}
	return &room.Options{}
}

// InPlay returns what the person has before them and what they have put into
// the pot of the round under way.
func (r *Ring) InPlay() (stack, in money.Cents) {
	seat := r.host.Seat()
	if !r.host.Waiting() {
		a := r.host.Table().Account(seat)
		return a.Chips + a.Cash, a.Layout
	}
	p := r.round.At(seat)
	return p.Stack, p.Put
}

// Stack returns what a seat has before it.
func (r *Ring) Stack(seat table.Seat) money.Cents {
	if !r.host.Waiting() {
		a := r.host.Table().Account(seat)
		return a.Chips + a.Cash
	}
	return r.round.At(seat).Stack
}

// Known is what everybody knows of a seat in the round under way, or in the last
// one.
type Known struct {
	In    bool        // was dealt to
	Stack money.Cents // before it
	Put   money.Cents // put in, in the whole round
	Won   money.Cents // from the pots
}

// Known returns what is known of a seat.
func (r *Ring) Known(seat table.Seat) Known {
	p := r.round.At(seat)
	return Known{In: p.In, Stack: p.Stack, Put: p.Put, Won: p.Won}
}

// Button returns who has the button, or 0.
func (r *Ring) Button() table.Seat { return r.round.Button }

// Pot returns all that lies in the pots and before the players.
func (r *Ring) Pot() money.Cents { return r.round.Sum() }
