package casino

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// terms lists the faults of a table's terms, each at the key that is to blame.
func (c *checker) terms(s spot, terms *table.Terms, l *table.Layout) {
	for _, f := range terms.Validate(l) {
		if c.full() {
			c.more = true
			return
		}
		kind, name, _ := strings.Cut(f.Where, " ")
		key, blamed := blame(terms, l, kind, name, f)
		if !blamed { // it is the limit of the whole table
			c.add(s.under(kind), f.By, "%s", f.Text)
			continue
		}
		text := f.Text
		if f.By == l.OnlyListed {
			text = "there is no wager " + strconv.Quote(shorten(key)) + " at this game; nearest: " + near(key, wagerNames(l, kind == "pays"))
		}
		c.add(s.under(keyOf[kind]).under(key), f.By, "%s", text)
	}
	if terms.Chip <= 0 {
		return
	}
	c.multiple(s.under("limit"), terms.Limit, terms.Chip)
	for _, name := range slices.Sorted(maps.Keys(terms.Limits)) {
		c.multiple(s.under("limits").under(name), terms.Limits[name], terms.Chip)
	}
}

// multiple faults limits that no number of chips makes.
func (c *checker) multiple(s spot, l table.Limit, chip money.Cents) {
	if !l.Min.Multiple(chip) || !l.Max.Multiple(chip) {
		c.add(s, "", "%s to %s are not whole multiples of the smallest chip, %s", l.Min, l.Max, chip)
	}
}

// blame finds the key that a fault is about: a wager has a limit, odds or a
// charge by its own name or by its group's. The one is to blame that is at
// fault by itself.
func blame(terms *table.Terms, l *table.Layout, kind, name string, fault law.Fault) (string, bool) {
	candidates := []string{name}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		if group := cmp.Or(w.Group, w.ID); group == name {
			candidates = append(candidates, w.ID)
		} else if line, ok := strings.CutPrefix(name, w.ID); ok && (line == "" || strings.HasPrefix(line, " on ")) {
			candidates = append(candidates, group+line)
		}
	}
	for _, key := range candidates {
		alone := table.DefaultTerms()
		alone.Pays = terms.Pays
		there := false
		switch kind {
		case "limit":
			alone.Limits, there = only(terms.Limits, key)
		case "pays":
			alone.Pays, there = only(terms.Pays, key)
		case "vigorish":
			alone.Charge, there = only(terms.Charge, key)
		}
		if there && slices.Contains(alone.Validate(l), fault) {
			return key, true
		}
	}
	return "", false
}

// only is m with nothing but one key.
func only[V any](m map[string]V, key string) (map[string]V, bool) {
	v, ok := m[key]
	return map[string]V{key: v}, ok
}

// wagerNames are the names by which terms know wagers: of wagers, of groups
// and, for odds, of lines.
func wagerNames(l *table.Layout, lines bool) []string {
	var names []string
	for i := range l.Wagers {
		w := &l.Wagers[i]
		for _, name := range []string{w.ID, cmp.Or(w.Group, w.ID)} {
			names = append(names, name)
			for j := 1; lines && j < len(w.Pays); j++ {
				names = append(names, name+" on "+w.Pays[j].On)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
