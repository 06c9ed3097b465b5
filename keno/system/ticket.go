package system

import (
	"fmt"
	"slices"
	"time"

	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Ticket is a ticket that was issued, and what has become of it.
type Ticket struct {
	Sale
	At      uint64      `json:"at"` // the place of its record
	Sold    time.Time   `json:"sold"`
	Drawn   uint64      `json:"drawn,omitempty"`  // the last of its games that was drawn; zero for none
	Won     money.Cents `json:"won,omitempty"`    // in those
	Signed  string      `json:"signed,omitempty"` // the supervisor who authorized its payment
	Expires time.Time   `json:"expires,omitzero"` // when it is no longer paid; zero before its last game is drawn
	Void    bool        `json:"void,omitempty"`
	Paid    bool        `json:"paid,omitempty"`
	Expired bool        `json:"expired,omitempty"`

	rules *keno.Ticket
	win   money.Cents // in the game that is being settled
}

// Over reports whether all games of the ticket are drawn.
func (t *Ticket) Over() bool { return !t.Expires.IsZero() }

// Rules returns the ticket as package keno knows it, with its ways.
func (t *Ticket) Rules() *keno.Ticket { return t.rules }

// account is where the money of a ticket comes from and goes to.
func (t *Sale) account() ledger.Account {
	switch {
	case t.Tender == Coupons && t.Holder != "":
		return ledger.PlayerCoupons(t.Holder)
	case t.Tender == Coupons:
		return ledger.CageCoupons
	case t.Holder == "":
		return ledger.Cage // of somebody whom the house does not know
	}
	return ledger.Player(t.Holder)
}

// winner is where the winnings of a ticket go.
func (t *Sale) winner() ledger.Account {
	if t.Holder == "" {
		return ledger.Cage
	}
	return ledger.Player(t.Holder)
}

// What a ticket may be paid with, 15.3(b).
const (
	Currency = "currency"
	Coin     = "coin"
	Chips    = "chips"
	Coupons  = "coupons"
	Tokens   = "tokens"
)

// Tenders are all of those.
func Tenders() []string { return []string{Currency, Coin, Chips, Coupons, Tokens} }

// keep has a ticket at hand.
func (s *state) keep(t *Ticket) {
	s.tickets[t.Sale.Ticket] = t
	if t.Holder != "" {
		s.holders[t.Holder] = append(s.holders[t.Holder], t)
	}
}

// presented finds a ticket that somebody presents. Nobody learns of another one's.
func (s *System) presented(by *Party, number uint64) (*Ticket, *law.Refusal) {
	t := s.tickets[number]
	if t == nil || by.Rank == Patron && t.Holder != by.Who {
		return nil, law.RefuseFor(law.Unknown, mustPresent, "there is no such ticket to be presented: number %d", number)
	}
	return t, nil
}

// NoTicket reports whether a refusal says that there is no such ticket for whoever asks.
func NoTicket(r *law.Refusal) bool {
	return r.Reason == law.Unknown && (r.By == mustPresent || r.By == reuse)
}

// ofTicket fills in what an event and a receipt say of a ticket.
func (e *Effect) ofTicket(by law.Cite, t *Ticket, amount money.Cents, station int, text string) {
	e.Event.Law, e.Event.Ticket, e.Event.Holder, e.Event.Amount, e.Event.Station = by, t.Ticket, t.Holder, amount, station
	e.Event.Text = fmt.Sprintf("ticket %d: %s", t.Ticket, text)
	e.Receipt.Ticket, e.Receipt.Game, e.Receipt.Amount = t.Ticket, t.First, amount
}

// finish notes that all games of a ticket are drawn, the last of them at a time. From then
// on it is paid, as long as the rate card says that it was sold under (15.6(c)).
func (s *System) finish(t *Ticket, drawn time.Time) {
	t.Expires = t.rules.Rates.Claim.Until(drawn).UTC()
	if t.Won == 0 {
		return
	}
	if t.Won >= Supervised {
		s.large = append(s.large, t)
	}
	i := len(s.payable)
	for i > 0 && s.payable[i-1].Expires.After(t.Expires) {
		i--
	}
	s.payable = slices.Insert(s.payable, i, t)
}

// settled notes that a ticket needs no supervisor any more.
func (s *state) settled(t *Ticket) {
	if t.Won >= Supervised {
		s.large = slices.DeleteFunc(s.large, func(o *Ticket) bool { return o == t })
	}
}
