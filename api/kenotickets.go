package api

import (
	"context"
	"net/http"

	"boardwalk/api/kenoview"
	"boardwalk/api/wire"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
	"boardwalk/people"
)

// AtTicket is the part of a request that names a ticket of a lounge.
type AtTicket struct {
	At
	Ticket uint64 `path:"ticket" minimum:"1" maximum:"9007199254740991"`
}

// TicketOrder is an order about a ticket, without a body.
type TicketOrder struct {
	AtTicket
	Key string `header:"Idempotency-Key" maxLength:"64" doc:"Names the act: sent again with the same key it is carried out once"`
}

// registerKenoTickets registers what players do in a lounge.
func (s *Server) registerKenoTickets() {
	kenoOrder(s, "keno-buy", "tickets", "Buy a ticket from one's account",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, in *wire.KenoPurchase) (system.Receipt, error) {
			text, err := kenoview.Text(&in.KenoRequest)
			if err != nil {
				return system.Receipt{}, err
			}
			return l.Buy(ctx, by, system.Purchase{Request: text, Tender: in.Tender})
		})
	handle(s, "keno-tickets", http.MethodGet, "/api/keno/{id}/tickets", "My tickets, the newest first", s.kenoTickets)
	handle(s, "keno-ticket", http.MethodGet, "/api/keno/{id}/tickets/{ticket}", "A ticket of one's own; staff see any",
		func(ctx context.Context, in *AtTicket) (*Body[wire.KenoTicket], error) {
			l, err := s.lounge(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			return s.kenoTicketAt(ctx, l, in.Ticket)
		})
	ticketOrder(s, "keno-void", http.MethodDelete, "", "Void a ticket of one's own before its first game is locked out",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, ticket uint64) (system.Receipt, error) {
			return l.Void(ctx, by, ticket, 0)
		})
	ticketOrder(s, "keno-refund", http.MethodPost, "/refund", "Have the games of a ticket refunded that are not drawn",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, ticket uint64) (system.Receipt, error) {
			return l.Refund(ctx, by, ticket, 0)
		})
	ticketOrder(s, "keno-replay", http.MethodPost, "/replay", "Use an old ticket as the request for the next game",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, ticket uint64) (system.Receipt, error) {
			return l.Buy(ctx, by, system.Purchase{Replays: ticket})
		})
	handle(s, "keno-redeem", http.MethodPost, "/api/keno/{id}/redemptions", "Have any number of tickets paid, each for itself",
		func(ctx context.Context, in *Ordered[wire.KenoRedemption]) (*Body[wire.KenoPayments], error) {
			return s.kenoPayAll(ctx, in.ID, kenoParty(ctx, in.Key, &in.Body), in.Body.Tickets, system.Claim{})
		})
}

// kenoOrder registers an order in a lounge that has a body and is about one ticket, which
// is the answer.
func kenoOrder[T any](s *Server, op people.Operation, path, summary string,
	do func(context.Context, *lounge.Lounge, system.Party, *T) (system.Receipt, error)) {
	handle(s, op, http.MethodPost, "/api/keno/{id}/"+path, summary, func(ctx context.Context, in *Ordered[T]) (*Body[wire.KenoTicket], error) {
		l, err := s.lounge(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		r, err := do(ctx, l, kenoParty(ctx, in.Key, &in.Body), &in.Body)
		if err != nil {
			return nil, err
		}
		return s.kenoTicketOf(ctx, l, r)
	})
}

// ticketOrder registers an order about a ticket that has no body. The ticket is the answer.
func ticketOrder(s *Server, op people.Operation, method, path, summary string,
	do func(context.Context, *lounge.Lounge, system.Party, uint64) (system.Receipt, error)) {
	handle(s, op, method, "/api/keno/{id}/tickets/{ticket}"+path, summary,
		func(ctx context.Context, in *TicketOrder) (*Body[wire.KenoTicket], error) {
			l, err := s.lounge(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			r, err := do(ctx, l, kenoParty(ctx, in.Key, in.Ticket), in.Ticket)
			if err != nil {
				return nil, err
			}
			return s.kenoTicketOf(ctx, l, r)
		})
}

// kenoTicketOf answers an order about a ticket, which was perhaps carried out before.
func (s *Server) kenoTicketOf(ctx context.Context, l *lounge.Lounge, r system.Receipt) (*Body[wire.KenoTicket], error) {
	out, err := s.kenoTicketAt(ctx, l, r.Ticket)
	if out != nil {
		out.Body.Repeated = r.Repeated
	}
	return out, err
}

// kenoTicketAt reads a ticket as the caller may see it.
func (s *Server) kenoTicketAt(ctx context.Context, l *lounge.Lounge, number uint64) (*Body[wire.KenoTicket], error) {
	t, err := l.Ticket(ctx, kenoParty(ctx, "", nil), number)
	if err != nil {
		return nil, err
	}
	out, err := kenoview.Ticket(ctx, l, &t, true)
	return body(out), err
}

// TicketPage is a request for a page of one's tickets.
type TicketPage struct {
	At
	Before uint64 `query:"before" maximum:"9007199254740991" doc:"Only tickets before this one"`
	Most   int    `query:"most" minimum:"1" maximum:"100" default:"20"`
}

// kenoTickets lists the tickets of the caller.
func (s *Server) kenoTickets(ctx context.Context, in *TicketPage) (*Body[wire.KenoTickets], error) {
	l, err := s.lounge(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	list, err := l.Tickets(ctx, personOf(ctx).ID, in.Before, in.Most)
	if err != nil {
		return nil, err
	}
	out := wire.KenoTickets{Tickets: []wire.KenoTicket{}}
	for i := range list {
		t, err := kenoview.Ticket(ctx, l, &list[i], false)
		if err != nil {
			return nil, err
		}
		out.Tickets = append(out.Tickets, t)
	}
	if len(list) == in.Most {
		out.Next = list[len(list)-1].Sale.Ticket
	}
	return body(out), nil
}

// kenoPayAll has tickets paid, each for itself. Each counts as a request.
func (s *Server) kenoPayAll(ctx context.Context, id string, by system.Party, tickets []uint64,
	claim system.Claim) (*Body[wire.KenoPayments], error) {
	l, err := s.lounge(ctx, id)
	if err != nil {
		return nil, err
	}
	if len(tickets) > 1 {
		if p := s.takeRequests(callerOf(ctx), len(tickets)-1); p != nil {
			return nil, p
		}
	}
	claims := make([]system.Claim, len(tickets))
	for i, ticket := range tickets {
		claims[i] = claim
		claims[i].Ticket = ticket
	}
	out := wire.KenoPayments{Payments: make([]wire.KenoPaid, len(tickets))}
	for i, o := range l.RedeemAll(ctx, by, claims) {
		paid := &out.Payments[i]
		paid.Ticket = tickets[i]
		if o.Err != nil {
			paid.Problem = s.problem(ctx, o.Err)
			continue
		}
		paid.Amount, paid.Check, paid.Repeated = o.Receipt.Amount, o.Receipt.Check, o.Receipt.Repeated
	}
	return body(out), nil
}
