// Package guide writes the gaming guides: the rules of a game in full, in the words of our index and in the order of the
// regulation, with the layout, pay tables, exact figures, best play and examples; the same on two pages; and a pocket card.
// [Full], [Abridged] and [Card] make them for one table, and [Book] puts those of a whole house behind each other.
//
// [Sample] is a guide as it was approved, and says what has changed since.
//
// Other modules should not build on this package: it may change in every version.
package guide

import (
	"fmt"
	"strings"
	"sync"

	"boardwalk/counsel"
	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/paper"
	"boardwalk/paper/sign"
	"boardwalk/table"
	"boardwalk/web/src/words"
)

// Asked is the table whose guide is asked for.
type Asked struct {
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
	Seats   int // positions that are open; all if zero
	Subject paper.Subject
	In      paper.Language
	Count   bool // what is not counted yet is counted for the guide; otherwise the guide says that it is not

	Figures *Figures // those of another paper of the same table, whatever its language; nil to work them out anew
}

// Figures are what the wagers of a table are worth and its chart, which all its papers have. They are worked out when the first
// paper needs them.
type Figures struct {
	once   sync.Once
	report *odds.Report
	why    string // there are no figures
	chart  *counsel.Chart
}

// guide is one that is being written.
type guide struct {
	*Asked
	*paper.Document
	table *table.Table
}

func (a *Asked) begin(kind paper.Kind) (*guide, error) {
	t, err := table.New(a.Rules, a.Options, a.Terms)
	if err != nil {
		return nil, err
	}
	d := &paper.Document{Kind: kind, Title: words.Capital(a.In.Say(a.Rules.Name)), Language: a.In, Subject: a.Subject}
	d.Subject.Game = a.Rules.ID
	return &guide{a, d, t}, nil
}

// Full is the guide with all rules, which 8.5(a) wants kept at the security podium.
func Full(a *Asked) (*paper.Document, error) {
	g, err := a.begin(paper.Guide)
	if err != nil {
		return nil, err
	}
	g.By, g.Subtitle = "8.5(a)", a.In.Say("The gaming guide: all rules of the game")
	g.about()
	g.Add(a.In.Say("The layout"), g.layout(false))
	g.wagers()
	g.figures()
	g.play()
	g.examples(mostExamples)
	g.law()
	g.Imprint(a.Rules, a.Options)
	return g.Document, nil
}

// Abridged is the guide of two pages that 8.5(b) has ready for patrons.
func Abridged(a *Asked) (*paper.Document, error) {
	g, err := a.begin(paper.Abridged)
	if err != nil {
		return nil, err
	}
	g.By, g.Subtitle = "8.5(b)", a.In.Say("How the game is played")
	g.Format = paper.Leaflet
	g.about()
	g.Add("", g.layout(true))
	g.wagers()
	g.shortFigures()
	g.Imprint(a.Rules, a.Options)
	return g.Document, nil
}

// Card is a pocket card: what is paid, and how the game is played best.
func Card(a *Asked) (*paper.Document, error) {
	g, err := a.begin(paper.Card)
	if err != nil {
		return nil, err
	}
	g.Format = paper.Strip
	if pays := sign.Odds(g.table, a.In); len(pays) > 0 { // among players nothing is paid by the house
		g.Add(a.In.Say("Payout odds"), tableOf([]string{a.In.Say("Wager"), a.In.Say("On"), a.In.Say("Pays")}, pays, 2))
	}
	g.shortFigures()
	g.play()
	if len(a.Rules.About.Tips) > 0 {
		g.Add(a.In.Say("Good to know"), g.tips())
	}
	g.Imprint(a.Rules, a.Options)
	return g.Document, nil
}

// about is what the game says of itself to people who do not know it.
func (g *guide) about() {
	about := &g.Rules.About
	from := func(what, text string) paper.Text {
		return paper.Declared(g.Rules.ID+": "+what, ended(words.Capital(g.In.Say(text))))
	}
	g.Add("", paper.Para(from("description", about.Description), paper.Lead))
	if len(about.Round) > 0 {
		list := &paper.List{Numbered: true}
		for _, s := range about.Round {
			list.Items = append(list.Items, from("round", s))
		}
		g.Add(g.In.Say("How a round goes"), paper.Block{List: list})
	}
	if len(about.Tips) > 0 {
		g.Add(g.In.Say("Good to know"), g.tips())
	}
}

func (g *guide) tips() paper.Block {
	list := &paper.List{}
	for _, s := range g.Rules.About.Tips {
		list.Items = append(list.Items, paper.Declared(g.Rules.ID+": tips", ended(words.Capital(g.In.Say(s)))))
	}
	return paper.Block{List: list}
}

