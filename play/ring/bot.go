package ring

import (
	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Style is how a bot plays.
type Style struct {
	Tight  float64 // how much more than its price a call has to be worth
	Bold   float64 // how far above its fair share a hand has to be for a raise: the less, the bolder
	Bluffs int     // times in a hundred that it bets with nothing
	Slow   int     // times in a hundred that it only calls with a good hand
}

// Styles are ways of playing, from careful to restless.
var Styles = []Style{
	{Tight: 1.30, Bold: 0.20, Bluffs: 4, Slow: 25},  // careful
	{Tight: 0.95, Bold: 0.24, Bluffs: 6, Slow: 40},  // hopeful
	{Tight: 1.18, Bold: 0.12, Bluffs: 10, Slow: 15}, // steady
	{Tight: 0.88, Bold: 0.22, Bluffs: 5, Slow: 35},  // sociable
	{Tight: 1.05, Bold: 0.10, Bluffs: 20, Slow: 10}, // restless
}

// deals is how often a bot plays a round through in its head before it acts.
const deals = 80

// Answer answers for a bot from what its seat may see: its own cards, those
// that lie face up, and what everybody has put in.
func (r *Ring) Answer(b *Bot, q *table.Question) table.Answer {
	high, low := r.kinds()
	switch q.Offer.ID {
	case "draw":
		return b.exchange(low != 0)
	case "showdown":
		if b.Chance.Draw(2) == 0 {
			return table.Answer{Choice: room.Concede}
		}
		return table.Answer{Choice: q.First()}
	}
	return r.act(b, q, high, low)
}

// exchange discards what is not worth keeping.
func (b *Bot) exchange(forLow bool) table.Answer {
	hand := b.Hands.Of(b.Seat.Box(), 0)
	away := card.SetOf(hand...) &^ keeps(forLow, hand)
	if away == 0 {
		return table.Answer{Choice: room.Stand}
	}
	return table.Answer{Choice: room.Discard, Cards: away}
}

// act checks, bets, calls, raises or folds.
func (r *Ring) act(b *Bot, q *table.Question, high, low poker.Kind) table.Answer {
	now, st := &r.round, b.Style
	view := r.prospect(b.Hands, b.Seat, high, low, now.along)
	others := len(view.hands) - 1
	cost := now.toCall(b.Seat)
	price := now.price(b.Seat)

	worth := view.share(b.Chance, deals)
	// Whoever bets has reason to, the more so the more it costs and the less
	// often they do.
	if cost > 0 && now.raises > 0 {
		fear := 0.06*float64(min(now.raises, 4)) + 0.2*float64(cost)/float64(now.sum()+cost)
		worth *= 1 - fear*(1.2-1.4*now.habits[now.last].boldness())
	}
	worth += float64(b.Chance.Draw(7)-3) / 100 // moods

	fair := 1 / float64(others+1)
	if now.streets+1 < r.plan.Bets {
		price = max(price, fair*(0.85-0.4*fair)) // there will be more to pay
	}
	enough := fair + (1-fair)*(st.Bold+0.09*float64(now.raises))
	chance := b.Chance.Draw(100)
	switch {
	case q.Most > 0 && worth > enough && chance >= st.Slow:
		return r.raise(b, q, worth)
	case q.Most > 0 && now.raises == 0 && others <= 2 && chance < st.Bluffs:
		return r.raise(b, q, fair)
	case q.Allows(room.Check):
		return table.Answer{Choice: room.Check}
	case q.Allows(room.Call) && worth >= price*st.Tight:
		return table.Answer{Choice: room.Call}
	case q.Allows(room.Fold):
		return table.Answer{Choice: room.Fold}
	case q.Most > 0:
		return table.Answer{Choice: larger(q)} // has to bet
	}
	return table.Answer{Choice: q.First()}
}

// along reports whether a seat can be expected to stay in: it has called, or
// it would cost little to.
func (r *round) along(seat table.Seat) bool {
	missing := r.toCall(seat)
	return r.live(seat) && (missing <= 3*r.least || 3*missing <= r.sum())
}

// price is what a call costs as a part of what could then be won, with those
// who can be expected to come along.
func (r *round) price(seat table.Seat) float64 {
	p, cost := r.at(seat), r.toCall(seat)
	reach := p.bet + cost
	pot := r.pot
	for i := range r.players {
		if x := r.players[i]; r.along(table.SeatNumber(i)) {
			pot += min(max(x.bet, min(r.top, x.bet+x.stack)), reach)
		} else {
			pot += min(x.bet, reach)
		}
	}
	if p.stack == 0 || pot == 0 {
		return 0
	}
	return float64(cost) / float64(pot)
}

// raise bets or raises: as much as it may be at fixed limits, otherwise a part
// of the pot, and everything where little would be left.
func (r *Ring) raise(b *Bot, q *table.Question, worth float64) table.Answer {
	parts := [...]money.Cents{2, 3, 3, 4}
	part := parts[b.Chance.Draw(len(parts))]
	if worth > 0.75 && b.Chance.Draw(4) == 0 {
		part = 6
	}
	to := r.round.raiseBy(b.Seat, part, 4).Down(r.host.Table().Terms().Chip)
	if p := r.round.at(b.Seat); to*3 > (p.bet+p.stack)*2 {
		to = p.bet + p.stack
	}
	if to <= q.Least {
		return table.Answer{Choice: larger(q)}
	}
	return table.Answer{Choice: larger(q), Amount: min(q.Most, to)}
}

// Reload returns what a bot that has little left brings to the table between
// two rounds: nothing if it has enough, otherwise a stake that is worth playing
// with.
func (r *Ring) Reload(seat table.Seat, stake money.Cents) money.Cents {
	o, a := r.options(), r.host.Table().Account(seat)
	least := r.host.Table().Terms().Limit.Min
	for _, c := range append(append([]money.Cents{o.Forced}, o.Blinds...), o.Ante...) {
		least = max(least, c)
	}
	if a.Chips+a.Cash >= 5*least {
		return 0
	}
	return max(stake, 20*least)
}
