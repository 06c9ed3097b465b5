package api

import (
	"context"
	"net/http"

	"boardwalk/achievements"
	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/table"
)

// noticesOf writes the lines of a sign for the wire.
func noticesOf(list []table.Notice) []wire.Notice {
	out := make([]wire.Notice, 0, len(list))
	for _, n := range list {
		out = append(out, wire.Notice{Law: cite(n.By), Text: n.Text, Coming: n.Coming})
	}
	return out
}

// listingOf writes a listing for the wire.
func listingOf(l *floor.Listing) wire.Listing {
	out := wire.Listing{ID: l.ID, Pit: l.Pit, Name: l.Name, Game: l.Game, Title: l.Title, Chip: l.Chip, Min: l.Limit.Min, Max: l.Limit.Max,
		Seats: l.Seats, Taken: l.Taken, Bots: l.Bots, Free: l.Free, Phase: string(l.Phase),
		Notices: noticesOf(l.Notices), Results: append([]string{}, l.Results...), Spectators: l.Spectators, Private: l.Private, Owner: l.Owner,
		Tournament: l.Tournament}
	for _, h := range l.Hands {
		shown := wire.ShownHand{Box: int(h.Box)}
		for i, c := range h.Cards {
			if h.Tiles == nil {
				shown.Cards = append(shown.Cards, cardText(c))
			} else {
				shown.Cards = append(shown.Cards, h.Tiles[i].String())
			}
		}
		out.Hands = append(out.Hands, shown)
	}
	out.Until = timeOf(l.Until)
	return out
}

// registerLobby registers the lobby, the games and the law.
func (s *Server) registerLobby() {
	handle(s, "lobby", http.MethodGet, "/api/lobby", "The tables of the house",
		func(ctx context.Context, in *struct {
			Game  string `query:"game" maxLength:"64" doc:"Only tables of this game"`
			Watch bool   `query:"watch" doc:"Somebody is looking on: bots may play where nobody is"`
		}) (*Body[wire.Lobby], error) {
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
		})
	handle(s, "games", http.MethodGet, "/api/games", "The games",
		func(context.Context, *struct{}) (*Body[[]wire.GameTitle], error) {
			var list []wire.GameTitle
			for _, r := range game.All {
				list = append(list, titleOf(r))
			}
			return body(list), nil
		})
	handle(s, "game", http.MethodGet, "/api/games/{id}", "A game: its wagers, options, acts and incidents, and the layout of its tables",
		func(_ context.Context, in *GameAsked) (*Body[wire.Game], error) {
			g, err := in.game()
			if err != nil {
				return nil, err
			}
			return body(*g), nil
		})
	handle(s, "why", http.MethodGet, "/api/law", "What a paragraph says, in our own words",
		func(ctx context.Context, in *struct {
			Cite string `query:"cite" required:"true" maxLength:"64" example:"19:47-1.3(c)"`
		}) (*Body[[]wire.Paragraph], error) {
			list, err := paragraphs(in.Cite)
			if err == nil {
				err = s.noteDeed(ctx, achievements.ReadWhy)
			}
			return body(list), err
		})
}
