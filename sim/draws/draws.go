// Package draws simulates keno: it draws many games, fast and on all cores, and
// counts what a ticket brings. The draw and the payment are the game's own.
//
// Like package sim it plays chunks of a fixed length, the chunk with number i with
// outcomes from chance.NewFast(seed, i), so that a simulation can be repeated to
// the last digit on any number of cores.
//
// Other modules should not build on this package: it may change in every version.
package draws

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"

	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/sim/chunks"
)

// Config says what is simulated.
type Config struct {
	Ticket *keno.Ticket
	Games  int64
	Seed   uint64
	Cores  int           // 0 for all
	Played *atomic.Int64 // if set, counts the games that are done, for a progress bar

	Elsewhere chunks.Elsewhere // if set, draws the chunks, as many at once as there are cores
}

// Result is what came of a simulation.
type Result struct {
	sim.Sums       // of the ticket's price for one game
	Hits     int64 // games in which the ticket was paid something
	Games    int64 // fewer than asked for if it was stopped
	Cores    int
}

// part is what came of one chunk.
type part struct {
	Sums sim.Sums
	Hits int64
}

// Run draws the games. A context that is done ends it early, with what was found
// until then.
func Run(ctx context.Context, c Config) (*Result, error) {
	if c.Games <= 0 {
		return nil, errors.New("the number of games must be above zero")
	}
	if c.Cores <= 0 {
		c.Cores = runtime.GOMAXPROCS(0)
	}
	r := &Result{}
	work := chunks.New(c.Games, 0, c.Played, func(p part, end int64, _ []int64) {
		r.Sums.Add(&p.Sums)
		r.Hits += p.Hits
		r.Games = end
	})
	r.Cores = int(min(int64(c.Cores), work.Chunks))
	newPlayer := func() (chunks.Player[part], error) { return player{c.Ticket, c.Seed}, nil }
	players, err := chunks.Players(r.Cores, newPlayer, c.Elsewhere, fits)
	if err != nil {
		return nil, err
	}
	return r, work.Run(ctx, players)
}

// fits reports whether a part can be that of a chunk.
func fits(p part, c chunks.Chunk) bool { return p.Sums.Bets == c.End-c.First }

// NewHand returns what draws chunks of a simulation for another machine.
func NewHand(c Config) chunks.Hand { return chunks.NewHand(player{c.Ticket, c.Seed}) }

// player draws the games of chunks.
type player struct {
	ticket *keno.Ticket
	seed   uint64
}

// Chunk draws the games of one chunk. The ticket is the only one of its game, so
// it is paid no more than the limit.
func (p player) Chunk(n, first, end int64, _ []int64) (part, error) {
	var out part
	src := chance.NewFast(p.seed, uint64(n))
	rates, wager := p.ticket.Rates, p.ticket.Wager
	for range end - first {
		d := keno.DrawFrom(src)
		paid := p.ticket.Won(d.Set)
		if rates.Limit > 0 && paid > rates.Limit {
			paid = rates.Share([]money.Cents{paid}).Of(paid)
		}
		if paid > 0 {
			out.Hits++
		}
		out.Sums.Note(paid - wager)
	}
	return out, nil
}
