package api

import (
	"context"
	"net/http"
	"time"

	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/table"
)

// TableView is a table as one person may see it. In the middle of a round Bets
// and Own are as the round began, and Events are what has happened in it since.
type TableView struct {
	Listing
	Round    int               `json:"round" doc:"Rounds played since the table was set up, and one"`
	Seat     int               `json:"seat,omitempty" doc:"One's own"`
	Own      *Account          `json:"own,omitempty" doc:"What lies in front of one"`
	Waiting  *Waiting          `json:"waiting,omitempty" doc:"What one brings when the round is over; it is set aside until then"`
	Promised []int             `json:"promised" doc:"Seats that others wait for, and take when the round is over"`
	Players  []Player          `json:"players"`
	Bets     []Bet             `json:"bets"`
	Events   []Event           `json:"events" doc:"Of the round under way"`
	Last     uint64            `json:"last" doc:"The last event: where to follow the table from"`
	Status   Status            `json:"status"`
	Options  map[string]string `json:"options"`
}

// Account is what a seat owns.
type Account struct {
	Chips   money.Cents `json:"chips"`
	Cash    money.Cents `json:"cash,omitempty"`
	Coupons money.Cents `json:"coupons,omitempty"`
	Layout  money.Cents `json:"layout" doc:"Chips on the layout"`
	Net     money.Cents `json:"net" doc:"Won or lost since sitting down"`
}

// Waiting is what somebody brings to a table when the round is over.
type Waiting struct {
	For    string      `json:"for" enum:"seat,chips" doc:"A seat, or more chips at the seat that one has"`
	Seat   int         `json:"seat"`
	Amount money.Cents `json:"amount"`
}

// Player is somebody at a table.
type Player struct {
	Seat    int         `json:"seat"`
	Person  string      `json:"person"`
	Name    string      `json:"name"`
	Bot     bool        `json:"bot,omitempty"`
	Chips   money.Cents `json:"chips" doc:"In front of the player; in the middle of a round, as it began"`
	Leaving bool        `json:"leaving,omitempty"`
	Away    bool        `json:"away,omitempty"`
}

// Bet is a wager on the layout.
type Bet struct {
	Seat     int         `json:"seat"`
	Area     string      `json:"area"`
	Amount   money.Cents `json:"amount"`
	Coupon   money.Cents `json:"coupon,omitempty"`
	Vigorish money.Cents `json:"vigorish,omitempty"`
	On       bool        `json:"on,omitempty"`
}

// At names a table.
type At struct {
	ID string `path:"id" maxLength:"64"`
}

func (s *Server) tables() {
	handle(s, "table", http.MethodGet, "/api/tables/{id}", "A table as I may see it",
		func(ctx context.Context, in *At) (*Body[TableView], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			v, err := s.view(ctx, t, who(ctx).ID, false)
			return body(v), err
		})
	s.rounds()
	s.streams()
	handle(s, "make-table", http.MethodPost, "/api/tables", "Have a private table, under lawful options and limits",
		func(ctx context.Context, in *Body[NewTable]) (*Body[TableView], error) {
			t, err := s.Floor.OpenPrivate(party(ctx, "", nil), in.Body.table())
			if err != nil {
				return nil, err
			}
			v, err := s.view(ctx, t, who(ctx).ID, false)
			return body(v), err
		})
}

// NewTable is a private table as somebody wants it. What it does not say is as
// usual at the game, and its odds are the house's where all tables pay alike.
type NewTable struct {
	Game     string            `json:"game" maxLength:"64"`
	Name     string            `json:"name,omitempty" maxLength:"64"`
	Options  map[string]string `json:"options,omitempty" maxProperties:"64"`
	Min      money.Cents       `json:"min,omitempty" minimum:"0"`
	Max      money.Cents       `json:"max,omitempty" minimum:"0"`
	Seats    int               `json:"seats,omitempty" minimum:"0" maximum:"64"`
	Bots     int               `json:"bots,omitempty" minimum:"0" maximum:"64"`
	Betting  int               `json:"betting,omitempty" minimum:"0" maximum:"3600" doc:"Seconds from the end of a round to No more bets"`
	Decision int               `json:"decision,omitempty" minimum:"0" maximum:"3600" doc:"Seconds for an answer"`
}