// ended gives a sentence its full stop.
func ended(text string) string {
	if text == "" || strings.ContainsRune(".?!", rune(text[len(text)-1])) {
		return text
	}
	return text + "."
}

func (g *guide) layout(small bool) paper.Block {
	f := g.Rules.Felt(g.Options, g.Seats)
	return paper.Block{Drawing: &paper.Drawing{Name: g.Title + ": " + g.In.Say("the layout"), Felt: f, Width: f.Width, Height: f.Height,
		Source: paper.Source{Declared: g.Rules.ID + ": felt"}, Small: small}}
}

// wagers are what the sign at the table says of them, too.
func (g *guide) wagers() {
	posted := sign.Of(g.table, g.Asked.Subject, "", g.In)
	g.Sections = append(g.Sections, posted.Sections...)
}

func tableOf(head []string, rows [][]paper.Text, right ...int) paper.Block {
	t := &paper.Table{Head: head, Rows: rows, Right: make([]bool, len(head))}
	for _, i := range right {
		t.Right[i] = true
	}
	return paper.Block{Table: t}
}

// worked returns the exact figures and the chart. Papers of the same table share them.
func (g *guide) worked() *Figures {
	if g.Figures == nil {
		g.Asked.Figures = &Figures{}
	}
	g.Figures.once.Do(func() { g.work(g.Figures) })
	return g.Figures
}

func (g *guide) work(w *Figures) {
	pending := !g.Count && odds.Pending(g.Rules, g.Options, g.Terms, 0) != ""
	var err error
	switch {
	case g.Rules.EachOther:
		w.why = "Players play against each other here: the house has no advantage, and takes only what is posted."
	case pending:
		w.why = "The figures under these options have not been counted yet."
	default:
		if w.report, err = odds.For(g.Rules, g.Options, g.Terms); err != nil {
			w.report, w.why = nil, "There are no exact figures for this game."
		}
	}
	if pending || !g.Count && odds.ChoicesPending(g.Rules, g.Options, g.Terms) != "" {
		return
	}
	if w.chart, err = counsel.Strategy(g.Rules, g.Options, g.Terms); err != nil {
		w.chart = nil // nothing is decided at this game, or nobody has worked it out
	}
}

// figures is what every wager is worth: the house advantage in percent and as a fraction.
func (g *guide) figures() {
	r, why := g.worked().report, g.In.Say(g.worked().why)
	if r == nil {
		g.Add(g.In.Say("What the wagers are worth"), paper.Para(paper.Say(why), paper.Plain))
		return
	}
	var rows [][]paper.Text
	for _, f := range r.Figures {
		exact := ""
		if !f.Approximate {
			exact = f.House.RatString()
		}
		if len(exact) > longest {
			exact = ""
		}
		rows = append(rows, g.computed(r, f, g.name(f.Wager), words.Capital(g.In.Say(f.Per)), percent(f.HouseAdvantage()),
			exact, g.In.Say(f.Strategy)))
	}
	rows = paper.Merged(rows)
	g.Add(g.In.Say("What the wagers are worth"),
		paper.Para(paper.Say(g.In.Say(
			"The house advantage is what the house keeps on average, worked out from the rules that deal the game.")), paper.Plain),
		tableOf([]string{g.In.Say("Wager"), g.In.Say("Per"), g.In.Say("House advantage"), g.In.Say("Exactly"), g.In.Say("Played")}, rows, 2))
}

// longest is how long a fraction may be before a guide leaves it out: the figure in percent says enough then.
const longest = 26

// shortFigures are those of each wager once.
func (g *guide) shortFigures() {
	r, why := g.worked().report, g.In.Say(g.worked().why)
	if r == nil {
		g.Add(g.In.Say("What the wagers are worth"), paper.Para(paper.Say(why), paper.Note))
		return
	}
	var rows [][]paper.Text
	seen := map[string]bool{}
	for _, f := range r.Figures {
		if name := g.name(f.Wager); !seen[name] {
			seen[name] = true
			rows = append(rows, g.computed(r, f, name, percent(f.HouseAdvantage())))
		}
	}
	rows = paper.Merged(rows)
	g.Add(g.In.Say("What the wagers are worth"), tableOf([]string{g.In.Say("Wager"), g.In.Say("House advantage")}, rows, 1))
}

func (g *guide) computed(r *odds.Report, f *odds.Figure, texts ...string) (row []paper.Text) {
	how := "odds " + g.Rules.ID
	for name, value := range g.Asked.Subject.Options {
		how += " -o " + name + "=" + value
	}
	for _, t := range texts {
		row = append(row, paper.Computed(how+" --wager "+f.Wager, t))
	}
	return row
}

