package floor

import (
	"errors"
	"fmt"
	"slices"

	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// What money is set aside for.
const (
	ForSeat  = "seat"  // somebody sits down when the round is over
	ForChips = "chips" // a player has more chips when the round is over
	ForOver  = "over"  // a wager above the maximum that staff may accept, 8.2(d)
)

// aside is money that somebody has promised to a table, and that moves later or
// not at all. A pending transfer keeps it from being spent twice.
type aside struct {
	For    string      `json:"for"`
	Person string      `json:"person"`
	Name   string      `json:"name,omitempty"` // of somebody who sits down
	Seat   table.Seat  `json:"seat"`
	Area   table.Area  `json:"area,omitempty"` // of a wager
	Amount money.Cents `json:"amount"`
	Why    string      `json:"why,omitempty"` // it is free again
}

// Pending is the transfer that sets the money aside.
func (a *aside) Pending(id string) ledger.Transfer {
	t := ledger.Transfer{From: ledger.Player(a.Person), To: ledger.Seat(id, a.Seat), Amount: a.Amount, State: ledger.Pending, Memo: "for " + a.For}
	if a.For == ForOver {
		t.From, t.To = ledger.Seat(id, a.Seat), ledger.Layout(id)
	}
	return t
}

// text says what becomes of it.
func (a *aside) text(l *table.Layout) string {
	free := a.Why != ""
	text := ""
	switch {
	case a.For == ForOver && free:
		text = fmt.Sprintf("%s on %s, above the maximum, is not made", a.Amount, l.Wagers[a.Area].Name)
	case a.For == ForOver:
		text = fmt.Sprintf("asks for %s on %s, above the maximum", a.Amount, l.Wagers[a.Area].Name)
	case free:
		text = fmt.Sprintf("does not bring %s to seat %d", a.Amount, a.Seat)
	default:
		text = fmt.Sprintf("brings %s to seat %d when the round is over", a.Amount, a.Seat)
	}
	if free {
		text += ": " + a.Why
	}
	return text
}

// fits reports what is wrong with a record that sets money aside.
func (s *sitting) fits(a *aside) error {
	if int(a.Seat) >= len(s.people) || a.Area < 0 || int(a.Area) >= len(s.live.Table().Layout().Wagers) {
		return fmt.Errorf("%s is set aside for seat %d and area %d, which there are not", a.Amount, a.Seat, a.Area)
	}
	return nil
}

// tellAside is the event by which everybody hears of it.
func (s *sitting) tellAside(e *Event, a *aside) {
	e.Seat, e.Person, e.Name, e.Text = a.Seat, a.Person, a.Name, a.text(s.live.Table().Layout())
	if p := s.people[a.Seat]; p != nil && p.person == a.Person {
		e.Name = p.name
	}
}

// held is money that is set aside, with the number of its transfer once that is
// durable. Until then it cannot be decided.
type held struct {
	aside
	record uint64 // that says so, if it was read from the log
	id     uint64
}

// setAside sets money aside.
func (s *sitting) setAside(a aside) {
	s.record(kindFloor, a.Person, matter{Aside: &a})
	s.move(len(s.batch.Records)-1, a.Pending(s.id))
}

// free gives back what was set aside.
func (s *sitting) free(h *held, who, why string) {
	a, t := h.aside, h.Pending(s.id)
	a.Why, t.ID = why, h.id
	s.record(kindFloor, who, matter{Freed: &a})
	s.move(len(s.batch.Records)-1, t.Release())
}

// drop forgets what was set aside, now that it is decided.
func (s *sitting) drop(a aside) (h *held) {
	a.Why = ""
	i := slices.IndexFunc(s.asides, func(h *held) bool { return h.aside == a })
	if i < 0 {
		return nil
	}
	h = s.asides[i]
	s.asides = slices.Delete(s.asides, i, i+1)
	return h
}

// asideOf is what a person has set aside for a seat.
func (s *sitting) asideOf(person string) *held {
	for _, h := range s.asides {
		if h.Person == person && h.For != ForOver {
			return h
		}
	}
	return nil
}

// numbers takes the numbers of transfers that are pending since the last commit,
// and reports whether there are any.
func (s *sitting) numbers() (any bool) {
	next := 0
	for i := range s.batch.Transfers {
		if t := &s.batch.Transfers[i]; t.State == ledger.Pending {
			for s.asides[next].id != 0 {
				next++
			}
			s.asides[next].id, any = t.ID, true
		}
	}
	return any
}

// find finds the transfers of what is set aside by the records.
func (s *sitting) find(pending []ledger.Transfer) error {
	for _, h := range s.asides {
		i := slices.IndexFunc(pending, func(t ledger.Transfer) bool { return t.ID == h.id || h.id == 0 && t.Record == h.record })
		if i < 0 {
			return fmt.Errorf("%s %s, and the ledger has nothing set aside", h.Person, h.text(s.live.Table().Layout()))
		}
		h.id = pending[i].ID
	}
	return nil
}

// wait sets money aside for a seat, in the course of a round.
func (s *sitting) wait(p Party, seat table.Seat, amount money.Cents, what string) error {
	if r := s.maySit(p, seat, amount, false); r != nil {
		return r
	}
	if r := s.house.afford(p.Who, amount); r != nil {
		return r
	}
	a := aside{For: what, Person: p.Who, Seat: seat, Amount: amount}
	if what == ForSeat {
		a.Name = p.Name
	}
	s.setAside(a)
	return nil
}

// bring brings the first of what was set aside for seats to the table, now that
// the round is over. What is not lawful any more is free again.
func (s *sitting) bring() (bool, error) {
	i := slices.IndexFunc(s.asides, func(h *held) bool { return h.For != ForOver && h.id != 0 })
	if i < 0 {
		return false, nil
	}
	h := s.asides[i]
	if h.For == ForChips && s.seatOf(h.Person) != h.Seat {
		s.free(h, "dealer", "the seat was given up")
		return true, nil
	}
	s.posts = h
	err := s.sit(Party{Who: h.Person, Name: h.Name}, h.Seat, h.Amount, false)
	s.posts = nil
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		s.free(h, "dealer", refusal.Text)
		err = nil
	}
	return err == nil, err
}

// fulfil makes the transfer that was set aside one of those that follow from what
// the table did.
func (s *sitting) fulfil(list []ledger.Transfer) error {
	if s.posts == nil {
		return nil
	}
	want := s.posts.Pending(s.id)
	for i := range list {
		if t := &list[i]; t.From == want.From && t.To == want.To && t.Amount == want.Amount {
			t.Of = s.posts.id
			return nil
		}
	}
	return fmt.Errorf("%s was set aside from %s to %s, and something else moved", want.Amount, want.From, want.To)
}
