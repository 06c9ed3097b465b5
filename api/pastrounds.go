package api

import (
	"context"
	"errors"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/card"
	"boardwalk/design"
	"boardwalk/floor"
	"boardwalk/odds"
	"boardwalk/tile"
)

// InRound is the part of a request that names a round at a table.
type InRound struct {
	At
	Round uint64 `path:"round" maximum:"9007199254740991"`
}

// past returns a round as whoever asks could see it.
func (s *Server) past(ctx context.Context, in *InRound) (*floor.Table, *floor.Past, error) {
	t, err := s.pastTable(ctx, in.ID)
	if err != nil {
		return nil, nil, err
	}
	p, err := t.Past(ctx, personOf(ctx).ID, in.Round)
	return t, p, noRound(err)
}

// noRound makes a problem of the error that there is no such round.
func noRound(err error) error {
	if errors.Is(err, floor.ErrNoRound) {
		return wire.NewProblem(http.StatusNotFound, "there is no such round, or it is not over")
	}
	return err
}

// replayOf writes a past round for the wire.
func replayOf(t *floor.Table, round uint64, p *floor.Past) wire.RoundReplay {
	listing := t.Listing()
	l := layoutAt(&listing)
	if p.Game != listing.Game { // it dealt another one then
		l = layoutOf(p.Game)
	}
	out := wire.RoundReplay{Table: t.ID, Name: listing.Name, Game: p.Game, Round: round, Over: p.Over,
		Proof: proofOf(&p.Proof, p.Over), Seat: int(p.Seat),
		Seats: listing.Seats, Chip: p.Terms.Chip,
		Designed: listing.Rules != nil && listing.Rules.Designed(), Options: p.Options,
		Players: playersOf(p.Players), Bets: l.betsOf(p.Bets), Facts: factsOf(p.Status.Facts),
		After: factsOf(p.After), Events: []wire.Event{}}
	if out.Designed {
		out.Unlawful = odds.UnlawfulOf(design.Unlawful(listing.Rules, listing.Options, listing.Terms))
	}
	for i := range p.Events {
		e := &p.Events[i]
		out.Time = e.Time
		out.Events = append(out.Events, l.eventOf(e))
	}
	return out
}

// proofOf writes the proof of a round for the wire.
func proofOf(p *floor.SeedProof, over bool) wire.SeedProof {
	out := wire.SeedProof{Round: p.Round, Series: wire.Series(p.Series), Hash: p.Hash, Path: p.Path, Chain: p.Chain, Seed: p.Seed,
		Cuts: []wire.CutProof{}, Void: p.Void, Free: p.Free}
	switch {
	case p.Seed != "":
	case !over:
		out.Due = "round"
	case p.Sealed != "":
		out.Due = "never"
	default:
		out.Due = "shoe"
	}
	for _, c := range p.Cuts {
		out.Cuts = append(out.Cuts, wire.CutProof{Seat: int(c.Seat), Person: c.Person, Name: c.Name, Hash: c.Hash, Secret: c.Secret})
	}
	if p.Beacon != 0 && p.Chained != nil {
		b := p.Chained
		out.Beacon = &wire.BeaconProof{Scheme: b.Scheme, Key: b.Key, Genesis: b.Genesis, Period: b.Period, Round: p.Beacon, Value: p.Value}
	}
	return out
}

// cardTexts writes cards as text.
func cardTexts(cards []card.Card) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = cardText(c)
	}
	return list
}

// tileTexts writes tiles as text.
func tileTexts(tiles []tile.Tile) []string {
	list := make([]string, len(tiles))
	for i, t := range tiles {
		list[i] = t.String()
	}
	return list
}
