package bots

import (
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// Round is a round of play at a poker table as everybody sees it. It is made
// from events alone, because the table itself goes back to where the round
// began whenever somebody is asked.
type Round struct {
	Number  int      // of the round
	Players []Player // by seat
	Button  table.Seat
	Least   money.Cents           // the smallest bet
	Antes   func(table.Area) bool // those that go to the pot at once
	Pot     money.Cents
	Sides   []money.Cents // those of it that are side pots
	Known   []money.Cents // those that were there before
	Raked   money.Cents   // taken from them so far
	Top     money.Cents   // the highest bet of the betting round
	Raises  int           // bets and raises that nobody was obliged to make
	Streets int           // betting rounds that are over
	Last    table.Seat    // who made the last bet or raise of the round of play
	Over    bool
	habits  []habit // by seat, of all rounds so far

	lastBehind int // how many were still to act when it was made
}

// habit is how often a seat was dealt to, in how many of these rounds it has bet or
// raised, and in how many of them already in the first betting round.
type habit struct{ rounds, raised, opened int }

// boldness is how often a seat raises, from 0 to 1, as far as can be told.
func (h habit) boldness() float64 { return float64(h.raised) / float64(h.rounds+6) }

// Player is one of those who play.
type Player struct {
	In      bool // was dealt to
	Folded  bool
	Stack   money.Cents
	Bet     money.Cents  // in this betting round
	Put     money.Cents  // in the whole round of play
	Won     money.Cents  // from the pots
	Did     table.Choice // last, in this betting round
	Drew    int          // cards at the draw
	Drawing bool         // has discarded, and gets new cards
	Raises  int          // how often it has bet or raised in the round of play
}

// Begin takes the stacks from the table, on which nothing has moved yet.
func (r *Round) Begin(t *table.Table) {
	if r.habits == nil {
		r.habits = make([]habit, t.Seats()+1)
	}
	*r = Round{Number: t.Rounds() + 1, Players: make([]Player, t.Seats()+1), habits: r.habits, Least: t.Terms().Limit.Min, Button: r.Button}
	r.Antes = func(a table.Area) bool { return t.Layout().Wagers[a].Supplement }
	for _, seat := range t.Present() {
		a := t.Account(seat)
		r.Players[seat].Stack = a.Chips + a.Cash
	}
}

// Hear takes an event that everybody hears.
func (r *Round) Hear(e *table.Event) {
	if int(e.Seat) >= len(r.Players) {
		return
	}
	p := &r.Players[e.Seat]
	switch e.Kind {
	case table.Dealt:
		if e.Seat != table.House && !p.In {
			p.In = true
			r.habits[e.Seat].rounds++
		}
	case table.Answered:
		p.Did, p.Drawing = e.Choice(), false
	case table.Discarded:
		if e.Seat != table.House {
			p.Drew, p.Drawing = p.Drew+1, true
		}
	case table.Wagered:
		r.wagered(p, e)
	case table.Returned:
		p.Stack += e.Amount
		p.Put -= e.Amount
		if e.Return == table.OutOfPot {
			r.Pot -= e.Amount
			p.Folded = true
			break
		}
		p.Bet -= min(p.Bet, e.Amount)
	case table.Awarded:
		p.Stack += e.Amount
		p.Won += e.Amount
		r.Pot -= e.Amount
		r.Sides, r.Over = nil, true
	case table.Raked:
		if e.Seat == table.House {
			r.Raked += e.Amount
		}
	case table.Voided:
		r.Over = true
	case table.Button:
		r.Button = e.Seat
	case table.Folded:
		p.Folded = true
	case table.Gathered:
		r.gathered(e.Amount)
	case table.PotFormed:
		if e.Pot > 0 && e.Amount > 0 {
			r.Sides = append(r.Sides, e.Amount)
		}
	}
}

func (r *Round) wagered(p *Player, e *table.Event) {
	p.Stack -= e.Amount
	p.Put += e.Amount
	if r.Antes(e.Area) {
		r.Pot += e.Amount
		return
	}
	if p.Bet = e.Stake; p.Bet > r.Top {
		r.Top = p.Bet
		if p.Did != "" {
			r.Raises++
			r.Last, r.lastBehind = e.Seat, r.behind(e.Seat)
			if p.Raises++; p.Raises == 1 {
				r.habits[e.Seat].raised++
				if r.Streets == 0 {
					r.habits[e.Seat].opened++
				}
			}
		}
	}
}

// gathered ends a betting round: so much lies in all pots now.
func (r *Round) gathered(amount money.Cents) {
	r.Pot, r.Known, r.Sides = amount, r.Sides, nil
	r.Top, r.Raises = 0, 0
	r.Streets++
	for i := range r.Players {
		r.Players[i].Bet, r.Players[i].Did = 0, ""
	}
}

// At is what is known of a seat; of one that nobody plays, nothing.
func (r *Round) At(seat table.Seat) Player {
	if int(seat) < len(r.Players) {
		return r.Players[seat]
	}
	return Player{}
}

// Live reports whether a seat still contends for the pot.
func (r *Round) Live(seat table.Seat) bool {
	p := r.At(seat)
	return p.In && !p.Folded
}

// Contenders is how many still contend for the pot.
func (r *Round) Contenders() int {
	n := 0
	for seat := range r.Players {
		if r.Live(table.SeatNumber(seat)) {
			n++
		}
	}
	return n
}

// Sum is all that was put in so far, in the pots and before the players.
func (r *Round) Sum() money.Cents {
	sum := r.Pot
	for i := range r.Players {
		sum += r.Players[i].Bet
	}
	return sum
}

// ToCall is what a seat has to add to stay in, as far as it can.
func (r *Round) ToCall(seat table.Seat) money.Cents {
	p := r.At(seat)
	return min(max(0, r.Top-p.Bet), p.Stack)
}

// RaiseBy is what a bet comes to that raises by a part of the pot, as it is
// after the call.
func (r *Round) RaiseBy(seat table.Seat, part, of money.Cents) money.Cents {
	return r.Top + (r.Sum()+r.ToCall(seat))*part/of
}

// Reached is what a seat could win by calling: all that lies in the pot, and of
// the bets before the players as much as it can match.
func (r *Round) Reached(seat table.Seat) money.Cents {
	reach := r.At(seat).Bet + r.ToCall(seat)
	pot := r.Pot
	for i := range r.Players {
		pot += min(r.Players[i].Bet, reach)
	}
	return pot
}

// Clone returns a copy that shares nothing with the round.
func (r *Round) Clone() *Round {
	c := *r
	c.Players, c.habits = slices.Clone(r.Players), slices.Clone(r.habits)
	c.Sides, c.Known = slices.Clone(r.Sides), slices.Clone(r.Known)
	return &c
}
