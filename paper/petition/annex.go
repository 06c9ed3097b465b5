package petition

import (
	"cmp"
	"fmt"

	"boardwalk/paper"
	"boardwalk/study/sheet"
	"boardwalk/web/src/words"
)

// annex is the design sheet of everything that was counted: 8.4(d)3iii.
func (w *writer) annex() {
	for _, s := range w.Sheets {
		w.Sections = append(w.Sections, paper.Section{Title: fmt.Sprintf(w.in.Say("Mathematical annex: the design sheet "+
			"of %s"), s.Title), Part: true})
		a := &annex{w, s, how(s, "all")}
		a.rules()
		a.play()
		a.moves()
		a.counting()
		a.checks()
		a.made()
	}
}

// annex is one that is being written.
type annex struct {
	*writer
	s   *sheet.Sheet
	how string
}

func (a *annex) found(text string) paper.Text { return paper.Computed(a.how, text) }

// rules are the rules that were counted, and the options.
func (a *annex) rules() {
	list := &paper.List{}
	for _, r := range a.s.Rules {
		list.Items = append(list.Items, paper.Declared(a.s.Set.Game+": round", words.Capital(a.in.Say(r.Text))))
	}
	a.Add(a.in.Say("The rules that were counted"), paper.Block{List: list})
	t := &paper.Table{Head: []string{a.in.Say("Option"), a.in.Say("Value"), a.in.Say("Paragraph")}}
	for _, o := range a.s.Options {
		at := a.s.Set.Game + ": option " + o.Name
		t.Rows = append(t.Rows, []paper.Text{paper.Declared(at, a.in.Option(o.Name, o.Title)), paper.Declared(at,
			a.in.Value(o.Value)),
			paper.Declared(at, o.Law)})
	}
	if len(t.Rows) > 0 {
		a.Add(a.in.Say("Options"), paper.Block{Table: t})
	}
}

// play is what other play costs than the best.
func (a *annex) play() {
	t := &paper.Table{Head: []string{a.in.Say("Wager"), a.in.Say("Played"), a.in.Say("House advantage"),
		a.in.Say("Costs")},
		Right: []bool{false, false, true, true}}
	for _, p := range a.s.Play {
		t.Rows = append(t.Rows, []paper.Text{a.found(a.called(p.Wager)), a.found(a.in.Say(p.Text)),
			a.found(fmt.Sprintf("%.4f%%", 100*p.House)),
			a.found(fmt.Sprintf("%.4f%%", 100*p.Cost))})
	}
	if len(t.Rows) > 0 {
		a.Add(a.in.Say("Best play, and what other play costs"), paper.Block{Table: t})
	}
}

// called is the name of a wager of the sheet.
func (a *annex) called(id string) string {
	for i := range a.s.Wagers {
		if x := &a.s.Wagers[i]; x.ID == id {
			return words.Capital(a.in.Say(x.Name))
		}
	}
	return id
}

// moves are how the advantage changes with each line and option.
func (a *annex) moves() {
	t := &paper.Table{Head: []string{a.in.Say("Wager"), a.in.Say("Line or option"), a.in.Say("From"), a.in.Say("To"),
		a.in.Say("House advantage"),
		a.in.Say("Change")}, Right: []bool{false, false, true, true, true, true}}
	for _, m := range a.s.Moves {
		t.Rows = append(t.Rows, []paper.Text{a.found(a.called(m.Wager)), a.found(a.in.Say(m.Name)), a.found(m.From),
			a.found(m.To),
			a.found(fmt.Sprintf("%.4f%%", 100*m.House)), a.found(fmt.Sprintf("%+.4f%%", 100*m.Change))})
	}
	if len(t.Rows) > 0 {
		a.Add(a.in.Say("How the advantage moves"), paper.Block{Table: t})
	}
}

// counting is what cards that are gone tell a player who counts.
func (a *annex) counting() {
	var blocks []paper.Block
	for i := range a.s.Counting {
		c := &a.s.Counting[i]
		t := &paper.Table{Caption: fmt.Sprintf(a.in.Say("%s: %d cards"), a.called(c.Wager), c.Cards),
			Head: []string{a.in.Say("One card gone"), a.in.Say("Worth to the player")}, Right: []bool{false, true}}
		for _, r := range c.Ranks {
			t.Rows = append(t.Rows, []paper.Text{a.found(r.Cards), a.found(fmt.Sprintf("%+.5f%%", 100*r.Effect))})
		}
		blocks = append(blocks, paper.Block{Table: t})
		g := &paper.Table{Head: []string{a.in.Say("Count"), a.in.Say("It pays"), a.in.Say("Gain on each dollar then"),
			a.in.Say("Found")},
			Right: []bool{false, true, true}}
		for _, k := range c.Counts {
			g.Rows = append(g.Rows, []paper.Text{a.found(a.in.Say(k.Name)), a.found(share(k.Often)), a.found(share(k.Gain)),
				a.found(a.in.Say(k.Method))})
		}
		if len(g.Rows) > 0 {
			blocks = append(blocks, paper.Block{Table: g})
		}
	}
	a.Add(a.in.Say("What counting the cards brings"), blocks...)
}

// checks hold figures against a simulation.
func (a *annex) checks() {
	t := &paper.Table{Head: []string{a.in.Say("Wager"), a.in.Say("Rounds"), a.in.Say("Seed"),
		a.in.Say("House advantage"), a.in.Say("Simulated"),
		a.in.Say("Standard error"), "z"}, Right: []bool{false, true, true, true, true, true, true}}
	for _, c := range a.s.Checks {
		t.Rows = append(t.Rows, []paper.Text{a.found(a.called(c.Wager)), a.found(fmt.Sprint(c.Rounds)),
			a.found(fmt.Sprint(c.Seed)),
			a.found(fmt.Sprintf("%.4f%%", 100*c.Exact)), a.found(fmt.Sprintf("%.4f%%", 100*c.Simulated)),
			a.found(fmt.Sprintf("%.4f%%", 100*c.Error)),
			a.found(fmt.Sprintf("%+.2f", c.Z))})
	}
	var blocks []paper.Block
	if len(t.Rows) > 0 {
		blocks = append(blocks, paper.Block{Table: t})
	}
	for _, n := range a.s.Notes {
		blocks = append(blocks, paper.Para(a.found(n), paper.Note))
	}
	a.Add(a.in.Say("The figures against a simulation"), blocks...)
}

// made is by what the sheet was made, so that a laboratory can make it again.
func (a *annex) made() {
	m := &a.s.Made
	row := func(name, text string) []paper.Text { return []paper.Text{a.say(name), a.found(text)} }
	t := &paper.Table{Rows: [][]paper.Text{row("Program", m.Program.Version), row("Commit", cmp.Or(m.Program.Commit,
		"-")),
		row("Version of the rules", fmt.Sprint(m.Rules)), row("SHA-256 of the design", m.Design),
		row("SHA-256 of the figures", m.Figures)}}
	blocks := []paper.Block{{Table: t}}
	if a.text != "" {
		blocks = append(blocks, paper.Para(a.say("The design, as the program takes it:"), paper.Plain),
			paper.Para(paper.Declared("the design", a.text), paper.Note))
	}
	a.Add(a.in.Say("How to make this sheet again"), blocks...)
}