// name is what a wager of an id is called.
func (g *guide) name(wager string) string {
	if at, ok := g.table.Layout().Area(wager); ok {
		return words.Capital(g.In.Say(g.table.Layout().Wagers[at].Called()))
	}
	return words.Capital(g.In.Bets(wager))
}

func percent(f float64) string { return fmt.Sprintf("%.3f%%", 100*f) }

// play is the best play, as its chart.
func (g *guide) play() {
	c := g.worked().chart
	if c == nil {
		return
	}
	how := "odds " + g.Rules.ID + " --chart"
	blocks := []paper.Block{}
	if c.Text != "" && g.Kind != paper.Card {
		blocks = append(blocks, paper.Para(paper.Computed(how, ended(g.In.Say(c.Text))), paper.Plain))
	}
	tint := map[string]paper.Tint{}
	legend := [][]paper.Text{}
	for i, m := range c.Marks {
		tint[m.Code] = paper.Tint(i + 1)
		code := paper.Computed(how, m.Code)
		code.Tint = tint[m.Code]
		legend = append(legend, []paper.Text{paper.Computed(how, words.Capital(g.In.Say(m.Means))), code})
	}
	if len(legend) > 0 {
		blocks = append(blocks, paper.Block{Table: &paper.Table{Rows: legend, Head: []string{"", ""}, Grid: true}})
	}
	for _, p := range c.Parts {
		t := &paper.Table{Caption: words.Capital(g.In.Say(p.Name)), Head: []string{""}, Grid: true}
		for _, h := range p.Heads {
			t.Head = append(t.Head, g.In.Say(h))
		}
		for _, r := range p.Rows {
			row := []paper.Text{paper.Computed(how, g.In.Say(r.Name))}
			for _, x := range r.Cells {
				cell := paper.Computed(how, x.Code)
				cell.Tint = tint[x.Code]
				row = append(row, cell)
			}
			t.Rows = append(t.Rows, row)
		}
		blocks = append(blocks, paper.Block{Table: t})
	}
	if len(c.HouseWay) > 0 {
		list := &paper.List{Numbered: true}
		for _, rule := range c.HouseWay {
			list.Items = append(list.Items, paper.Declared(g.Rules.ID+": house way", g.In.Say(rule)))
		}
		blocks = append(blocks,
			paper.Para(paper.Say(g.In.Say("The house way: the first rule that fits a hand sets it")), paper.Heading), paper.Block{List: list})
	}
	g.Add(g.In.Say("How it is played best"), blocks...)
}

// law is every row of the index that belongs to the game, in the order of the regulation, and then those of all table
// games, as the full text that 8.5(a) has kept.
func (g *guide) law() {
	g.rows(paper.Rows(g.Rules), g.In.Say("The rules"))
	if n := len(g.Sections) - 1; g.In != paper.English {
		english := paper.Para(paper.Say(g.In.Say("The rules stand here in English.")), paper.Note)
		g.Sections[n].Blocks = append([]paper.Block{english}, g.Sections[n].Blocks...)
	}
	var all []law.Row
	for _, row := range law.Index() {
		if row.Game == "all-games" && strings.HasPrefix(string(row.Cite), "19:47-8.") {
			all = append(all, row)
		}
	}
	g.rows(all, g.In.Say("Rules of all table games"))
}

func (g *guide) rows(rows []law.Row, title string) {
	var blocks []paper.Block
	last := ""
	told := map[string]bool{} // readings, each of which may be about several paragraphs
	for _, row := range rows {
		if section := sectionOf(row.Cite); section != last {
			last = section
			blocks = append(blocks, paper.Para(paper.By("", section), paper.Heading))
			blocks[len(blocks)-1].Paragraph.Source = paper.Source{Words: true}
		}
		blocks = append(blocks, paper.Para(paper.By(row.Cite, row.Duty), paper.Plain))
		for _, r := range law.ReadingsOf(row.Cite) {
			if !told[r.Question] {
				told[r.Question] = true
				blocks = append(blocks, paper.Para(paper.By(row.Cite, g.In.Say("Our reading:")+" "+r.Question+" "+r.Text), paper.Reading))
			}
		}
	}
	g.Add(title, blocks...)
}

// sectionOf is the section that a paragraph belongs to: "19:47-1.2".
func sectionOf(c law.Cite) string {
	text := c.Full()
	if i := strings.IndexAny(text, "(["); i > 0 {
		text = text[:i]
	}
	return strings.TrimSpace(text)
}
