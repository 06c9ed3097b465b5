package api

import (
	"context"
	"net/http"
	"slices"
	"time"

	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/table"
)

// Round is a round of play that a person took part in.
type Round struct {
	Table string      `json:"table"`
	Round uint64      `json:"round" doc:"The number of its seed"`
	Time  time.Time   `json:"time" doc:"When it ended"`
	After uint64      `json:"after" doc:"The last event before it"`
	Until uint64      `json:"until" doc:"Its last event"`
	Bet   money.Cents `json:"bet" doc:"What the person put on the layout"`
	Back  money.Cents `json:"back" doc:"What came back of it, with what was won"`
}

// RoundReplay is a round of play as somebody could see it.
type RoundReplay struct {
	Table  string    `json:"table"`
	Game   string    `json:"game"`
	Round  uint64    `json:"round"`
	Time   time.Time `json:"time"`
	Hash   string    `json:"hash" doc:"SHA-256 of the seed, committed to before the first wager"`
	Seed   string    `json:"seed" doc:"The seed, revealed after the round"`
	Cuts   []string  `json:"cuts" doc:"What players gave to be mixed in, in order"`
	Events []Event   `json:"events"`
}

// roundsOf are the rounds of a person at a table, as far back as the visits
// that are kept.
func (s *Server) roundsOf(ctx context.Context, id string, after uint64) ([]Round, error) {
	p := who(ctx)
	list := []Round{}
	i := slices.IndexFunc(p.Visits, func(v people.Visit) bool { return v.Table == id })
	t, ok := s.Floor.Table(id)
	if i < 0 || !ok {
		return list, nil
	}
	news, err := since(ctx, t, p.ID, false, max(after, p.Visits[i].After))
	if err != nil {
		return nil, err
	}
	for r := range rounds(news.Events) {
		if mine := r.of(id, p.ID); mine.Bet != 0 || mine.Back != 0 {
			list = append(list, mine)
		}
	}
	slices.Reverse(list)
	return list[:min(len(list), mostRounds)], nil
}

// before is the last event before the round that is coming or under way at a
// table, as far as it is at hand.
func before(ctx context.Context, t *floor.Table) (uint64, error) {
	last := t.Last()
	news, err := since(ctx, t, "", false, last-min(last, 200))
	if err != nil {
		return 0, err
	}
	for _, e := range slices.Backward(news.Events) {
		if e.Kind == journal.KindCommit {
			return e.N - 1, nil
		}
	}
	return last, nil
}

// mostRounds is how many are told at once.
const mostRounds = 500

// part is the events of a seed, from the commitment to the revelation.
type part struct {
	round  uint64
	events []floor.Event
	seats  map[table.Seat]string // who sat where when it began
}

// rounds cuts events into rounds that are over.
func rounds(events []floor.Event) func(yield func(*part) bool) {
	return func(yield func(*part) bool) {
		seats := map[table.Seat]string{}
		now := &part{seats: map[table.Seat]string{}} // whose commitment came before
		for i := range events {
			e := &events[i]
			if e.Kind == journal.KindCommit {
				now = &part{round: e.Round, seats: map[table.Seat]string{}}
				for seat, person := range seats {
					now.seats[seat] = person
				}
			}
			switch e.Kind {
			case journal.KindSit:
				seats[e.Seat] = e.Person
			case journal.KindStand:
				delete(seats, e.Seat)
			}
			if now == nil {
				continue
			}
			now.events = append(now.events, *e)
			if e.Kind == journal.KindReveal {
				now.round = e.Round
				if !yield(now) {
					return
				}
				now = nil
			}
		}
	}
}

// of is what a round was for a person.
func (p *part) of(id, person string) Round {
	last := &p.events[len(p.events)-1]
	r := Round{Table: id, Round: p.round, Time: last.Time, After: p.events[0].N - 1, Until: last.N}
	for i := range p.events {
		e := &p.events[i]
		switch e.Kind {
		case journal.KindSit:
			p.seats[e.Seat] = e.Person
			continue
		case journal.KindStand:
			delete(p.seats, e.Seat)
			continue
		}
		told := &e.Told
		if e.Kind != journal.KindEntry || p.seats[told.Seat] != person {
			continue
		}
		switch told.Kind {
		case table.Wagered:
			r.Bet += told.Amount
		case table.Reduced:
			r.Bet -= told.Amount
		case table.Paid:
			r.Back += told.Amount + told.Stake
		case table.Returned:
			r.Back += told.Stake
		case table.Awarded:
			r.Back += told.Amount
		case table.Vigorished:
			r.Bet += told.Amount
		}
	}
	return r
}

// replay is one round as whoever asks could see it.
func (s *Server) replay(ctx context.Context, t *floor.Table, round, after uint64) (RoundReplay, error) {
	news, err := since(ctx, t, who(ctx).ID, false, after)
	if err != nil {
		return RoundReplay{}, err
	}
	listing := t.Listing()
	l := layoutOf(&listing)
	for r := range rounds(news.Events) {
		if r.round != round {
			continue
		}
		out := RoundReplay{Table: t.ID, Game: listing.Game, Round: round, Cuts: []string{}}
		for i := range r.events {
			e := &r.events[i]
			switch e.Kind {
			case journal.KindCommit:
				out.Hash = e.Text
			case journal.KindCut:
				out.Cuts = append(out.Cuts, e.Text)
			case journal.KindReveal:
				out.Seed, out.Time = e.Text, e.Time
			}
			out.Events = append(out.Events, l.eventOf(e))
		}
		return out, nil
	}
	return RoundReplay{}, newProblem(http.StatusNotFound, "there is no such round, or it is not over")
}
