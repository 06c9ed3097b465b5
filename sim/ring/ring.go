// Package ring simulates players against each other, at the games of the poker
// room: each seat has a strategy, sessions and a curve of its own.
//
// [Run] plays hands at the real table, as package sim does with games against
// the house, and can be repeated to the last digit in the same way. With hands
// that are given it finds what they are worth before the flop.
//
// Other modules should not build on this package: it may change in every version.
package ring

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync/atomic"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/sim/chunks"
	"boardwalk/table"
)

const (
	usualPlayers = 6
	bigBets      = 100 // what everybody begins every hand with
)

// Config says which hands are played at a game of the poker room.
type Config struct {
	Rules      *table.Rules
	Options    table.Options // nil for the game's defaults
	Terms      table.Terms   // as Rules.Terms has them, if nothing is posted
	Seats      int           // 0 for six, or as many as there are hands
	Strategies []Strategy    // by seat, or one for all; none for the usual one
	Rounds     int64
	Seed       uint64
	Cores      int // 0 for all

	// With hands everybody goes all-in before the flop, to see what the hands
	// are worth. Seats without one get any cards. Options and strategies are
	// not for these.
	Hands [][]card.Card
	Board []card.Card // as far as it is known

	Session  int         // hands of a session; 0 for no figures about sessions
	Bankroll money.Cents // what a player begins a session with; 0 for as much as it takes

	Elsewhere chunks.Elsewhere // if set, plays the chunks, as many at once as there are cores

	Played *atomic.Int64 // if set, counts the rounds that are done, for a progress bar
}

// Plays reports whether a game is one of the poker room, where players wager
// against each other.
func Plays(rules *table.Rules) bool {
	_, ok := roomGame(rules)
	return ok
}

// Result is what came of hands of poker.
type Result struct {
	Sums
	Strategies []Strategy  // by seat
	Stack      money.Cents // what everybody began every hand with
	Bet        money.Cents // a big bet
	Cores      int
	points     [][]sim.Point // by seat
}

// Seat is what the hands have come to at a position, like the result of a wager
// of one big bet: what is won by a hand on average is minus the house advantage.
func (r *Result) Seat(seat int) *sim.Result {
	s := &r.Seats[seat-1]
	strategy := r.Strategies[seat-1]
	return &sim.Result{Sums: s.Sums, Wager: fmt.Sprintf("seat %d", seat), Strategy: sim.Strategy{Name: strategy.Name, Text: strategy.Text},
		Stake: r.Bet, Rounds: r.Hands, Cores: r.Cores, Points: r.points[seat-1], Sessions: s.Sessions}
}

// Simulation is one that is ready to be run, once.
type Simulation struct {
	plan    *plan
	work    *chunks.Work[*part]
	sums    *Sums
	points  [][]sim.Point // by seat
	workers []chunks.Player[*part]
}

// plan is what is done at every table.
type plan struct {
	*Config
	stack money.Cents
}

// Prepare holds what is to be simulated against the game, and opens the
// tables.
func Prepare(c Config) (*Simulation, error) {
	p, err := newPlan(c)
	if err != nil {
		return nil, err
	}
	s := &Simulation{plan: p, sums: p.sums(), points: make([][]sim.Point, p.Seats)}
	s.work = chunks.New(p.Rounds, p.Session, p.Played, s.merge)
	if p.Cores == 0 {
		p.Cores = runtime.GOMAXPROCS(0)
	}
	s.workers, err = chunks.Players(int(min(int64(p.Cores), s.work.Chunks)), p.player, p.Elsewhere, p.fits)
	return s, err
}

// NewHand returns what plays chunks of a simulation for another machine.
func NewHand(c Config) (chunks.Hand, error) {
	p, err := newPlan(c)
	if err != nil {
		return nil, err
	}
	w, err := newWorker(p)
	return chunks.NewHand(w), err
}

// newPlan holds what is to be simulated against the game.
func newPlan(c Config) (*plan, error) {
	switch {
	case !Plays(c.Rules):
		return nil, fmt.Errorf("%s is not played in the poker room", c.Rules.Name)
	case c.Rounds <= 0:
		return nil, fmt.Errorf("the number of rounds must be above zero, not %d", c.Rounds)
	case c.Cores < 0:
		return nil, fmt.Errorf("the number of cores must be above zero, not %d", c.Cores)
	case c.Session < 0 || int64(c.Session) > c.Rounds:
		return nil, fmt.Errorf("a session is from 1 to the %d hands that are played, not %d", c.Rounds, c.Session)
	case c.Bankroll != 0 && c.Session == 0:
		return nil, errors.New("a bankroll is for sessions: say how many hands a session has")
	case c.Session > 0 && len(c.Hands) > 0:
		return nil, errors.New("hands that are given are not played in sessions")
	}
	if c.Seats == 0 {
		if c.Seats = usualPlayers; len(c.Hands) > 1 || len(c.Strategies) > 1 {
			c.Seats = max(len(c.Hands), len(c.Strategies))
		}
	}
	if c.Seats < 2 || c.Seats > c.Rules.Seats {
		return nil, fmt.Errorf("%s is played by two to %d players, not %d", c.Rules.Name, c.Rules.Seats, c.Seats)
	}
	p := &plan{Config: &c}
	if err := p.prepare(); err != nil {
		return nil, err
	}
	if c.Bankroll != 0 && c.Bankroll < p.stack {
		return nil, fmt.Errorf("a bankroll of %s is too little to begin a hand with %s", c.Bankroll, p.stack)
	}
	return p, nil
}

