package api

import (
	"context"
	"net/http"
	"sync"

	"boardwalk/achievements"
	"boardwalk/api/wire"
	"boardwalk/game"
)

// registerLobby registers the lobby, the games and the law.
func (s *Server) registerLobby() {
	handle(s, "lobby", http.MethodGet, "/api/lobby", "The tables of the house", s.lobby)
	handle(s, "games", http.MethodGet, "/api/games", "The games", s.games)
	handle(s, "game", http.MethodGet, "/api/games/{id}", "A game: its wagers, options, acts and incidents, and the layout of its tables",
		s.oneGame)
	handle(s, "why", http.MethodGet, "/api/law", "What a paragraph says, in our own words", s.why)
}

// LobbyAsked is a request for the lobby.
type LobbyAsked struct {
	Game  string `query:"game" maxLength:"64" doc:"Only tables of this game"`
	Watch bool   `query:"watch" doc:"Somebody is looking on: bots may play where nobody is"`
}

// lobby lists the tables of the house.
func (s *Server) lobby(ctx context.Context, in *LobbyAsked) (*Body[wire.Lobby], error) {
	out := wire.Lobby{Name: s.Casino.Name, Currency: s.Casino.Currency, Tables: []wire.Listing{}}
	if in.Watch {
		s.Floor.Watched()
	}
	for _, l := range s.Floor.Lobby() {
		if admits(ctx, &l) && (in.Game == "" || in.Game == l.Game) {
			out.Tables = append(out.Tables, listingOf(&l))
		}
	}
	if in.Game == "" || in.Game == "keno" {
		out.Keno = s.kenoListings()
	}
	return body(out), nil
}

// games lists the games.
func (s *Server) games(context.Context, *struct{}) (*Body[[]wire.GameTitle], error) {
	return body(gameTitles()), nil
}

// gameTitles are the games with their pictures, which are drawn once.
var gameTitles = sync.OnceValue(func() []wire.GameTitle {
	var list []wire.GameTitle
	for _, r := range game.All {
		title := titleOf(r)
		title.Picture = r.Miniature()
		list = append(list, title)
	}
	return list
})

// oneGame describes a game.
func (s *Server) oneGame(_ context.Context, in *GameAsked) (*Body[wire.Game], error) {
	g, err := in.game()
	if err != nil {
		return nil, err
	}
	return body(*g), nil
}

// LawAsked is a request for a paragraph.
type LawAsked struct {
	Cite string `query:"cite" required:"true" maxLength:"64" example:"19:47-1.3(c)"`
}

// why says what a paragraph says.
func (s *Server) why(ctx context.Context, in *LawAsked) (*Body[[]wire.Paragraph], error) {
	list, err := paragraphs(in.Cite)
	if err == nil {
		err = s.noteDeed(ctx, achievements.ReadWhy)
	}
	return body(list), err
}
