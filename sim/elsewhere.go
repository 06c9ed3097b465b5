package sim

import (
	"encoding/json"
	"fmt"

	"boardwalk/money"
)

// Chunk is a piece of a simulation: the rounds from First up to, but without, End, with the checkpoints among them.
type Chunk struct {
	N     int64   `json:"n"` // its number, which is that of its stream of outcomes
	First int64   `json:"first"`
	End   int64   `json:"end"`
	Stops []int64 `json:"stops,omitempty"`
}

// Elsewhere has a chunk of a simulation played on another machine, and returns what [Hand.Play] returned there.
type Elsewhere func(Chunk) ([]byte, error)

// Hand plays chunks of a simulation that is put together elsewhere.
type Hand struct{ worker *worker }

// NewHand makes one for a simulation.
func NewHand(c Config) (*Hand, error) {
	p, err := newPlan(&c)
	if err != nil {
		return nil, err
	}
	w, err := newWorker(p)
	return &Hand{w}, err
}

// Play plays a chunk.
func (h *Hand) Play(c Chunk) ([]byte, error) {
	if c.N < 0 || c.First < 0 || c.End <= c.First {
		return nil, fmt.Errorf("there are no rounds from %d up to %d", c.First, c.End)
	}
	out, err := h.worker.Chunk(c.N, c.First, c.End, c.Stops)
	if err != nil {
		return nil, err
	}
	return json.Marshal(out.sent())
}

// sentPart is a part as it goes from one machine to another.
type sentPart struct {
	Sums     sentSums      `json:"sums"`
	Points   []sentSums    `json:"points,omitempty"`
	Sessions *sentSessions `json:"sessions,omitempty"`
}

type sentSums struct {
	Sums
	High uint64 `json:"high"` // of the squares
	Low  uint64 `json:"low"`
}

type sentSessions struct {
	Sessions
	Results []Ended `json:"results"`
}

func sendSums(s Sums) sentSums { return sentSums{s, s.squares.high, s.squares.low} }

func (s *sentSums) sums() Sums {
	out := s.Sums
	out.squares = Wide{s.High, s.Low}
	return out
}

// sent returns the part for another machine.
func (p *part) sent() *sentPart {
	out := &sentPart{Sums: sendSums(p.Sums)}
	for _, s := range p.points {
		out.Points = append(out.Points, sendSums(s))
	}
	if p.sessions != nil {
		out.Sessions = &sentSessions{*p.sessions, p.sessions.Results()}
	}
	return out
}

// remote plays chunks elsewhere.
type remote struct{ play Elsewhere }

// Chunk has a chunk played, and holds what comes back against what was asked for.
func (r remote) Chunk(n, first, end int64, stops []int64) (*part, error) {
	text, err := r.play(Chunk{n, first, end, stops})
	if err != nil {
		return nil, err
	}
	var sent sentPart
	if err := json.Unmarshal(text, &sent); err != nil || len(sent.Points) != len(stops) {
		return nil, fmt.Errorf("what came of rounds %d to %d cannot be read", first, end)
	}
	out := &part{Sums: sent.Sums.sums()}
	for i := range sent.Points {
		out.points = append(out.points, sent.Points[i].sums())
	}
	if sent.Sessions != nil {
		s := sent.Sessions.Sessions
		s.results = make(map[money.Cents]int64, len(sent.Sessions.Results))
		for _, e := range sent.Sessions.Results {
			s.results[e.Net] = e.Count
		}
		out.sessions = &s
	}
	return out, nil
}
