package table

import (
	"cmp"
	"fmt"

	"boardwalk/law"
	"boardwalk/money"
)

// LimitPosted is what a sign says of the limits of a wager, or of those of a group that share them.
type LimitPosted struct {
	Area  Area // the first that has them
	Name  string
	Limit Limit
	By    law.Cite
}

// String is the line of the sign.
func (p *LimitPosted) String() string {
	return fmt.Sprintf("%s: minimum %s, maximum %s", p.Name, p.Limit.Min, p.Limit.Max)
}

// LimitsPosted are the limits of every wager offered, once for those of a group
// that share them.
func (t *Table) LimitsPosted() []LimitPosted {
	var list []LimitPosted
	seen := map[string]bool{}
	for i := range t.layout.Wagers {
		w := &t.layout.Wagers[i]
		if w.Made == 0 || w.Supplement || w.Moved {
			continue
		}
		name := w.Group
		if _, own := t.terms.Limits[w.ID]; own || name == "" {
			name = w.Name
		}
		p := LimitPosted{Area: Area(i), Name: name, Limit: t.posted[i].limit, By: cmp.Or(t.layout.LimitsPosted, "8.2(c)")}
		if text := p.String(); !seen[text] {
			seen[text] = true
			list = append(list, p)
		}
	}
	return list
}

// OddsPosted is what a sign says of one line of odds.
type OddsPosted struct {
	Area  Area // the first that has it
	Name  string
	On    string // the outcome; empty if there is one line only
	Pays  string // "9 to 5", "$500", "10% of the meter"
	Odds  bool   // they are odds, worded with "to"; otherwise the wager wins an amount
	Parts int64  // the line is paid on one part in so many; 1 for all of the wager
	By    law.Cite
}

// String is the line of the sign.
func (p *OddsPosted) String() string {
	text := p.Name + " pays " + p.Pays
	if !p.Odds {
		text = p.Name + " wins " + p.Pays
	}
	if p.On != "" {
		text += " on " + p.On
	}
	if p.Parts > 1 {
		text += fmt.Sprintf(", one part in %d", p.Parts)
	}
	return text
}

// OddsPosted are the odds of every wager offered, with the word "to", once for
// those that all positions have alike.
func (t *Table) OddsPosted() []OddsPosted {
	var list []OddsPosted
	seen := map[string]bool{}
	for i := range t.layout.Wagers {
		w := &t.layout.Wagers[i]
		name := w.Name
		switch {
		case w.Each, w.Position > 1: // as what it stands for, and as at the first position
			continue
		case w.Position == 1:
			name = w.group()
		case w.Made == 0 || w.Supplement || w.Moved:
			continue
		}
		for j, pay := range t.posted[i].pays {
			p := OddsPosted{Area: Area(i), Name: name, On: pay.On, Pays: pay.String(), Odds: !pay.Odds.IsZero(),
				Parts: w.parts(), By: t.layout.OddsWording}
			if t.layout.HigherOddsAlike != "" && pay.Odds.Cmp(w.Pays[j].Odds) > 0 {
				p.By = t.layout.HigherOddsAlike
			}
			if text := p.String(); !seen[text] {
				seen[text] = true
				list = append(list, p)
			}
		}
	}
	return list
}

// ChargePosted is what a sign says of the vigorish on a wager, or on those of a group that share it.
type ChargePosted struct {
	Area  Area // the first that has it
	Name  string
	Rate  money.Rate
	OnWin bool // of what the wager could win, rather than of its amount
	By    law.Cite
}

// ChargesPosted are the charges on every wager offered.
func (t *Table) ChargesPosted() []ChargePosted {
	var list []ChargePosted
	seen := map[ChargePosted]bool{}
	for i := range t.layout.Wagers {
		w := &t.layout.Wagers[i]
		if rate := t.posted[i].rate; rate > 0 && w.Offered() {
			c := ChargePosted{Name: cmp.Or(w.Group, w.Called()), Rate: rate, OnWin: w.Vigorish.OnWin, By: w.Vigorish.Law}
			if !seen[c] {
				seen[c] = true
				c.Area = Area(i)
				list = append(list, c)
			}
		}
	}
	return list
}
