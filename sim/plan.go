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

// Plan is what is done at every table of a simulation.
type Plan struct {
	*Config
	ID       string
	Area     table.Area
	Seat     table.Seat
	Amount   money.Cents
	initial  money.Cents // all that is measured: the stake, nearly always
	Acts     []table.Act // what is made anew whenever nothing stands
	Others   []table.Act // what other seats make then
	Seats    int         // how many seats are taken, if there are more than the one of the wager and those before it
	made     table.Phase // when that may be
	told     []table.Area
	Before   func(*table.Table) error // done before each round, if set
	strategy Strategy
	controls *Controls // nil for none
}

// newPlan finds out what is to be done, and that it may be.
func newPlan(c *Config) (*Plan, error) {
	g := gameOf(c.Rules)
	if g == nil && c.Strategy.Sit != nil && !c.Rules.EachOther {
		g = &Players{} // whoever brings a strategy needs none of the game's
	}
	if g == nil {
		return nil, &NotSimulated{c.Rules}
	}
	t, err := table.Open(c.Rules, c.Options, c.Terms, table.From(OpeningSource(c.Seed)))
	if err != nil {
		return nil, err
	}
	p := &Plan{Config: c, Seat: 1, strategy: c.Strategy}
	if err := p.find(t, g); err != nil {
		return nil, err
	}
	if p.strategy.Sit == nil {
		if p.strategy, err = FindStrategy(c.Rules, t.Options(), c.Terms, ""); err != nil {
			return nil, err
		}
	}
	if slices.Contains(g.Unasked, p.ID) {
		p.strategy.Name, p.strategy.Text = "", ""
	}
	if g.Seat != nil {
		g.Seat(p, t)
	}
	if t.IsBeside(p.Area) && len(t.Layout().Boxes) > 0 { // cards are dealt to who has a wager of the game
		p.besideMain(t, g)
	}
	for i := range p.Acts {
		p.Acts[i].Seat = p.Seat
	}
	if p.Controlled && p.Rounds >= LeastControlled && g.Controls != nil {
		p.controls = g.Controls(p, t)
	}
	return p, p.try()
}

// complete says in a result with what it was controlled. Controls that have more noise than they take out, for a strategy that has
// little to do with them, are left out: plain rounds are better.
func (p *Plan) complete(r *Result) {
	if c := r.Controlled; c != nil {
		c.Names, c.stake, c.plain = p.controls.Names, p.initial, &r.Sums
		if c.StandardError() > r.StandardError() {
			r.Controlled = nil
		}
	}
}

// find finds the wager and its size.
func (p *Plan) find(t *table.Table, g *Players) error {
	name := p.Wager
	if name == "" {
		list, err := Wagers(p.Rules, p.Options)
		if err != nil {
			return err
		}
		name = list[0]
	}
	area, ok := t.Area(p.Seat, name)
	if !ok {
		return fmt.Errorf("there is no wager %q at %s; see boardwalk games %s", name, p.Rules.Name, p.Rules.ID)
	}
	w := &t.Layout().Wagers[area]
	answered := slices.Contains(g.Answered, w.ID)
	switch {
	case answered:
	case w.Supplement:
		return fmt.Errorf("%s supports another wager and is not simulated by itself", w.Name)
	case w.Moved:
		return law.Refuse(w.Law, "%s comes about only by its point", w.Name)
	case w.Made == 0:
		return law.Refuse(w.Law, "%s %s", w.Name, w.MadeText)
	}
	if p.Area, p.ID, p.made = area, shortName(t, area), w.Made; answered {
		p.made = table.Always
	}
	p.Amount = p.Stake
	if p.Amount == 0 { // as much as lets everything be paid without rounding
		p.Amount = min(100*t.Unit(area), t.Limit(area).Max.Down(t.Unit(area)))
	}
	p.initial = p.Amount
	p.Acts = []table.Act{{Kind: table.Make, Seat: p.Seat, Area: area, Amount: p.Amount}}
	return nil
}

// SetAmount makes the wager that is simulated another size.
func (p *Plan) SetAmount(amount money.Cents) {
	p.Amount, p.initial, p.Acts[0].Amount = amount, amount, amount
}

// Play has others answer than the strategy does, who decide nothing of the wager.
func (p *Plan) Play(players table.Players) {
	p.strategy.Sit = func(*table.Table) table.Players { return players }
}

// try makes the wager once, where that may be before the first round.
func (p *Plan) try() error {
	t, _, err := p.open()
	if err == nil {
		err = t.Interlude()
	}
	if err != nil || t.Game().Phase()&p.made == 0 {
		return err
	}
	for _, a := range slices.Concat(p.Acts, p.Others) {
		if err := t.Do(a); err != nil {
			return err
		}
	}
	return nil
}

// open opens a table for the plan, the same each time.
func (p *Plan) open() (*table.Table, *chance.Fast, error) {
	source := OpeningSource(p.Seed)
	options := p.Rules.Options()
	if p.Options != nil {
		options = p.Options
	}
	t, err := table.Open(p.Rules, options, p.Terms, table.From(source))
	if err != nil {
		return nil, nil, err
	}
	for s := table.Seat(1); s <= max(p.Seat, table.SeatNumber(p.Seats)); s++ {
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
