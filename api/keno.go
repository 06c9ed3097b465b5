package api

import (
	"context"
	"errors"
	"net/http"

	"boardwalk/api/kenoview"
	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
	"boardwalk/people"
)

// AtRace is the part of a request that names a game of a lounge.
type AtRace struct {
	At
	Race uint64 `path:"race" minimum:"1" maximum:"9007199254740991"`
}

// registerKeno registers the keno lounges of the house.
func (s *Server) registerKeno() {
	handle(s, "keno", http.MethodGet, "/api/keno", "The keno lounges", s.kenoLounges)
	handle(s, "keno-private", http.MethodPost, "/api/keno", "Have a private game, whose numbers are drawn when one locks it out",
		s.kenoPrivate)
	handleKeno(s, "keno-lounge", "", "A lounge: rate card, terms, booths, and how the game stands", s.kenoLounge)
	handleKenoRequest(s, "keno-price", "price", "What a request costs", s.kenoPrice)
	handleKenoRequest(s, "keno-odds", "odds", "What a request is worth in one game, exactly", s.kenoOdds)
	handle(s, "keno-races", http.MethodGet, "/api/keno/{id}/races", "The games that were drawn, the newest first",
		s.kenoRaces)
	handle(s, "keno-race", http.MethodGet, "/api/keno/{id}/races/{race}", "A game that was drawn, with the proof of its numbers",
		s.kenoRace)
	handle(s, "keno-board", http.MethodGet, "/api/keno/{id}/boards/{place}", "What a board in the hotel shows, 15.5(g)",
		s.kenoBoard)
}

// kenoLounges lists the lounges of the house.
func (s *Server) kenoLounges(ctx context.Context, _ *struct{}) (*Body[[]wire.KenoListing], error) {
	return body(s.kenoListings()), nil
}

// kenoPrivate opens the private game of the caller.
func (s *Server) kenoPrivate(ctx context.Context, in *struct{}) (*Body[wire.Keno], error) {
	by := kenoParty(ctx, "", nil)
	if s.Wings != nil {
		k, err := s.Wings.privateKeno(ctx, casino.PrivateKenoID+by.Who, insideKeno{by, callerOf(ctx).addr})
		return body(k), err
	}
	l, err := s.privateLounge(by, callerOf(ctx).addr)
	if err != nil {
		return nil, err
	}
	return body(kenoview.Lounge(by.Who, l, s.Store.Now())), nil
}

// kenoLounge describes a lounge to the caller.
func (s *Server) kenoLounge(ctx context.Context, l *lounge.Lounge) (wire.Keno, error) {
	return kenoview.Lounge(personOf(ctx).ID, l, s.Store.Now()), nil
}

// kenoPrice says what a request costs.
func (s *Server) kenoPrice(_ context.Context, l *lounge.Lounge, in *wire.KenoRequest) (wire.KenoQuote, error) {
	t, err := kenoview.Priced(l.Rates(), in)
	if err != nil {
		return wire.KenoQuote{}, err
	}
	return kenoview.Quote(t), nil
}

// RacesAsked is a request for games of a lounge that were drawn.
type RacesAsked struct {
	At
	Before uint64 `query:"before" maximum:"9007199254740991" doc:"Only games before this one"`
	Most   int    `query:"most" minimum:"1" maximum:"100" default:"10"`
}

