package ring

import (
	"boardwalk/money"
	"boardwalk/table"
)

// round is a round of play at a poker table as everybody sees it. It is made
// from events alone, because the table itself goes back to where the round
// began whenever somebody is asked.
type round struct {
	number  int      // of the round
	players []player // by seat
	button  table.Seat
	least   money.Cents           // the smallest bet
	antes   func(table.Area) bool // those that go to the pot at once
	pot     money.Cents
	sides   []money.Cents // those of it that are side pots
	known   []money.Cents // those that were there before
	raked   money.Cents   // taken from them so far
	top     money.Cents   // the highest bet of the betting round
	raises  int           // bets and raises that nobody was obliged to make
	streets int           // betting rounds that are over
	last    table.Seat    // who made the last of them
	over    bool
	habits  []habit // by seat, of all rounds so far
}

// habit is how often a seat was dealt to, and in how many of these rounds it
// has bet or raised.
type habit struct{ rounds, raised int }

// boldness is how often a seat raises, from 0 to 1, as far as can be told.
func (h habit) boldness() float64 { return float64(h.raised) / float64(h.rounds+6) }

// player is one of those who play.
type player struct {
	in      bool // was dealt to
	folded  bool
	stack   money.Cents
	bet     money.Cents  // in this betting round
	put     money.Cents  // in the whole round of play
	won     money.Cents  // from the pots
	did     table.Choice // last, in this betting round
	drew    int          // cards at the draw
	drawing bool         // has discarded, and gets new cards
	raised  bool         // has bet or raised in the round of play
}

// begin takes the stacks from the table, on which nothing has moved yet.
func (r *round) begin(t *table.Table) {
	if r.habits == nil {
		r.habits = make([]habit, t.Seats()+1)
	}
	*r = round{number: t.Rounds() + 1, players: make([]player, t.Seats()+1), habits: r.habits, least: t.Terms().Limit.Min, button: r.button}
	r.antes = func(a table.Area) bool { return t.Layout().Wagers[a].Supplement }
	for _, seat := range t.Present() {
		a := t.Account(seat)
		r.players[seat].stack = a.Chips + a.Cash
	}
}

// hear takes an event that everybody hears.
func (r *round) hear(e *table.Event) {
	if int(e.Seat) >= len(r.players) {
		return
	}
	p := &r.players[e.Seat]
	switch e.Kind {
	case table.Dealt:
		if e.Seat != table.House && !p.in {
			p.in = true
			r.habits[e.Seat].rounds++
		}
	case table.Answered:
		p.did, p.drawing = e.Choice(), false
	case table.Discarded:
		if e.Seat != table.House {
			p.drew, p.drawing = p.drew+1, true
		}
	case table.Wagered:
		r.wagered(p, e)
	case table.Returned:
		p.stack += e.Amount
		p.put -= e.Amount
		if e.Return == table.OutOfPot {
			r.pot -= e.Amount
			p.folded = true
			break
		}
		p.bet -= min(p.bet, e.Amount)
	case table.Awarded:
		p.stack += e.Amount
		p.won += e.Amount
		r.pot -= e.Amount
		r.sides, r.over = nil, true
	case table.Raked:
		if e.Seat == table.House {
			r.raked += e.Amount
		}
	case table.Voided:
		r.over = true
	case table.Button:
		r.button = e.Seat
	case table.Folded:
		p.folded = true
	case table.Gathered:
		r.gathered(e.Amount)
	case table.PotFormed:
		if e.Pot > 0 && e.Amount > 0 {
			r.sides = append(r.sides, e.Amount)
		}
	}
}

func (r *round) wagered(p *player, e *table.Event) {
	p.stack -= e.Amount
	p.put += e.Amount
	if r.antes(e.Area) {
		r.pot += e.Amount
		return
	}
	if p.bet = e.Stake; p.bet > r.top {
		r.top = p.bet
		if p.did != "" {
			r.raises++
			r.last = e.Seat
			if !p.raised {
				p.raised = true
				r.habits[e.Seat].raised++
			}
		}
	}
}

// gathered ends a betting round: so much lies in all pots now.
func (r *round) gathered(amount money.Cents) {
	r.pot, r.known, r.sides = amount, r.sides, nil
	r.top, r.raises = 0, 0
	r.streets++
	for i := range r.players {
		r.players[i].bet, r.players[i].did = 0, ""
	}
}

// at is what is known of a seat; of one that nobody plays, nothing.
func (r *round) at(seat table.Seat) player {
	if int(seat) < len(r.players) {
		return r.players[seat]
	}
	return player{}
}

// live reports whether a seat still contends for the pot.
func (r *round) live(seat table.Seat) bool {
	p := r.at(seat)
	return p.in && !p.folded
}

// contenders is how many still contend for the pot.
func (r *round) contenders() int {
	n := 0
	for seat := range r.players {
		if r.live(table.SeatNumber(seat)) {
			n++
		}
	}
	return n
}

// sum is all that was put in so far, in the pots and before the players.
func (r *round) sum() money.Cents {
	sum := r.pot
	for i := range r.players {
		sum += r.players[i].bet
	}
	return sum
}

// toCall is what a seat has to add to stay in, as far as it can.
func (r *round) toCall(seat table.Seat) money.Cents {
	p := r.at(seat)
	return min(max(0, r.top-p.bet), p.stack)
}

// raiseBy is what a bet comes to that raises by a part of the pot, as it is
// after the call.
func (r *round) raiseBy(seat table.Seat, part, of money.Cents) money.Cents {
	return r.top + (r.sum()+r.toCall(seat))*part/of
}
