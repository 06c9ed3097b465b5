package table

import "boardwalk/money"

// Again is wagers that are made anew before many rounds, always the same, as a simulation does.
type Again struct {
	Acts []Act // that make them, in this order

	posted *posted // the terms under which all of them were accepted; nil as long as they were not
	places []place
	seats  []stakes
}

// place is where one of the wagers lies.
type place struct {
	seat   *seat
	bet    *Bet
	at     Area
	by     Seat
	amount money.Cents
}

// stakes are what all wagers of a seat come to.
type stakes struct {
	seat *seat
	sum  money.Cents
}

// MakeAgain makes the wagers, or returns why one of them is refused. The first time each is held against the
// declaration and the posted terms like any other. Wagers about which the game need not be asked
// ([Layout.Unasked]) are then accepted as long as nothing changes that they are held against: later they are laid
// down without a further look at what is as it was.
func (t *Table) MakeAgain(a *Again) error {
	if a.posted == &t.posted[0] && t.asBefore(a) {
		for i := range a.places {
			p := &a.places[i]
			p.seat.live[p.at>>6] |= 1 << (p.at & 63)
			p.bet.Seat, p.bet.Area = p.by, p.at
			move(&p.seat.chips, &p.bet.Amount, p.amount)
		}
		return nil
	}
	a.posted = nil
	plain := t.layout.Unasked && t.sink == nil && !t.lie(a.Acts)
	for i := range a.Acts {
		act := &a.Acts[i]
		if plain = plain && t.betUnasked(act); plain {
			continue
		}
		if err := t.Do(*act); err != nil {
			return err
		}
	}
	if plain {
		t.accept(a)
	}
	return nil
}

// asBefore reports whether wagers that were accepted under the posted terms would be again: the table is open, the
// players are there, have the chips and no other wagers, and nobody hears of it.
func (t *Table) asBefore(a *Again) bool {
	if !t.opened || t.anyShut || t.sink != nil {
		return false
	}
	for i := range a.seats {
		if s := &a.seats[i]; !s.seat.taken || s.seat.chips < s.sum || s.seat.wagering() {
			return false
		}
	}
	return true
}

// lie reports whether a seat that is to make one of the wagers has any already.
func (t *Table) lie(acts []Act) bool {
	for i := range acts {
		if s := acts[i].Seat; int(s) < len(t.seats) && t.seats[s].wagering() {
			return true
		}
	}
	return false
}

// accept keeps where wagers lie that were just made.
func (t *Table) accept(a *Again) {
	a.posted, a.places, a.seats = &t.posted[0], a.places[:0], a.seats[:0]
	for i := range a.Acts {
		act := &a.Acts[i]
		st := &t.seats[act.Seat]
		a.places = append(a.places, place{st, &st.bets[act.Area], act.Area, act.Seat, act.Amount})
		which := 0
		for which < len(a.seats) && a.seats[which].seat != st {
			which++
		}
		if which == len(a.seats) {
			a.seats = append(a.seats, stakes{seat: st})
		}
		a.seats[which].sum += act.Amount
	}
}
