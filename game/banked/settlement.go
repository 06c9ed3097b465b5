package banked

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Settle decides all wagers: against the dealer's hands, or against the bank's and
// through the centre of the table. All hands are set by then.
func (t *Table) Settle(d *table.Dealer) {
	switch {
	case t.bank == table.House:
		t.settleHouse(d)
	case t.half:
		t.settleBank(d, t.p.Bank.CoExpose, t.p.Bank.CoPay)
	default:
		t.dealerAgainstBank(d)
		t.settleBank(d, t.p.Bank.Expose, t.p.Bank.Pay)
	}
}

// settleHouse decides the wagers against the dealer's hands.
func (t *Table) settleHouse(d *table.Dealer) {
	t.surrenders(d, table.TheHouse)
	for h := range t.Players {
		t.decide(d, h, table.TheHouse, t.p.Expose)
	}
	step(d, t.p.Winners, "winning-hands-paid", "the winning hands are paid, counterclockwise from the dealer's right")
	for h := range t.Players {
		if h.Result == Won {
			won := h.Bet.Amount + h.Bet.Coupon
			d.Wins(h.Bet, t.p.Win)
			t.charge(d, h.Seat, t.Area(h.Box), won, t.p.Vigorish)
			t.pieces.Collect(d, h, card.Up, t.p.WinnersRack)
		}
	}
	t.pieces.Collect(d, t.Dealer(), card.Up, t.p.Collect)
}

// surrenders collects what was surrendered, before a hand is exposed.
func (t *Table) surrenders(d *table.Dealer, to table.Party) {
	for h := range t.Players {
		if h.Surrendered {
			d.Cite(t.p.Surrender)
			d.Bank().Loses(to, h.Bet, t.p.SurrenderTakes)
			t.pieces.Collect(d, h, card.Down, t.p.SurrenderRack)
			h.Plays = false
		}
	}
}

// decide exposes a player's hands, compares them and announces the result. What has
// lost is collected at once, and what is pushed given back.
func (t *Table) decide(d *table.Dealer, h *Hand, to table.Party, expose law.Cite) {
	t.pieces.Expose(d, h, expose)
	d.Cite(expose)
	if h.Foul != "" {
		h.Result = Lost
		d.Announce("position-loses", t.words[h.Box].loses)
		d.Cite(h.FoulAs)
		d.Bank().Loses(to, h.Bet, h.Foul)
		t.pieces.Collect(d, h, card.Up, t.p.Collect)
		return
	}
	high, low, by := t.pieces.Compare(h, t.Opponent())
	if high == 0 || low == 0 {
		by = t.p.Copy
		step(d, t.p.Identical, "copy-not-won", "neither hand is higher: it is a copy, which the player does not win")
		d.Cite(expose)
	}
	switch {
	case high > 0 && low > 0:
		h.Result = Won
		d.Announce("position-wins", t.words[h.Box].wins)
		return
	case high > 0 || low > 0:
		h.Result = Pushed
		d.Announce("position-pushes", t.words[h.Box].pushes)
		d.Cite(t.pushMargin(high, low))
		d.Returns(h.Bet, t.pushedBy(high))
	default:
		h.Result = Lost
		d.Announce("position-loses", t.words[h.Box].loses)
		d.Cite(by)
		d.Bank().Loses(to, h.Bet, t.lostBy(high, low))
	}
	t.pieces.Collect(d, h, card.Up, t.p.Collect)
}

// lostBy is the paragraph by which a wager loses.
func (t *Table) lostBy(high, low int) law.Cite {
	if high == 0 || low == 0 {
		return t.p.LoseCopy
	}
	return t.p.LoseLower
}

// pushedBy is the paragraph by which a wager is a push.
func (t *Table) pushedBy(high int) law.Cite {
	if high > 0 {
		return t.p.PushHigh
	}
	return t.p.PushLow
}

