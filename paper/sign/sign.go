// Package sign writes what is posted at a table: the limits, the payout odds, what is charged, the rules in effect, and
// what is about to change and when. [Of] makes the sign of a table as it stands, so a table that is live and one that is
// only planned have the same.
//
// Other modules should not build on this package: it may change in every version.
package sign

import (
	"cmp"
	"fmt"
	"slices"

	"boardwalk/law"
	"boardwalk/paper"
	"boardwalk/table"
	"boardwalk/web/src/words"
)

// Of returns the sign of a table. Name is what the table is called; the game's name if it is empty.
func Of(t *table.Table, of paper.Subject, name string, in paper.Language) *paper.Document {
	rules := t.Rules()
	game := words.Capital(in.Say(rules.Name))
	d := &paper.Document{Kind: paper.Sign, Title: words.Capital(cmp.Or(name, game)), By: "8.3(a)", Language: in, Subject: of,
		Format: paper.Poster}
	if name != "" && name != rules.Name && name != game {
		d.Subtitle = game
	}
	d.Subject.Game = rules.ID
	d.Add("", coming(t, in)...)
	d.Add(in.Say("Limits"), limits(t, in)...)
	d.Add(in.Say("Payout odds"), odds(t, in)...)
	d.Add(in.Say("Charges"), charges(t, in)...)
	d.Add(in.Say("Rules in effect"), rulesInEffect(t, in)...)
	d.Add(in.Say("Options at this table"), options(t, in)...)
	d.Imprint(rules, t.Options())
	return d
}

// coming is what changes, and when: 8.3(b)1. In English it is the notice as it was given.
func coming(t *table.Table, in paper.Language) (list []paper.Block) {
	pending := t.Pending()
	for _, n := range t.Notices() {
		if !n.Coming {
			continue
		}
		text := n.Text
		if i := slices.IndexFunc(pending, func(c table.Change) bool { return c.Sign() == n.Text }); i >= 0 && in != paper.English {
			text = fmt.Sprintf(in.Say("from %s: %s"), pending[i].At.Format("15:04"), change(t, &pending[i], in))
		}
		list = append(list, paper.Para(paper.Declared("notice", words.Capital(text)).Under(n.By), paper.Notice))
	}
	return list
}

// change is what becomes different, in another language than that of the notice.
func change(t *table.Table, c *table.Change, in paper.Language) string {
	name := in.Bets(c.Name)
	if at, ok := t.Layout().Area(c.Name); ok {
		name = words.Capital(in.Say(t.Layout().Wagers[at].Called()))
	}
	if c.Name == "" {
		name = in.Say("Every wager")
	}
	switch c.Matter {
	case table.ChipMatter:
		return fmt.Sprintf(in.Say("the smallest chip is %s"), c.Amount)
	case table.LimitMatter:
		return fmt.Sprintf(in.Say("%s: minimum %s, maximum %s"), name, c.Limit.Min, c.Limit.Max)
	case table.PaysMatter:
		return name + ": " + in.Odds(c.Odds.String())
	case table.VigorishMatter:
		return fmt.Sprintf(in.Say("%s: vigorish of %s"), name, c.Rate)
	}
	for _, o := range t.Options().Declare() {
		if o.Name == c.Name {
			name = in.Option(o.Name, o.Title())
		}
	}
	return name + ": " + in.Value(c.Value)
}

// limits are the least and the most of each wager, once for those of a group that share them: 8.2(c).
func limits(t *table.Table, in paper.Language) []paper.Block {
	posted := t.LimitsPosted()
	alike := len(posted) > 1 && !slices.ContainsFunc(posted, func(p table.LimitPosted) bool { return p.Limit != posted[0].Limit })
	if alike {
		posted = posted[:1]
	}
	rows := [][]paper.Text{}
	for _, p := range posted {
		w := &t.Layout().Wagers[p.Area]
		from := func(what, text string) paper.Text {
			return paper.Declared(fmt.Sprintf("%s: %s of %s", t.Rules().ID, what, w.ID), text).Under(p.By)
		}
		name := Name(t.Layout(), w, p.Name, in)
		if alike {
			name = in.Say("Every wager")
		}
		rows = append(rows, []paper.Text{from("name", name), from("minimum", p.Limit.Min.String()), from("maximum", p.Limit.Max.String())})
	}
	if len(rows) == 0 {
		return nil
	}
	return []paper.Block{{Table: &paper.Table{Head: []string{in.Say("Wager"), in.Say("Minimum"), in.Say("Maximum")},
		Right: []bool{false, true, true}, Rows: rows}}}
}

// Name is what people call the wagers that are posted under a name: that of the regulation, where all of the group have the same.
func Name(l *table.Layout, w *table.Wager, posted string, in paper.Language) string {
	if w.Group == "" || posted != w.Group {
		if posted == w.ID { // a group of its own
			posted = w.Called()
		}
		return words.Capital(in.Say(posted))
	}
	for i := range l.Wagers {
		if o := &l.Wagers[i]; o.Group == w.Group && o.Called() != w.Called() {
			return in.Bets(w.Group)
		}
	}
	return words.Capital(in.Say(w.Called()))
}

