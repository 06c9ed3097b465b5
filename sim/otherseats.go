package sim

import (
	"boardwalk/money"
	"boardwalk/table"
)

func (p *Plan) act(t *table.Table, name string) table.Act {
	a, _ := t.Area(p.Seat, name)
	return table.Act{Kind: table.Make, Seat: p.Seat, Area: a, Amount: max(p.Amount, t.Limit(a).Min).Up(t.Unit(a))}
}

// After adds a wager that is made after the first and not measured.
func (p *Plan) After(t *table.Table, name string) { p.Acts = append(p.Acts, p.act(t, name)) }

// Beside adds a wager that is made before the first and not measured.
func (p *Plan) Beside(t *table.Table, name string) {
	p.Acts = append([]table.Act{p.act(t, name)}, p.Acts...)
}

// Apart has areas measured by what is told of them, since the chips of the seat
// tell of all its wagers together. It takes longer.
func (p *Plan) Apart(areas ...table.Area) { p.told = areas }

// ledger is a sink that adds up what some wagers of a seat win and lose.
type ledger struct {
	seat  table.Seat
	areas []table.Area
	net   money.Cents
}

// Event keeps account.
func (l *ledger) Event(e *table.Event) {
	if e.Seat != l.seat {
		return
	}
	for _, a := range l.areas {
		if a != e.Area {
			continue
		}
		switch e.Kind {
		case table.Paid:
			l.net += e.Amount
		case table.Collected:
			l.net -= e.Stake
		case table.Vigorished:
			l.net -= e.Amount
		}
	}
}
