package api

import (
	"context"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/floor"
)

// table finds a table. It returns a problem of status 404 if there is none, or if it is
// private and whoever asks is not invited.
func (s *Server) table(ctx context.Context, id string) (*floor.Table, error) {
	t, ok := s.Floor.Table(id)
	if !ok || !admits(ctx, t) {
		return nil, wire.NewProblem(http.StatusNotFound, "there is no such table")
	}
	return t, nil
}

// listing finds a table as table does, wherever in a divided house it is.
func (s *Server) listing(ctx context.Context, id string) (*floor.Listing, error) {
	l, ok := s.Floor.Listing(id)
	if !ok || !admits(ctx, &l) {
		return nil, wire.NewProblem(http.StatusNotFound, "there is no such table")
	}
	return &l, nil
}

// pastTable finds a table as table does, also a private one that has ended: what happened
// there can still be read.
func (s *Server) pastTable(ctx context.Context, id string) (*floor.Table, error) {
	t, ok, err := s.Floor.Past(id)
	if err == nil && (!ok || !admits(ctx, t)) {
		err = wire.NewProblem(http.StatusNotFound, "there is no such table")
	}
	return t, err
}

// admits reports whether whoever asks may come to a table. Staff may go to every
// table, except for the dealer school.
func admits(ctx context.Context, t interface{ Admits(person string) bool }) bool {
	p := personOf(ctx)
	return t.Admits(p.ID) || p.IsStaff() && p.Role != casino.DealerSchool
}

// inPit returns a problem if whoever asks does not work at a table: staff act in their
// own pits, and the dealer school at its own tables.
func inPit(ctx context.Context, l *floor.Listing) error {
	p := personOf(ctx)
	switch {
	case p.Role == casino.DealerSchool && l.Owner != p.ID:
		return wire.NewProblem(http.StatusForbidden, "the dealer school acts at its own private tables")
	case !p.Covers(l.Pit):
		return wire.NewProblem(http.StatusForbidden, "you do not work in the pit "+l.Pit)
	}
	return nil
}
