package petition

import (
	"context"
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/paper"
	"boardwalk/study/sheet"
)

// Petition is a petition with what was found for it.
type Petition struct {
	*Ready
	Sheets []*sheet.Sheet // the mathematical annex

	unpriced []string // what has no figures, and why
}

// Prepare finds the figures: so many rounds are simulated to hold them against, from a seed. Tell is told how much is
// done; nil is nobody.
func Prepare(ctx context.Context, r *Ready, rounds int64, seed uint64, tell func(step string, done,
	all int)) (*Petition, error) {
	p := &Petition{Ready: r}
	for i := range r.Sets {
		set := &r.Sets[i]
		s, err := sheet.Make(ctx, &sheet.Request{Set: *set, Rounds: rounds, Seed: seed, Tell: tell, Text: r.text})
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			p.unpriced = append(p.unpriced, fmt.Sprintf("%s: %v", set.Title(), err))
			continue
		}
		p.Sheets = append(p.Sheets, s)
		for k := range s.Wagers {
			if w := &s.Wagers[k]; len(w.Figures) == 0 {
				p.unpriced = append(p.unpriced, w.Name)
			}
		}
	}
	return p, nil
}

// writer is a petition that is being written.
type writer struct {
	*Petition
	*paper.Document
	in      paper.Language
	missing []Missing
}

// Document returns the paper.
func (p *Petition) Document(in paper.Language) *paper.Document {
	d := &paper.Document{Kind: paper.Petition, Title: p.Name.Text, By: "8.4(d)", Language: in}
	d.Subtitle = in.Say("Petition for the approval of a proposed new game")
	if p.Lawful != nil {
		d.Subject.Game = p.Lawful.ID
	}
	w := &writer{p, d, in, p.Missing()}
	w.opening()
	w.petitioners()
	w.category()
	w.description()
	w.promises()
	w.test()
	w.followUp()
	w.signatures()
	w.annex()
	d.Imprint(p.Rules, p.Choice)
	return d
}

func (w *writer) say(text string) paper.Text { return paper.Say(w.in.Say(text)) }

// declared is what the petitioners say, on a line of their text.
func declared(t Text) paper.Text {
	return paper.Declared(fmt.Sprintf("the petition, line %d", t.Line), t.Text)
}

// opening is the first page: what is missing, and what a person has to do by hand.
func (w *writer) opening() {
	if len(w.missing) == 0 {
		w.Add(w.in.Say("What is missing"), paper.Para(w.say("Nothing that 19:47-8.4 lists. The signatures are given by "+
			"hand."), paper.Plain))
		return
	}
	w.Add(w.in.Say("What is missing"),
		paper.Para(w.say("The law wants the following, and the petition does not have it yet."), paper.Plain),
		w.lacks("8.4"))
}

// lacks is a table of what is missing under paragraphs that begin so.
func (w *writer) lacks(under string) paper.Block {
	t := &paper.Table{Head: []string{w.in.Say("Paragraph"), w.in.Say("What is missing")}}
	for _, m := range w.missing {
		if strings.HasPrefix(string(m.By), under) {
			t.Rows = append(t.Rows, []paper.Text{paper.By(m.By, m.By.Full()), paper.By(m.By, m.In(w.in))})
		}
	}
	return paper.Block{Table: t}
}

// add adds an item of the petition, or says there that it is missing.
func (w *writer) add(title string, by law.Cite, blocks ...paper.Block) {
	for _, m := range w.missing {
		if m.By == by {
			blocks = append(blocks, paper.Para(paper.By(by, w.in.Say("Missing")+": "+m.In(w.in)+"."), paper.Notice))
		}
	}
	w.Add(w.in.Say(title), blocks...)
}

// texts are paragraphs of what the petitioners say under a paragraph of the law.
func texts(by law.Cite, list ...Text) (blocks []paper.Block) {
	for _, t := range list {
		for part := range strings.SplitSeq(t.Text, "\n") {
			if part != "" {
				blocks = append(blocks, paper.Para(declared(Text{t.Line, part}).Under(by), paper.Plain))
			}
		}
	}
	return blocks
}

func (w *writer) petitioners() {
	t := &paper.Table{Head: []string{w.in.Say("Petitioner"), w.in.Say("Address"), w.in.Say("Holds")}}
	for _, q := range w.Petitioners {
		t.Rows = append(t.Rows, []paper.Text{declared(q.Name).Under("8.4(d)1"), declared(q.Address).Under("8.4(d)1"),
			paper.Declared(fmt.Sprintf("the petition, line %d", q.Holds.Line), w.in.Say(q.Holds.Text)).Under("8.4(a)")})
	}
	var blocks []paper.Block
	if len(t.Rows) > 0 {
		blocks = append(blocks, paper.Block{Table: t})
	}
	if q := w.agreed(); q != nil {
		blocks = append(blocks, paper.Para(paper.Declared(fmt.Sprintf("the petition, line %d", q.Agrees.Line),
			fmt.Sprintf(w.in.Say("%s has agreed in writing to take part in a test of the game: %s"), q.Name.Text,
				q.Agrees.Text)).Under("8.4(b)"),
			paper.Plain))
	}
	blocks = append(blocks, paper.Para(paper.By("8.4(b)[costs]",
		w.in.Say("Each petitioner is liable, together and alone, for all costs of review, testing and approval.")),
		paper.Plain))
	w.add("The petitioners", "8.4(d)1", blocks...)
}

