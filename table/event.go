package table

import (
	"slices"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
)

// Seat is a position at the table, counted clockwise from the dealer's left;
// 0 is the house.
type Seat uint8

// House is the seat of events that are nobody's in particular.
const House Seat = 0

// EventKind says what happened.
type EventKind uint8

// The kinds of events.
const (
	Announced  EventKind = iota // the dealer said Text
	Noted                       // a step of the procedure was taken: Text
	Seated                      // a player took Seat with Amount
	Left                        // a player left Seat with Amount
	Wagered                     // Amount was put on Area; Stake is now there
	Vigorished                  // Amount was charged for the wager on Area
	Reduced                     // Amount was taken down from Area; Stake is still there
	Called                      // the wager on Area was called on or off: Text
	Moved                       // the wager on Area now lies on To
	Converted                   // Amount of cash became chips
	Thrown                      // the dice, ball or wheel came to rest: Faces, Text
	Paid                        // Amount was won at Odds; Stake came back with it
	Collected                   // Stake was lost
	Returned                    // Stake came back, neither won nor lost
	Offered                     // Seat was asked Text
	Answered                    // Seat answered Text
	Reported                    // an incident was reported: Text
	Voided                      // the round stopped without a decision: Text
	Refused                     // Seat may not do what it asked: Text
	Posted                      // a sign at the table says Text
	Closed                      // gaming at the table ceased: Text
	Dealt                       // Card went to Hand of Box
	Turned                      // Card, which lay face down there, was shown
	Burned                      // Card went face down to the discard rack
	Awarded                     // Amount of the pot went to Seat: Text
	Raked                       // Amount was taken to the rake area, from Seat or the pot: Text; below zero if it went back
	Deposited                   // Amount of rake went to the table inventory container
	Marked                      // Seat owes Amount more for wagers on Area, or less if it is below zero; Stake is all that it owes now
)

var kindNames = [...]string{
	"announce", "note", "sit", "leave", "bet", "vigorish", "reduce", "call", "move", "convert", "outcome",
	"pay", "collect", "return", "offer", "answer", "incident", "void", "refuse", "post", "close",
	"deal", "turn", "burn", "award", "rake", "deposit", "marker",
}

// String returns the word that cases use for the kind.
func (k EventKind) String() string { return kindNames[k] }

// ParseEventKind is the inverse of [EventKind.String].
func ParseEventKind(s string) (EventKind, bool) {
	for i, n := range kindNames {
		if n == s {
			return EventKind(i), true
		}
	}
	return 0, false
}

// Event is one thing that happened at the table, with the paragraph under
// which it happened. The events are the log: screens, cases and auditors see
// nothing else.
type Event struct {
	Kind   EventKind
	Seat   Seat
	Secret bool // only Seat may see it, or the face of its card
	Box    Box
	Hand   uint8
	Card   card.Card
	Area   Area
	To     Area
	Faces  [3]uint8    // dice as thrown, or the pocket in the first
	Amount money.Cents // what moved
	Stake  money.Cents // the wager it moved for
	Coupon money.Cents // match play coupons that moved with it
	Odds   money.Odds
	By     law.Cite // the paragraph under which it happened
	OddsBy law.Cite // a second paragraph: of the odds, of the tender, or of the step it was part of
	Text   string
}

// vigorishBack is the text of a [Returned] event by which a charge, not a
// wager, goes back to the player.
const vigorishBack = "vigorish"

// Vigorish reports whether what was returned is a charge and no wager.
func (e *Event) Vigorish() bool { return e.Kind == Returned && e.Text == vigorishBack }

// For returns the event as a seat may see it, and false if it may not. This is
// the one place that decides who sees what.
func (e Event) For(seat Seat) (Event, bool) {
	switch {
	case !e.Secret, e.Seat == seat && seat != House:
		return e, true
	case e.Kind == Dealt || e.Kind == Burned: // everybody sees that there is a card
		e.Card = card.Unknown
		return e, true
	}
	return Event{}, false
}

// A Sink hears every event as it happens. The event is the table's own memory
// and is overwritten by the next one: a sink that keeps it copies it.
type Sink interface {
	Event(*Event)
}

// Log is a [Sink] that keeps everything.
type Log []Event

// Event keeps a copy of e.
func (l *Log) Event(e *Event) { *l = append(*l, *e) }

// Has reports whether an event of a kind is in the log.
func (l Log) Has(kind EventKind) bool {
	return slices.ContainsFunc(l, func(e Event) bool { return e.Kind == kind })
}

// For returns the part of the log that a seat may see.
func (l Log) For(seat Seat) Log {
	var seen Log
	for _, e := range l {
		if v, ok := e.For(seat); ok {
			seen = append(seen, v)
		}
	}
	return seen
}
