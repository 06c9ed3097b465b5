package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Wins pays a wager at its odds and gives it back. Its paragraph is the one
// that says it wins; the paragraph of the odds is told with it.
func (d *Dealer) Wins(b *Bet, by law.Cite) { d.WinsAt(b, 0, by) }

// WinsAt is [Dealer.Wins] at one of several lines of odds.
func (d *Dealer) WinsAt(b *Bet, line int, by law.Cite) { d.Bank().Wins(TheHouse, b, line, by) }

// Wins is [Dealer.WinsAt] for a wager that a party other than the house
// pays.
func (d *DealerBank) Wins(p Party, b *Bet, line int, by law.Cite) {
	t := (*Table)(d)
	st := &t.seats[b.Seat]
	post := &t.posted[b.Area]
	pay := &post.pays[line]
	stake, coupon := b.Amount, b.Coupon
	won, oddsBy := money.Cents(0), pay.Law
	if post.odds {
		won = pay.Odds.Owes(stake + coupon)
	} else {
		won, oddsBy = t.owes(b, pay, stake+coupon)
	}
	if p == TheHouse {
		move(&t.house, &st.chips, won)
	} else {
		t.paysTo(p, &st.chips, won)
	}
	move(&b.Amount, &st.chips, stake)
	if t.sink != nil {
		e := t.begin(Paid, b.Seat, b.Area, by, oddsBy, "", won, stake)
		e.Coupon, e.Odds, e.Against = coupon, pay.Odds, p
		t.sink.Event(e)
		e.Coupon, e.Odds, e.Against = 0, money.Odds{}, TheHouse
	}
	t.settled(st, b)
}

// WinsPart pays so many of the equal parts of a wager at one of its lines of
// odds, gives them back and collects the rest.
func (d *DealerPayments) WinsPart(b *Bet, parts int64, line int, by law.Cite) {
	t := (*Table)(d)
	st := &t.seats[b.Seat]
	w := &t.layout.Wagers[b.Area]
	pay := &t.posted[b.Area].pays[line]
	stake := b.Amount / money.Cents(w.parts()) * money.Cents(parts)
	lost := b.Amount - stake
	won := pay.Odds.Owes(stake)
	move(&b.Amount, &t.house, lost)
	move(&t.house, &st.chips, won)
	move(&b.Amount, &st.chips, stake)
	if t.sink != nil {
		if lost > 0 {
			t.sink.Event(t.begin(Collected, b.Seat, b.Area, w.PartLaw, "", "", 0, lost))
		}
		e := t.begin(Paid, b.Seat, b.Area, by, pay.Law, "", won, stake)
		e.Coupon, e.Odds = b.Coupon, pay.Odds
		t.sink.Event(e)
		e.Coupon, e.Odds = 0, money.Odds{}
	}
	t.settled(st, b)
}

// Bonus pays something on a wager that stays where it lies.
func (d *DealerPayments) Bonus(b *Bet, odds money.Odds, by, oddsBy law.Cite) {
	(*Dealer)(d).bonus(b, odds.Owes(b.Amount), odds, by, oddsBy)
}

// BonusAt pays a line of a wager's odds, or the amount that it names, and
// leaves the wager where it lies.
func (d *DealerPayments) BonusAt(b *Bet, line int, by law.Cite) {
	t := (*Table)(d)
	pay := &t.posted[b.Area].pays[line]
	won, oddsBy := t.owes(b, pay, b.Amount)
	(*Dealer)(d).bonus(b, won, pay.Odds, by, oddsBy)
}

func (d *Dealer) bonus(b *Bet, won money.Cents, odds money.Odds, by, oddsBy law.Cite) {
	t := d.table()
	move(&t.house, &t.seats[b.Seat].chips, won)
	if t.sink != nil {
		e := t.begin(Paid, b.Seat, b.Area, by, oddsBy, "bonus", won, 0)
		e.Odds = odds
		t.sink.Event(e)
		e.Odds = money.Odds{}
	}
}

