package system

import (
	"slices"

	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/ledger"
)

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
		return keno.Request{}, law.RefuseFor(law.Needs, requestNeeded,
			"a wager is made with a request, an old ticket or a quick-pick, and not by word of mouth")
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
	e.Event.Law, e.Event.Ticket, e.Event.Holder, e.Event.Station, e.Event.Amount, e.Event.Game = issued, d.Ticket,
		d.Holder, d.Station, d.Price, d.First
	e.Event.Text = d.Request
	if d.First < d.Last {
		e.Event.Also = oneRequest
	}
	e.Receipt.Ticket, e.Receipt.Game, e.Receipt.Amount = d.Ticket, d.First, d.Price
	return nil
}

// checkSale holds a ticket against the rate card and against how the lounge stands.
func (s *System) checkSale(d *Sale) (*keno.Ticket, error) {
	switch {
	case s.down != "":
		return nil, s.refuseDown()
	case s.phase == Shut:
		return nil, law.RefuseFor(law.Closed, gamesOfDay, "no game is open; the next one opens at %s", s.until.In(s.plan.zone()).Format("15:04"))
	case !slices.Contains(Tenders(), d.Tender):
		return nil, law.RefuseFor(law.Tender, tenders,
			"a keno wager is made with currency, coin, gaming chips, coupons or slot tokens, and not with %q", d.Tender)
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
