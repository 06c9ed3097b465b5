package room

import (
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// referee says what a player may do, from what was done in the betting round
// before. It goes through all of it again for every turn.
type referee struct {
	round int // of betting
	done  []deed
	acted seats      // in the betting round
	last  table.Seat // who did
	asked bool       // and has put nothing in since
}

// deed is what a player did: came up to an amount, perhaps because it had to be,
// or checked.
type deed struct {
	seat          table.Seat
	to            money.Cents
	forced, check bool
}

// follow takes notice of an event.
func (r *referee) follow(g *Game, e *table.Event, to money.Cents) {
	switch {
	case e.Kind == table.Gathered:
		*r = referee{round: r.round + 1, done: r.done[:0]}
	case e.Kind == table.Returned && e.By == "14.7(e)":
		r.done[len(r.done)-1].to = to
	case e.Kind == table.Wagered && e.Area == bet && r.goesOn(e):
		r.done[len(r.done)-1].to = to
	case e.Kind == table.Wagered && e.Area == bet:
		r.asked = false
		r.done = append(r.done, deed{seat: e.Seat, to: to, forced: !ownWager(g, e)})
		if !g.buttoned() || !r.done[len(r.done)-1].forced {
			r.acted |= bit(e.Seat)
		}
		r.last = e.Seat
	case e.Kind == table.Answered && (e.By == g.laws.first || e.By == g.laws.later):
		if r.asked = true; e.Text == string(Check) && !r.by(e.Seat) {
			r.done = append(r.done, deed{seat: e.Seat, to: to, check: true})
		}
		r.acted |= bit(e.Seat)
		r.last = e.Seat
	}
}

// by reports whether the last deed was a player's own wager.
func (r *referee) by(s table.Seat) bool {
	if len(r.done) == 0 {
		return false
	}
	d := &r.done[len(r.done)-1]
	return d.seat == s && !d.forced && !d.check
}

// goesOn reports whether a wager is a part of the one before: chips that correct
// it, were too many, or are added to a bet that was not complete.
func (r *referee) goesOn(e *table.Event) bool {
	return r.by(e.Seat) && (!r.asked || e.By == "14.7(g)1" || e.By == "14.7(g)3")
}

// next is whose turn it is: clockwise from the last who acted, of those who can
// and have not answered the bet.
func (w *witness) next() table.Seat {
	g, r := w.game, &w.referee
	now := slices.Max(w.bet[:])
	due, in := seats(0), seatsOf(g.order)&^w.folded
	for s := range in.each {
		if w.put[s] < w.had[s] && (w.bet[s] < now || !r.acted.has(s)) {
			due |= bit(s)
		}
	}
	from := r.last
	switch {
	case r.round == 0 && r.acted == 0: // after the blind bets
		if len(g.order) == 2 && g.options.HeadsUp && len(g.options.Blinds) > 1 {
			from = g.order[0]
		}
	case from != 0:
	case g.buttoned():
		from = w.ledger.button
	default:
		from = w.highest(in) - 1
	}
	return next(from, due)
}

// highest is who shows the highest hand, of equal ones the first from the
// dealer's left.
func (w *witness) highest(in seats) (who table.Seat) {
	var most, best []int
	for s := range in.each {
		var ranks []int
		for i, c := range w.game.Hand(s) {
			if w.game.players[s].up>>i&1 != 0 {
				r, _ := face(c)
				ranks = append(ranks, r)
			}
		}
		order, counts := groups(ranks)
		if c := slices.Compare(counts, most); c > 0 || c == 0 && slices.Compare(order, best) > 0 {
			who, most, best = s, counts, order
		}
	}
	return who
}

// allowed is what is open to a player who has so much in this betting round and
// so much besides, and from what to what a bet or raise may come.
func (w *witness) allowed(s table.Seat) (open table.Choices, least, most money.Cents) {
	o, limit := &w.game.options, w.table.Terms().Limit
	fixed := o.Structure == Fixed
	size := limit.Min
	if late := w.referee.round > 1 || w.referee.round > 0 && w.game.family == draw; late && fixed {
		size = limit.Max
	}
	var now, full money.Cents // what is to be equalled, and what of it is whole bets
	raises := 0
	answered, checked := map[table.Seat]money.Cents{}, false
	for _, d := range w.referee.done {
		whole := now + size
		if fixed {
			for whole = full + size; whole <= now; whole += size {
			}
		}
		switch {
		case d.forced:
			if now = max(now, d.to); now >= limit.Min {
				full = now
			}
			if full > 0 && !fixed {
				size = min(full, limit.Max)
			}
			if w.game.buttoned() {
				continue // a blind bet leaves the right to act
			}
		case d.to >= whole:
			if full > 0 {
				raises++
			}
			if !fixed {
				size = d.to - now
			}
			now, full = d.to, d.to
			clear(answered)
		}
		checked = checked || d.seat == s && d.check
		now = max(now, d.to)
		answered[d.seat] = now
	}
	have, all := w.bet[s], w.bet[s]+w.had[s]-w.put[s]
	open = mayFold
	switch {
	case have == now:
		open |= mayCheck
	case w.table.Chips(s) > now-have: // the largest chip that may be there is more than required
		open |= mayCall | mayChip
	default:
		open |= mayCall
	}
	if w.game.family == fiveStud && o.MustBet && w.referee.round > 0 && len(w.referee.done) == 0 {
		open = 0
	}
	in, able := 0, 0
	for o := range (seatsOf(w.game.order) &^ w.folded).each {
		in++
		if o != s && w.put[o] < w.had[o] {
			able++
		}
	}
	last, acted := answered[s]
	switch {
	case all <= now, able == 0, acted && now-last < size && (last > 0 || !o.RaiseShort), checked && !o.CheckRaise,
		o.Raises > 0 && full > 0 && raises >= o.Raises && in > 2:
		return open, 0, 0
	}
	if open |= mayRaise; now == 0 {
		open ^= mayRaise | mayBet
	}
	least, most = now+size, now+limit.Max
	switch o.Structure {
	case Fixed:
		for least = full + size; least <= now; least += size {
		}
		most = least
	case PotLimit:
		most = min(most, now+total(w.put[:])-w.raked+now-have)
	}
	return open, min(least, all), min(max(most, least), all)
}

// turn holds a question against it.
func (w *witness) turn(q *table.Question) {
	if w == nil || q.Offer != &w.game.opening && q.Offer != &w.game.betting {
		return
	}
	if n := len(w.log); n > 1 && (w.log[n-2].By == "14.7(g)1" || w.log[n-2].By == "14.7(g)3") {
		return // what the player adds to a bet
	}
	if s := w.next(); s != q.Seat && !w.troubled {
		w.errorf("it is the turn of seat %d, and seat %d is asked", s, q.Seat)
	}
	open, least, most := w.allowed(q.Seat)
	if q.Open != open || q.Least != least || q.Most != most {
		w.errorf("seat %d may %v from %s to %s, and should be let %v from %s to %s", q.Seat, q.Choices(), q.Least, q.Most,
			mayText[open], least, most)
	}
}
