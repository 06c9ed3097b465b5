package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Cap bounds what is paid on wagers in one round: on all wagers of one player
// that name the same cap. A game gives the wagers of one hand a cap in common.
type Cap struct {
	Most money.Cents
	Law  law.Cite
}

// payment is what was paid under a cap in this round.
type payment struct {
	seat Seat
	cap  *Cap
	sum  money.Cents
}

// owes is what a line of odds pays on a stake, and the paragraph that says so:
// the line's own, or that of the cap which bounds it.
func (t *Table) owes(b *Bet, pay *Pay, stake money.Cents) (money.Cents, law.Cite) {
	won := money.Cents(0)
	switch {
	case !pay.Odds.IsZero(): // nearly always
		won = pay.Odds.Owes(stake)
	case pay.Amount != 0:
		won = pay.Amount
	default:
		won = pay.Share.Down(t.dealer().Reading(pay.Meter), money.Cent)
	}
	w := &t.layout.Wagers[b.Area]
	if w.Down != 0 && !won.Multiple(w.Down) {
		return won.Down(w.Down), w.DownLaw
	}
	if cap := w.Cap; cap != nil {
		if left := t.underCap(b.Seat, cap, won); left < won {
			return left, cap.Law
		}
	}
	return won, pay.Law
}

// underCap returns what may still be paid of an amount under a cap, and counts
// it.
func (t *Table) underCap(s Seat, cap *Cap, won money.Cents) money.Cents {
	for i := range t.paid {
		if p := &t.paid[i]; p.seat == s && p.cap == cap {
			won = min(won, cap.Most-p.sum)
			p.sum += won
			return won
		}
	}
	won = min(won, cap.Most)
	t.paid = append(t.paid, payment{s, cap, won})
	return won
}

// String says what the line pays, as a sign would.
func (p *Pay) String() string {
	switch {
	case !p.Odds.IsZero():
		return p.Odds.String()
	case p.Amount != 0:
		return p.Amount.String()
	}
	return p.Share.String() + " of the meter"
}
