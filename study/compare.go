package study

import (
	"context"
	"math"
	"runtime"
	"sync"
	"time"

	"boardwalk/beside/worth"
	"boardwalk/card"
	"boardwalk/odds"
)

// Request is what is to be compared.
type Request struct {
	Sets  []RuleSet
	Wager string // only this wager, by id; empty for all
	Plan  Plan   // what becomes of a bankroll; zero is not asked
	Best  bool   // only the first figure of each wager: its best play
	Quick bool   // without results that take their time: no deviation and chances of blackjack's main wager
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
	var mu sync.Mutex
	err := each(ctx, len(q.Sets), q.Cores, q.Tell, func(i int) {
		s := &q.Sets[i]
		if q.Known != nil {
			if c, ok := q.Known(s); ok {
				found[i] = c
				return
			}
		}
		c := q.one(s)
		mu.Lock()
		defer mu.Unlock()
		if found[i] = c; q.Keep != nil {
			q.Keep(s, c)
		}
	})
	c := &Comparison{Sets: []Compared{}, Stopped: err != nil, Seconds: time.Since(start).Seconds()}
	for _, f := range found {
		if f != nil {
			c.Sets = append(c.Sets, *f)
		}
	}
	return c, nil
}

// each does something for every number below n, several at once, and tells how many are done, one at a time. A context that is
// done ends it after those that were begun, with its error.
func each(ctx context.Context, n, cores int, tell func(done, all int), do func(i int)) error {
	if cores <= 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	next := make(chan int)
	var wait sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range min(cores, n) {
		wait.Go(func() {
			for i := range next {
				do(i)
				mu.Lock()
				if done++; tell != nil {
					tell(done, n)
				}
				mu.Unlock()
			}
		})
	}
	defer wait.Wait()
	defer close(next)
	for i := range n {
		select {
		case next <- i:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
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
	figures, err := r.figures(q.Wager, !q.Quick)
	if err != nil {
		c.Error = err.Error()
		return c
	}
	layout, seen := r.layout(), map[string]bool{}
	for _, g := range odds.Groups(figures) {
		if q.Best && seen[g.Wager] {
			continue
		}
		seen[g.Wager] = true
		c.Wagers = append(c.Wagers, q.figuresOf(&g, layout))
	}
	if q.Wager != "" && len(figures) == 0 {
		c.Error = "there are no figures of a wager " + q.Wager
	}
	return c
}

// Figures finds what the wagers of the set are worth: those of the game, or the wager of one's own.
func (r *Ready) Figures() ([]*odds.Figure, error) { return r.figures("", true) }

// figures are those of one wager, or of all if none is named; whole with results that take their time.
func (r *Ready) figures(wager string, whole bool) ([]*odds.Figure, error) {
	if r.Own != nil {
		return r.own()
	}
	report, err := odds.For(r.Rules, r.Choice(), r.Terms)
	if err != nil {
		return nil, err
	}
	var list []*odds.Figure
	for _, f := range report.Figures {
		if wager != "" && f.Wager != wager {
			continue
		}
		list = append(list, f)
		if !whole {
			continue
		}
		if err := f.Complete(); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// own finds what the wager of one's own is worth.
func (r *Ready) own(dead ...card.Card) ([]*odds.Figure, error) {
	w, err := r.worthOfOwn(dead...)
	if err != nil {
		return nil, err
	}
	if w.Figure == nil {
		return []*odds.Figure{simulatedFigure(r.Own.ID, w.Result)}, nil
	}
	return []*odds.Figure{w.Figure}, nil
}

// worthOfOwn is the same with its lines.
func (r *Ready) worthOfOwn(dead ...card.Card) (*worth.Worth, error) {
	return worth.Of(&worth.Asked{Rules: r.Rules, Options: r.Choice(), Terms: r.Terms, Wager: r.Own, Decks: r.Decks, Dead: dead})
}

// Worth is what the wager of one's own is worth, line by line.
func (r *Ready) Worth() (*worth.Worth, error) { return r.worthOfOwn() }

// n0 is after how many wagers the loss on average is as large as the standard deviation.
func n0(f *odds.Figure) float64 {
	house := f.HouseAdvantage()
	if f.Variance == nil || house <= 0 {
		return 0
	}
	return math.Pow(f.StandardDeviation()/house, 2)
}
