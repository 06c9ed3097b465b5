package shelf_test

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/paper"
	"boardwalk/paper/pdf"
	"boardwalk/paper/shelf"
	"boardwalk/paper/sign"
	"boardwalk/table"
)

// quick are games of all families whose figures are found at once.
var quick = []string{"craps", "roulette", "three-card-poker", "punto-banco", "hold-em", "big-six"}

func lines(d *paper.Document) (list []string) {
	for i := range d.Sections {
		list = append(list, d.Sections[i].Lines()...)
	}
	return list
}

// other is another lawful value of an option; "" if there is none by itself.
func other(r *table.Rules, i int) (table.Options, string) {
	usual := r.Options().Declare()[i]
	for _, value := range values(usual) {
		o := r.Options()
		if o.Declare()[i].Set(value) != nil || o.Declare()[i].Value() == usual.Value() || len(table.Validate(o)) > 0 {
			continue
		}
		if _, err := table.New(r, o, r.Terms()); err == nil {
			return o, value
		}
	}
	return nil, ""
}

// TestNoTableIsEmpty: where there is nothing to say, as of payouts among players, there is no head of a table either.
func TestNoTableIsEmpty(t *testing.T) {
	for _, id := range []string{"seven-card-stud", "craps", "pai-gow", "three-card-poker"} {
		r, _ := game.Find(id)
		for _, kind := range []paper.Kind{paper.Sign, paper.Guide, paper.Abridged, paper.Card} {
			d, err := tableOf(r, r.Options()).Document(kind, paper.English)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range d.Sections {
				for _, b := range s.Blocks {
					if b.Table != nil && len(b.Table.Rows) == 0 {
						t.Errorf("%s, %s: the table of %q has no rows", id, kind, s.Title)
					}
				}
			}
		}
	}
}

// TestEveryPaperSaysWhichOptionsItsTableHas changes each option of which patrons are told, and finds the new value on all papers
// that have options. The long form does so for every game.
func TestEveryPaperSaysWhichOptionsItsTableHas(t *testing.T) {
	kinds := []paper.Kind{paper.Sign, paper.Guide, paper.Abridged}
	tried := 0
	for _, r := range game.All {
		if testing.Short() && !slices.Contains(quick, r.ID) {
			continue
		}
		for i, declared := range r.Options().Declare() {
			o, value := other(r, i)
			if declared.Audience != table.Patrons || o == nil {
				continue
			}
			tried++
			at := slices.IndexFunc(sign.Options(r, o, paper.English), func(row []paper.Text) bool {
				return row[0].Text == paper.English.Option(declared.Name, declared.Title())
			})
			if at < 0 {
				t.Errorf("%s: %s is not among the options that are posted", r.ID, declared.Name)
				continue
			}
			row := sign.Options(r, o, paper.English)[at]
			want := row[0].Text + " | " + row[1].Text
			changed := tableOf(r, o)
			for _, kind := range kinds {
				d, err := changed.Document(kind, paper.English)
				if err != nil {
					t.Fatal(err)
				}
				if !slices.Contains(lines(d), want) {
					t.Errorf("%s: the %s does not say that %s is %s", r.ID, kind, declared.Name, value)
				}
			}
			if tableOf(r, o).Key() == tableOf(r, r.Options()).Key() {
				t.Errorf("%s: with another %s a paper that was kept would be taken for the new one", r.ID, declared.Name)
			}
		}
	}
	if tried < 25 {
		t.Error("only", tried, "options were tried")
	}
}

// TestNoticesStandInTheirOrder has two changes of the same limit: the second would not be lawful without the first.
func TestNoticesStandInTheirOrder(t *testing.T) {
	r, _ := game.Find("craps")
	x := tableOf(r, r.Options())
	at := time.Date(1995, 10, 2, 18, 30, 0, 0, time.UTC)
	given := func(minimum money.Cents, after time.Duration) table.Change {
		return table.Change{Matter: table.LimitMatter, Name: "field", Limit: table.Limit{Min: minimum, Max: 500 * money.Dollar},
			At: at.Add(after), Posted: true, Announced: true, Told: true}
	}
	x.Pending = []table.Change{given(50*money.Dollar, 30*time.Hour), given(25*money.Dollar, 0)}
	if next := x.NextChange(); next == nil || !next.Equal(at) {
		t.Error(next)
	}
	d, err := x.Document(paper.Sign, paper.English)
	if err != nil {
		t.Fatal(err)
	}
	said := strings.Join(lines(d), "\n")
	if !strings.Contains(said, "From 00:30: field: minimum $50") || !strings.Contains(said, "From 18:30: field: minimum $25") {
		t.Error(said)
	}
	before := x.Key()
	if x.Pending = x.Pending[1:]; x.Key() == before {
		t.Error("the sign is taken for the same after a notice was withdrawn")
	}
}

// TestABookHasAGuideForTablesThatAreAlike binds three tables, two of which are alike.
func TestABookHasAGuideForTablesThatAreAlike(t *testing.T) {
	r, _ := game.Find("big-six")
	c, _ := game.Find("craps")
	var tables []*shelf.Table
	for _, id := range []string{"a", "b", "c", "d", "e"} {
		x := tableOf(r, r.Options())
		x.ID = id
		tables = append(tables, x)
	}
	tables = append(tables, tableOf(c, c.Options()))
	told := 0
	d, err := shelf.Book("The House", paper.English, tables, func(done, all int) {
		if told++; all != 2 {
			t.Error(done, all)
		}
	})
	if err != nil || told != 2 {
		t.Fatal(told, err)
	}
	list := d.Sections[0].Blocks[0].List.Items
	if len(list) != 2 || list[0].Text != "Big Six (a, b, c + 2)" || list[1].Text != "Craps (craps-12)" {
		t.Errorf("%+v", list)
	}
	var b bytes.Buffer
	if err := shelf.Write(&b, d, shelf.PDF, pdf.Letter); err != nil || !bytes.HasPrefix(b.Bytes(), []byte("%PDF-")) {
		t.Error(err)
	}
}

func TestEveryPaperIsPrintedInItsForms(t *testing.T) {
	r, _ := game.Find("big-six")
	for _, p := range shelf.Papers() {
		if _, ok := paper.Spanish.Find(p.Name); !ok {
			t.Errorf("there is no Spanish for %q", p.Name)
		}
		for _, f := range p.Forms {
			d, err := tableOf(r, r.Options()).Document(p.Kind, paper.Spanish)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			if err := shelf.Write(&b, d, f, pdf.A4); err != nil || b.Len() < 500 || f.Type() == "" {
				t.Errorf("%s as %s: %d bytes, %v", p.Kind, f, b.Len(), err)
			}
		}
		if p.Has("docx") {
			t.Error(p.Kind)
		}
	}
	if _, err := tableOf(r, r.Options()).Document("menu", paper.English); err == nil {
		t.Error("a menu was printed")
	}
}

// TestMeasuresOfALayoutCanBeRead has no measure with more than two decimals.
func TestMeasuresOfALayoutCanBeRead(t *testing.T) {
	long := regexp.MustCompile(`\d\.\d{3}`)
	for _, r := range game.All {
		d, err := tableOf(r, r.Options()).Document(paper.Layout, paper.English)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range append(lines(d), d.Subtitle) {
			if long.MatchString(line) {
				t.Errorf("%s: %s", r.ID, line)
			}
		}
	}
}
