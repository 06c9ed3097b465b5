package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"boardwalk/card"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/money"
)

// RoundReplay is a round of play as somebody could see it: how the table stood
// when its seed was committed to, and what happened from then on.
type RoundReplay struct {
	Table   string            `json:"table"`
	Name    string            `json:"name"`
	Game    string            `json:"game"`
	Round   uint64            `json:"round"`
	Time    time.Time         `json:"time" doc:"When it ended, or the last that is known of it"`
	Over    bool              `json:"over"`
	Hash    string            `json:"hash" doc:"SHA-256 of the seed, committed to before the first wager"`
	Seed    string            `json:"seed" doc:"The seed, revealed after the round; empty if it would give away cards that nobody was shown"`
	Cuts    []string          `json:"cuts" doc:"What players gave to be mixed in, in order"`
	Seat    int               `json:"seat,omitempty" doc:"One's own"`
	Chip    money.Cents       `json:"chip" doc:"The smallest"`
	Options map[string]string `json:"options"`
	Players []Player          `json:"players"`
	Bets    []Bet             `json:"bets"`
	Facts   []Fact            `json:"facts" doc:"What everybody saw besides cards and wagers when it began"`
	After   []Fact            `json:"after" doc:"And when it ended"`
	Events  []Event           `json:"events"`
}

// Drawn is what came of one seed.
type Drawn struct {
	Round uint64   `json:"round"`
	Hash  string   `json:"hash"`
	Seed  string   `json:"seed" doc:"Empty if it is for auditors alone"`
	Cuts  []string `json:"cuts"`
	Of    []int    `json:"of" doc:"Among how many each outcome was drawn"`
	Cards []string `json:"cards" doc:"That came of them where cards were drawn, as one could see them"`
	Deck  []string `json:"deck" doc:"One deck of the shoe, in the order in which a full shoe has its cards; empty where no cards are drawn"`
	Full  int      `json:"full" doc:"How many cards the shoe has when it is full"`

	Followed bool `json:"followed" doc:"Every card up to here comes from a full shoe that is dealt down, so that seeds alone give it again"`
}

// InRound names a round of play at a table.
type InRound struct {
	At
	Round uint64 `path:"round" maximum:"9007199254740991"`
}

func (s *Server) rounds() {
	handle(s, "round", http.MethodGet, "/api/tables/{id}/rounds/{round}", "A round of play as I could see it, with its seed",
		func(ctx context.Context, in *InRound) (*Body[RoundReplay], error) {
			t, p, err := s.past(ctx, in)
			if err != nil {
				return nil, err
			}
			return body(replayOf(t, in.Round, p)), nil
		})
	handle(s, "drawn", http.MethodGet, "/api/tables/{id}/rounds/{round}/drawn", "The seeds that decided a round: its own, and all since the cards were shuffled",
		func(ctx context.Context, in *InRound) (*Body[[]Drawn], error) {
			t, err := s.table(ctx, in.ID)
			if err != nil {
				return nil, err
			}
			rounds, err := t.Drawn(ctx, who(ctx).ID, in.Round)
			list := []Drawn{}
			for _, d := range rounds {
				list = append(list, Drawn{Round: d.Round, Hash: d.Hash, Seed: d.Seed, Cuts: append([]string{}, d.Cuts...),
					Of: d.Of, Cards: cardTexts(d.Cards), Deck: cardTexts(d.Deck), Full: d.Full, Followed: d.Followed})
			}
			return body(list), noRound(err)
		})
	handleFile(s, "hand-history", "/api/tables/{id}/rounds/{round}/phh", "application/toml", "A round of poker in the PHH format, with the cards that I could see", s.handHistory)
	s.playing()
}

// past is a round as whoever asks could see it.
func (s *Server) past(ctx context.Context, in *InRound) (*floor.Table, *floor.Past, error) {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return nil, nil, err
	}
	p, err := t.Past(ctx, who(ctx).ID, in.Round)
	return t, p, noRound(err)
}

func noRound(err error) error {
	if errors.Is(err, floor.ErrNoRound) {
		return newProblem(http.StatusNotFound, "there is no such round, or it is not over")
	}
	return err
}

func replayOf(t *floor.Table, round uint64, p *floor.Past) RoundReplay {
	l, listing := layouts[p.Game], t.Listing()
	out := RoundReplay{Table: t.ID, Name: listing.Name, Game: p.Game, Round: round, Over: p.Over, Cuts: []string{}, Seat: int(p.Seat), Chip: p.Terms.Chip,
		Options: p.Options, Players: playersOf(p.Players), Bets: l.betsOf(p.Bets), Facts: factsOf(p.Status.Facts), After: factsOf(p.After), Events: []Event{}}
	for i := range p.Events {
		e := &p.Events[i]
		switch e.Kind {
		case journal.KindCommit:
			out.Hash = e.Text
		case journal.KindCut:
			out.Cuts = append(out.Cuts, e.Text)
		case journal.KindReveal:
			out.Seed = e.Text
		}
		out.Time = e.Time
		out.Events = append(out.Events, l.eventOf(e))
	}
	return out
}

func cardTexts(cards []card.Card) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = cardText(c)
	}
	return list
}
