package odds

import (
	"boardwalk/money"
	"boardwalk/table"
)

// bankroll is what the seats of a table bring that is opened for its figures:
// enough for any wager.
const bankroll = 100_000_000 * money.Dollar

// open opens a table without limits on which seats sit.
func open(rules *table.Rules, options table.Options, terms table.Terms, seats int, setup ...table.Setup) (*table.Table, error) {
	terms.Limit.Max = MostStake
	terms.Limits = nil
	t, err := table.Open(rules, rules.Copy(options), terms, setup...) // several are opened at once
	if err != nil {
		return nil, err
	}
	for s := range seats {
		if err := t.Do(table.Act{Kind: table.Sit, Seat: table.Seat(s + 1), Amount: bankroll}); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// decidedAtOnce is the figures of the wagers that may be made before the first
// round and that every round decides: on a wheel that is spun, dice that are
// shaken.
func decidedAtOnce(rules *table.Rules, options table.Options, terms table.Terms) ([]*Figure, error) {
	t, err := open(rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	var figures []*Figure
	before := t.Snapshot()
	for i := range t.Layout().Wagers {
		a := table.Area(i)
		act := table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: t.Unit(a) * 100}
		if t.Do(act) != nil {
			continue // not offered under these options
		}
		t.Restore(before)
		ends, err := (&Chain{Table: t, Seat: 1, Areas: pieces(t.Layout(), a)}).Run(act)
		if err != nil {
			return nil, err
		}
		figures = append(figures, ends.Figure(t.Layout().Wagers[a].ID, "bet made", act.Amount))
		t.Restore(before)
	}
	return figures, nil
}

// untilDecided is the figures of wagers that may last several rounds, at a game
// that asks nothing: each is played on every outcome until it is decided.
func untilDecided(rules *table.Rules, options table.Options, terms table.Terms) ([]*Figure, error) {
	t, err := open(rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	var figures []*Figure
	before := t.Snapshot()
	for i := range t.Layout().Wagers {
		a := table.Area(i)
		act := table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: exactStake(t, a)}
		ends, err := (&Chain{Table: t, Seat: 1, Areas: []table.Area{a}}).Run(act)
		if err != nil {
			return nil, err
		}
		figures = append(figures, perEach(&t.Layout().Wagers[a], ends, act.Amount, 0)...)
		t.Restore(before)
	}
	return figures, nil
}

// pieces are an area and those that its wager is broken down into.
func pieces(l *table.Layout, a table.Area) []table.Area {
	areas := []table.Area{a}
	for _, p := range l.Wagers[a].Breaks {
		areas = append(areas, l.MustArea(p.ID))
	}
	return areas
}
