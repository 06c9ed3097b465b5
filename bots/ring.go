package bots

import (
	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// answerRing answers from what the seat may see: its own cards, those that lie face up,
// and what everybody has put in.
func (m *Mind) answerRing() table.Answer {
	switch m.Question.Offer.ID {
	case "draw":
		return m.exchange()
	case "showdown":
		if m.Chance.Draw(2) == 0 {
			return table.Answer{Choice: room.Concede}
		}
		return table.Answer{Choice: m.Question.First()}
	}
	if m.Ring.Round.Streets == 0 {
		return m.open()
	}
	return m.act()
}

// exchange discards what is not worth keeping.
func (m *Mind) exchange() table.Answer {
	hand := m.Eye.Hands.Of(m.Question.Seat.Box(), 0)
	away := card.SetOf(hand...) &^ Keeps(m.Ring.Low != 0, hand)
	if away == 0 {
		return table.Answer{Choice: room.Stand}
	}
	return table.Answer{Choice: room.Discard, Cards: away}
}

// act checks, bets, calls, raises or folds after the first betting round.
func (m *Mind) act() table.Answer {
	now, st, q := m.Ring.Round, m.Style(), m.Question
	seat := q.Seat
	view := m.Ring.NewProspect(m.Eye.Hands, seat, now.along)
	for i := range view.hands {
		view.hands[i].tries = m.believes(view.hands[i].seat)
	}
	others := view.Others()
	cost, price := now.ToCall(seat), now.price(seat)

	if now.commits(seat) { // everybody thinks longer where much is at stake
		st.Deals, st.Moods = max(600, st.Deals), min(3, st.Moods)
		st.Tight = min(max(1.02, st.Tight), 1.1)
	}
	worth := view.Share(m.Chance, st.Deals)
	if cost > 0 && now.Raises > 0 && !now.commits(seat) { // whoever bets has reason to, the more so the more it costs
		worth *= 1 - 0.12*float64(cost)/float64(now.Sum()+cost)
	}
	worth += float64(m.Chance.Draw(2*st.Moods+1)-st.Moods) / 100

	fair := 1 / float64(others+1)
	if more := m.Ring.Plan.Bets - now.Streets - 1; more > 0 && !now.commits(seat) { // there will be more to pay
		if m.fixed() { // by a quarter of a large bet in each betting round: most are small, and many are checked
			later := float64(more) * float64(m.Terms.Limit.Max) / 4
			price = max(price, (float64(cost)+later)/(float64(now.Sum()+cost)+later*float64(min(others, 2)+1)))
		} else {
			price = max(price, fair*(0.85-0.4*fair))
		}
	}
	enough := fair + (1-fair)*(st.Bold+0.09*float64(now.Raises))
	luck := m.Chance.Draw(100)
	switch {
	case q.Most > 0 && worth > enough && luck >= st.Slow:
		return m.raise(worth)
	case q.Most > 0 && now.Raises == 0 && others <= 2 && (luck < st.Bluffs || now.Last == seat && now.Streets == 1 && luck < st.Goes):
		return m.raise(fair)
	}
	return m.stayIf(worth >= price*st.Tight)
}

// believes returns of how many hands the bot takes another's to be the best: of more, the
// more often its player has bet in this round and the less often in others. Where a call
// takes much of its chips even a beginner thinks of it.
func (m *Mind) believes(seat table.Seat) int {
	now := m.Ring.Round
	them := now.At(seat)
	if seat == table.House || them.Raises == 0 {
		return 1
	}
	more := min(them.Raises, m.Style().Reads)
	if m.fixed() || m.Ring.Plan.Own == 4 { // a bet is small beside the pot, or many hands are good: it says less
		more = (more + 1) / 2
	}
	if now.commits(m.Question.Seat) {
		more = max(1, more)
	}
	boldness := now.habits[seat].boldness()
	return 1 + int(float64(more)*min(1, 1.4-1.4*boldness)+0.5)
}

// fixed reports whether all bets of a betting round are of one size.
func (m *Mind) fixed() bool {
	o, ok := m.Options.(*room.Options)
	return ok && o.Structure == room.Fixed
}

// Larger is the choice of betting more.
func Larger(q *table.Question) table.Choice {
	if q.Allows(room.Bet) {
		return room.Bet
	}
	return room.Raise
}

// commits reports whether a call takes a third of a seat's chips or more, and more than a
// few of the least bets.
func (r *Round) commits(seat table.Seat) bool {
	cost := r.ToCall(seat)
	return cost > 4*r.Least && 3*cost >= r.At(seat).Stack
}

// along reports whether a seat can be expected to stay in: it has called, or
// it would cost little to.
func (r *Round) along(seat table.Seat) bool {
	missing := r.ToCall(seat)
	return r.Live(seat) && (missing <= 3*r.Least || 3*missing <= r.Sum())
}

// price is what a call costs as a part of what could then be won, with those
// who can be expected to come along.
func (r *Round) price(seat table.Seat) float64 {
	p, cost := r.At(seat), r.ToCall(seat)
	reach := p.Bet + cost
	pot := r.Pot
	for i := range r.Players {
		if x, at := r.Players[i], table.SeatNumber(i); at == seat || r.along(at) {
			pot += min(max(x.Bet, min(r.Top, x.Bet+x.Stack)), reach)
		} else {
			pot += min(x.Bet, reach)
		}
	}
	if p.Stack == 0 || pot == 0 {
		return 0
	}
	return float64(cost) / float64(pot)
}

// raise bets or raises: as much as it may be at fixed limits, otherwise a part
// of the pot, and everything where little would be left.
func (m *Mind) raise(worth float64) table.Answer {
	q, now := m.Question, m.Ring.Round
	parts := [...]money.Cents{2, 3, 3, 4}
	part := parts[m.Chance.Draw(len(parts))]
	if worth > 0.75 && m.Chance.Draw(4) == 0 {
		part = 6
	}
	to := now.RaiseBy(q.Seat, part, 4).Down(m.Terms.Chip)
	if p := now.At(q.Seat); to*3 > (p.Bet+p.Stack)*2 {
		to = p.Bet + p.Stack
	}
	if to <= q.Least {
		return table.Answer{Choice: Larger(q)}
	}
	return table.Answer{Choice: Larger(q), Amount: min(q.Most, to)}
}
