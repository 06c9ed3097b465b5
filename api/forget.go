package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/api/owndata"
	"boardwalk/api/wire"
	"boardwalk/people"
	"boardwalk/store"
)

// registerForget registers how a person is forgotten, and how one has what the house keeps of oneself.
func (s *Server) registerForget() {
	handle(s, "forget-me", http.MethodPost, "/api/me/forget",
		"Have the house forget me: everything but my id in the records. Needs my password, unless I am a guest. Ends all my sessions",
		s.forgetMe)
	handle(s, "forget-person", http.MethodDelete, "/api/people/{id}",
		"Forget a player or guest: everything but the id in the records. Ends the person's sessions",
		func(ctx context.Context, in *ByID) (*struct{}, error) {
			p, ok := s.People.Named(in.ID)
			if !ok {
				return nil, people.ErrNobody
			}
			return nil, s.forget(ctx, p.ID)
		})
	s.registerOwnData()
}

// forgetMe forgets the caller.
func (s *Server) forgetMe(ctx context.Context, in *Body[wire.ForgetMe]) (*OnlyCookie, error) {
	c := callerOf(ctx)
	if c.person.Role != people.Guest { // a guest is whoever has the cookie
		// Who guesses passwords without a session holds up nobody who has one.
		if _, err := s.People.SignIn(people.From{Addr: "a session"}, c.person.ID, in.Body.Password); err != nil {
			return nil, err
		}
	}
	if err := s.forget(ctx, c.person.ID); err != nil {
		return nil, err
	}
	return &OnlyCookie{c.cookie("", time.Unix(1, 0))}, nil
}

// forget forgets somebody, by order of the caller, if nothing of the person lies at a table.
func (s *Server) forget(ctx context.Context, id string) error {
	return s.People.Forget(ctx, personOf(ctx).ID, id, func(ctx context.Context) error {
		return s.Floor.MayBeForgotten(ctx, id, func(table string) (bool, error) {
			for _, log := range s.readers() {
				for t, err := range log.Brought(ctx, id, 0) {
					if err != nil {
						return false, err
					}
					if at, ok := t.To.Table(); ok && at == table {
						return true, nil
					}
				}
			}
			return false, nil
		})
	})
}

// registerOwnData registers the file with everything that is kept of a person. It is written while it is read from the
// store: nobody's play is held in memory for it.
func (s *Server) registerOwnData() {
	o := operation[struct{}]("my-data", http.MethodGet, "/api/me/export",
		"Everything that the house keeps of me, as a file of JSON: account, settings, sessions, money and rounds")
	o.Responses = map[string]*huma.Response{"200": {Description: "OK",
		Content: map[string]*huma.MediaType{"application/json": {Schema: &huma.Schema{Type: huma.TypeObject}}}}}
	huma.Register(s.api, o, func(ctx context.Context, _ *struct{}) (*huma.StreamResponse, error) {
		p := personOf(ctx)
		rounds, err := s.history.Rounds(ctx, p.ID)
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		if !s.exporting.TryLock() {
			return nil, wire.TooMany("the file of somebody else is being written; try again in a moment", 5*time.Second)
		}
		mine := owndata.Of{Person: p, Rounds: rounds, Logs: s.readers(), Made: s.Store.Now()}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			defer s.exporting.Unlock()
			_, w := humago.Unwrap(hc)
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("Content-Disposition", `attachment; filename="boardwalk-`+p.ID+`.json"`)
			if err := mine.Write(ctx, w); err != nil { // what is cut off must not look whole
				if !errors.Is(err, context.Canceled) && !store.Unreachable(err) {
					s.Log.ErrorContext(ctx, "what is kept of a person was not written whole", "person", p.ID, "err", err)
				}
				panic(http.ErrAbortHandler)
			}
		}}, nil
	})
}
