package report

import (
	"cmp"
	"slices"
)

// add adds what a table has.
func (s *Sum) add(t *Table) {
	s.Tables++
	m, o := &s.Money, &t.Money
	m.Drop += o.Drop
	m.DropBox += o.DropBox
	m.Taken += o.Taken
	m.Handle += o.Handle
	m.Win += o.Win
	m.Fills += o.Fills
	m.Credits += o.Credits
	m.Opening += o.Opening
	m.Closing += o.Closing
	m.Vigorish += o.Vigorish
	m.Rake += o.Rake
	m.Centre += o.Centre
	m.Fixed += o.Fixed
	m.Fed += o.Fed
	m.Drawn += o.Drawn
	m.Rounds += o.Rounds
	m.Theory.join(&o.Theory)
	m.hold()
}

// total adds up tables, pits and games.
func (d *Day) total() {
	slices.SortStableFunc(d.Tables, func(a, b Table) int { return cmp.Or(cmp.Compare(a.Pit, b.Pit), cmp.Compare(a.ID, b.ID)) })
	d.Total.Name = d.House
	pits, games := map[string]*Sum{}, map[string]*Sum{}
	for i := range d.Tables {
		t := &d.Tables[i]
		if t.Tournament || t.Designed {
			continue
		}
		d.Total.add(t)
		of(pits, t.Pit).add(t)
		of(games, t.GameName).add(t)
	}
	d.Pits, d.Games = sums(pits), sums(games)
}

// of returns the sum of a name.
func of(m map[string]*Sum, name string) *Sum {
	if m[name] == nil {
		m[name] = &Sum{Name: name}
	}
	return m[name]
}

// sums returns sums by their names.
func sums(m map[string]*Sum) []Sum {
	list := []Sum{}
	for _, s := range sorted(m) {
		list = append(list, *s)
	}
	return list
}
