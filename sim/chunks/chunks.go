// Package chunks plays many rounds in pieces, on all cores, and puts what came
// of the pieces together in their order. The pieces are the same whatever the
// number of cores, so the result is too.
//
// Other modules should not build on this package: it may change in every version.
package chunks

import (
	"context"
	"errors"
	"math"
	"sync"
	"sync/atomic"
)

// Length is about how many rounds are played in one piece from one stream.
const Length = 1 << 14

// Player plays chunks: the rounds from first up to, but without, end. Stops are
// the checkpoints among them, in rounds from the start. P is what came of it.
type Player[P any] interface {
	Chunk(n, first, end int64, stops []int64) (P, error)
}

// Work is a number of rounds in its chunks.
type Work[P any] struct {
	Chunks int64 // how many there are

	rounds int64
	length int64   // of a chunk, the last perhaps excepted
	stops  []int64 // checkpoints, in rounds from the start
	played *atomic.Int64
	merge  func(part P, end int64, stops []int64)
	next   atomic.Int64

	mutex  sync.Mutex
	parts  map[int64]P // that wait for one before them
	merged int64       // chunks that are in the result
}

// New splits rounds into chunks of whole sessions; a session of 0 rounds is
// none. Merge takes what came of the chunks, in their order: the rounds that are
// then done, and the checkpoints within the chunk. Played, if it is not nil,
// counts the rounds that are done.
func New[P any](rounds int64, session int, played *atomic.Int64, merge func(part P, end int64, stops []int64)) *Work[P] {
	w := &Work[P]{rounds: rounds, length: Length, stops: checkpoints(rounds), played: played, merge: merge, parts: map[int64]P{}}
	if n := int64(session); n > 0 {
		w.length = (Length + n - 1) / n * n
	}
	w.Chunks = (rounds + w.length - 1) / w.length
	return w
}

// checkpoints are numbers of rounds at equal distances on a logarithmic scale,
// from a hundred up.
func checkpoints(rounds int64) []int64 {
	const perDecade = 20
	var list []int64
	for i := 0; ; i++ {
		n := int64(math.Round(math.Pow(10, 2+float64(i)/perDecade)))
		if n >= rounds {
			return append(list, rounds)
		}
		list = append(list, n)
	}
}

// Run has the players take one chunk after the other, each on a goroutine of its
// own. It returns when all are played, one of them has failed, or the context is
// done. What a player panics with is the panic of the caller.
func (w *Work[P]) Run(ctx context.Context, players []Player[P]) error {
	var wait sync.WaitGroup
	failed := make([]error, len(players))
	panics := make([]any, len(players))
	for i, p := range players {
		wait.Go(func() {
			defer func() { panics[i] = recover() }()
			failed[i] = w.play(ctx, p)
		})
	}
	wait.Wait()
	for _, v := range panics {
		if v != nil {
			panic(v)
		}
	}
	return errors.Join(failed...)
}

func (w *Work[P]) play(ctx context.Context, p Player[P]) error {
	for ctx.Err() == nil {
		n := w.next.Add(1) - 1
		if n >= w.Chunks {
			return nil
		}
		first, end := w.bounds(n)
		out, err := p.Chunk(n, first, end, within(w.stops, first, end))
		if err != nil {
			w.next.Store(w.Chunks) // nobody needs the rest
			return err
		}
		w.add(n, out)
		if w.played != nil {
			w.played.Add(end - first)
		}
	}
	return nil
}

// bounds are the rounds of a chunk.
func (w *Work[P]) bounds(n int64) (first, end int64) {
	return n * w.length, min((n+1)*w.length, w.rounds)
}

// within are the checkpoints of a chunk.
func within(stops []int64, first, end int64) []int64 {
	for len(stops) > 0 && stops[0] <= first {
		stops = stops[1:]
	}
	for i, n := range stops {
		if n > end {
			return stops[:i]
		}
	}
	return stops
}

// add takes in what came of a chunk. Chunks are merged in their order, as if
// one core had played them all; the few that are done before their turn wait.
func (w *Work[P]) add(n int64, out P) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.parts[n] = out
	for {
		next, ok := w.parts[w.merged]
		if !ok {
			return
		}
		delete(w.parts, w.merged)
		first, end := w.bounds(w.merged)
		w.merge(next, end, within(w.stops, first, end))
		w.merged++
	}
}

// Still calls look while nothing is merged, for whoever wants to see the result
// so far.
func (w *Work[P]) Still(look func()) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	look()
}