// kenoRaces lists games that were drawn.
func (s *Server) kenoRaces(ctx context.Context, in *RacesAsked) (*Body[[]wire.KenoResult], error) {
	l, err := s.lounge(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	list, err := l.Races(ctx, in.Before, in.Most)
	out := []wire.KenoResult{}
	for _, r := range list {
		out = append(out, kenoview.Result(r))
	}
	return body(out), err
}

// kenoRace returns a game that was drawn, with its proof.
func (s *Server) kenoRace(ctx context.Context, in *AtRace) (*Body[wire.KenoRace], error) {
	l, err := s.lounge(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	race, err := l.Race(ctx, in.Race)
	if errors.Is(err, lounge.ErrNoGame) {
		err = wire.NewProblem(http.StatusNotFound, err.Error())
	}
	if err != nil {
		return nil, err
	}
	return body(kenoview.Race(l.ID, race)), nil
}

// BoardAsked is a request for what a board shows.
type BoardAsked struct {
	At
	Place string `path:"place" maxLength:"64" doc:"Where the board is"`
}

// kenoBoard returns what a board in the hotel shows.
func (s *Server) kenoBoard(ctx context.Context, in *BoardAsked) (*Body[wire.KenoBoardShows], error) {
	l, err := s.lounge(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	out, err := kenoview.BoardShows(l, in.Place, s.Store.Now())
	return body(out), err
}

// kenoListings lists the lounges of the house.
func (s *Server) kenoListings() []wire.KenoListing {
	out := []wire.KenoListing{}
	for i := range s.Casino.Keno {
		if s.Wings != nil {
			if l, ok := s.Wings.kenoListing(s.Casino.Keno[i].ID); ok {
				out = append(out, l)
			}
		} else if l, ok := s.Floor.Lounge(s.Casino.Keno[i].ID); ok {
			out = append(out, kenoview.Listing(l, s.Store.Now()))
		}
	}
	return out
}

// kenoOdds says what a request is worth in one game.
func (s *Server) kenoOdds(ctx context.Context, l *lounge.Lounge, in *wire.KenoRequest) (wire.KenoOdds, error) {
	t, err := kenoview.Priced(l.Rates(), in)
	if err != nil {
		return wire.KenoOdds{}, err
	}
	k, err := s.analyst.Keno(ctx, askerOf(ctx), t)
	if err != nil {
		return wire.KenoOdds{}, err
	}
	return kenoview.Odds(t, k), nil
}

// handleKeno registers an operation that reads something of a lounge.
func handleKeno[O any](s *Server, op people.Operation, path, summary string, do func(context.Context, *lounge.Lounge) (O, error)) {
	if path != "" {
		path = "/" + path
	}
	handle(s, op, http.MethodGet, "/api/keno/{id}"+path, summary, func(ctx context.Context, in *At) (*Body[O], error) {
		l, err := s.lounge(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		out, err := do(ctx, l)
		return body(out), err
	})
}

// handleKenoRequest registers an operation that answers something about a request for a
// ticket and changes nothing.
func handleKenoRequest[O any](s *Server, op people.Operation, path, summary string,
	do func(context.Context, *lounge.Lounge, *wire.KenoRequest) (O, error)) {
	handle(s, op, http.MethodPost, "/api/keno/{id}/"+path, summary, func(ctx context.Context, in *struct {
		At
		Body wire.KenoRequest
	}) (*Body[O], error) {
		l, err := s.lounge(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		out, err := do(ctx, l, &in.Body)
		return body(out), err
	})
}

// lounge finds a lounge. A private game that has left memory since its owner was there, or that the house has opened
// again without, is read back for its owner. It returns a problem of status 404 if there is none, or if it is a private
// game of somebody else.
func (s *Server) lounge(ctx context.Context, id string) (*lounge.Lounge, error) {
	l, ok := s.Floor.Lounge(id)
	if p := personOf(ctx); !ok && p.May("keno-private") && id == casino.PrivateKenoID+p.ID {
		if had, err := s.Floor.HadPrivateLounge(ctx, p.ID); had || err != nil {
			if err != nil {
				return nil, err
			}
			return s.privateLounge(kenoParty(ctx, "", nil), callerOf(ctx).addr)
		}
	}
	if !ok || !kenoAdmits(ctx, l) {
		return nil, wire.NewProblem(http.StatusNotFound, "there is no such lounge")
	}
	return l, nil
}

// kenoAdmits reports whether whoever asks may come to a lounge: to a private game only
// its owner and staff.
func kenoAdmits(ctx context.Context, l *lounge.Lounge) bool {
	p := personOf(ctx)
	owner := l.Plan().Owner
	return owner == "" || owner == p.ID || p.IsStaff()
}

// kenoParty returns the caller as a lounge knows who gives an order.
func kenoParty(ctx context.Context, key string, sent any) system.Party {
	by := partyOf(ctx, key, sent)
	return system.Party{Who: by.Who, Rank: kenoRank(personOf(ctx).Role), Key: by.Key, Print: by.Print}
}

// kenoRank returns what a role may do in a lounge. A pit boss is a supervisor of keno
// supervisors. Surveillance sees what the inspector sees, and the table of rights gives it no order.
func kenoRank(role casino.Role) system.Rank {
	switch role {
	case casino.KenoWriter:
		return system.Writer
	case casino.KenoSupervisor, casino.PitBoss:
		return system.Supervisor
	case casino.Inspector, casino.Surveillance:
		return system.Inspector
	}
	return system.Patron
}
