package api

import (
	"context"
	"crypto/hmac"
	"encoding/base64"
	"errors"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/floor"
)

// registerTables registers tables as players see them, and private tables.
func (s *Server) registerTables() {
	handleTable(s, "table", "/api/tables/{id}", "A table as I may see it",
		func(ctx context.Context, t *floor.Table) (wire.TableView, error) {
			return s.view(ctx, t, personOf(ctx).ID, false)
		})
	handle(s, "make-table", http.MethodPost, "/api/tables", "Have a private table, under lawful options and limits",
		func(ctx context.Context, in *struct {
			Key  string `header:"Idempotency-Key" maxLength:"64" doc:"Names the order: sent again with the same key, the answer is the same table"`
			Body wire.NewTable
		}) (*Body[wire.TableView], error) {
			id, err := s.openPrivate(callerOf(ctx), in.Key, &in.Body)
			if err != nil {
				return nil, err
			}
			if s.Wings != nil {
				v, err := s.Wings.view(ctx, id, personOf(ctx).ID)
				return body(v), err
			}
			t, err := s.table(ctx, id)
			if err != nil {
				return nil, err
			}
			v, err := s.view(ctx, t, personOf(ctx).ID, false)
			return body(v), err
		})
	handle(s, "join", http.MethodPost, "/api/tables/{id}/guests", "Come to a private table with the code of its owner's invitation",
		func(ctx context.Context, in *struct {
			ByID
			Body wire.JoinCode
		}) (*Body[wire.TableView], error) {
			t, ok := s.Floor.Table(in.ID)
			if !ok || !t.Published().Private || !hmac.Equal([]byte(in.Body.Code), []byte(s.joinCode(t.ID))) {
				return nil, wire.NewProblem(http.StatusNotFound, "this invitation is not good: the table has ended, or the link is not whole")
			}
			me := personOf(ctx)
			if _, err := t.Invite(ctx, partyOf(ctx, "", nil), me.ID, true); err != nil {
				return nil, err
			}
			v, err := s.view(ctx, t, me.ID, false)
			return body(v), err
		})
}

// joinCode is what the owner of a private table gives away so that others may come to it.
// Nobody can guess it, and it is good as long as the table is there: the numbers of private
// tables are not given twice.
func (s *Server) joinCode(table string) string {
	return base64.RawURLEncoding.EncodeToString(s.Store.MAC("join", table)[:12])
}

// view returns a table as a person may see it, or, with all, as surveillance sees it.
func (s *Server) view(ctx context.Context, t *floor.Table, person string, all bool) (wire.TableView, error) {
	v, err := t.View(ctx, person)
	if err != nil {
		return wire.TableView{}, err
	}
	news, err := since(ctx, t, person, all, v.At)
	if err != nil {
		return wire.TableView{}, err
	}
	listing := t.Listing()
	l := layoutAt(&listing)
	out := wire.TableView{Listing: listingOf(&listing), Round: v.Round, Seat: int(v.Seat),
		Players: s.playersWithPictures(v.Players), Bets: l.betsOf(v.Bets), Centre: v.Centre,
		Events: []wire.Event{}, Promised: []int{},
		Last: news.Last, Status: l.statusOf(&news.Status, s.Store.Now()), Options: v.Options}
	out.Notices, out.Design = noticesOf(v.Notices), designAt(&listing)
	if listing.Private && listing.Owner == person {
		out.Join = s.joinCode(t.ID)
	}
	if v.Seat != 0 {
		out.Own = &wire.Account{Chips: v.Own.Chips, Cash: v.Own.Cash, Coupons: v.Own.Coupons, Layout: v.Own.Layout, Net: v.Own.Net}
	}
	if w := v.Waiting; w != nil {
		out.Waiting = &wire.Waiting{For: w.For, Seat: int(w.Seat), Amount: w.Amount}
	}
	for _, u := range v.Units {
		out.Units = append(out.Units, wire.Unit{Area: l.name(u.Area), Unit: u.Unit})
	}
	for _, o := range v.Outlook {
		x := wire.Outlook{Area: l.name(o.Area), Wins: []wire.OutlookWin{}, Loses: append([]string{}, o.Loses...)}
		for _, w := range o.Wins {
			x.Wins = append(x.Wins, wire.OutlookWin(w))
		}
		out.Outlook = append(out.Outlook, x)
	}
	for _, seat := range v.Promised {
		out.Promised = append(out.Promised, int(seat))
	}
	for i := range news.Events {
		out.Events = append(out.Events, l.eventOf(&news.Events[i]))
	}
	return out, nil
}

// playersWithPictures writes players for the wire, with the pictures that they have made.
func (s *Server) playersWithPictures(list []floor.Player) []wire.Player {
	out := playersOf(list)
	for i := range out {
		if p, ok := s.People.Find(out[i].Person); ok {
			out[i].Picture = p.Picture
		}
	}
	return out
}

// since returns all that a person may know of a table after an event, as far back as it
// can be followed; with all, every card face up.
func since(ctx context.Context, t *floor.Table, person string, all bool, after uint64) (*floor.News, error) {
	for range 3 { // while old events are read, a fast table may drop the stream
		news, err := readAll(ctx, t, person, all, after)
		var gone *floor.Gone
		switch {
		case errors.As(err, &gone):
			after = gone.First + 64 // the table goes on meanwhile
		case err != floor.ErrSlow:
			return news, err
		}
	}
	return nil, wire.NewProblem(http.StatusServiceUnavailable, "the table goes on too fast; try again")
}

// readAll reads a stream until there is no more of it.
func readAll(ctx context.Context, t *floor.Table, person string, all bool, after uint64) (*floor.News, error) {
	watch := func() (*floor.Stream, error) { return t.Watch(ctx, person, after) }
	if all {
		watch = func() (*floor.Stream, error) { return t.Surveil(ctx, after) }
	}
	stream, err := watch()
	if err != nil {
		return nil, err
	}
	defer stream.Close()
	var old []floor.Event
	for {
		news, err := stream.Next(ctx)
		if err != nil || !news.Part && len(old) == 0 {
			return news, err
		}
		old = append(old, news.Events...)
		if !news.Part {
			whole := *news
			whole.Events = old
			return &whole, nil
		}
	}
}