func (n *NewTable) table() casino.Table {
	t := casino.Table{Game: n.Game, Name: n.Name, Options: n.Options, Seats: n.Seats, Bots: n.Bots,
		Times: casino.Times{Betting: time.Duration(n.Betting) * time.Second, Decision: time.Duration(n.Decision) * time.Second}}
	if l := layouts[n.Game]; l != nil {
		t.Limit = l.rules.Terms().Limit
	}
	if n.Min > 0 {
		t.Limit.Min = n.Min
	}
	if n.Max > 0 {
		t.Limit.Max = n.Max
	}
	return t
}

// table finds a table to which whoever asks may come. To others a private table
// is not there.
func (s *Server) table(ctx context.Context, id string) (*floor.Table, error) {
	t, ok := s.Floor.Table(id)
	if !ok || !s.admitted(ctx, t) {
		return nil, newProblem(http.StatusNotFound, "there is no such table")
	}
	return t, nil
}

// admitted reports whether whoever asks may come to a table. Staff may go
// anywhere.
func (s *Server) admitted(ctx context.Context, t *floor.Table) bool {
	p := who(ctx)
	return t.Admits(p.ID) || p.IsStaff() && p.Role != casino.DealerSchool
}

// view is a table as a person may see it, or as surveillance does.
func (s *Server) view(ctx context.Context, t *floor.Table, person string, all bool) (TableView, error) {
	v, err := t.View(ctx, person)
	if err != nil {
		return TableView{}, err
	}
	news, err := since(ctx, t, person, all, v.At)
	if err != nil {
		return TableView{}, err
	}
	listing := t.Listing()
	l := layoutOf(&listing)
	out := TableView{Listing: listingOf(&listing), Round: v.Round, Seat: int(v.Seat), Players: playersOf(v.Players), Bets: l.betsOf(v.Bets), Events: []Event{}, Promised: []int{},
		Last: news.Last, Status: l.statusOf(&news.Status, s.Store.Now()), Options: v.Options}
	out.Notices = noticesOf(v.Notices)
	if v.Seat != 0 {
		out.Own = &Account{v.Own.Chips, v.Own.Cash, v.Own.Coupons, v.Own.Layout, v.Own.Net}
	}
	if w := v.Waiting; w != nil {
		out.Waiting = &Waiting{w.For, int(w.Seat), w.Amount}
	}
	for _, seat := range v.Promised {
		out.Promised = append(out.Promised, int(seat))
	}
	for i := range news.Events {
		out.Events = append(out.Events, l.eventOf(&news.Events[i]))
	}
	return out, nil
}

func playersOf(list []floor.Player) []Player {
	out := make([]Player, 0, len(list))
	for _, p := range list {
		out = append(out, Player{int(p.Seat), p.Person, p.Name, p.Bot, p.Chips, p.Leaving, p.Away})
	}
	return out
}

func (l *layout) betsOf(list []table.Bet) []Bet {
	out := make([]Bet, 0, len(list))
	for _, b := range list {
		out = append(out, Bet{int(b.Seat), l.name(b.Area), b.Amount, b.Coupon, b.Vigorish, b.On})
	}
	return out
}

// since is all that a person may know of a table from an event on.
func since(ctx context.Context, t *floor.Table, person string, all bool, after uint64) (*floor.News, error) {
	watch := func() (*floor.Stream, error) { return t.Watch(ctx, person, after) }
	if all {
		watch = func() (*floor.Stream, error) { return t.Surveil(ctx, after) }
	}
	for range 3 { // the table may run away from somebody who reads old events
		stream, err := watch()
		if err != nil {
			return nil, err
		}
		news, err := stream.Next(ctx)
		stream.Close()
		if err != floor.ErrSlow {
			return news, err
		}
	}
	return nil, newProblem(http.StatusServiceUnavailable, "the table goes on too fast; try again")
}
