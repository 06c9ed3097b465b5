package shelf

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"boardwalk/design"
	"boardwalk/odds"
	"boardwalk/paper"
	"boardwalk/paper/guide"
	"boardwalk/table"
	"boardwalk/version"
)

// Table is a table as it stands.
type Table struct {
	House   string
	ID      string
	Name    string // what it is called; its game's name if empty
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
	Seats   int            // positions that are open; all if zero
	Pending []table.Change // of which notice was given, in the order of the notices

	Figures *guide.Figures // of a table whose FiguresKey is the same; nil to work them out for each paper
}

func (t *Table) subject() paper.Subject {
	return paper.Subject{House: t.House, Table: t.ID, Game: t.Rules.ID, Options: paper.ChangedOptions(t.Rules, t.Options)}
}

// standing is a table under the same options and terms, at which the same notices were given.
func (t *Table) standing() (*table.Table, error) {
	made, err := table.New(t.Rules, t.Rules.Copy(t.Options), t.Terms)
	if err != nil || len(t.Pending) == 0 {
		return made, err
	}
	// The notices were lawful when they were given. A day before the first of the changes they all still are.
	then := t.NextChange().AddDate(0, 0, -1)
	for _, c := range t.Pending {
		if err := made.Post(c, then); err != nil {
			return nil, fmt.Errorf("the notice %q: %w", c.Sign(), err)
		}
	}
	return made, nil
}

// NextChange returns when the first of the changes to come takes effect; nil if none is to come.
func (t *Table) NextChange() *time.Time {
	var next *time.Time
	for i := range t.Pending {
		if at := &t.Pending[i].At; next == nil || at.Before(*next) {
			next = at
		}
	}
	return next
}

// Key returns a text that differs for tables whose papers differ: what the papers are made of. For a guide that is also
// which figures were counted before.
func (t *Table) Key() string {
	p := version.Current()
	key := fmt.Sprint(p.Version, "\x00", p.Commit, "\x00", t.House, "\x00", t.ID, "\x00", t.Name, "\x00", t.rulesKey())
	for i := range t.Pending {
		key += "\x00" + t.Pending[i].Sign() + t.Pending[i].At.String()
	}
	return key
}

// rulesKey differs for tables whose guides differ in more than the name.
func (t *Table) rulesKey() string {
	key := t.Rules.ID
	if x := t.Rules.Supposed(); x != nil {
		key += "\x00what if " + x.Text
	}
	for _, b := range t.Rules.Beside {
		key += "\x00" + b.Written()
	}
	for _, o := range t.Options.Declare() {
		key += "\x00" + o.Value()
	}
	if s, ok := t.Options.(table.Strange); ok {
		for _, o := range s.Elsewhere() {
			key += "\x00" + o.Value()
		}
	}
	return key + fmt.Sprint("\x00", t.Terms, "\x00", t.Seats, "\x00", t.Rules.VersionOf(t.Options), "\x00",
		odds.Pending(t.Rules, t.Options, t.Terms, 0), "\x00", odds.ChoicesPending(t.Rules, t.Options, t.Terms))
}

// FiguresKey differs for tables whose figures differ.
func (t *Table) FiguresKey() string { return t.rulesKey() }

// mark says of a paper of designed rules that they are not lawful, and why: at its head, and at the foot of every page.
func (t *Table) mark(d *paper.Document) {
	if !t.Rules.Designed() {
		return
	}
	say := d.Language.Say
	d.Designed = true
	var blocks []paper.Block
	for _, u := range odds.UnlawfulOf(design.Unlawful(t.Rules, t.Options, t.Terms)) {
		text := paper.Text{Text: say("Not lawful in New Jersey") + ": " + say(u.Says) + " [" + u.Cite + "]",
			Source: paper.Source{Declared: t.Rules.ID + ": what is supposed of it"}}
		blocks = append(blocks, paper.Para(text, paper.Notice))
	}
	if len(blocks) == 0 {
		blocks = []paper.Block{paper.Para(paper.Say(say("Designed rules, not those of the regulation.")), paper.Notice)}
	}
	d.Subtitle = say("Designed rules, not those of the regulation.") + " " + d.Subtitle
	d.Sections = slices.Insert(d.Sections, 0, paper.Section{Blocks: blocks})
	d.Colophon = slices.Insert(d.Colophon, 0, paper.Say(say("Not lawful in New Jersey: designed rules, for play money only.")))
}

// Book binds the guides of a house, once for tables that are alike. Private tables are not among them. Tell is called before each
// guide with how many are written, and how many there are.
func Book(house string, in paper.Language, tables []*Table, tell func(done, all int)) (*paper.Document, error) {
	alike := Alike(tables)
	var guides []*paper.Document
	for i, same := range alike {
		tell(i, len(alike))
		first := *same[0]
		if len(same) > 1 {
			first.ID = names(same)
		}
		d, err := first.Document(paper.Guide, in)
		if err != nil {
			return nil, err
		}
		guides = append(guides, d)
	}
	return guide.Book(house, in, guides), nil
}

// mostNamed is how many tables a title names.
const mostNamed = 3

// names are the ids of tables that share a guide.
func names(same []*Table) (text string) {
	for i, t := range same[:min(mostNamed, len(same))] {
		if i > 0 {
			text += ", "
		}
		text += t.ID
	}
	if more := len(same) - mostNamed; more > 0 {
		text += fmt.Sprintf(" + %d", more)
	}
	return text
}

// Alike groups tables whose guides are the same, in the order of games and then of tables.
func Alike(tables []*Table) (groups [][]*Table) {
	sorted := slices.SortedStableFunc(slices.Values(tables), func(a, b *Table) int {
		return cmp.Or(cmp.Compare(a.Rules.Name, b.Rules.Name), cmp.Compare(a.ID, b.ID))
	})
	at := map[string]int{}
	for _, t := range sorted {
		key := t.rulesKey()
		i, ok := at[key]
		if !ok {
			i = len(groups)
			at[key], groups = i, append(groups, nil)
		}
		groups[i] = append(groups[i], t)
	}
	return groups
}