// categories say what a kind is under the law.
var categories = map[string]string{
	NewGame:   "The game is another game, which is compatible with the public interest and suitable for use in a casino.",
	Variation: "The game is a variation of an authorized game: %s.",
	Composite: "The game is a composite of authorized games: %s.",
	SideWager: "The game is a variation of an authorized game, %s, to which it adds a wager.",
}

func (w *writer) category() {
	var blocks []paper.Block
	if text, ok := categories[w.Petition.Kind.Text]; ok {
		var names []string
		for _, a := range w.Games {
			names = append(names, a.Name)
		}
		text = w.in.Say(text)
		if strings.Contains(text, "%s") {
			text = fmt.Sprintf(text, strings.Join(names, ", "))
		}
		blocks = append(blocks, paper.Para(paper.Declared(fmt.Sprintf("the petition, line %d", w.Petition.Kind.Line),
			text).Under("8.4(d)2"), paper.Plain))
	}
	if len(w.Unlawful) > 0 {
		list := &paper.List{}
		said := map[string]bool{}
		for i := range w.Unlawful {
			u := &w.Unlawful[i]
			if text := u.By.Full() + ": " + u.Sentence() + "."; !said[text] {
				said[text] = true
				list.Items = append(list.Items, paper.Computed("the design, held against the law", text).Under(u.By))
			}
		}
		blocks = append(blocks, paper.Para(paper.By("8.4(g)2",
			w.in.Say("The design departs from these paragraphs, which would have to be amended before a final approval:")),
			paper.Plain),
			paper.Block{List: list})
	}
	w.add("The category of the game", "8.4(d)2", blocks...)
}

func (w *writer) promises() {
	w.add("Copyrights, trademarks and patents", "8.4(d)4", texts("8.4(d)4", w.Property...)...)
	w.add("The offer to all casino licensees", "8.4(d)5", texts("8.4(d)5", w.Offered...)...)
	w.add("Release and indemnity", "8.4(d)6", texts("8.4(d)6", w.Release...)...)
	var ruling, test []paper.Block
	if w.Ruling {
		ruling = append(ruling, paper.Para(paper.By("8.4(d)7",
			w.in.Say("The petitioners request a declaratory ruling under 19:42-9.1 that the game is what they say above of "+
				"its category.")), paper.Plain))
	}
	w.add("Request for a declaratory ruling", "8.4(d)7", ruling...)
	if w.Experiment {
		test = append(test, paper.Para(paper.By("8.4(d)8",
			w.in.Say("The petitioners request a test of the game, if approved, under sections 5 and 69(e) of the Act.")),
			paper.Plain))
	}
	w.add("Request for a test", "8.4(d)8", test...)
	w.add("Further material", "8.4(d)9", texts("8.4(d)9", w.Material...)...)
}

// followUp is what is filed after the preliminary approval by petitioners who are not licensed.
func (w *writer) followUp() {
	list := &paper.List{}
	for _, q := range w.Petitioners {
		if q.Holds.Text == Rights {
			list.Items = append(list.Items,
				paper.By("8.4(f)1i", fmt.Sprintf(w.in.Say("%s applies for a casino service industry license, with its fee."),
					q.Name.Text)),
				paper.By("8.4(f)1ii", fmt.Sprintf(w.in.Say("%s applies for a transactional waiver, if one is required."),
					q.Name.Text)))
		}
	}
	if len(list.Items) > 0 {
		w.Add(w.in.Say("To be filed after the preliminary approval"), paper.Block{List: list})
	}
}

// test is the test submission.
func (w *writer) test() {
	t := &w.Test
	parts := func(by law.Cite, of ...[]Text) (blocks []paper.Block) {
		for _, list := range of {
			blocks = append(blocks, texts(by, list...)...)
		}
		return blocks
	}
	w.add("Test submission: where", "8.4(f)2i", parts("8.4(f)2i", t.Casinos)...)
	w.add("Test submission: when, and at which tables", "8.4(f)2ii", parts("8.4(f)2ii", t.Times, t.Tables)...)
	w.add("Test submission: signs at the entrances", "8.4(f)2iii", parts("8.4(f)2iii", t.Signs)...)
	w.add("Test submission: success, and how it is shown", "8.4(f)2iv", parts("8.4(f)2iv", t.Criteria, t.Methods,
		t.Forms)...)
	w.add("Test submission: further material", "8.4(f)2v", parts("8.4(f)2v", t.Material)...)
}

// signatures are lines for the hands of the petitioners.
func (w *writer) signatures() {
	var blocks []paper.Block
	for _, q := range w.Petitioners {
		blocks = append(blocks, paper.Para(declared(q.Name).Under("8.4(d)"), paper.Heading),
			paper.Para(w.say("Name and office"), paper.Blank), paper.Para(w.say("Signature"), paper.Blank),
			paper.Para(w.say("Date"), paper.Blank))
	}
	w.add("Signatures", "8.4(d)", blocks...)
}
