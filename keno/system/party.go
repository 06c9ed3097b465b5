package system

import (
	"errors"
	"fmt"

	"boardwalk/money"
)

// Rank is what somebody may do in a keno lounge.
type Rank uint8

// The ranks.
const (
	Patron     Rank = iota // buys tickets and has them paid
	Writer                 // works at a station
	Supervisor             // of keno, or a supervisor thereof
	Inspector              // of the Commission
)

var rankWords = [...]string{Patron: "", Writer: "writer", Supervisor: "supervisor", Inspector: "inspector"}

// String returns the word for the rank; nothing for a patron.
func (r Rank) String() string {
	if int(r) < len(rankWords) {
		return rankWords[r]
	}
	return fmt.Sprintf("rank %d", uint8(r))
}

// MarshalText writes the rank as its word.
func (r Rank) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the word of a rank.
func (r *Rank) UnmarshalText(text []byte) error {
	for i, word := range rankWords {
		if word == string(text) {
			*r = Rank(i)
			return nil
		}
	}
	return fmt.Errorf("there is no rank %q in a keno lounge", text)
}

// supervises reports whether the rank is that of a keno supervisor or a supervisor
// thereof.
func (r Rank) supervises() bool { return r == Supervisor }

// writes reports whether the rank may work at a station.
func (r Rank) writes() bool { return r == Writer || r == Supervisor }

// Party is who gives an order.
type Party struct {
	Who   string // the id of the person
	Rank  Rank
	Key   string // idempotency key; empty for none
	Print string // of what was asked with that key
}

// resultKey returns what the store knows an order by.
func (p *Party) resultKey() string { return p.Who + " " + p.Key }

// Receipt is what became of an order.
type Receipt struct {
	Lounge   string      `json:"lounge"`
	At       uint64      `json:"at"`               // the place of its record, and the number of its event
	Ticket   uint64      `json:"ticket,omitempty"` // that was issued, or that it is about
	Game     uint64      `json:"game,omitempty"`   // the first game of the ticket, or the game that it is about
	Amount   money.Cents `json:"amount,omitempty"` // price, payment or refund
	Check    bool        `json:"check,omitempty"`  // it was paid by a casino check
	Repeated bool        `json:"repeated,omitempty"`
	Print    string      `json:"print,omitempty"` // of the order
}

// Confirm returns the receipt of an order that was carried out before, or
// [ErrReused] if that was another order.
func (p *Party) Confirm(r Receipt) (Receipt, error) {
	if r.Print != p.Print {
		return Receipt{}, ErrReused
	}
	r.Repeated = true
	return r, nil
}

// ErrReused refuses an order under a key that was used for another.
var ErrReused = errors.New("that Idempotency-Key was used for another order")
