package sim

import (
	"cmp"
	"encoding/json"
	"math"
	"slices"

	"boardwalk/money"
)

// Sessions is what became of players who came with a bankroll and stayed for a
// number of rounds, each after the other. All of it is counted in whole
// numbers, so it adds up to the same in any order.
type Sessions struct {
	Rounds   int         // of a session
	Bankroll money.Cents // what a session begins with; 0 for as much as it takes

	Count   int64       // sessions that were played to the end
	Ruined  int64       // of which ended early, with less than a wager left
	Run     int64       // the longest run of lost wagers in any
	Runs    int64       // the longest in each, added up
	Drop    money.Cents // the largest drawdown in any: from the most that was there to the least after it
	Drops   money.Cents // the largest in each, added up
	results map[money.Cents]int64
}

// The results of sessions go from one machine to another as a list.
type sentSessions struct {
	*bareSessions
	Results []Ended
}

type bareSessions Sessions

// MarshalJSON writes all that was counted.
func (s *Sessions) MarshalJSON() ([]byte, error) {
	return json.Marshal(sentSessions{(*bareSessions)(s), s.Results()})
}

// UnmarshalJSON reads it.
func (s *Sessions) UnmarshalJSON(text []byte) error {
	sent := sentSessions{bareSessions: (*bareSessions)(s)}
	if err := json.Unmarshal(text, &sent); err != nil {
		return err
	}
	s.results = make(map[money.Cents]int64, len(sent.Results))
	for _, e := range sent.Results {
		s.results[e.Net] += e.Count
	}
	return nil
}

// Ended is how many sessions ended with a net result.
type Ended struct {
	Net   money.Cents
	Count int64
}

// Session is one that is being played.
type Session struct {
	net, most, drop money.Cents
	run, longest    int64
	ruined          bool
}

// Note counts a decided wager, unless the player has left already: a result
// below the least leaves too little of the bankroll for another wager. What a
// player adds in the course of a round (a double down, a raise) is always
// covered, so that the way of playing stays the same to the end.
func (s *Session) Note(net, least money.Cents) {
	if s.ruined {
		return
	}
	s.net += net
	s.most = max(s.most, s.net)
	s.drop = max(s.drop, s.most-s.net)
	switch {
	case net < 0:
		s.run++
		s.longest = max(s.longest, s.run)
	case net > 0:
		s.run = 0
	}
	s.ruined = s.net < least
}

// End counts a session that is over.
func (s *Sessions) End(x *Session) {
	s.Count++
	if x.ruined {
		s.Ruined++
	}
	s.Run, s.Runs = max(s.Run, x.longest), s.Runs+x.longest
	s.Drop, s.Drops = max(s.Drop, x.drop), s.Drops+x.drop
	s.results[x.net]++
}

// Add adds others up with these.
func (s *Sessions) Add(o *Sessions) {
	s.Count += o.Count
	s.Ruined += o.Ruined
	s.Run, s.Runs = max(s.Run, o.Run), s.Runs+o.Runs
	s.Drop, s.Drops = max(s.Drop, o.Drop), s.Drops+o.Drops
	for net, n := range o.results {
		s.results[net] += n
	}
}

// Results are the ends of the sessions, the worst first.
func (s *Sessions) Results() []Ended {
	list := make([]Ended, 0, len(s.results))
	for net, n := range s.results {
		list = append(list, Ended{net, n})
	}
	slices.SortFunc(list, func(a, b Ended) int { return cmp.Compare(a.Net, b.Net) })
	return list
}

// RuinProbability is the part of the sessions that ended early, with its
// standard error.
func (s *Sessions) RuinProbability() (p, se float64) {
	if s.Count == 0 {
		return 0, 0
	}
	p = float64(s.Ruined) / float64(s.Count)
	return p, math.Sqrt(p * (1 - p) / float64(s.Count))
}

// MeanRun is the longest run of lost wagers of a session on average.
func (s *Sessions) MeanRun() float64 { return float64(s.Runs) / float64(max(s.Count, 1)) }

// MeanDrop is the largest drawdown of a session on average.
func (s *Sessions) MeanDrop() money.Cents { return s.Drops / money.Cents(max(s.Count, 1)) }

// Mean is what a session brings on average.
func (s *Sessions) Mean() money.Cents {
	sum := money.Cents(0)
	for net, n := range s.results {
		sum += net * money.Cents(n)
	}
	return sum / money.Cents(max(s.Count, 1))
}

// Percentile is the result that so many percent of the sessions do not exceed.
func (s *Sessions) Percentile(percent int64) money.Cents {
	seen := int64(0)
	var last money.Cents
	for _, e := range s.Results() {
		if last, seen = e.Net, seen+e.Count; seen*100 >= s.Count*percent {
			break
		}
	}
	return last
}

// Bar is a bar of a histogram: results from From up to, but without, To.
type Bar struct {
	From, To money.Cents
	Count    int64
}

// Histogram puts the results into at most so many bars of equal width: once,
// twice or five times a power of ten of the unit, and the least that will do.
func (s *Sessions) Histogram(bars int, unit money.Cents) []Bar {
	results := s.Results()
	if len(results) == 0 {
		return nil
	}
	first, last := results[0].Net, results[len(results)-1].Net
	width, step := unit, 0
	for last.Down(width)-first.Down(width) >= width*money.Cents(bars) {
		width = width * [3]money.Cents{4, 5, 4}[step] / 2
		step = (step + 1) % 3
	}
	from := first.Down(width)
	list := make([]Bar, (last-from)/width+1)
	for i := range list {
		list[i].From, list[i].To = from+money.Cents(i)*width, from+money.Cents(i+1)*width
	}
	for _, e := range results {
		list[(e.Net-from)/width].Count += e.Count
	}
	return list
}

// NewSessions returns the account of no sessions yet.
func NewSessions(rounds int, bankroll money.Cents) *Sessions {
	return &Sessions{Rounds: rounds, Bankroll: bankroll, results: map[money.Cents]int64{}}
}
