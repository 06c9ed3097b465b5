package casino

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"boardwalk/bots"
	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/table"
)

// keyOf are the tables of the file that hold what a fault of terms is about
// under a key of its own.
var keyOf = map[string]string{"limit": "limits", "pays": "pays", "vigorish": "vigorish"}

// isPoker reports whether a game is one of the poker room's.
func isPoker(r *table.Rules) bool { return r.EachOther }

// area is 14.6(a): poker is played in an area of its own.
func (c *checker) area(s spot, pit *Pit) {
	var first *Table
	for i := range pit.Tables {
		t := &pit.Tables[i]
		rules, ok := game.Find(t.Game)
		if !ok {
			continue
		}
		if first == nil {
			first = t
		}
		if of, _ := game.Find(first.Game); isPoker(of) != isPoker(rules) {
			c.add(s.atTable(i, t.ID).under("game"), "14.6(a)",
				"poker is played in a separate area: %s and %s cannot share a pit", of.Name, rules.Name)
			return
		}
	}
}

func (c *checker) table(s spot, t *Table) {
	c.id(s.under("id"), t.ID, "table")
	if t.Name != "" {
		c.name(s.under("name"), t.Name)
	}
	longest := longestTime
	if t.Private {
		longest = NoClock
	}
	c.times(s.under("times"), t.Times, false, longest)
	c.unopened(s.under("unopened"), t.Unopened)
	rules, ok := game.Find(t.Game)
	if !ok {
		c.noGame(s.under("game"), t.Game)
		return
	}
	if game.Listed(rules) == nil && rules.Petition == "" {
		c.add(s.under("game"), closedList,
			"%s is not among the authorized table games: it needs a petition to the Commission under 19:47-8.4", rules.Name)
		return
	}
	c.seats(s, t, rules)
	before := len(c.list)
	options := c.options(s.under("options"), t, rules)
	terms := t.terms(rules)
	c.terms(s, &terms, rules.New(options).Layout())
	c.meter(s.under("meter"), t, rules, options)
	if len(c.list) == before {
		c.tables = append(c.tables, checkedTable{s, Standing{t.ID, s.pit, rules, options, terms, t.Meter}})
	}
}

// meter faults the name of a meter that the table cannot feed. A table whose meter
// has no name has one of its own, which is called as the table.
func (c *checker) meter(s spot, t *Table, rules *table.Rules, options table.Options) {
	switch {
	case t.Meter == "":
	case meterOf(rules, options) == nil:
		c.add(s, "", "%s has no progressive meter", rules.Name)
	case !anID().MatchString(t.Meter):
		c.add(s, "", "%q is not the name of a meter: it has up to 40 small letters and digits, with hyphens between them", shorten(t.Meter))
	case t.Private:
		c.add(s, "", "a private table has a meter of its own")
	case strings.HasPrefix(t.Meter, PrivateID):
		c.add(s, "", "%q cannot be the name of a meter: those of private tables begin with %s", t.Meter, PrivateID)
	}
	if other, ok := c.file.Table(t.Meter); ok && other.Meter != t.Meter {
		c.add(s, "", "%q is the meter of table %s alone", t.Meter, other.ID)
	}
}

func (c *checker) noGame(s spot, id string) {
	if id == "" {
		c.add(s, "", "a table needs a game: its id, as listed by boardwalk games")
		return
	}
	if listed := game.FindListed(id); listed != nil && listed.Missing != "" {
		c.add(s, listed.By, "%s is an authorized table game, but not implemented: text not held", listed.Name)
		return
	}
	var ids []string
	for _, r := range game.All {
		ids = append(ids, r.ID)
	}
	c.add(s, closedList, "there is no game %q; nearest: %s; a game outside the closed list needs a petition to the Commission under 19:47-8.4",
		shorten(id), near(id, ids))
}

// closedList names all games that a table may deal.
const closedList law.Cite = "19:40-1.2(b)[table game]"

func (c *checker) seats(s spot, t *Table, rules *table.Rules) {
	least := 1
	by := law.Cite("")
	if isPoker(rules) {
		least, by = 2, "14.6(b)"
	}
	if t.Seats != 0 && (t.Seats < least || t.Seats > rules.Seats) {
		c.add(s.under("seats"), by, "%s has from %d to %d players, not %d", rules.Name, least, rules.Seats, t.Seats)
		return
	}
	if open := t.SeatsOpen(); t.Bots < 0 || t.Bots >= open {
		c.add(s.under("bots"), "", "%d bots leave no position for anybody else: %d are open", t.Bots, open)
	}
	if _, err := bots.ParseLevel(t.BotLevel); err != nil && t.BotLevel != "" {
		c.add(s.under("bot-level"), "", "%s", err)
	}
}

// options returns the options of a table if they are lawful, and the usual
// ones if not.
func (c *checker) options(s spot, t *Table, rules *table.Rules) table.Options {
	options := rules.Options()
	declared := options.Declare()
	before := len(c.list)
	for _, name := range slices.Sorted(maps.Keys(t.Options)) {
		i := slices.IndexFunc(declared, func(o table.Option) bool { return o.Name == name })
		if i < 0 {
			var names []string
			for _, o := range declared {
				names = append(names, o.Name)
			}
			nearest := near(name, names)
			if len(names) == 0 {
				nearest = "there are none"
			}
			c.add(s.under(name), "", "%s has no option %q; nearest: %s", rules.Name, shorten(name), nearest)
			continue
		}
		err := declared[i].Set(t.Options[name])
		if fault := (*law.Fault)(nil); errors.As(err, &fault) {
			c.add(s.under(name), fault.By, "%s", fault.Text)
		}
	}
	if len(c.list) == before {
		for _, f := range table.Validate(options) {
			c.add(s.under(f.Name), f.By, "%s", f.Text)
		}
	}
	if len(c.list) != before {
		return rules.Options()
	}
	return options
}
