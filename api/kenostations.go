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

// AtStation is an order at a work station.
type AtStation[T any] struct {
	At
	Station int    `path:"station" minimum:"1" maximum:"1000000"`
	Key     string `header:"Idempotency-Key" maxLength:"64" doc:"Names the act: sent again with the same key it is carried out once"`
	Body    T
}

// sentAt is what the fingerprint of an order at a station is made of.
type sentAt struct {
	Station int
	Body    any
}

// registerKenoStations registers what writers and supervisors do in a lounge.
func (s *Server) registerKenoStations() {
	handleKeno(s, "keno-desk", "desk", "The work stations, and what waits for a supervisor", s.kenoDesk)
	stationOrder(s, "keno-sell", "tickets", "Sell a ticket", s.kenoSell)
	stationOrder(s, "keno-sell-again", "replays", "Sell a ticket for which an old one serves as the request",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, station int, in *wire.KenoOfTicket) (system.Receipt, error) {
			return l.Buy(ctx, by, system.Purchase{Replays: in.Ticket, Station: station, Tender: system.Currency})
		})
	stationOrder(s, "keno-staff-void", "voids", "Void a ticket before its first game is locked out",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, station int, in *wire.KenoOfTicket) (system.Receipt, error) {
			return l.Void(ctx, by, in.Ticket, station)
		})
	stationOrder(s, "keno-staff-refund", "refunds", "Refund the games of a ticket that are not drawn",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, station int, in *wire.KenoOfTicket) (system.Receipt, error) {
			return l.Refund(ctx, by, in.Ticket, station)
		})
	stationOrder(s, "keno-pay-manually", "manual", "Pay a ticket by hand while the system is down, 15.7(c)",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, station int, in *wire.KenoManual) (system.Receipt, error) {
			return l.PayManually(ctx, by, system.Claim{Ticket: in.Ticket, Station: station, Amount: in.Amount})
		})
	handle(s, "keno-pay", http.MethodPost, "/api/keno/{id}/stations/{station}/payments", "Pay tickets at a station, each for itself",
		func(ctx context.Context, in *AtStation[wire.KenoClaim]) (*Body[wire.KenoPayments], error) {
			by := kenoParty(ctx, in.Key, sentAt{in.Station, &in.Body})
			return s.kenoPayAll(ctx, in.ID, by, in.Body.Tickets, system.Claim{Station: in.Station, Check: in.Body.Check, Typed: in.Body.Typed})
		})
}

// registerKenoDrawers registers the beginning and the end of a writer's shift.
func (s *Server) registerKenoDrawers() {
	handle(s, "keno-open-drawer", http.MethodPost, "/api/keno/{id}/stations/{station}/drawer",
		"Begin to work at a station, with the imprest in its drawer",
		func(ctx context.Context, in *AtStation[wire.Nothing]) (*Body[wire.KenoDesk], error) {
			l, err := s.lounge(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			by := kenoParty(ctx, in.Key, sentAt{Station: in.Station})
			r, err := l.OpenDrawer(ctx, by, in.Station)
			if err != nil {
				return nil, err
			}
			desk, err := s.kenoDesk(ctx, l)
			desk.Repeated = r.Repeated
			return body(desk), err
		})
	handle(s, "keno-close-drawer", http.MethodPost, "/api/keno/{id}/stations/{station}/count",
		"End a shift: the drawer is counted, and goes with the paid tickets in it",
		func(ctx context.Context, in *AtStation[wire.KenoCount]) (*Body[wire.KenoClosedDrawer], error) {
			l, err := s.lounge(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			r, err := l.CloseDrawer(ctx, kenoParty(ctx, in.Key, sentAt{in.Station, &in.Body}), in.Station, in.Body.Amount)
			return body(wire.KenoClosedDrawer{Difference: r.Amount, Repeated: r.Repeated}), err
		})
}

// stationOrder registers an order of a writer at a station about one ticket, which is the
// answer.
func stationOrder[T any](s *Server, op people.Operation, path, summary string,
	do func(context.Context, *lounge.Lounge, system.Party, int, *T) (system.Receipt, error)) {
	path = "/api/keno/{id}/stations/{station}/" + path
	handle(s, op, http.MethodPost, path, summary, func(ctx context.Context, in *AtStation[T]) (*Body[wire.KenoTicket], error) {
		l, err := s.lounge(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		r, err := do(ctx, l, kenoParty(ctx, in.Key, sentAt{in.Station, &in.Body}), in.Station, &in.Body)
		if err != nil {
			return nil, err
		}
		return s.kenoTicketOf(ctx, l, r)
	})
}

// kenoSell sells a ticket at a station, for currency if the writer says nothing else.
func (s *Server) kenoSell(ctx context.Context, l *lounge.Lounge, by system.Party, station int, in *wire.KenoSale) (system.Receipt, error) {
	text, err := kenoview.Text(&in.KenoRequest)
	if err != nil {
		return system.Receipt{}, err
	}
	p := system.Purchase{Request: text, Station: station, Tender: in.Tender}
	if p.Tender == "" {
		p.Tender = system.Currency
	}
	if in.Holder != "" {
		holder, ok := s.People.Named(in.Holder)
		if !ok {
			return system.Receipt{}, errNobody(in.Holder)
		}
		p.Holder = holder.ID
	}
	return l.Buy(ctx, by, p)
}

// kenoDesk describes a lounge for its staff.
func (s *Server) kenoDesk(ctx context.Context, l *lounge.Lounge) (wire.KenoDesk, error) {
	return kenoview.Desk(ctx, l, s.Store.Now())
}
