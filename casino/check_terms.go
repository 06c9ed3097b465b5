package casino

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

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
		if f.Name == "" { // the chip, or the limit of the whole table
			c.add(s.under(f.Where), f.By, "%s", f.Text)
			continue
		}
		if f.Where == "option" {
			c.add(s.under("options").under(f.Name), f.By, "%s", f.Text)
			continue
		}
		text := f.Text
		if _, ok := l.TermName(f.Name, f.Where == "pays"); !ok {
			text = "there is no wager " + strconv.Quote(shorten(f.Name)) + " at this game; nearest: " +
				near(f.Name, wagerNames(l, f.Where == "pays"))
		}
		c.add(s.under(keyOf[f.Where]).under(f.Name), f.By, "%s", text)
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

// wagerNames are the names by which terms know wagers: of wagers, of groups
// and, for odds, of lines.
func wagerNames(l *table.Layout, lines bool) []string {
	var names []string
	for i := range l.Wagers {
		w := &l.Wagers[i]
		for _, name := range []string{w.ID, cmp.Or(w.Group, w.ID)} {
			names = append(names, name)
			for j := range w.Pays {
				if on := w.Pays[j].On; lines && on != "" {
					names = append(names, name+" on "+on)
				}
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
