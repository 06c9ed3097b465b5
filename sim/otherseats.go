package sim

import (
	"slices"

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

// besideMain adds the first wager of the game that can be made, for a wager that lies beside those of the game.
func (p *Plan) besideMain(t *table.Table, g *Players) {
	names := g.Wagers
	for i := range t.Layout().Wagers {
		if w := &t.Layout().Wagers[i]; offered(w) && !t.IsBeside(table.Area(i)) && w.Position <= p.Seat {
			names = append(slices.Clip(names), w.ID)
		}
	}
	before := t.Snapshot()
	defer t.Restore(before)
	for _, name := range names {
		t.Restore(before)
		sit := table.Act{Kind: table.Sit, Seat: p.Seat, Amount: bankroll}
		if !t.Taken(p.Seat) && t.Do(sit) != nil || t.Interlude() != nil {
			return
		}
		if act := p.act(t, name); !t.IsBeside(act.Area) && t.Do(act) == nil && t.Round() == nil {
			p.Acts = append([]table.Act{act}, p.Acts...)
			p.Apart(p.Area)
			return
		}
	}
}

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