// player returns a worker for the plan.
func (p *plan) player() (chunks.Player[*part], error) { return newWorker(p) }

// fits reports whether a part can be that of a chunk.
func (p *plan) fits(out *part, c chunks.Chunk) bool {
	if out == nil || out.Sums == nil || out.Sums.Hands != c.End-c.First || len(out.Sums.Seats) != p.Seats || len(out.Points) != len(c.Stops) {
		return false
	}
	for _, point := range out.Points {
		if len(point) != p.Seats {
			return false
		}
	}
	return !slices.ContainsFunc(out.Sums.Seats, func(s Seat) bool { return (s.Sessions != nil) != (p.Session > 0) })
}

// prepare finds out who plays how, and with what.
func (p *plan) prepare() error {
	if len(p.Hands) > 0 || len(p.Board) > 0 {
		return p.prepareHands()
	}
	switch len(p.Strategies) {
	case 0:
		p.Strategies = Strategies[:1]
		fallthrough
	case 1:
		all := make([]Strategy, p.Seats)
		for i := range all {
			all[i] = p.Strategies[0]
		}
		p.Strategies = all
	case p.Seats:
	default:
		return fmt.Errorf("%d strategies are too many or too few for %d seats: it is one for all, or one for each", len(p.Strategies), p.Seats)
	}
	if p.Options == nil {
		p.Options = p.Rules.Options()
	}
	o, ok := p.Options.(*room.Options)
	if !ok {
		return errors.New("these are not options of the poker room")
	}
	p.stack = bigBets * bigBet(o, p.Terms.Limit)
	return nil
}

// bigBet is what bets are counted in: the larger of fixed limits, elsewhere the
// least bet, or what is to be put in anyway if that is more.
func bigBet(o *room.Options, limit table.Limit) money.Cents {
	size := max(limit.Min, o.Forced)
	if o.Structure == room.Fixed {
		size = max(limit.Max, size)
	}
	for _, list := range [...][]money.Cents{o.Blinds, o.Ante} {
		for _, c := range list {
			size = max(size, c)
		}
	}
	return size
}

// part is what came of one chunk.
type part struct {
	Sums   *Sums
	Points [][]sim.Sums // at the checkpoints that fall into the chunk, by seat
}

// merge adds a part, and the points at its checkpoints.
func (s *Simulation) merge(out *part, _ int64, stops []int64) {
	for i, at := range stops {
		for seat := range s.points {
			point := sim.Point{Rounds: at, Sums: s.sums.Seats[seat].Sums}
			point.Add(&out.Points[i][seat])
			s.points[seat] = append(s.points[seat], point)
		}
	}
	s.sums.Add(out.Sums)
}

// Run plays the hands. A context that is done ends it early, with what was found
// in as many whole chunks.
func (s *Simulation) Run(ctx context.Context) (*Result, error) {
	if err := s.work.Run(ctx, s.workers); err != nil {
		return nil, err
	}
	p := s.plan
	return &Result{Sums: *s.sums, Strategies: p.Strategies, Stack: p.stack, Bet: p.stack / bigBets, Cores: p.Cores,
		points: s.points}, nil
}

// Run prepares a simulation of poker and runs it.
func Run(ctx context.Context, c Config) (*Result, error) {
	s, err := Prepare(c)
	if err != nil {
		return nil, err
	}
	return s.Run(ctx)
}

// company are the players at one table, by seat. What they draw for their
// decisions has a stream of its own, so that it takes no cards from the deck.
type company struct {
	players [12]table.Players
	moods   *chance.Fast
}

// Answer has the player answer who is asked.
func (c *company) Answer(q *table.Question) table.Answer { return c.players[q.Seat].Answer(q) }

func (p *plan) company(g *room.Game) *company {
	c := &company{moods: sim.OpeningSource(p.Seed)}
	for i, s := range p.Strategies {
		c.players[i+1] = s.Sit(&Chair{Rules: p.Rules, Game: g, Seat: table.Seat(i + 1), Size: p.stack / bigBets, Moods: c.moods})
	}
	return c
}
