package view

import (
	"slices"
	"time"

	"boardwalk/card"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// Event is one thing that happened at a table of the floor. The events of a
// table are numbered from 1 without gaps, and follow from its records alone.
type Event struct {
	N      uint64
	Time   time.Time
	Kind   string      // of the record that it follows from, see package journal
	Told   table.Event // what the table told, if the kind is "entry"
	Seat   table.Seat  // of whoever sits down, stands up or cuts
	Person string      // who that is, or who did it
	Name   string      // what that person is called
	Bot    bool        // whether that is a bot
	Amount money.Cents // that moved between the person's account and the seat
	Coupon money.Cents // face value of the match play coupons that moved
	Round  uint64      // of events about seeds and cuts, and of questions and answers: the number of the seed
	Text   string      // the hash, the secret, the value, or what happened
	Seed   *SeedNews   // of events about seeds and cuts; may be nil

	Correction *journal.Correction // of a payment of a round that is over; nil for all other events

	Worth    string      // of a card: what its hand is worth now by the cards that everybody sees
	OwnWorth string      // the same by the cards that the owner sees, if that differs; For removes it
	Made     Made        // the cards that make that hand, where not all do
	OwnMade  Made        // the same by the cards that the owner sees; For removes it
	Others   []HandWorth // of a community card: what the players' hands are worth with it

	Unqualified bool // of a card: its hand is the dealer's, and everybody sees that it does not qualify

	Interlude bool // it happened between two rounds, when something was settled before wagers are made

	Owner  string // the person who had the seat of Told at that moment; For removes it
	Sealed bool   // the seeds are for auditors only; For removes them
}

// For returns the event as a person may see it, and false if the person may
// not. A seat's secrets are those of whoever had the seat at that moment, so
// nobody sees them who sits down there later. Where the seed of a round would
// give away hands that went out of it unseen ([table.Unseen]) it is in the record, for
// those who audit it, and in nobody's stream.
func (e Event) For(person string) (Event, bool) {
	if e.Sealed {
		e.Seed = nil
	}
	if e.Told == (table.Event{}) {
		return e, true
	}
	seat := table.House
	if person != "" && e.Owner == person {
		seat = e.Told.Seat
		if e.OwnWorth != "" {
			e.Worth, e.Made = e.OwnWorth, e.OwnMade
		}
	}
	e.OwnWorth, e.OwnMade, e.Others = "", Made{}, othersFor(e.Others, person)
	seen, ok := e.Told.For(seat)
	e.Told, e.Owner = seen, ""
	return e, ok
}

// QuestionID returns the id of the question that the event is about, or the empty
// string.
func (e *Event) QuestionID() string {
	if e.Told.Question == 0 {
		return ""
	}
	return QuestionID(e.Round, e.Told.Question)
}

// SecretFor reports whether the person may see more of the event than others.
func (e *Event) SecretFor(person string) bool {
	if person == "" {
		return false
	}
	return (e.Told.Secret || e.OwnWorth != "") && person == e.Owner ||
		slices.ContainsFunc(e.Others, func(w HandWorth) bool { return w.OwnWorth != "" && w.Owner == person })
}

// Made is the cards that make a hand, for high and for low. It is empty where all count.
type Made struct{ High, Low card.Set }

// HandWorth is what a hand is worth after a card that counts in it and lies elsewhere.
type HandWorth struct {
	Box      table.Box
	Hand     uint8
	Worth    string // by the cards that everybody sees
	OwnWorth string // the same by the cards that the owner sees, if that differs
	Made     Made   // the cards that make it, where not all do
	OwnMade  Made   // the same by the cards that the owner sees
	Owner    string // the person whose hand it is
}

// othersFor returns the hands whose worth a person may know, without what is only for
// others.
func othersFor(all []HandWorth, person string) (list []HandWorth) {
	for _, w := range all {
		if w.OwnWorth != "" && person != "" && w.Owner == person {
			w.Worth, w.Made = w.OwnWorth, w.OwnMade
		}
		if w.Worth != "" {
			list = append(list, HandWorth{Box: w.Box, Hand: w.Hand, Worth: w.Worth, Made: w.Made})
		}
	}
	return list
}
