package sheet

import (
	"boardwalk/beside"
	"boardwalk/odds"
	"boardwalk/study"
	"boardwalk/table"
)

// joined returns the rules with the wager of one's own, which was tried when the set was read.
func (m *maker) joined() *table.Rules {
	rules, err := beside.Join(m.Rules, m.Own)
	if err != nil {
		return m.Rules
	}
	return rules
}

// wagers puts the figures of like wagers under one heading, with what they pay.
func (m *maker) wagers() []Wager {
	layout := m.layout
	if m.Own != nil {
		layout = m.joined().New(m.Choice()).Layout()
	}
	list := []Wager{}
	at := map[string]int{}
	for _, g := range odds.Groups(m.figures) {
		f := study.FiguresOf(&g, layout)
		i, ok := at[g.Wager]
		if !ok {
			i = len(list)
			at[g.Wager] = i
			w := Wager{ID: g.Wager, Name: f.Name, Law: f.Law, Alike: g.Wagers[1:], Pays: []PayLine{}}
			if d := find(layout, g.Wager); d != nil {
				w.Made = d.MadeText
				w.Pays = append(payLines(d.Pays, false), payLines(d.Bonus, true)...)
			}
			list = append(list, w)
		}
		f.Name, f.Law, f.Alike = "", "", nil
		f.Results = g.Line().Results
		list[i].Figures = append(list[i].Figures, f)
	}
	return list
}

// find returns the wager that a figure is about, that of the first seat where each has its own.
func find(l *table.Layout, id string) *table.Wager {
	for _, end := range []string{"", "-1", "1"} {
		for i := range l.Wagers {
			if l.Wagers[i].ID == id+end {
				return &l.Wagers[i]
			}
		}
	}
	return nil
}

// payLines writes a pay table down.
func payLines(pays []table.Pay, bonus bool) []PayLine {
	list := []PayLine{}
	for i := range pays {
		if p := &pays[i]; !p.Never {
			list = append(list, PayLine{On: p.On, Pays: p.String(), Law: p.Law.Full(), Bonus: bonus})
		}
	}
	return list
}
