package api

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"time"

	"boardwalk/api/playerhistory"
	"boardwalk/api/wire"
	"boardwalk/money"
)

// Which is the part of a request that says which rounds are meant.
type Which struct {
	Table string `query:"table" maxLength:"64" doc:"Only those at this table"`
	Game  string `query:"game" maxLength:"64" doc:"Only those of this game"`
}

// means reports whether a round is meant.
func (w *Which) means(r *wire.Round) bool {
	return (w.Table == "" || r.Table == w.Table) && (w.Game == "" || r.Game == w.Game)
}

// registerMyRounds registers the rounds that a person has played.
func (s *Server) registerMyRounds() {
	handle(s, "my-rounds", http.MethodGet, "/api/me/rounds", "The rounds that I played, the newest first",
		func(ctx context.Context, in *struct {
			Which
			Before uint64 `query:"before" maximum:"9007199254740991" doc:"Only rounds before this id; the newest if there is none"`
			Most   int    `query:"most" minimum:"1" maximum:"500" default:"50"`
		}) (*Body[wire.Rounds], error) {
			all, err := s.history.Rounds(ctx, personOf(ctx).ID)
			if err != nil {
				return nil, err
			}
			out := wire.Rounds{Rounds: []wire.Round{}}
			for _, r := range slices.Backward(all) {
				if !in.means(&r) {
					continue
				}
				out.Of++
				switch {
				case in.Before != 0 && r.ID >= in.Before:
				case len(out.Rounds) < in.Most:
					out.Rounds = append(out.Rounds, r)
				default:
					out.Next = out.Rounds[in.Most-1].ID
				}
			}
			return body(out), nil
		})
	handle(s, "my-totals", http.MethodGet, "/api/me/totals", "How I have fared, by game",
		func(ctx context.Context, in *Which) (*Body[[]wire.Totals], error) {
			all, err := s.history.Rounds(ctx, personOf(ctx).ID)
			return body(playerhistory.Totals(all, in.means)), err
		})
	handleFile(s, "my-results", "/api/me/rounds.csv", "text/csv", "The results of all rounds that I played, the oldest first", s.results)
}

// results writes the rounds of whoever asks as CSV, one line for each, amounts in dollars.
func (s *Server) results(ctx context.Context, in *Which) (*File, error) {
	all, err := s.history.Rounds(ctx, personOf(ctx).ID)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Write([]string{"ended", "game", "table", "round", "wagered", "returned", "result"})
	for i := range all {
		if r := &all[i]; in.means(r) {
			w.Write([]string{r.Time.UTC().Format(time.RFC3339), r.Game, r.Table, strconv.FormatUint(r.Round, 10),
				decimal(r.Bet), decimal(r.Back), decimal(r.Back - r.Bet)})
		}
	}
	w.Flush()
	return file("text/csv; charset=utf-8", "boardwalk-rounds.csv", b.Bytes()), w.Error()
}

// decimal writes an amount in dollars as spreadsheets read it.
func decimal(c money.Cents) string {
	sign := ""
	if c < 0 {
		sign, c = "-", -c
	}
	return fmt.Sprintf("%s%d.%02d", sign, c/100, c%100)
}
