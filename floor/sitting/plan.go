package sitting

import (
	"cmp"
	"fmt"
	"maps"
	"reflect"

	"boardwalk/beside"
	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// Plan is a table as it is to be set up.
type Plan struct {
	journal.Setup
	Placement
}

// PlanOf returns the plan of a table of the casino file.
func PlanOf(f *casino.File, pit string, t *casino.Table) (Plan, error) {
	rules, options, terms, err := f.Open(t.ID)
	if err != nil {
		return Plan{}, err
	}
	return Plan{journal.NewSetup(rules, options, terms), Placement{Pit: pit, Table: *t, Times: f.TimesAt(t), Unopened: f.UnopenedAt(t)}}, nil
}

// same reports whether the casino file says the same of both tables.
func (p *Placement) same(q *Placement) bool {
	a, b := p.Table, q.Table
	if !maps.Equal(a.Options, b.Options) || !maps.Equal(a.Limits, b.Limits) || !maps.Equal(a.Pays, b.Pays) ||
		!maps.Equal(a.Vigorish, b.Vigorish) {
		return false
	}
	a.Options, a.Limits, a.Pays, a.Vigorish = b.Options, b.Limits, b.Pays, b.Vigorish // no map and an empty one are the same
	return p.Pit == q.Pit && p.Times == q.Times && p.Unopened == q.Unopened && reflect.DeepEqual(a, b)
}

// Meter returns the name of the progressive meter that the table will feed, and the
// amount that the house starts it with; "" if the game has none.
func (p *Plan) Meter() (name string, start money.Cents, err error) {
	rules, options, _, err := RulesOf(&p.Setup)
	if err != nil {
		return "", 0, err
	}
	for _, m := range rules.Layout(options).Meters {
		name, start = cmp.Or(p.Placement.Table.Meter, p.Placement.Table.ID), m.Start
	}
	return name, start, nil
}

// RulesOf finds the game of a setup, with its options and terms, and with what somebody designed of its rules.
func RulesOf(d *journal.Setup) (*table.Rules, table.Options, table.Terms, error) {
	rules, ok := game.Find(d.Game)
	if !ok {
		return nil, nil, table.Terms{}, fmt.Errorf("there is no game %q", d.Game)
	}
	if d.WhatIf == "" {
		options, terms, err := d.Table(rules)
		if err == nil {
			rules, err = joined(rules, d.Wagers)
		}
		return rules, options, terms, err
	}
	x, err := d.Suppose(rules)
	if err != nil {
		return nil, nil, table.Terms{}, err
	}
	rules, err = joined(x.Rules, d.Wagers)
	return rules, x.Options, x.Terms, err
}

// joined returns rules with wagers from texts beside those of the game.
func joined(rules *table.Rules, texts []string) (*table.Rules, error) {
	for i, text := range texts {
		w, err := beside.Parse(fmt.Sprint("wager ", i+1), text)
		if err != nil {
			return nil, err
		}
		if rules, err = beside.Join(rules, w); err != nil {
			return nil, err
		}
	}
	return rules, nil
}
