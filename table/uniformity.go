package table

import (
	"fmt"

	"boardwalk/law"
)

// Alike is a rule that wants tables of a licensee to be the same in some of
// their options. Games that share such a rule refer to the same Alike in their
// [Rules]: their tables are then compared with each other.
type Alike struct {
	// PitOnly limits the comparison to the tables of one pit. If it is false,
	// all tables of the casino are compared.
	PitOnly bool

	// Compare returns a difference for each table whose options are not as the
	// rule wants them beside the others.
	Compare func(tables []Peer) []Difference
}

// Peer is one of several tables that are compared.
type Peer struct {
	Name    string // what the table is called in a sentence
	Options Options
	Terms   Terms
}

// Difference is where a table differs from others though the law wants them to
// be alike.
type Difference struct {
	Table  int      // the index of the table that is at fault
	Option string   // the option at fault; empty if it is not an option
	Pays   string   // the line of the paytable at fault; empty if it is not one
	By     law.Cite // the paragraph that wants them alike
	Text   string   // what differs, as a sentence without a full stop
}

// SamePays compares the terms of a licensee's tables of one game. It returns a
// difference for each wager that a table pays at other odds than the first
// table does, where the law wants higher odds to be the same throughout.
func SamePays(l *Layout, tables []Peer) []Difference {
	var list []Difference
	named := make([]Terms, len(tables))
	for i := range tables {
		named[i], _, _ = tables[i].Terms.named(l)
	}
	for i := 1; i < len(tables) && l.HigherOddsAlike != ""; i++ {
		for j := range l.Wagers {
			w := &l.Wagers[j]
			first, other := named[0].pays(w), named[i].pays(w)
			for k := range first {
				if first[k].Odds.Cmp(other[k].Odds) != 0 {
					list = append(list, Difference{Table: i, Pays: w.lineKey(w.ID, k), By: l.HigherOddsAlike,
						Text: fmt.Sprintf("%s here and %s at table %s, but higher odds must be the same throughout the casino",
							other[k].Odds, first[k].Odds, tables[0].Name)})
				}
			}
		}
	}
	return list
}

// Compare returns a difference for each option in which tables that feed the same
// meter are unlike the first of them.
func (m *Meter) Compare(tables []Peer) []Difference {
	var list []Difference
	first := values(tables[0].Options)
	for i := 1; i < len(tables); i++ {
		other := values(tables[i].Options)
		for _, name := range m.Alike {
			if other[name] != first[name] {
				list = append(list, Difference{Table: i, Option: name, By: m.Law,
					Text: fmt.Sprintf("%s here and %s at table %s, but both feed the same meter", other[name], first[name], tables[0].Name)})
			}
		}
	}
	return list
}
