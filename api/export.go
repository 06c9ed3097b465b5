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

	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/phh"
	"boardwalk/table"
)

// File is something to keep.
type File struct {
	Type string `header:"Content-Type"`
	Name string `header:"Content-Disposition"`
	Body []byte
}

func file(kind, name string, text []byte) *File {
	return &File{kind, `attachment; filename="` + name + `"`, text}
}

// results writes one line a round, amounts in dollars.
func (s *Server) results(ctx context.Context, in *Which) (*File, error) {
	all, err := s.careers.of(ctx, who(ctx).ID)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Write([]string{"ended", "game", "table", "round", "wagered", "returned", "result"})
	for i := range all {
		if r := &all[i]; in.means(r) {
			w.Write([]string{r.Time.UTC().Format(time.RFC3339), r.Game, r.Table, strconv.FormatUint(r.Round, 10),
				plain(r.Bet), plain(r.Back), plain(r.Back - r.Bet)})
		}
	}
	w.Flush()
	return file("text/csv; charset=utf-8", "boardwalk-rounds.csv", b.Bytes()), w.Error()
}

// plain is an amount as a spreadsheet reads it.
func plain(c money.Cents) string {
	sign := ""
	if c < 0 {
		sign, c = "-", -c
	}
	return fmt.Sprintf("%s%d.%02d", sign, c/100, c%100)
}

// handHistory writes a round of poker down. The hand is made from the whole
// journal, and then every card is taken out of it that whoever asks did not see.
func (s *Server) handHistory(ctx context.Context, in *InRound) (*File, error) {
	t, p, err := s.past(ctx, in)
	if err != nil {
		return nil, err
	}
	if !p.Over {
		return nil, noRound(floor.ErrNoRound)
	}
	var hand *phh.Hand
	why := fmt.Errorf("no hand was dealt")
	saved, rules, options, terms, journal := p.Entries()
	for h, err := range phh.ExportFrom(saved, rules, options, terms, journal) {
		hand, why = h, err
	}
	if hand == nil {
		return nil, newProblem(http.StatusNotFound, "the format cannot say this round: "+why.Error())
	}
	hideUnseen(hand, p.Events)
	hand.Venue = s.Casino.Name
	last := p.Events[len(p.Events)-1].Time.UTC()
	hand.Day, hand.Month, hand.Year = last.Day(), int(last.Month()), last.Year()
	for _, seat := range hand.Seats {
		name := "seat " + strconv.Itoa(seat)
		if i := slices.IndexFunc(p.Players, func(p floor.Player) bool { return int(p.Seat) == seat }); i >= 0 {
			name = p.Players[i].Name
		}
		hand.Players = append(hand.Players, name)
	}
	var b bytes.Buffer
	if err := phh.Write(&b, hand); err != nil {
		return nil, newProblem(http.StatusNotFound, "the format cannot say this round: "+err.Error())
	}
	return file("application/toml; charset=utf-8", fmt.Sprintf("%s-%d.phh", t.ID, in.Round), b.Bytes()), nil
}

// hideUnseen leaves only cards that some events show. A deck has one of each.
func hideUnseen(h *phh.Hand, events []floor.Event) {
	seen := map[card.Card]bool{}
	for i := range events {
		switch e := &events[i].Told; e.Kind {
		case table.Dealt, table.Turned:
			seen[e.Card] = true
		}
	}
	for i := range h.Actions {
		a := &h.Actions[i]
		a.Cards = slices.Clone(a.Cards)
		for k, c := range a.Cards {
			if !seen[c] {
				a.Cards[k] = card.Unknown
			}
		}
	}
}
