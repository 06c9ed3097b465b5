package bots

import (
	"math"

	"boardwalk/game/room"
	"boardwalk/table"
)

// usualBehind is how many act behind a bot that does not mind its position: a seat in the
// middle of a table of six.
const usualBehind = 3

// fairPrice is what a call of a usual raise costs, as a part of what lies there with it. Whoever pays
// less may call with more.
const fairPrice = 0.4

// open acts in the first betting round. It counts the hand by the part of all hands that are
// better: to come in first, it has to be likely that nobody behind has one of those; against a
// raise, the hand has to be among the better ones of those that the raiser may have.
func (m *Mind) open() table.Answer {
	now, st, seat := m.Ring.Round, m.Style(), m.Question.Seat
	view := m.Ring.NewProspect(m.Eye.Hands, seat, now.Live)
	hand := view.better(m.Chance, 3*st.Deals)
	if now.commits(seat) { // everybody thinks longer where much is at stake
		st.Moods = min(2, st.Moods)
	}
	hand = max(0, hand+float64(m.Chance.Draw(2*st.Moods+1)-st.Moods)/100)

	if now.Raises == 0 {
		st.Alone *= m.stealing()
		comesIn := st.comesIn(now.behind(seat) + now.limpers())
		switch {
		case hand <= st.Raises*comesIn && m.Chance.Draw(100) >= st.Slow/2:
			return m.larger()
		case now.limpers() > 0: // the price is better, and so is a hand for many
			comesIn = min(1, comesIn*now.cheapness(seat))
		}
		return m.stayIf(hand <= comesIn)
	}
	theirs := m.raisersRange()
	if hand <= st.Reraises*theirs && m.Chance.Draw(100) >= st.Slow {
		return m.larger()
	}
	calls := st.Calls * theirs * now.cheapness(seat)
	return m.stayIf(hand <= min(calls, st.comesIn(now.behind(seat))))
}

// usualSteal is what the least raise comes to of the blinds and itself, where they are a half and a
// whole of the least bet.
const usualSteal = 4.0 / 7

// stealing is what the least raise comes to of the pot that it may win at once, beside the usual: where
// antes make the pot large it takes less of a hand to come in.
func (m *Mind) stealing() float64 {
	now, q := m.Ring.Round, m.Question
	to := q.Least
	if q.Most == 0 {
		to = now.Top
	}
	risk := float64(to - now.At(q.Seat).Bet)
	if risk <= 0 {
		return 1
	}
	return min(max(0.4, risk/(float64(now.Sum())+risk)/usualSteal), 1.1)
}

// comesIn is with which part of all hands the bot comes in when so many may have a better one.
func (s *Style) comesIn(others int) float64 {
	n := usualBehind + s.Position*float64(others-usualBehind)
	if n <= 0 {
		return 1
	}
	return 1 - math.Pow(s.Alone, 1/n)
}

// raisersRange is the part of all hands that the bot takes the last raiser to have. An expert
// judges by how many were to act behind the raiser and how often that player raises; each raise
// over another halves it and more. Whoever puts in much has more than that.
func (m *Mind) raisersRange() float64 {
	now, st := m.Ring.Round, m.Style()
	theirs := st.Believes
	if theirs == 0 {
		usual := Style{Alone: 0.42, Position: 1}
		theirs = usual.comesIn(max(1, now.lastBehind))
		if h := now.habits[now.Last]; h.rounds > 0 { // as good as a dozen hands
			theirs = (12*theirs + float64(h.opened)) / float64(12+h.rounds)
		}
	}
	theirs *= math.Pow(0.35, float64(now.Raises-1))
	if now.commits(m.Question.Seat) {
		least := float64(now.Least) / float64(now.ToCall(m.Question.Seat))
		theirs = min(theirs, max(0.10, 1.2*least))
	}
	return theirs
}

// larger bets or raises if that is open, and calls or checks otherwise.
func (m *Mind) larger() table.Answer {
	if m.Question.Most > 0 {
		return m.raise(0)
	}
	return m.stayIf(true)
}

// stayIf checks where that costs nothing, calls if the hand is good enough, and folds otherwise.
func (m *Mind) stayIf(good bool) table.Answer {
	q := m.Question
	switch {
	case q.Allows(room.Check):
		return table.Answer{Choice: room.Check}
	case good && q.Allows(room.Call):
		return table.Answer{Choice: room.Call}
	case q.Allows(room.Fold):
		return table.Answer{Choice: room.Fold}
	case q.Most > 0:
		return table.Answer{Choice: Larger(q)} // has to bet
	}
	return table.Answer{Choice: q.First()}
}

// behind is how many besides a seat are still to act for the first time in the betting round.
func (r *Round) behind(seat table.Seat) (n int) {
	for i := range r.Players {
		if p := &r.Players[i]; table.SeatNumber(i) != seat && p.In && !p.Folded && p.Did == "" {
			n++
		}
	}
	return n
}

// limpers is how many have called what nobody has raised.
func (r *Round) limpers() (n int) {
	for i := range r.Players {
		if p := &r.Players[i]; r.Raises == 0 && p.In && !p.Folded && (p.Did == room.Call || p.Did == room.Chip) {
			n++
		}
	}
	return n
}

// cheapness is by how much a call costs less than a usual one.
func (r *Round) cheapness(seat table.Seat) float64 {
	cost := r.ToCall(seat)
	if cost == 0 {
		return 1
	}
	price := float64(cost) / float64(r.Sum()+cost)
	return min(max(0.5, fairPrice/price), 1.6)
}
