package sim

import (
	"fmt"
	"slices"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// bankroll is what seats bring to a table: enough never to run out.
const bankroll = 900_000_000 * money.Dollar

// plan is what is done at every table of a simulation.
type plan struct {
	*Config
	id       string
	area     table.Area
	seat     table.Seat
	stake    money.Cents
	initial  money.Cents // all that is measured: the stake, nearly always
	acts     []table.Act // what is made anew whenever nothing stands
	others   []table.Act // what other seats make then
	seats    int         // how many seats are taken, if there are more than the one of the wager and those before it
	made     table.Phase // when that may be
	told     []table.Area
	before   func(*table.Table) error // done before each round, if set
	strategy Strategy
}

// newPlan finds out what is to be done, and that it may be.
func newPlan(c *Config) (*plan, error) {
	g := gameOf(c.Rules)
	if g == nil {
		return nil, &NotSimulated{c.Rules}
	}
	t, err := table.Open(c.Rules, c.Options, c.Terms, table.From(OpeningSource(c.Seed)))
	if err != nil {
		return nil, err
	}
	p := &plan{Config: c, seat: 1, strategy: c.Strategy}
	if err := p.find(t, g); err != nil {
		return nil, err
	}
	if p.strategy.Sit == nil {
		if p.strategy, err = FindStrategy(c.Rules, t.Options(), ""); err != nil {
			return nil, err
		}
	}
	if slices.Contains(g.unasked, p.id) {
		p.strategy.Name, p.strategy.Text = "", ""
	}
	if g.seat != nil {
		g.seat(p, t)
	}
	for i := range p.acts {
		p.acts[i].Seat = p.seat
	}
	return p, p.try()
}

// find finds the wager and its size.
func (p *plan) find(t *table.Table, g *simulated) error {
	name := p.Wager
	if name == "" {
		list, err := Wagers(p.Rules, p.Options)
		if err != nil {
			return err
		}
		name = list[0]
	}
	area, ok := t.Area(p.seat, name)
	if !ok {
		return fmt.Errorf("there is no wager %q at %s; see boardwalk games %s", name, p.Rules.Name, p.Rules.ID)
	}
	w := &t.Layout().Wagers[area]
	answered := slices.Contains(g.answered, w.ID)
	switch {
	case answered:
	case w.Supplement:
		return fmt.Errorf("%s supports another wager and is not simulated by itself", w.Name)
	case w.Moved:
		return law.Refuse(w.Law, "%s comes about only by its point", w.Name)
	case w.Made == 0:
		return law.Refuse(w.Law, "%s %s", w.Name, w.MadeText)
	}
	if p.area, p.id, p.made = area, shortName(t, area), w.Made; answered {
		p.made = table.Always
	}
	p.stake = p.Stake
	if p.stake == 0 { // as much as lets everything be paid without rounding
		p.stake = min(100*t.Unit(area), t.Limit(area).Max.Down(t.Unit(area)))
	}
	p.initial = p.stake
	p.acts = []table.Act{{Kind: table.Make, Seat: p.seat, Area: area, Amount: p.stake}}
	return nil
}

// try makes the wager once, where that may be before the first round.
func (p *plan) try() error {
	t, _, err := p.open()
	if err == nil {
		err = t.Interlude()
	}
	if err != nil || t.Game().Phase()&p.made == 0 {
		return err
	}
	for _, a := range slices.Concat(p.acts, p.others) {
		if err := t.Do(a); err != nil {
			return err
		}
	}
	return nil
}

// open opens a table for the plan, the same each time.
func (p *plan) open() (*table.Table, *chance.Fast, error) {
	source := OpeningSource(p.Seed)
	options := p.Rules.Options()
	if p.Options != nil {
		options = p.Options
	}
	t, err := table.Open(p.Rules, options, p.Terms, table.From(source))
	if err != nil {
		return nil, nil, err
	}
	for s := table.Seat(1); s <= max(p.seat, table.SeatNumber(p.seats)); s++ {
		if err := t.Do(table.Act{Kind: table.Sit, Seat: s, Amount: bankroll}); err != nil {
			return nil, nil, err
		}
	}
	table.With(p.strategy.Sit(t))(t)
	return t, source, nil
}

// OpeningSource is where the outcomes of opening a table come from, a stream
// that no chunk has. It has a place in memory to itself: two cores that write
// beside each other at every draw would slow each other down.
func OpeningSource(seed uint64) *chance.Fast {
	alone := &struct {
		_      [64]byte
		source chance.Fast
		_      [64]byte
	}{source: *chance.NewFast(seed, 1<<64-1)}
	return &alone.source
}
