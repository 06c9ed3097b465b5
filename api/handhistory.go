package api

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"boardwalk/api/wire"
	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/phh"
	"boardwalk/table"
)

// handHistory writes a round of poker in the PHH format. It exports the hand from the
// whole journal, and then hides every card that whoever asks did not see.
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
		return nil, wire.NewProblem(http.StatusNotFound, "the format cannot say this round: "+why.Error())
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
		return nil, wire.NewProblem(http.StatusNotFound, "the format cannot say this round: "+err.Error())
	}
	return file("application/toml; charset=utf-8", fmt.Sprintf("%s-%d.phh", t.ID, in.Round), b.Bytes()), nil
}

// hideUnseen replaces all cards that the events do not show by unknown ones. A deck has
// one of each card, so a card that was seen is known wherever it stands.
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
