package system

import (
	"time"

	"boardwalk/law"
	"boardwalk/money"
)

// Event is what is told of one record. Its number is the record's place, so events
// are numbered from 0 without gaps.
type Event struct {
	At      uint64      `json:"at"`
	Time    time.Time   `json:"time"`
	Kind    string      `json:"kind"` // of the record
	Law     law.Cite    `json:"law,omitempty"`
	Also    law.Cite    `json:"also,omitempty"` // a second paragraph: by which the amount is paid, or the record kept
	Text    string      `json:"text,omitempty"`
	Game    uint64      `json:"game,omitempty"`
	Closes  time.Time   `json:"closes,omitzero"`   // when the game is locked out, or the lounge opens again
	Numbers []int       `json:"numbers,omitempty"` // of a draw, in the order in which they were drawn
	Ticket  uint64      `json:"ticket,omitempty"`
	Station int         `json:"station,omitempty"`
	Amount  money.Cents `json:"amount,omitempty"`
	Hash    string      `json:"hash,omitempty"` // of the seed that was committed to
	Seed    string      `json:"seed,omitempty"` // that was revealed

	Holder string `json:"-"` // whose ticket it is about
	Staff  bool   `json:"-"` // for staff alone
}

// For reports whether a person may be told of the event. Nobody hears of another
// one's tickets but staff.
func (e *Event) For(person string, staff bool) bool {
	switch {
	case staff:
		return true
	case e.Staff:
		return false
	case e.Ticket != 0:
		return e.Holder != "" && e.Holder == person
	}
	return true
}
