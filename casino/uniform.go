package casino

import "boardwalk/table"

// Standing is a table as it stands on the floor: where, and what it is run
// under.
type Standing struct {
	ID, Pit string
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
	Meter   string // the meter that the table shares with others; "" for none
}

// Uniform holds tables that are lawful by themselves against each other, and
// returns a fault for each that differs from others where the law wants those
// of a pit, or of the whole casino, to be alike.
func Uniform(tables []Standing) []Fault {
	c := &checker{}
	for _, t := range tables {
		c.tables = append(c.tables, checkedTable{spot{pit: t.Pit, table: t.ID}, t})
	}
	c.compare()
	return c.sorted("")
}

// checkedTable is a table whose options and terms are lawful by themselves.
type checkedTable struct {
	spot
	Standing
}

// compare finds tables that differ where the law wants those of a pit, or of
// the whole casino, to be alike: in options as their games declare it, and in
// higher odds.
func (c *checker) compare() {
	all := c.tables
	for _, pit := range grouped(all, func(t *checkedTable) string { return t.Pit }) {
		c.compareOptions(pit, true)
	}
	c.compareOptions(all, false)
	c.compareMeters(all)
	for _, list := range grouped(all, func(t *checkedTable) *table.Rules { return t.Rules }) {
		rules := list[0].Rules
		c.different(list, table.SamePays(rules.New(rules.Options()).Layout(), peers(list)))
	}
}

// compareOptions compares the tables of games that share a declaration of what
// must be alike, either in a pit or throughout the casino.
func (c *checker) compareOptions(tables []checkedTable, pit bool) {
	for _, list := range grouped(tables, func(t *checkedTable) *table.Alike { return t.Rules.Alike }) {
		if alike := list[0].Rules.Alike; alike != nil && alike.PitOnly == pit {
			c.different(list, alike.Compare(peers(list)))
		}
	}
}

// compareMeters compares the tables that feed the same meter: they play the same
// game, under the same options as far as those concern the meter.
func (c *checker) compareMeters(tables []checkedTable) {
	for _, list := range grouped(tables, func(t *checkedTable) string { return t.Meter }) {
		first := &list[0]
		if first.Meter == "" {
			continue
		}
		m := meterOf(first.Rules, first.Options)
		same := list[:0:0]
		for _, t := range list {
			if t.Rules != first.Rules {
				c.add(t.spot.under("meter"), m.Law, "table %s feeds the meter %q, and is one of %s", first.spot.table, first.Meter, first.Rules.Name)
				continue
			}
			same = append(same, t)
		}
		c.different(same, m.Compare(peers(same)))
	}
}

// meterOf returns the meter of a game, or nil if it has none.
func meterOf(rules *table.Rules, options table.Options) *table.Meter {
	if list := rules.New(options).Layout().Meters; len(list) > 0 {
		return &list[0]
	}
	return nil
}

// grouped returns the tables that have the same key together, in the order in
// which the keys come up.
func grouped[K comparable](list []checkedTable, key func(*checkedTable) K) [][]checkedTable {
	var groups [][]checkedTable
	of := map[K]int{}
	for i := range list {
		n, ok := of[key(&list[i])]
		if !ok {
			n = len(groups)
			of[key(&list[i])] = n
			groups = append(groups, nil)
		}
		groups[n] = append(groups[n], list[i])
	}
	return groups
}

// peers returns the tables as the comparison takes them.
func peers(list []checkedTable) []table.Peer {
	out := make([]table.Peer, len(list))
	for i, t := range list {
		out[i] = table.Peer{Name: t.spot.table, Options: t.Options, Terms: t.Terms}
	}
	return out
}

// different adds a fault for each difference, at the key that is to blame.
func (c *checker) different(tables []checkedTable, list []table.Difference) {
	for _, d := range list {
		s := tables[d.Table].spot
		if d.Option != "" {
			s = s.under("options").under(d.Option)
		} else {
			s = s.under("pays").under(d.Pays)
		}
		c.add(s, d.By, "%s", d.Text)
	}
}
