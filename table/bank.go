package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// paysTo takes an amount from what a party has and adds it to an account. A
// player who has the bank pays from what was set aside ([DealerBank.Cover]).
func (t *Table) paysTo(p Party, to *money.Cents, amount money.Cents) {
	switch p {
	case TheHouse:
		move(&t.house, to, amount)
	case ThePot:
		move(&t.pot, to, amount)
	case TheCentre:
		move(&t.centre, to, amount)
	default:
		player, house := p.Split(amount)
		st := &t.seats[p.Seat()]
		if st.cover < player {
			panic("table: a bank pays more than it has set aside")
		}
		move(&st.cover, to, player)
		move(&t.house, to, house)
	}
}

// getsFrom adds an amount that leaves an account to what a party has. What a
// player wins as the bank stays set aside until it is released.
func (t *Table) getsFrom(p Party, from *money.Cents, amount money.Cents) {
	switch p {
	case TheHouse:
		move(from, &t.house, amount)
	case ThePot:
		move(from, &t.pot, amount)
	case TheCentre:
		move(from, &t.centre, amount)
	default:
		player, house := p.Split(amount)
		move(from, &t.seats[p.Seat()].cover, player)
		move(from, &t.house, house)
	}
}

// Cover sets chips of a player who has the bank aside, so that they can pay
// the wagers of others and nothing else. The procedure sees to it that the
// chips are there.
func (d *DealerBank) Cover(s Seat, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	st := &t.seats[s]
	if st.chips < amount {
		panic("table: a bank sets aside more than it has")
	}
	move(&st.chips, &st.cover, amount)
	t.emit(Event{Kind: Covered, Seat: s, Area: NoArea, Amount: amount, Stake: st.cover, By: by})
}

// Release gives a player back what is still set aside of the bank.
func (d *DealerBank) Release(s Seat, by law.Cite) {
	t := (*Table)(d)
	st := &t.seats[s]
	amount := st.cover
	if amount == 0 {
		return
	}
	move(&st.cover, &st.chips, amount)
	t.emit(Event{Kind: Released, Seat: s, Area: NoArea, Amount: amount, By: by})
}

// SetAside returns what a player has set aside as the bank.
func (d *DealerBank) SetAside(s Seat) money.Cents { return d.seats[s].cover }

// ToCentre has a party put an amount into the centre of the table.
func (d *DealerBank) ToCentre(p Party, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	t.paysTo(p, &t.centre, amount)
	t.emit(Event{Kind: Centred, Seat: p.Seat(), Area: NoArea, Against: p, Amount: amount, By: by})
}

// FromCentre gives a party an amount from the centre of the table. It is told
// as less than nothing that went there.
func (d *DealerBank) FromCentre(p Party, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	t.getsFrom(p, &t.centre, amount)
	t.emit(Event{Kind: Centred, Seat: p.Seat(), Area: NoArea, Against: p, Amount: -amount, By: by})
}

// Centre returns what lies in the centre of the table.
func (d *DealerBank) Centre() money.Cents { return d.centre }