// odds are worded with "to", and amounts with "wins".
func odds(t *table.Table, in paper.Language) []paper.Block {
	rows := Odds(t, in)
	if len(rows) == 0 {
		return nil
	}
	return []paper.Block{{Table: &paper.Table{Head: []string{in.Say("Wager"), in.Say("On"), in.Say("Pays")}, Rows: rows,
		Right: []bool{false, false, true}}}}
}

// Odds are the lines of the payout odds: wager, outcome and what is paid. A wager is named on its first line, and the
// wagers of a group that are paid alike stand there once.
func Odds(t *table.Table, in paper.Language) (rows [][]paper.Text) {
	posted := t.OddsPosted()
	whole := wholeGroups(t, posted)
	var done []string
	last := ""
	for _, p := range posted {
		w := &t.Layout().Wagers[p.Area]
		if !w.Offered() { // under these options nobody can make it
			continue
		}
		name := Name(t.Layout(), w, p.Name, in)
		if whole[w.Group] {
			if name = Name(t.Layout(), w, w.Group, in); slices.Contains(done, w.Group+p.On) {
				continue
			}
			done = append(done, w.Group+p.On)
		}
		at := fmt.Sprintf("%s: pays of %s", t.Rules().ID, w.ID)
		if p.On != "" {
			at += " on " + p.On
		}
		text := in.Odds(p.Pays)
		if !p.Odds {
			text = in.Say("wins") + " " + in.Say(p.Pays)
		}
		if p.Parts > 1 {
			text += fmt.Sprintf(in.Say(", one part in %d"), p.Parts)
		}
		if name == last {
			name = ""
		} else {
			last = name
		}
		by := cmp.Or(p.By, w.Law)
		rows = append(rows, []paper.Text{paper.Declared(at, name).Under(by), paper.Declared(at, words.Capital(in.Say(p.On))).Under(by),
			paper.Declared(at, text).Under(by)})
	}
	return paper.Merged(rows)
}

// wholeGroups are the groups all of whose wagers are paid alike.
func wholeGroups(t *table.Table, posted []table.OddsPosted) map[string]bool {
	lines := map[string]map[string]string{} // by group and wager
	for _, p := range posted {
		w := &t.Layout().Wagers[p.Area]
		if w.Group == "" {
			continue
		}
		if lines[w.Group] == nil {
			lines[w.Group] = map[string]string{}
		}
		lines[w.Group][w.ID] += fmt.Sprintf("%s %s %d; ", p.On, p.Pays, p.Parts)
	}
	whole := map[string]bool{}
	for group, of := range lines {
		first := ""
		whole[group] = true
		for _, pays := range of {
			whole[group] = whole[group] && (first == "" || first == pays)
			first = pays
		}
	}
	return whole
}

// charges are vigorish.
func charges(t *table.Table, in paper.Language) []paper.Block {
	rows := [][]paper.Text{}
	for _, c := range t.ChargesPosted() {
		w := &t.Layout().Wagers[c.Area]
		of := in.Say("of the wager")
		if c.OnWin {
			of = in.Say("of what the wager could win")
		}
		at := fmt.Sprintf("%s: vigorish on %s", t.Rules().ID, w.ID)
		rows = append(rows, []paper.Text{paper.Declared(at, Name(t.Layout(), w, c.Name, in)).Under(c.By),
			paper.Declared(at, c.Rate.String()+" "+of).Under(c.By)})
	}
	if len(rows) == 0 {
		return nil
	}
	return []paper.Block{{Table: &paper.Table{Head: []string{in.Say("Wager"), in.Say("Vigorish")}, Rows: rows, Right: []bool{false, true}}}}
}

// rulesInEffect are what the game wants posted: 8.3(a).
func rulesInEffect(t *table.Table, in paper.Language) []paper.Block {
	var said []string
	for _, p := range t.LimitsPosted() {
		said = append(said, p.String())
	}
	for _, p := range t.OddsPosted() {
		said = append(said, p.String())
	}
	list := &paper.List{}
	for _, n := range t.Notices() {
		if !n.Coming && !slices.Contains(said, n.Text) {
			said = append(said, n.Text)
			text := words.Capital(in.Say(n.Text))
			list.Items = append(list.Items, paper.Declared(t.Rules().ID+": notice", text).Under(n.By))
		}
	}
	if len(list.Items) == 0 {
		return nil
	}
	return []paper.Block{{List: list}}
}

// options are the licensee's choices that concern players.
func options(t *table.Table, in paper.Language) []paper.Block {
	rows := Options(t.Rules(), t.Options(), in)
	if len(rows) == 0 {
		return nil
	}
	return []paper.Block{{Table: &paper.Table{Rows: rows, Right: []bool{false, true}}}}
}

// Options are the licensee's choices of which patrons are told: what people call each, and its value.
func Options(rules *table.Rules, chosen table.Options, in paper.Language) (rows [][]paper.Text) {
	for _, o := range chosen.Declare() {
		if o.Audience != table.Patrons {
			continue
		}
		at := rules.ID + ": option " + o.Name
		by := cmp.Or[law.Cite](o.Notice, o.Law)
		rows = append(rows, []paper.Text{paper.Declared(at, in.Option(o.Name, o.Title())).Under(by),
			paper.Declared(at, in.Value(o.Value())).Under(by)})
	}
	return rows
}