// pushMargin is the second paragraph of a push: what a copy is, or what a push is.
func (t *Table) pushMargin(high, low int) law.Cite {
	if high == 0 || low == 0 {
		return t.p.Copy
	}
	return t.p.Push
}

// dealerAgainstBank decides the dealer's wager against the bank, if there is one.
func (t *Table) dealerAgainstBank(d *table.Dealer) {
	h, b := t.Dealer(), &t.p.Bank
	t.pieces.Expose(d, t.Opponent(), b.Compare)
	if t.stake == 0 {
		return
	}
	high, low, _ := t.pieces.Compare(h, t.Opponent())
	switch {
	case high > 0 && low > 0:
		h.Result = Won
		d.Cite(b.Outcome)
		d.Notes().NoteAmount(table.House, table.NoArea, t.stake,
			"dealer-wins", "the dealer wins: the wager lies on the dealer's cards until it is paid")
	case high > 0 || low > 0:
		h.Result = Pushed
		d.Cite(b.Outcome)
		d.Notes().NoteAmount(table.House, table.NoArea, t.stake,
			"dealer-pushes", "the dealer pushes: the wager goes back to the table inventory")
	default:
		h.Result = Lost
		d.Bank().ToCentre(table.TheHouse, t.stake, b.Outcome)
	}
	if h.Result != Won {
		t.pieces.Collect(d, h, card.Up, b.Outcome)
	}
}

// settleBank decides the wagers against the bank's hands. What loses goes to the
// centre of the table, and what wins is paid from there.
func (t *Table) settleBank(d *table.Dealer, expose, pay law.Cite) {
	b, dealer := &t.p.Bank, t.Dealer()
	if t.half {
		t.pieces.Expose(d, t.Opponent(), expose)
	}
	t.surrenders(d, table.TheCentre)
	owed := money.Cents(0)
	for h := range t.Players {
		if t.decide(d, h, table.TheCentre, expose); h.Result == Won {
			owed += h.Bet.Amount
		}
	}
	if dealer.Result == Won {
		owed += t.stake
	}
	for h := range t.Players {
		if h.Result != Won {
			continue
		}
		won := h.Bet.Amount
		t.supply(d, won, owed, pay)
		owed -= won
		d.Bank().Wins(table.TheCentre, h.Bet, 0, pay)
		t.charge(d, h.Seat, t.Area(h.Box), won, b.Vigorish)
		t.pieces.Collect(d, h, card.Up, t.p.WinnersRack)
	}
	if dealer.Result == Won {
		t.supply(d, t.stake, owed, pay)
		d.Bank().FromCentre(table.TheHouse, t.stake, b.Inventory)
		t.pieces.Collect(d, dealer, card.Up, b.Outcome)
	}
	dealer.Result = Undecided
	t.payBank(d)
	t.pieces.Collect(d, t.Opponent(), card.Up, t.p.Collect)
}

// supply has the bank put into the centre what all winners who are yet to be paid
// need, once there is not enough for the next.
func (t *Table) supply(d *table.Dealer, next, owed money.Cents, by law.Cite) {
	if d.Bank().Centre() < next {
		d.Bank().ToCentre(t.party(), owed-d.Bank().Centre(), by)
	}
}

// party is who supplies what the centre lacks, and gets what is left there.
func (t *Table) party() table.Party {
	if t.half {
		return table.HalfAgainst(t.bank)
	}
	return table.Against(t.bank)
}

// payBank gives the bank what is left in the centre of the table, less vigorish,
// and what it had set aside.
func (t *Table) payBank(d *table.Dealer) {
	by := t.p.Bank.Surplus
	if t.half {
		by = t.p.Bank.CoSurplus
	}
	surplus := d.Bank().Centre()
	if surplus > 0 {
		d.Bank().FromCentre(t.party(), surplus, by)
	}
	d.Bank().Release(t.bank, t.p.Bank.Chips)
	if surplus > 0 {
		own, _ := t.party().Split(surplus)
		t.charge(d, t.bank, t.Area(t.bank.Box()), own, by)
	}
}