// Charge takes vigorish from a player's chips, for the wager on an area or for
// one that was decided there. The procedure sees to it that the chips are
// there.
func (d *DealerPayments) Charge(s Seat, a Area, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	move(&t.seats[s].chips, &t.vigorish, amount)
	if t.sink != nil {
		t.sink.Event(t.begin(Vigorished, s, a, by, "", "", amount, 0))
	}
}

// Loses collects a wager. Its paragraph is the one that says it loses; the one
// last cited, under which wagers are collected now, is told with it.
func (d *Dealer) Loses(b *Bet, by law.Cite) { d.Bank().Loses(TheHouse, b, by) }

// Loses is [Dealer.Loses] for a wager that a party other than the house
// wins.
func (d *DealerBank) Loses(p Party, b *Bet, by law.Cite) {
	t := (*Table)(d)
	stake, coupon := b.Amount, b.Coupon
	if p == TheHouse {
		move(&b.Amount, &t.house, stake)
	} else {
		t.getsFrom(p, &b.Amount, stake)
	}
	if t.sink != nil {
		e := t.begin(Collected, b.Seat, b.Area, by, t.by, "", 0, stake)
		e.Coupon, e.Against = coupon, p
		t.sink.Event(e)
		e.Coupon, e.Against = 0, TheHouse
	}
	t.settled(&t.seats[b.Seat], b)
}

// settled clears the layout of a decided wager. A match play coupon goes to
// the house whichever way it was decided: it plays once.
func (t *Table) settled(st *seat, b *Bet) {
	if b.Coupon != 0 {
		move(&b.Coupon, &t.taken, b.Coupon)
	}
	b.Vigorish = 0
	t.decided++
	t.clear(st, b)
}

// Decided returns how many wagers this round has decided so far.
func (d *DealerLayout) Decided() int { return d.decided }

// Moves takes a wager to another area, where the seat has none.
func (d *DealerLayout) Moves(b *Bet, to Area, by law.Cite) {
	t := (*Table)(d)
	st := &t.seats[b.Seat]
	dst := &st.bets[to]
	if dst.Amount != 0 {
		panic("table: a wager moved onto another")
	}
	from := b.Area
	dst.Seat, dst.Area, dst.On, dst.Vigorish = b.Seat, to, b.On, b.Vigorish
	move(&b.Amount, &dst.Amount, b.Amount)
	move(&b.Coupon, &dst.Coupon, b.Coupon)
	b.Vigorish = 0
	t.lay(st, to)
	st.shut[to>>6] &^= 1 << (to & 63)
	t.clear(st, b)
	if t.sink != nil {
		e := t.begin(Moved, b.Seat, from, by, "", "", 0, dst.Amount)
		e.To = to
		t.sink.Event(e)
		e.To = NoArea
	}
}

// MovesPart takes so many of the equal parts of a wager to another area, onto
// whatever the seat has there. The rest stays where it lay.
func (d *DealerLayout) MovesPart(b *Bet, parts int64, to Area, by law.Cite) {
	t := (*Table)(d)
	st := &t.seats[b.Seat]
	dst := &st.bets[to]
	part := b.Amount / money.Cents(t.layout.Wagers[b.Area].parts()) * money.Cents(parts)
	dst.Seat, dst.Area = b.Seat, to
	move(&b.Amount, &dst.Amount, part)
	t.lay(st, to)
	if t.sink != nil {
		e := t.begin(Moved, b.Seat, b.Area, by, "", "", 0, part)
		e.To = to
		t.sink.Event(e)
		e.To = NoArea
	}
}

// Reopen lets a seat wager on an area again that it had withdrawn from.
func (d *DealerBetting) Reopen(a Area) {
	if !d.anyShut {
		return
	}
	for i := range d.seats {
		d.seats[i].shut[a>>6] &^= 1 << (a & 63)
	}
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
		won = pay.Share.Down(t.dealer().Meters().Reading(pay.Meter), money.Cent)
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
