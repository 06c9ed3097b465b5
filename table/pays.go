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

// Meter is a progressive jackpot from which a wager may be paid. Many tables
// may feed it; a table is told what it reads when it pays from it.
type Meter struct {
	ID    string
	Name  string
	Law   law.Cite
	Start money.Cents // what it reads where no house keeps it: in cases, simulations and odds
}

// Meters read the meters of a house. A reading is part of the table's journal,
// so that a replay needs nobody else.
type Meters interface {
	Reading(id string) money.Cents
}

// Reading is what a meter of the game reads now.
func (d *Dealer) Reading(id string) money.Cents {
	t := d.table()
	if t.meters != nil {
		return t.meters.Reading(id)
	}
	for i := range t.layout.Meters {
		if m := &t.layout.Meters[i]; m.ID == id {
			return m.Start
		}
	}
	panic("table: no meter " + id + " on the layout")
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
	if cap := t.layout.Wagers[b.Area].Cap; cap != nil {
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
