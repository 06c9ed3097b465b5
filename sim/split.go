package sim

import (
	"context"
	"errors"
	"math"
	"sync"
	"sync/atomic"
)

// split is a simulation in its chunks.
type split struct {
	*Config
	length int64   // of a chunk, the last perhaps excepted
	chunks int64   // how many
	stops  []int64 // checkpoints, in rounds from the start
	next   atomic.Int64

	mutex  sync.Mutex
	parts  map[int64]*part // that wait for one before them
	merged int64           // chunks that are in the result
	result Result
	poker  *PokerSums // nil but in the poker room
	seats  [][]Point  // likewise, by seat

	couples *Comparison // nil unless two simulations are compared
}

// chunker plays chunks.
type chunker interface {
	chunk(n, first, end int64, stops []int64) (*part, error)
}

// newSplit splits rounds into chunks. A chunk has whole sessions.
func newSplit(c *Config) *split {
	s := &split{Config: c, length: chunkRounds, stops: checkpoints(c.Rounds), parts: map[int64]*part{}}
	if n := int64(c.Session); n > 0 {
		s.length = (chunkRounds + n - 1) / n * n
		s.result.Sessions = newSessions(c.Session, c.Bankroll)
	}
	s.chunks = (c.Rounds + s.length - 1) / s.length
	return s
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

// run has the workers take one chunk after the other. What a worker panics
// with is the panic of who called.
func (s *split) run(ctx context.Context, workers []chunker) error {
	var wait sync.WaitGroup
	failed := make([]error, len(workers))
	panics := make([]any, len(workers))
	for i, w := range workers {
		wait.Go(func() {
			defer func() { panics[i] = recover() }()
			failed[i] = s.work(ctx, w)
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

func (s *split) work(ctx context.Context, w chunker) error {
	for ctx.Err() == nil {
		n := s.next.Add(1) - 1
		if n >= s.chunks {
			return nil
		}
		first, end := s.bounds(n)
		out, err := w.chunk(n, first, end, within(s.stops, first, end))
		if err != nil {
			s.next.Store(s.chunks) // nobody needs the rest
			return err
		}
		s.add(n, out)
		if s.Played != nil {
			s.Played.Add(end - first)
		}
	}
	return nil
}

// bounds are the rounds of a chunk.
func (s *split) bounds(n int64) (first, end int64) {
	return n * s.length, min((n+1)*s.length, s.Rounds)
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

// add takes in what came of a chunk. Chunks are merged in their order, so that
// the points are as if one core had played them all; the few that are done
// before their turn wait.
func (s *split) add(n int64, out *part) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.parts[n] = out
	for next := s.parts[s.merged]; next != nil; next = s.parts[s.merged] {
		delete(s.parts, s.merged)
		s.merge(next)
		s.merged++
	}
}

func (s *split) merge(out *part) {
	r := &s.result
	first, end := s.bounds(s.merged)
	for i, at := range within(s.stops, first, end) {
		if out.poker != nil {
			for seat := range s.seats {
				point := Point{at, s.poker.Seats[seat].Sums}
				point.Add(&out.seats[i][seat])
				s.seats[seat] = append(s.seats[seat], point)
			}
			continue
		}
		point := Point{at, r.Sums}
		point.Add(&out.points[i])
		r.Points = append(r.Points, point)
	}
	r.Sums.Add(&out.Sums)
	if out.sessions != nil {
		r.Sessions.Add(out.sessions)
	}
	if out.poker != nil {
		s.poker.Add(out.poker)
	}
	if out.first != nil {
		s.couples.First.Sums.Add(&out.first.Sums)
		s.couples.pairs.note(&out.first.Sums, &out.Sums)
	}
	r.Rounds = end
	if end == s.Rounds && len(r.Points) > 0 {
		r.Points[len(r.Points)-1].Sums = r.Sums // with what stood at the end played out
	}
}
