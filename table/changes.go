package table

import (
	"cmp"
	"maps"
	"slices"

	"boardwalk/money"
)

// Posting is what a table is run under: the licensee's options and terms.
type Posting struct {
	Options Options
	Terms   Terms
}

// Changes returns what has to change for a table to go from one posting to another, in a fixed order: options as they are
// declared, then chip, limits, odds and vigorish. It compares what applies to wagers and not what is written: a limit that
// says what the limit of the table says anyway is no change.
func Changes(rules *Rules, from, to Posting) []Change {
	var list []Change
	was := map[string]string{}
	for _, o := range from.Options.Declare() {
		was[o.Name] = o.Value()
	}
	for _, o := range to.Options.Declare() {
		if o.Value() != was[o.Name] {
			list = append(list, Change{Matter: OptionMatter, Name: o.Name, Value: o.Value()})
		}
	}
	l := rules.Layout(to.Options)
	a, _, _ := from.Terms.named(l)
	b, _, _ := to.Terms.named(l)
	if a.Chip != b.Chip {
		list = append(list, Change{Matter: ChipMatter, Amount: b.Chip})
	}
	if a.Limit != b.Limit {
		list = append(list, Change{Matter: LimitMatter, Limit: b.Limit})
	}
	for _, name := range bothKeys(a.Limits, b.Limits) {
		// What a wager had from the limit of the table changes with that limit, not by a limit of its own.
		if now := b.limitNamed(l, name); now != a.limitNamed(l, name) {
			list = append(list, Change{Matter: LimitMatter, Name: name, Limit: now})
		}
	}
	for _, name := range bothKeys(a.Pays, b.Pays) {
		if now := b.oddsNamed(l, name); now.Cmp(a.oddsNamed(l, name)) != 0 {
			list = append(list, Change{Matter: PaysMatter, Name: name, Odds: now})
		}
	}
	for _, name := range bothKeys(a.Charge, b.Charge) {
		if now := b.chargeNamed(l, name); now != a.chargeNamed(l, name) {
			list = append(list, Change{Matter: VigorishMatter, Name: name, Rate: now})
		}
	}
	return list
}

// bothKeys returns the keys of two maps, sorted.
func bothKeys[V any](a, b map[string]V) []string {
	all := maps.Clone(a)
	if all == nil {
		all = map[string]V{}
	}
	maps.Copy(all, b)
	return sortedKeys(all)
}

// wagerNamed returns the wager of an id, or the first of a group; nil if there is none.
func (l *Layout) wagerNamed(name string) *Wager {
	for i := range l.Wagers {
		if w := &l.Wagers[i]; w.ID == name || w.group() == name {
			return w
		}
	}
	return nil
}

// limitNamed returns the limits that apply under a name: its own, or else those of its group or of the table.
func (t *Terms) limitNamed(l *Layout, name string) Limit {
	own, ok := t.Limits[name]
	w := l.wagerNamed(name)
	switch {
	case ok:
		return own
	case w == nil:
		return t.Limit
	case w.ID != name: // a group
		return (&Terms{Limit: t.Limit}).limitOf(w)
	}
	return t.limitOf(w)
}

func (t *Terms) limitOf(w *Wager) Limit {
	limit, _ := t.limit(w)
	return limit
}

// oddsNamed returns the odds that apply under the name of a line, or else those of its group or of the regulation.
func (t *Terms) oddsNamed(l *Layout, name string) money.Odds {
	if own, ok := t.Pays[name]; ok {
		return own
	}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		for j := range w.Pays {
			group := w.lineKey(w.group(), j)
			switch name {
			case w.lineKey(w.ID, j):
				return cmp.Or(t.Pays[group], w.Pays[j].Odds)
			case group:
				return w.Pays[j].Odds
			}
		}
	}
	return money.Odds{}
}

// chargeNamed returns the vigorish that applies under a name, or else that of its group or the most that is lawful.
func (t *Terms) chargeNamed(l *Layout, name string) money.Rate {
	own, ok := t.Charge[name]
	w := l.wagerNamed(name)
	switch {
	case ok:
		return own
	case w == nil:
		return 0
	case w.ID != name: // a group
		return w.Vigorish.Most
	}
	return t.charge(w)
}

// InOrder returns changes in an order in which each of them, made after those before it, is lawful. It reports false if
// there is none: then they are lawful only all together.
func InOrder(rules *Rules, from Posting, list []Change) ([]Change, bool) {
	var ordered []Change
	rest := slices.Clone(list)
	for len(rest) > 0 {
		i := slices.IndexFunc(rest, func(c Change) bool {
			terms, options, err := c.Made(rules, from.Terms, from.Options)
			if err == nil {
				from = Posting{options, terms}
			}
			return err == nil
		})
		if i < 0 {
			return list, false
		}
		ordered = append(ordered, rest[i])
		rest = slices.Delete(rest, i, i+1)
	}
	return ordered, true
}
