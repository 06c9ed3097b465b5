package chunks

import (
	"encoding/json"
	"fmt"
)

// Chunk is a piece of work: the rounds from First up to, but without, End, with the checkpoints among them.
type Chunk struct {
	N     int64   `json:"n"` // its number, which is that of its stream of outcomes
	First int64   `json:"first"`
	End   int64   `json:"end"`
	Stops []int64 `json:"stops,omitempty"`
}

// Elsewhere has a chunk played on another machine, and returns what [Hand.Play] returned there.
type Elsewhere func(Chunk) ([]byte, error)

// Hand plays chunks for a machine that puts them together. What came of one is JSON.
type Hand interface {
	Play(Chunk) ([]byte, error)
}

// NewHand returns a hand that plays as a player does.
func NewHand[P any](p Player[P]) Hand { return hand[P]{p} }

type hand[P any] struct{ player Player[P] }

// Play plays a chunk.
func (h hand[P]) Play(c Chunk) ([]byte, error) {
	if c.N < 0 || c.First < 0 || c.End <= c.First {
		return nil, fmt.Errorf("there are no rounds from %d up to %d", c.First, c.End)
	}
	out, err := h.player.Chunk(c.N, c.First, c.End, c.Stops)
	if err != nil {
		return nil, err
	}
	return json.Marshal(out)
}

// Players returns so many players, made by newPlayer. If elsewhere is set, they have their chunks played there, and fits
// reports whether what came back can be that of a chunk.
func Players[P any](count int, newPlayer func() (Player[P], error), elsewhere Elsewhere, fits func(P, Chunk) bool) ([]Player[P], error) {
	list := make([]Player[P], count)
	for i := range list {
		if elsewhere != nil {
			list[i] = remote[P]{elsewhere, fits}
			continue
		}
		var err error
		if list[i], err = newPlayer(); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// remote has chunks played elsewhere.
type remote[P any] struct {
	play Elsewhere
	fits func(P, Chunk) bool
}

// Chunk has a chunk played, and holds what comes back against what was asked for.
func (r remote[P]) Chunk(n, first, end int64, stops []int64) (out P, err error) {
	c := Chunk{n, first, end, stops}
	text, err := r.play(c)
	if err != nil {
		return out, err
	}
	if err := json.Unmarshal(text, &out); err != nil || !r.fits(out, c) {
		return out, fmt.Errorf("what came of rounds %d to %d cannot be read", first, end)
	}
	return out, nil
}
