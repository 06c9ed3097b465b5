package system

import (
	"fmt"
	"slices"
	"time"

	"boardwalk/journal"
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

// Purchase is what a patron wants at a work station.
type Purchase struct {
	Request string // as package keno reads it: "3 7 12 @ $1", "quick 5 @ $2 x 3"; empty if Replays is said
	Replays uint64 // an old ticket that serves as the request
	Station int    // 0 for the first automatic one that is open
	Holder  string // whom a writer sells it to; empty for whoever has the ticket
	Tender  string // chips if empty
}

// Buy makes the order to issue a ticket. A patron buys at an automatic station, and a
// writer sells at the station whose drawer he or she has.
func Buy(by Party, p Purchase) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		if by.Rank == Patron {
			p.Holder = by.Who
		}
		if p.Tender == "" {
			p.Tender = Chips
		}
		d := Sale{Ticket: s.last + 1, Holder: p.Holder, Tender: p.Tender, Replays: p.Replays}
		var r *law.Refusal
		if d.Station, d.Writer, r = s.writerAt(&by, p.Station); r != nil {
			return "", nil, r
		}
		request, err := s.request(&p)
		if err != nil {
			return "", nil, err
		}
		if d.Quick = request.Quick > 0; d.Quick {
			if request, err = request.Pick(s.config.Random); err != nil {
				return "", nil, err
			}
		}
		t, err := s.card.Ticket(request)
		if err != nil {
			return "", nil, err
		}
		d.First = s.nextGame()
		d.Request, d.Last, d.Ways, d.Price = t.String(), d.First+uint64(t.Races())-1, len(t.Ways), t.Price
		return KindTicket, d, nil
	}}
}

// request returns what a purchase asks for.
func (s *System) request(p *Purchase) (keno.Request, error) {
	if p.Replays != 0 && p.Request == "" {
		old := s.tickets[p.Replays]
		if old == nil {
			return keno.Request{}, law.RefuseFor(law.Unknown, reuse, "there is no ticket %d here that could serve as a request", p.Replays)
		}
		return keno.Parse(old.Request)
	}
	if p.Request == "" {
		return keno.Request{}, law.RefuseFor(law.Needs, requestNeeded, "a wager is made with a request, an old ticket or a quick-pick, and not by word of mouth")
	}
	return keno.Parse(p.Request)
}

// nextGame returns the first game that tickets are sold for.
func (s *System) nextGame() uint64 {
	if s.phase == Open {
		return s.game.Game
	}
	return s.game.Game + 1
}

// applySale takes a ticket that is issued.
func (s *System) applySale(r *journal.Record, d *Sale, e *Effect) error {
	t, err := s.checkSale(d)
	if err != nil {
		return err
	}
	if free, known := s.free(d.account()); known && free < d.Price && !d.account().MayOwe() {
		return law.RefuseFor(law.Short, paidFirst, "the ticket costs %s, and %s is there", d.Price, max(0, free))
	}
	desk := s.desks[d.Station]
	if d.Tender == Coupons {
		e.move(d.account(), ledger.KenoCoupons(s.id), d.Price, "ticket")
	} else {
		e.move(d.account(), ledger.KenoDrawer(s.id, d.Station), d.Price, "ticket")
		desk.Cash += d.Price
	}
	desk.Sold++
	s.last = d.Ticket
	ticket := &Ticket{Sale: *d, At: r.At, Sold: r.Time, rules: t}
	s.keep(ticket)
	s.playing = append(s.playing, ticket)
	e.Event.Law, e.Event.Ticket, e.Event.Holder, e.Event.Station, e.Event.Amount, e.Event.Game = issued, d.Ticket, d.Holder, d.Station, d.Price, d.First
	e.Event.Text = d.Request
	if d.First < d.Last {
		e.Event.Also = oneRequest
	}
	e.Receipt.Ticket, e.Receipt.Game, e.Receipt.Amount = d.Ticket, d.First, d.Price
	return nil
}

// keep has a ticket at hand.
func (s *state) keep(t *Ticket) {
	s.tickets[t.Sale.Ticket] = t
	if t.Holder != "" {
		s.holders[t.Holder] = append(s.holders[t.Holder], t)
	}
}

