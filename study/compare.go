package study

import (
	"context"
	"math"
	"runtime"
	"sync"
	"time"

	"boardwalk/beside/worth"
	"boardwalk/odds"
)

// Request is what is to be compared.
type Request struct {
	Sets  []RuleSet
	Wager string // only this wager, by id; empty for all
	Plan  Plan   // what becomes of a bankroll; zero is not asked
	Cores int    // 0 for all

	Known func(*RuleSet) (*Compared, bool) // a set that was found before, if set
	Keep  func(*RuleSet, *Compared)        // told each that is found, one at a time, if set
	Tell  func(done, all int)              // told how many sets are done, one at a time, if set
}

// Compare finds the figures of every set, several at once. A set that has none says why. A context that is done ends it
// early, with the sets that were found until then.
func Compare(ctx context.Context, q *Request) (*Comparison, error) {
	start := time.Now()
	found := make([]*Compared, len(q.Sets))
	cores := q.Cores
	if cores <= 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	var mu sync.Mutex
	done := 0
	finish := func(i int, c *Compared, kept bool) {
		mu.Lock()
		defer mu.Unlock()
		found[i] = c
		if !kept && q.Keep != nil {
			q.Keep(&q.Sets[i], c)
		}
		if done++; q.Tell != nil {
			q.Tell(done, len(q.Sets))
		}
	}
	next := make(chan int)
	var wait sync.WaitGroup
	for range min(cores, len(q.Sets)) {
		wait.Go(func() {
			for i := range next {
				if q.Known != nil {
					if c, ok := q.Known(&q.Sets[i]); ok {
						finish(i, c, true)
						continue
					}
				}
				finish(i, q.one(&q.Sets[i]), false)
			}
		})
	}
	stopped := false
	for i := range q.Sets {
		select {
		case next <- i:
			continue
		case <-ctx.Done():
			stopped = true
		}
		break
	}
	close(next)
	wait.Wait()
	c := &Comparison{Sets: []Compared{}, Stopped: stopped, Seconds: time.Since(start).Seconds()}
	for _, f := range found {
		if f != nil {
			c.Sets = append(c.Sets, *f)
		}
	}
	return c, nil
}

// one finds the figures of a set.
func (q *Request) one(s *RuleSet) *Compared {
	c := &Compared{RuleSet: *s, Title: s.Title(), Wagers: []Figures{}}
	r, err := s.Read()
	if err != nil {
		c.Error = err.Error()
		return c
	}
	c.GameName, c.Unlawful = r.Rules.Name, odds.UnlawfulOf(r.Unlawful)
	figures, err := r.Figures()
	if err != nil {
		c.Error = err.Error()
		return c
	}
	layout := r.layout()
	for _, g := range odds.Groups(figures) {
		if q.Wager != "" && g.Wager != q.Wager {
			continue
		}
		c.Wagers = append(c.Wagers, q.figuresOf(&g, layout))
	}
	return c
}

// Figures finds what the wagers of the set are worth: those of the game, or the wager of one's own.
func (r *Ready) Figures() ([]*odds.Figure, error) {
	if r.Own == nil {
		report, err := odds.For(r.Rules, r.Choice(), r.Terms)
		if err != nil {
			return nil, err
		}
		for _, f := range report.Figures {
			if err := f.Complete(); err != nil {
				return nil, err
			}
		}
		return report.Figures, nil
	}
	w, err := worth.Of(&worth.Asked{Rules: r.Rules, Options: r.Choice(), Terms: r.Terms, Wager: r.Own, Decks: r.Decks})
	if err != nil {
		return nil, err
	}
	if w.Figure == nil {
		return []*odds.Figure{simulatedFigure(r.Own.ID, w.Result)}, nil
	}
	return []*odds.Figure{w.Figure}, nil
}

// n0 is after how many wagers the loss on average is as large as the standard deviation.
func n0(f *odds.Figure) float64 {
	house := f.HouseAdvantage()
	if f.Variance == nil || house <= 0 {
		return 0
	}
	return math.Pow(f.StandardDeviation()/house, 2)
}
