package api

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"

	"boardwalk/api/kenoview"
	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/law"
	"boardwalk/table"
)

// A divided house has a server for its hall and one for each wing. They ask each other with requests that only the
// house's own processes can send: plain JSON under /inside/.

// insideHandler answers what other servers of the house ask.
func (s *Server) insideHandler() http.Handler {
	mux := http.NewServeMux()
	inside(s, mux, "GET /inside/glance", func(r *http.Request, _ *struct{}) (insideGlance, error) {
		return s.insideGlance(r.FormValue("since")), nil
	})
	inside(s, mux, "GET /inside/notices", func(r *http.Request, _ *struct{}) ([]floor.Given, error) {
		return s.Floor.Notices(r.Context())
	})
	inside(s, mux, "POST /inside/tables", func(_ *http.Request, in *insideTable) (struct{}, error) {
		return struct{}{}, s.Floor.SetUp(in.By, &in.Plan)
	})
	inside(s, mux, "POST /inside/keno", func(_ *http.Request, in *insideKeno) (wire.Keno, error) {
		l, err := s.privateLounge(in.Party, in.From)
		if err != nil {
			return wire.Keno{}, err
		}
		return kenoview.Lounge(in.Who, l, s.Store.Now()), nil
	})
	s.insideTables(mux)
	s.insidePeople(mux)
	return mux
}

// insideTables registers what is asked of one table.
func (s *Server) insideTables(mux *http.ServeMux) {
	at := func(r *http.Request) (*floor.Table, error) {
		t, ok := s.Floor.Table(r.PathValue("id"))
		if !ok {
			return nil, law.RefuseFor(law.Unknown, "", "there is no such table")
		}
		return t, nil
	}
	inside(s, mux, "GET /inside/tables/{id}", func(r *http.Request, _ *struct{}) (wire.TableView, error) {
		t, err := at(r)
		if err != nil {
			return wire.TableView{}, err
		}
		return s.view(r.Context(), t, r.FormValue("person"), false)
	})
	inside(s, mux, "POST /inside/tables/{id}/needed", func(r *http.Request, in *insideOrder) (table.NoticeNeeded, error) {
		t, err := at(r)
		if err != nil {
			return table.NoticeNeeded{}, err
		}
		return t.NoticeNeeded(r.Context(), in.Change)
	})
	for path, do := range map[string]func(context.Context, *floor.Table, *insideOrder) (floor.Receipt, error){
		"confirmations": func(ctx context.Context, t *floor.Table, in *insideOrder) (floor.Receipt, error) {
			return t.Confirm(ctx, in.By)
		},
		"notices": func(ctx context.Context, t *floor.Table, in *insideOrder) (floor.Receipt, error) {
			return t.Post(ctx, in.By, in.Change, in.With)
		},
		"withdrawals": func(ctx context.Context, t *floor.Table, in *insideOrder) (floor.Receipt, error) {
			return t.Withdraw(ctx, in.By, in.Notice)
		},
		"shows": func(ctx context.Context, t *floor.Table, in *insideOrder) (floor.Receipt, error) {
			return floor.Receipt{}, t.Show(ctx, in.Until)
		},
	} {
		inside(s, mux, "POST /inside/tables/{id}/"+path, func(r *http.Request, in *insideOrder) (floor.Receipt, error) {
			t, err := at(r)
			if err != nil {
				return floor.Receipt{}, err
			}
			return do(r.Context(), t, in)
		})
	}
}

// insidePeople registers what a wing has the hall note of people.
func (s *Server) insidePeople(mux *http.ServeMux) {
	inside(s, mux, "POST /inside/people/visits", func(_ *http.Request, in *insideVisit) (struct{}, error) {
		return struct{}{}, s.People.Visit(in.Person, in.Table, in.After)
	})
	inside(s, mux, "POST /inside/people/seen", func(_ *http.Request, in *[]string) (struct{}, error) {
		s.People.Seen(*in)
		return struct{}{}, nil
	})
	inside(s, mux, "POST /inside/people/deeds", func(_ *http.Request, in *insideDeed) (struct{}, error) {
		return struct{}{}, s.noteDeedOf(in.Person, in.Deed)
	})
}

// insideGlance returns what the hall learns of this wing.
func (s *Server) insideGlance(since string) insideGlance {
	out := insideGlance{Glance: *s.Floor.Glance(since), Keno: []wire.KenoListing{}}
	for i := range out.Tables {
		out.Desk = append(out.Desk, glanceOf(&out.Tables[i].Listing, out.Tables[i].Status))
	}
	for _, l := range s.Floor.Lounges() {
		out.Keno = append(out.Keno, kenoview.Listing(l, s.Store.Now()))
	}
	return out
}

// inside registers an answer to other servers of the house.
func inside[I, O any](s *Server, mux *http.ServeMux, pattern string, do func(*http.Request, *I) (O, error)) {
	mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		var in I
		var out O
		err := json.NewDecoder(r.Body).Decode(&in)
		if err == nil || err == io.EOF {
			out, err = do(r, &in)
		}
		w.Header().Set("Content-Type", "application/json")
		if err != nil {
			failed := s.insideErrorOf(r.Context(), err)
			w.WriteHeader(failed.Problem.Status)
			_ = json.NewEncoder(w).Encode(failed)
			return
		}
		_ = json.NewEncoder(w).Encode(out)
	})
}

// insideErrorOf describes an error.
func (s *Server) insideErrorOf(ctx context.Context, err error) *insideError {
	out := &insideError{Problem: s.problem(ctx, err)}
	for name, known := range insideKnown {
		if errors.Is(err, known) {
			out.Known = name
		}
	}
	_ = errors.As(err, &out.Refusal)
	return out
}
