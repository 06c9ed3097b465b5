package api

import (
	"context"
	"net/http"
	"time"

	"boardwalk/api/kenoview"
	"boardwalk/api/wire"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/people"
)

// registerKenoGames registers what is done about the present game: by supervisors, and by players who mix secrets of
// their own into its draw, as a hash while tickets are sold and opened when the game is locked out.
func (s *Server) registerKenoGames() {
	kenoOrder(s, "keno-authorize", "authorizations", "Authorize the payment of a winning ticket, 15.6(b)",
		func(ctx context.Context, l *lounge.Lounge, by system.Party, in *wire.KenoOfTicket) (system.Receipt, error) {
			return l.Authorize(ctx, by, in.Ticket)
		})
	gameOrder(s, "keno-announce", "closing", "Say that the game will close, one minute before at least, 15.5(c)",
		func(by system.Party, _ *wire.Nothing) (system.Order, error) { return system.AnnounceClosing(by), nil })
	gameOrder(s, "keno-lock-out", "lock-out", "Lock out the work stations and so start the game; in a private game of one's own its draw",
		func(by system.Party, in *wire.KenoLockOut) (system.Order, error) {
			if in.Approved == "" {
				return system.LockOut(by, ""), nil
			}
			p, ok := s.People.Named(in.Approved)
			if !ok || kenoRank(p.Role) != system.Supervisor {
				return system.Order{}, law.RefuseFor(law.Staff, "15.5(d)1", "%s is no keno supervisor, who could approve it", in.Approved)
			}
			return system.LockOut(by, p.ID), nil
		})
	gameOrder(s, "keno-cut", "cuts", "Cut the present game, in which one has a ticket: mix a secret into its draw, given as its hash",
		func(by system.Party, in *wire.Cut) (system.Order, error) {
			return system.Cut(by, uint64(in.Round), in.Hash), nil
		})
	gameOrder(s, "keno-open-cut", "openings", "Show the secret of one's cut, when the game is locked out",
		func(by system.Party, in *wire.Opening) (system.Order, error) {
			return system.OpenCut(by, uint64(in.Round), in.Secret), nil
		})
	gameOrder(s, "keno-override", "override", "Override the lock-out, 15.5(e)",
		func(by system.Party, in *wire.KenoOverride) (system.Order, error) {
			return system.OverrideLockOut(by, time.Duration(in.Seconds)*time.Second, in.Why), nil
		})
	gameOrder(s, "keno-down", "down", "Say that the system is not operational",
		func(by system.Party, in *wire.KenoDown) (system.Order, error) { return system.Down(by, in.Why), nil })
	gameOrder(s, "keno-up", "up", "Say that the system is operational again",
		func(by system.Party, _ *wire.Nothing) (system.Order, error) { return system.Up(by), nil })
	gameOrder(s, "keno-key", "key", "Turn one's key of the generator, 15.5(a)",
		func(by system.Party, in *wire.KenoKey) (system.Order, error) { return system.TurnKey(by, in.In), nil })
}

// gameOrder registers an order about the present game. How the lounge stands is the answer.
func gameOrder[T any](s *Server, op people.Operation, path, summary string, order func(system.Party, *T) (system.Order, error)) {
	handle(s, op, http.MethodPost, "/api/keno/{id}/"+path, summary, func(ctx context.Context, in *Ordered[T]) (*Body[wire.KenoStatus], error) {
		l, err := s.lounge(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		do, err := order(kenoParty(ctx, in.Key, &in.Body), &in.Body)
		if err != nil {
			return nil, err
		}
		r, err := l.Do(ctx, do)
		if err != nil {
			return nil, err
		}
		out := kenoview.Status(l.Board(), s.Store.Now())
		out.Repeated = r.Repeated
		return body(out), nil
	})
}
