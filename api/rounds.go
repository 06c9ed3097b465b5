package api

import (
	"context"
	"net/http"

	"boardwalk/achievements"
	"boardwalk/api/wire"
)

// registerRounds registers past rounds.
func (s *Server) registerRounds() {
	handle(s, "round", http.MethodGet, "/api/tables/{id}/rounds/{round}", "A round of play as I could see it, with its seed",
		func(ctx context.Context, in *InRound) (*Body[wire.RoundReplay], error) {
			t, p, err := s.past(ctx, in)
			if err != nil {
				return nil, err
			}
			return body(replayOf(t, in.Round, p)), nil
		})
	handle(s, "drawn", http.MethodGet, "/api/tables/{id}/rounds/{round}/drawn",
		"The seeds that decided a round: its own, and all since the cards were shuffled",
		func(ctx context.Context, in *InRound) (*Body[[]wire.Drawn], error) {
			t, err := s.pastTable(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			rounds, err := t.Drawn(ctx, personOf(ctx).ID, in.Round)
			if err == nil {
				err = s.noteDeed(ctx, achievements.Proved)
			}
			list := []wire.Drawn{}
			for _, d := range rounds {
				list = append(list, wire.Drawn{Proof: proofOf(&d.Proof, true),
					Of: d.Of, Cards: cardTexts(d.Cards), Deck: cardTexts(d.Deck), Tiles: tileTexts(d.Tiles),
					Full: d.Full, At: append([]uint64{}, d.At...), Followed: d.Followed})
			}
			return body(list), noRound(err)
		})
	handle(s, "decisions", http.MethodGet, "/api/tables/{id}/rounds/{round}/decisions",
		"What every choice of mine in a round was worth, by what I could see then", s.decisions)
	handleFile(s, "hand-history", "/api/tables/{id}/rounds/{round}/phh", "application/toml",
		"A round of poker in the PHH format, with the cards that I could see", s.handHistory)
}
