package table

// needs are those that speak of one area: its own, and those of other wagers
// that need the one on it.
type needs struct{ of, by []need }

type need struct {
	Need
	area  Area // of the wager that needs another
	other Area // of the other
	equal bool // the two may be of the same amount, as most are
}

// needs finds the areas that the declared needs speak of.
func (l *Layout) needs() []needs {
	all := make([]needs, len(l.Wagers))
	for i := range l.Wagers {
		for j := range l.Wagers[i].Needs {
			declared := l.Wagers[i].Needs[j]
			n := need{declared, Area(i), l.MustArea(declared.Wager), declared.allows(1, 1)}
			all[i].of = append(all[i].of, n)
			all[n.other].by = append(all[n.other].by, n)
		}
	}
	return all
}