// checkSale holds a ticket against the rate card and against how the lounge stands.
func (s *System) checkSale(d *Sale) (*keno.Ticket, error) {
	switch {
	case s.down != "":
		return nil, s.refuseDown()
	case s.phase == Shut:
		return nil, law.RefuseFor(law.Closed, gamesOfDay, "no game is open; the next one opens at %s", s.until.In(s.plan.zone()).Format("15:04"))
	case !slices.Contains(Tenders(), d.Tender):
		return nil, law.RefuseFor(law.Tender, tenders, "a keno wager is made with currency, coin, gaming chips, coupons or slot tokens, and not with %q", d.Tender)
	case d.Ticket != s.last+1:
		return nil, wrong("ticket %d is issued, and number %d is next", d.Ticket, s.last+1)
	case s.phase == Locked && d.First == s.game.Game:
		return nil, law.RefuseFor(law.Locked, locksOut, "game %d is locked out: no more tickets are issued for it", d.First)
	case d.First != s.nextGame():
		return nil, law.RefuseFor(law.Stage, gameNumber, "game %d is not the one that tickets are sold for", d.First)
	}
	if r := s.checkDesk(d.Station, d.Writer); r != nil {
		return nil, r
	}
	request, err := keno.Parse(d.Request)
	if err != nil {
		return nil, err
	}
	t, err := s.card.Ticket(request)
	if err != nil {
		return nil, err
	}
	if d.Quick && t.Kind != keno.StraightTicket {
		return nil, wrong("a quick-pick is a straight ticket")
	}
	if old := s.tickets[d.Replays]; d.Replays >= d.Ticket || old != nil && old.Request != d.Request && s.card == old.rules.Rates {
		return nil, wrong("the ticket repeats ticket %d and is another", d.Replays)
	}
	if last := d.First + uint64(t.Races()) - 1; d.Request != t.String() || d.Last != last || d.Ways != len(t.Ways) || d.Price != t.Price {
		return nil, wrong("ticket %d is %q for games %d to %d, %d ways, %s; by the rate card it is %q for games %d to %d, %d ways, %s",
			d.Ticket, d.Request, d.First, d.Last, d.Ways, d.Price, t.String(), d.First, last, len(t.Ways), t.Price)
	}
	return t, nil
}

// Void makes the order to void a ticket and to give its price back. The holder may ask for
// it at an automatic station; otherwise a writer does it.
func Void(by Party, ticket uint64, station int) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		t, r := s.presented(&by, ticket)
		if r != nil {
			return "", nil, r
		}
		d := Voided{Ticket: ticket, Amount: t.Price}
		if d.Station, d.Writer, r = s.writerAt(&by, station); r != nil {
			return "", nil, r
		}
		return KindVoid, d, nil
	}}
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

// applyVoid takes a ticket that is void.
func (s *System) applyVoid(_ *journal.Record, d *Voided, e *Effect) error {
	t := s.tickets[d.Ticket]
	switch {
	case t == nil:
		return wrong("there is no ticket %d", d.Ticket)
	case s.down != "":
		return s.refuseDown()
	case t.Void:
		return law.RefuseFor(law.Taken, voids, "ticket %d is void already", t.Ticket)
	case t.First <= s.game.Game && s.phase == Locked || t.First < s.game.Game || t.Drawn != 0:
		if t.First < t.Last && (t.Drawn != 0 || t.First < s.game.Game) {
			return law.RefuseFor(law.Locked, voids, "a multi-race ticket is voided in its entirety, and only before its first game")
		}
		if t.Drawn != 0 {
			return law.RefuseFor(law.Locked, writerErrors, "ticket %d was played: an error on a ticket has to be found before its game starts", t.Ticket)
		}
		return law.RefuseFor(law.Locked, noChange, "ticket %d may not be voided: game %d is locked out", t.Ticket, t.First)
	case d.Amount != t.Price:
		return wrong("ticket %d cost %s, and %s is given back", t.Ticket, t.Price, d.Amount)
	}
	if r := s.giveBack(t, d.Station, d.Writer, d.Amount, "void", e); r != nil {
		return r
	}
	t.Void = true
	s.playing = slices.DeleteFunc(s.playing, func(o *Ticket) bool { return o == t })
	desk := s.desks[d.Station]
	desk.Voided = append(desk.Voided, t.Ticket) // the listing of the day
	e.ofTicket(voids, t, d.Amount, d.Station, "void")
	e.Event.Also = voidList
	return nil
}

