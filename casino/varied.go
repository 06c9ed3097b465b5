package casino

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Varied are wagers of a game whose maximum is not the same at all of the
// casino's tables. That is lawful, by 8.2(b)2; each table posts its own.
type Varied struct {
	Game     string
	Wagers   []string // the groups or ids that vary in the same way
	By       law.Cite
	Maximums []Maximum
}

// Maximum is the most that a wager may be at one table.
type Maximum struct {
	Table string
	Most  money.Cents
}

// Varied lists the wagers whose maximums differ between tables, in the order
// of the games and their layouts. The casino must be without faults.
func (f *File) Varied() []Varied {
	var all []Varied
	for _, id := range f.Games() {
		var names []string             // of wagers, in the order of the layout
		most := map[string][]Maximum{} // by name
		for _, t := range f.Tables {
			if t.Game != id {
				continue
			}
			for _, w := range f.maximums(t) {
				if most[w.name] == nil {
					names = append(names, w.name)
				}
				most[w.name] = append(most[w.name], Maximum{t.ID, w.most})
			}
		}
		for _, name := range names {
			m := most[name]
			if !slices.ContainsFunc(m, func(o Maximum) bool { return o.Most != m[0].Most }) {
				continue
			}
			i := slices.IndexFunc(all, func(v Varied) bool { return v.Game == id && slices.Equal(v.Maximums, m) })
			if i < 0 {
				i = len(all)
				all = append(all, Varied{Game: id, By: "8.2(b)2", Maximums: m})
			}
			all[i].Wagers = append(all[i].Wagers, name)
		}
	}
	return all
}

// Games are the ids of the games that the casino offers, in the order of its
// tables.
func (f *File) Games() []string {
	var ids []string
	for _, t := range f.Tables {
		if !slices.Contains(ids, t.Game) {
			ids = append(ids, t.Game)
		}
	}
	return ids
}

type maximum struct {
	name string
	most money.Cents
}

// maximums are those that are posted at a table: one for each group of wagers,
// and one for each wager that has limits of its own.
func (f *File) maximums(t *Table) []maximum {
	rules, options, terms, err := f.Open(t.ID)
	if err != nil {
		return nil
	}
	tab, err := table.New(rules, options, terms)
	if err != nil {
		return nil
	}
	var list []maximum
	for i := range tab.Layout().Wagers {
		w := &tab.Layout().Wagers[i]
		if w.Made == 0 || w.Supplement || w.Moved {
			continue
		}
		name := w.Group
		if name == "" || f.ownLimit(t.Game, w.ID, tab.Layout()) {
			name = w.ID
		}
		m := maximum{name, tab.Limit(table.Area(i)).Max}
		if !slices.Contains(list, m) {
			list = append(list, m)
		}
	}
	return list
}

// ownLimit reports whether a wager has limits of its own, apart from its
// group's, at any table of the game.
func (f *File) ownLimit(game, wager string, l *table.Layout) bool {
	for _, t := range f.Tables {
		for written := range t.Limits {
			if name, _ := l.TermName(written, false); name == wager && t.Game == game {
				return true
			}
		}
	}
	return false
}
