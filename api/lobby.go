package api

import (
	"context"
	"net/http"
	"time"

	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/table"
)

// Lobby is the house at a glance.
type Lobby struct {
	Name     string    `json:"name" doc:"Of the house"`
	Currency string    `json:"currency"`
	Tables   []Listing `json:"tables" doc:"Pit by pit. Private tables are listed to those who may come to them"`
}

// Listing is a table in the lobby.
type Listing struct {
	ID         string      `json:"id"`
	Pit        string      `json:"pit"`
	Name       string      `json:"name"`
	Game       string      `json:"game"`
	Title      string      `json:"title" doc:"The name of the game"`
	Chip       money.Cents `json:"chip" doc:"The smallest"`
	Min        money.Cents `json:"min"`
	Max        money.Cents `json:"max"`
	Notices    []Notice    `json:"notices,omitempty"`
	Seats      int         `json:"seats" doc:"Positions that are open"`
	Taken      int         `json:"taken" doc:"By people and bots"`
	Bots       int         `json:"bots"`
	Free       int         `json:"free" doc:"For people: bots make room, and nobody waits for the seat"`
	Phase      string      `json:"phase" enum:"closed,idle,betting,playing"`
	Until      *time.Time  `json:"until,omitempty"`
	Results    []string    `json:"results" doc:"How the last rounds came out, in the dealer's words, the newest last"`
	Spectators int         `json:"spectators"`
	Private    bool        `json:"private,omitempty"`
	Owner      string      `json:"owner,omitempty"`
}

// Notice is a line of the sign at a table.
type Notice struct {
	Law    string `json:"law,omitempty"`
	Text   string `json:"text"`
	Coming bool   `json:"coming,omitempty" doc:"It tells of a change that is to come"`
}

func noticesOf(list []table.Notice) []Notice {
	out := make([]Notice, 0, len(list))
	for _, n := range list {
		out = append(out, Notice{cite(n.By), n.Text, n.Coming})
	}
	return out
}

func listingOf(l *floor.Listing) Listing {
	out := Listing{ID: l.ID, Pit: l.Pit, Name: l.Name, Game: l.Game, Title: l.Title, Chip: l.Chip, Min: l.Limit.Min, Max: l.Limit.Max,
		Seats: l.Seats, Taken: l.Taken, Bots: l.Bots, Free: l.Free, Phase: string(l.Phase),
		Notices: noticesOf(l.Notices), Results: append([]string{}, l.Results...), Spectators: l.Spectators, Private: l.Private, Owner: l.Owner}
	if !l.Until.IsZero() {
		until := l.Until
		out.Until = &until
	}
	return out
}

func (s *Server) lobby() {
	handle(s, "lobby", http.MethodGet, "/api/lobby", "The tables of the house",
		func(ctx context.Context, in *struct {
			Game string `query:"game" maxLength:"64" doc:"Only tables of this game"`
		}) (*Body[Lobby], error) {
			out := Lobby{Name: s.Casino.Name, Currency: s.Casino.Currency, Tables: []Listing{}}
			for _, l := range s.Floor.Lobby() {
				t, ok := s.Floor.Table(l.ID)
				if ok && s.admitted(ctx, t) && (in.Game == "" || in.Game == l.Game) {
					out.Tables = append(out.Tables, listingOf(&l))
				}
			}
			return body(out), nil
		})
	handle(s, "games", http.MethodGet, "/api/games", "The games",
		func(context.Context, *struct{}) (*Body[[]GameTitle], error) {
			var list []GameTitle
			for _, r := range game.All {
				list = append(list, titleOf(r))
			}
			return body(list), nil
		})
	handle(s, "game", http.MethodGet, "/api/games/{id}", "A game: its wagers, options, acts and incidents, and the layout of its tables",
		func(_ context.Context, in *GameAsked) (*Body[Game], error) {
			g, err := in.game()
			if err != nil {
				return nil, err
			}
			return body(*g), nil
		})
	handle(s, "why", http.MethodGet, "/api/law", "What a paragraph says, in our own words",
		func(_ context.Context, in *struct {
			Cite string `query:"cite" required:"true" maxLength:"64" example:"19:47-1.3(c)"`
		}) (*Body[[]Paragraph], error) {
			list, err := paragraphs(in.Cite)
			return body(list), err
		})
}