// giveBack gives the price of a ticket back, or a part of it.
func (s *System) giveBack(t *Ticket, station int, writer string, amount money.Cents, memo string, e *Effect) *law.Refusal {
	if r := s.checkDesk(station, writer); r != nil {
		return r
	}
	if t.Tender == Coupons {
		e.move(ledger.KenoCoupons(s.id), t.account(), amount, memo)
		return nil
	}
	desk := s.desks[station]
	if desk.Cash < amount {
		return law.RefuseFor(law.Short, retains, "there is %s in the drawer of station %d, and %s is to be given back", desk.Cash, station, amount)
	}
	e.move(ledger.KenoDrawer(s.id, station), t.account(), amount, memo)
	desk.Cash -= amount
	return nil
}

// ofTicket fills in what an event and a receipt say of a ticket.
func (e *Effect) ofTicket(by law.Cite, t *Ticket, amount money.Cents, station int, text string) {
	e.Event.Law, e.Event.Ticket, e.Event.Holder, e.Event.Amount, e.Event.Station = by, t.Ticket, t.Holder, amount, station
	e.Event.Text = fmt.Sprintf("ticket %d: %s", t.Ticket, text)
	e.Receipt.Ticket, e.Receipt.Game, e.Receipt.Amount = t.Ticket, t.First, amount
}

// RefundGames makes the order to give back the price of the games of a multi-race
// ticket that are not drawn, 15.4(d). What it has won is paid then.
func RefundGames(by Party, ticket uint64, station int) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		t, r := s.presented(&by, ticket)
		if r != nil {
			return "", nil, r
		}
		d := Refund{Ticket: ticket, From: s.nextGame()}
		if d.Station, d.Writer, r = s.writerAt(&by, station); r != nil {
			return "", nil, r
		}
		if t.Last >= d.From {
			d.Games = int(t.Last - d.From + 1)
		}
		d.Amount = t.rules.Wager * money.Cents(d.Games)
		return KindRefund, d, nil
	}}
}

// applyRefund takes a refund of games that are not drawn.
func (s *System) applyRefund(_ *journal.Record, d *Refund, e *Effect) error {
	t := s.tickets[d.Ticket]
	switch {
	case t == nil:
		return wrong("there is no ticket %d", d.Ticket)
	case s.down != "":
		return s.refuseDown()
	case !s.plan.Refunds:
		return law.RefuseFor(law.Rule, refunds, "this lounge does not refund games that are not drawn")
	case t.Void || t.Paid || t.Over():
		return law.RefuseFor(law.Stage, refunds, "ticket %d has no game that is not drawn", t.Ticket)
	case d.From != s.nextGame():
		return wrong("games from %d on are refunded, and game %d is the next that is not begun", d.From, s.nextGame())
	case t.First >= d.From:
		return law.RefuseFor(law.Stage, voids, "no game of ticket %d is begun: it can be voided as a whole", t.Ticket)
	case t.Last < d.From:
		return law.RefuseFor(law.Locked, refunds, "the last game of ticket %d is locked out", t.Ticket)
	case d.Games != int(t.Last-d.From+1) || d.Amount != t.rules.Wager*money.Cents(d.Games):
		return wrong("%d games of ticket %d are refunded with %s, and %d are not drawn at %s each", d.Games, t.Ticket, d.Amount, t.Last-d.From+1, t.rules.Wager)
	}
	if r := s.giveBack(t, d.Station, d.Writer, d.Amount, "refund", e); r != nil {
		return r
	}
	t.Last = d.From - 1
	if t.Drawn == t.Last {
		s.playing = slices.DeleteFunc(s.playing, func(o *Ticket) bool { return o == t })
		s.finish(t, s.drawn)
	}
	e.ofTicket(refunds, t, d.Amount, d.Station, fmt.Sprintf("%d games are refunded", d.Games))
	return nil
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
