package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// Reading is what a meter of the game reads now. Where no house keeps it (in
// cases, simulations and odds) it is the table's own.
func (d *DealerMeters) Reading(id string) money.Cents {
	t := (*Table)(d)
	if t.meters != nil {
		return t.meters.Reading(id)
	}
	return t.ownReading(id)
}

// ownReading is what a meter reads that no other table feeds.
func (t *Table) ownReading(id string) money.Cents {
	for i := range t.layout.Meters {
		if m := &t.layout.Meters[i]; m.ID == id {
			return m.Start + t.fed + t.refilled
		}
	}
	panic("table: no meter " + id + " on the layout")
}

// OwnReading is what the meter of the table reads if no other table feeds it. It
// reports false at a game without a meter.
func (t *Table) OwnReading() (money.Cents, bool) {
	if len(t.layout.Meters) == 0 {
		return 0, false
	}
	return t.ownReading(t.layout.Meters[0].ID), true
}

// Feed puts an amount from the table inventory container on the meter, because
// of a wager of a seat.
func (d *DealerMeters) Feed(id string, s Seat, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	move(&t.house, &t.fed, amount)
	t.metered(Fed, id, s, amount, by)
}

// Draw takes an amount off the meter into the table inventory container, from
// which it is paid to a seat.
func (d *DealerMeters) Draw(id string, s Seat, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	move(&t.fed, &t.house, amount)
	t.metered(Fed, id, s, -amount, by)
}

// Refill is the house's putting a new amount on a meter that was paid out.
func (d *DealerMeters) Refill(id string, amount money.Cents, by law.Cite) {
	t := (*Table)(d)
	t.refilled += amount
	t.metered(Refilled, id, House, amount, by)
}

// metered tells of what went on the meter or off it.
func (t *Table) metered(kind EventKind, id string, s Seat, amount money.Cents, by law.Cite) {
	if t.sink == nil {
		return
	}
	e := t.begin(kind, s, NoArea, by, "", "", amount, 0)
	e.Word = id
	t.sink.Event(e)
	e.Word = ""
}

// Amount pays an amount on a wager, under the paragraph of one of its lines,
// and leaves the wager where it lies.
func (d *DealerPayments) Amount(b *Bet, line int, amount money.Cents, by law.Cite) {
	(*Dealer)(d).bonus(b, amount, money.Odds{}, by, d.posted[b.Area].pays[line].Law)
}
