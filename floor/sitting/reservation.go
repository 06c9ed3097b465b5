package sitting

import (
	"bytes"
	"fmt"

	"boardwalk/internal/jsontext"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// What money is reserved for.
const (
	ForSeat  = "seat"  // somebody sits down when the round is over
	ForChips = "chips" // a player has more chips when the round is over
	ForOver  = "over"  // a wager above the maximum that staff may accept, 8.2(d)
)

// Reservation is money that somebody has promised to a table, and that moves later or
// not at all. A pending transfer keeps it from being spent twice.
type Reservation struct {
	For    string      `json:"for"`
	Person string      `json:"person"`
	Seat   table.Seat  `json:"seat"`
	Area   table.Area  `json:"area,omitempty"` // of a wager
	Amount money.Cents `json:"amount"`
	Why    string      `json:"why,omitempty"` // it was released
}

// ReadQuickly reads the data of a reservation or of its release, which most of the floor's records are. What is taken from
// the text is data of that kind if it is written as the same text again.
func (d *FloorData) ReadQuickly(text []byte) bool {
	p, a, read := parts(text), &Reservation{}, FloorData{}
	name := "aside"
	switch {
	case p.has(`{"aside":{"for":"`):
		read.Reserved = a
	case p.has(`{"freed":{"for":"`):
		name, read.Released = "freed", a
	default:
		return false
	}
	a.For = p.toQuote()
	a.Person = p.text(`,"person":"`)
	a.Seat = table.Seat(p.number(`,"seat":`))
	a.Area = table.Area(p.number(`,"area":`))
	a.Amount = money.Cents(p.number(`,"amount":`))
	a.Why = p.text(`,"why":"`)
	var room [192]byte
	o := jsontext.Begin(room[:0])
	o.Open(name)
	o.String("for", a.For)
	o.String("person", a.Person)
	o.Int("seat", int64(a.Seat))
	o.SomeInt("area", int64(a.Area))
	o.Int("amount", int64(a.Amount))
	o.SomeString("why", a.Why)
	o.Close()
	o.Close()
	if !bytes.Equal(o.Text, text) {
		return false
	}
	*d = read
	return true
}

// Pending returns the transfer that reserves the money.
func (a *Reservation) Pending(id string) ledger.Transfer {
	t := ledger.Transfer{From: ledger.Player(a.Person), To: ledger.Seat(id, a.Seat), Amount: a.Amount,
		State: ledger.Pending, Memo: "for " + a.For}
	if a.For == ForOver {
		t.From, t.To = ledger.Seat(id, a.Seat), ledger.Layout(id)
	}
	return t
}

// text says what becomes of the money.
func (a *Reservation) text(l *table.Layout) string {
	released := a.Why != ""
	text := ""
	switch {
	case a.For == ForOver && released:
		text = fmt.Sprintf("%s on %s, above the maximum, is not made", a.Amount, l.Wagers[a.Area].Name)
	case a.For == ForOver:
		text = fmt.Sprintf("asks for %s on %s, above the maximum", a.Amount, l.Wagers[a.Area].Name)
	case released:
		text = fmt.Sprintf("does not bring %s to seat %d", a.Amount, a.Seat)
	default:
		text = fmt.Sprintf("brings %s to seat %d when the round is over", a.Amount, a.Seat)
	}
	if released {
		text += ": " + a.Why
	}
	return text
}

// reserved is a reservation with its transfer. Until the transfer is durable the
// reservation can be neither used nor released.
type reserved struct {
	Reservation
	record   uint64 // the number of the record, if it was read
	transfer uint64 // 0 until it is durable
}
