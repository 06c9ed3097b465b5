package table

import (
	"fmt"

	"boardwalk/law"
	"boardwalk/money"
)

// Meter is a progressive jackpot from which wagers are paid. A layout has one at
// most. Many tables may feed the same one; a table is told what it reads when it
// pays from it.
type Meter struct {
	ID    string
	Name  string
	Law   law.Cite
	Start money.Cents // what the house puts on it in the beginning
	Alike []string    // the options that all tables have in common that feed the same meter
}

// Compare returns a difference for each option in which tables that feed the same
// meter are unlike the first of them.
func (m *Meter) Compare(tables []Peer) []Difference {
	var list []Difference
	first := values(tables[0].Options)
	for i := 1; i < len(tables); i++ {
		other := values(tables[i].Options)
		for _, name := range m.Alike {
			if other[name] != first[name] {
				list = append(list, Difference{Table: i, Option: name, By: m.Law,
					Text: fmt.Sprintf("%s here and %s at table %s, but both feed the same meter", other[name], first[name], tables[0].Name)})
			}
		}
	}
	return list
}

// values returns the values of options by name.
func values(o Options) map[string]string {
	byName := map[string]string{}
	for _, d := range o.Declare() {
		byName[d.Name] = d.Value()
	}
	return byName
}

// Meters read the meters of a house. A reading is part of the table's journal,
// so that a replay needs nobody else.
type Meters interface {
	Reading(id string) money.Cents
}

// Reading is what a meter of the game reads now. Where no house keeps it (in
// cases, simulations and odds) it is the table's own.
func (d *Dealer) Reading(id string) money.Cents {
	t := d.table()
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
func (d *Dealer) Feed(id string, s Seat, amount money.Cents, by law.Cite) {
	t := d.table()
	move(&t.house, &t.fed, amount)
	t.metered(Fed, id, s, amount, by)
}

// Draw takes an amount off the meter into the table inventory container, from
// which it is paid to a seat.
func (d *Dealer) Draw(id string, s Seat, amount money.Cents, by law.Cite) {
	t := d.table()
	move(&t.fed, &t.house, amount)
	t.metered(Fed, id, s, -amount, by)
}

// Refill is the house's putting a new amount on a meter that was paid out.
func (d *Dealer) Refill(id string, amount money.Cents, by law.Cite) {
	t := d.table()
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

// PayAmount pays an amount on a wager, under the paragraph of one of its lines,
// and leaves the wager where it lies.
func (d *Dealer) PayAmount(b *Bet, line int, amount money.Cents, by law.Cite) {
	d.bonus(b, amount, money.Odds{}, by, d.posted[b.Area].pays[line].Law)
}
