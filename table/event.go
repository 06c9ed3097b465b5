package table

import (
	"slices"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/tile"
)

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
	Dealt                       // Card, or Tile, went to Hand of Box
	Turned                      // Card, which lay face down there, was shown; to Seat alone if it is secret
	Burned                      // Card went from the shoe to the discards: face down if it is secret
	Awarded                     // Amount of the pot went to Seat: Text
	Raked                       // Amount was taken to the rake area, from Seat or the pot: Text; below zero if it went back
	Deposited                   // Amount of rake went to the table inventory container
	Marked                      // Seat owes Amount more for wagers on Area, or less if it is below zero; Stake is all that it owes now
	Shuffled                    // the cards were shuffled: all that do not lie on the layout are to come again
	Formed                      // Card of Box and Hand went to ToBox and ToHand
	Discarded                   // Card of Box and Hand left the layout for the discard rack in the course of the round
	Folded                      // Seat gave up Hand of Box: its cards are out of the round
	Gathered                    // the bets of a betting round went to the pot; Amount lies in all pots now
	PotFormed                   // pot number Pot, 0 for the first, holds Amount, which Seats may win
	AllIn                       // Seat has wagered all that it has
	Button                      // Seat has the dealer button
	Begins                      // Seat begins the betting
	Conceded                    // Seat gives up the claim to the pot without showing the hand
	Covered                     // Amount of Seat's chips was set aside to cover wagers of others; Stake is set aside now
	Released                    // Amount of what Seat had set aside went back to its chips; Stake is still set aside
	Centred                     // Amount went from Against to the centre of the table; from there to Against if it is below zero
	// Amount went from the table inventory container on the meter Word; from there to the container if it is below zero
	Fed
	Refilled // the house put Amount on the meter Word
)

var kindNames = [...]string{
	"announce", "note", "sit", "leave", "bet", "vigorish", "reduce", "call", "move", "convert", "outcome",
	"pay", "collect", "return", "offer", "answer", "incident", "void", "refuse", "post", "close",
	"deal", "turn", "burn", "award", "rake", "deposit", "marker",
	"shuffle", "form", "discard", "fold", "gather", "pot", "all-in", "button", "begins", "concede", "cover", "release", "centre",
	"feed", "refill",
}

// String returns the word that cases use for the kind.
func (k EventKind) String() string { return kindNames[k] }

// IsStep reports whether the kind is a step of the procedure by which neither
// money nor a card that anybody keeps has moved: a note, or what was one
// before it had a kind of its own.
func (k EventKind) IsStep() bool {
	switch k {
	case Noted, Shuffled, Discarded, Folded, Gathered, PotFormed, AllIn, Button, Begins, Conceded:
		return true
	}
	return false
}

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
//
// By, OddsBy and Text are for people to read. A program that wants to know
// what happened looks at Kind and the other fields: a sentence may be reworded,
// and a paragraph split, without breaking a screen.
type Event struct {
	Kind     EventKind
	Seat     Seat
	Secret   bool // only Seat may see it, or the face of its card
	Box      Box
	Hand     uint8
	Card     card.Card
	ToBox    Box   // of Formed: where the card went
	ToHand   uint8 // likewise
	Area     Area
	To       Area       // of Moved: where the wager lies now
	Faces    [3]uint8   // dice as thrown, or the pocket in the first
	Pot      uint8      // of PotFormed, Awarded and Raked: which pot, 0 for the first
	Low      bool       // of Awarded: it is won by the low hand, where high and low share a pot
	Question uint32     // of Offered and Answered: the number of the question
	Seats    uint32     // of PotFormed: who may win it, one bit each
	Tender   Tender     // of Wagered: what it was made with
	Reason   law.Reason // of Refused
	Return   Return     // of Returned: why it came back
	Against  Party      // of Paid, Collected and Awarded: whose money it is, or becomes
	On       bool       // of Called: it is on now
	Notable  bool       // of Noted: it is no step that every round has
	Tile     tile.Tile  // of an event about a tile, whose Card is Unknown; None if it is about a card
	Amount   money.Cents
	Stake    money.Cents // the wager it moved for
	Coupon   money.Cents // match play coupons that moved with it
	Odds     money.Odds
	By       law.Cite // the paragraph under which it happened
	OddsBy   law.Cite // a second paragraph: of the odds, of the tender, or of the step it was part of
	Word     string   // the choice of an answer, the id of an incident, the label of an outcome, or which of several things a note says
	Text     string   // the same in a sentence, for people
}

// Return says why something came back to a player in a [Returned] event.
type Return uint8

// Why something came back.
const (
	Push         Return = iota // the wager was neither won nor lost
	VigorishBack               // not a wager but the charge for one
	Uncalled                   // nobody has called that part of a bet
	OutOfPot                   // it lay in the pot already
	Withdrawn                  // the player has taken the wager back
)

var returnNames = [...]string{"push", "vigorish", "uncalled", "pot", "withdrawn"}

// String returns the word for it.
func (r Return) String() string { return returnNames[r] }

// Choice is the choice of an [Answered] event.
func (e *Event) Choice() Choice { return Choice(e.Word) }

// For returns the event as a seat may see it, and false if it may not. This is
// the one place that decides who sees what.
func (e Event) For(seat Seat) (Event, bool) {
	switch {
	case !e.Secret, e.Seat == seat && seat != House:
		return e, true
	case e.Kind == Dealt || e.Kind == Burned || e.Kind == Discarded || e.Kind == Formed: // everybody sees that there is a card
		e.Card = card.Unknown
		if e.Tile != tile.None {
			e.Tile = tile.Unknown
		}
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
