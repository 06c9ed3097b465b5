package sitting

import (
	"fmt"

	"boardwalk/floor/view"
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
	Name   string      `json:"name,omitempty"` // of somebody who sits down
	Seat   table.Seat  `json:"seat"`
	Area   table.Area  `json:"area,omitempty"` // of a wager
	Amount money.Cents `json:"amount"`
	Why    string      `json:"why,omitempty"` // it was released
}

// Pending returns the transfer that reserves the money.
func (a *Reservation) Pending(id string) ledger.Transfer {
	t := ledger.Transfer{From: ledger.Player(a.Person), To: ledger.Seat(id, a.Seat), Amount: a.Amount, State: ledger.Pending, Memo: "for " + a.For}
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

// checkReservation returns what is wrong with a record that reserves money.
func (s *Sitting) checkReservation(a *Reservation) error {
	if int(a.Seat) >= len(s.players) || a.Area < 0 || int(a.Area) >= len(s.live.Table().Layout().Wagers) {
		return fmt.Errorf("%s is set aside for seat %d and area %d, which there are not", a.Amount, a.Seat, a.Area)
	}
	return nil
}

// describeReservation fills the event by which everybody hears of a reservation.
func (s *Sitting) describeReservation(e *view.Event, a *Reservation) {
	e.Seat, e.Person, e.Name, e.Text = a.Seat, a.Person, a.Name, a.text(s.live.Table().Layout())
	if p := s.players[a.Seat]; p != nil && p.person == a.Person {
		e.Name = p.name
	}
}
