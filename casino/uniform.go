package casino

import (
	"regexp"
	"strings"

	"boardwalk/game/baccarat"
	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/table"
)

// Standing is a table as it stands on the floor: where, and what it is run
// under.
type Standing struct {
	ID, Pit string
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
}

// Uniform holds tables that are lawful by themselves against each other, and
// returns a fault for each that differs from others where the law wants those
// of a pit, or of the whole casino, to be alike.
func Uniform(tables []Standing) []Fault {
	c := &checker{}
	for _, t := range tables {
		c.sound = append(c.sound, sound{spot{pit: t.Pit, table: t.ID}, t})
	}
	c.alike()
	return c.sorted("")
}

// sound is a table whose options and terms are lawful by themselves.
type sound struct {
	spot
	Standing
}

// alike holds the tables of each pit, and of the whole casino, against each
// other.
func (c *checker) alike() {
	for _, pit := range grouped(c.sound, func(t *sound) string { return t.Pit }) {
		options, at := having[*baccarat.Options](pit)
		c.apart(at, baccarat.Uniform(options))
	}
	options, at := having[*blackjack.Options](c.sound)
	c.apart(at, blackjack.Uniform(options))
	for _, list := range grouped(c.sound, func(t *sound) string { return t.Rules.ID }) {
		var terms []table.Terms
		var at []spot
		for _, t := range list {
			terms, at = append(terms, t.Terms), append(at, t.spot)
		}
		rules := list[0].Rules
		c.apart(at, table.Uniform(rules.New(rules.Options()).Layout(), terms))
	}
}

// grouped are the tables that have the same name of something, in the order in
// which the names come up.
func grouped(list []sound, name func(*sound) string) [][]sound {
	var groups [][]sound
	of := map[string]int{}
	for i := range list {
		n, ok := of[name(&list[i])]
		if !ok {
			n = len(groups)
			of[name(&list[i])] = n
			groups = append(groups, nil)
		}
		groups[n] = append(groups[n], list[i])
	}
	return groups
}

// having returns the options of the tables that have such options, and where they stand.
func having[T table.Options](list []sound) (options []T, at []spot) {
	for _, t := range list {
		if o, ok := t.Options.(T); ok {
			options, at = append(options, o), append(at, t.spot)
		}
	}
	return options, at
}

// apart lists faults of tables that differ where they may not. Such a fault
// says of which table it is: "table 2, pays field on 12".
func (c *checker) apart(at []spot, list []law.Fault) {
	for _, f := range list {
		number, what, _ := strings.Cut(strings.TrimPrefix(f.Where, "table "), ", ")
		i := ordinal(number, len(at))
		kind, name, _ := strings.Cut(what, " ")
		c.add(at[i].under(keyOf[kind]).under(name), f.By, "%s", tableNumber.ReplaceAllStringFunc(f.Text, func(s string) string {
			return "table " + at[ordinal(strings.TrimPrefix(s, "table "), len(at))].table
		}))
	}
}

// tableNumber finds where a fault speaks of another table.
var tableNumber = regexp.MustCompile(`table [0-9]+`)
