package guide_test

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/paper"
	"boardwalk/paper/guide"
	"boardwalk/table"
)

func asked(r *table.Rules, in paper.Language) *guide.Asked {
	return &guide.Asked{Rules: r, Options: r.Options(), Terms: r.Terms(), In: in}
}

func find(t *testing.T, id string) *table.Rules {
	t.Helper()
	r, ok := game.Find(id)
	if !ok {
		t.Fatal("there is no game", id)
	}
	return r
}

func made(t *testing.T, write func(*guide.Asked) (*paper.Document, error), a *guide.Asked) *paper.Document {
	t.Helper()
	d, err := write(a)
	if err != nil {
		t.Fatal(a.Rules.ID, err)
	}
	return d
}

// texts are all lines of a document.
func texts(d *paper.Document) (list []string) {
	for i := range d.Sections {
		list = append(list, d.Sections[i].Lines()...)
	}
	return list
}

// quick are games of all families whose figures are found at once.
var quick = []string{"craps", "roulette", "three-card-poker", "punto-banco", "hold-em", "casino-war", "big-six"}

func TestAGuideHasAllRulesOfItsGame(t *testing.T) {
	for _, id := range quick {
		d := made(t, guide.Full, asked(find(t, id), paper.English))
		said := texts(d)
		for _, row := range law.Index() {
			if row.Game == id && !slices.Contains(said, row.Duty) {
				t.Errorf("%s: the guide does not have %s", id, row.Cite)
			}
		}
		if !slices.ContainsFunc(said, func(s string) bool {
			return strings.HasPrefix(s, "A sign at the table") || strings.Contains(s, "sign at the table")
		}) {
			t.Error(id, "the rules of all table games are missing")
		}
	}
	lawtest.Cites(t, "8.5(a)")
}

// TestNothingInAGuideIsTyped looks at where each text comes from: those with a number must say so.
func TestNothingInAGuideIsTyped(t *testing.T) {
	number := regexp.MustCompile(`\d`)
	for _, id := range quick {
		for _, write := range []func(*guide.Asked) (*paper.Document, error){guide.Full, guide.Abridged, guide.Card} {
			d := made(t, write, asked(find(t, id), paper.English))
			d.EachText(func(where string, x *paper.Text) {
				switch {
				case x.Text == "":
				case !x.Source.Known():
					t.Errorf("%s, %s, %s: nobody knows where %q comes from", id, d.Kind, where, x.Text)
				case x.Source.Words && number.MatchString(x.Text) && !strings.HasPrefix(x.Text, "19:47-") && !strings.HasPrefix(x.Text, "house:"):
					t.Errorf("%s, %s, %s: %q has a number, and is from nowhere", id, d.Kind, where, x.Text)
				}
			})
		}
	}
}

func TestAGuideSaysThatItIsNotCurrentLaw(t *testing.T) {
	for _, id := range quick {
		for _, write := range []func(*guide.Asked) (*paper.Document, error){guide.Full, guide.Abridged, guide.Card} {
			d := made(t, write, asked(find(t, id), paper.English))
			if len(d.Colophon) < 3 || !strings.HasPrefix(d.Colophon[0].Text, "Not current law") ||
				!strings.Contains(d.Colophon[1].Text, ".") || !strings.HasPrefix(d.Colophon[len(d.Colophon)-1].Text, "Boardwalk ") {
				t.Error(id, d.Kind, d.Colophon)
			}
			if strings.HasPrefix(d.Colophon[1].Text, "The rules: .") {
				t.Error(id, "the edition is missing")
			}
		}
	}
}

func TestAGuideFollowsTheTerms(t *testing.T) {
	r := find(t, "craps")
	a := asked(r, paper.English)
	a.Terms.Limits = map[string]table.Limit{"field": {Min: 7 * money.Dollar, Max: 777 * money.Dollar}}
	for _, write := range []func(*guide.Asked) (*paper.Document, error){guide.Full, guide.Abridged} {
		if said := texts(made(t, write, a)); !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, "$777") }) {
			t.Error("the limit of the table is not in the guide")
		}
	}
	lawtest.Cites(t, "8.5(b)")
}

func TestFiguresFollowTheOptions(t *testing.T) {
	a := asked(find(t, "three-card-poker"), paper.English)
	usual := texts(made(t, guide.Card, a))
	other := asked(a.Rules, paper.English)
	if err := table.SetOption(other.Options, "ledger", "B"); err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, s := range texts(made(t, guide.Card, other)) {
		if !slices.Contains(usual, s) {
			lines = append(lines, s)
		}
	}
	pays := slices.ContainsFunc(lines, func(s string) bool { return strings.Contains(s, " to 1") })
	worth := slices.ContainsFunc(lines, func(s string) bool { return strings.HasPrefix(s, "Pair") && strings.Contains(s, "%") })
	if !pays || !worth {
		t.Errorf("another ledger changes pay lines and what the wager is worth, not %q", lines)
	}
}

func TestExamplesAreDrawnFromCases(t *testing.T) {
	d := made(t, guide.Full, asked(find(t, "three-card-poker"), paper.English))
	hands := 0
	for _, s := range d.Sections {
		for _, b := range s.Blocks {
			if b.Hands != nil {
				hands++
				if !strings.HasPrefix(b.Hands.Source.Declared, "cases/three-card-poker/") {
					t.Error("an example is from no case:", b.Hands.Source)
				}
				if !strings.ContainsAny(strings.Join(b.Hands.Rows[0].Cards, ""), "♠♥♦♣") {
					t.Error("cards have no suits:", b.Hands.Rows[0].Cards)
				}
			}
		}
	}
	if hands == 0 {
		t.Error("the guide shows no hands")
	}
}

func TestAGuideThatDeviatesFromItsSampleIsRefused(t *testing.T) {
	a := asked(find(t, "casino-war"), paper.English)
	var sample bytes.Buffer
	if err := guide.Approve(&sample, made(t, guide.Full, a), "for the test"); err != nil {
		t.Fatal(err)
	}
	if err := guide.Hold(made(t, guide.Full, a), sample.Bytes()); err != nil {
		t.Error("the same guide:", err)
	}
	shown := made(t, guide.Full, a)
	if err := guide.Stamp(shown, sample.Bytes()); err != nil {
		t.Fatal(err)
	}
	if last := shown.Colophon[len(shown.Colophon)-1]; last.Source.Law != "8.5(e)" ||
		!strings.Contains(last.Text, "may be displayed anywhere") ||
		!strings.Contains(last.Text, "for the test") {
		t.Error("an approved guide does not say that it may be displayed:", last)
	}
	if err := guide.Hold(shown, sample.Bytes()); err != nil {
		t.Error("the guide with its stamp:", err)
	}
	a.Terms.Limit = table.Limit{Min: 3 * money.Dollar, Max: 333 * money.Dollar}
	err := guide.Hold(made(t, guide.Full, a), sample.Bytes())
	deviation, ok := err.(*guide.Deviation)
	if !ok || deviation.By != "8.5(c)[no deviation]" {
		t.Fatal("another limit is a deviation, not", err)
	}
	if text := err.Error(); !strings.Contains(text, "$333") || !strings.Contains(text, "8.5(c)") {
		t.Error("the difference is not named:", text)
	}
	changed := bytes.Replace(sample.Bytes(), []byte("$1"), []byte("$2"), 1)
	if bytes.Equal(changed, sample.Bytes()) {
		t.Fatal("the test changed nothing")
	}
	if err := guide.Hold(made(t, guide.Full, a), changed); err == nil || !strings.Contains(err.Error(), "changed after it was approved") {
		t.Error("a sample that was changed:", err)
	}
	lawtest.Cites(t, "8.5(c)[no deviation]", "8.5(e)")
}

func TestABookHasAPartForEachPaper(t *testing.T) {
	var papers []*paper.Document
	for _, id := range []string{"big-six", "casino-war"} {
		papers = append(papers, made(t, guide.Abridged, asked(find(t, id), paper.English)))
	}
	d := guide.Book("The house", paper.English, papers)
	parts := 0
	for _, s := range d.Sections {
		if s.Part {
			parts++
		}
	}
	if parts != 2 || len(d.Sections[0].Blocks[0].List.Items) != 2 {
		t.Error("parts", parts, "contents", d.Sections[0].Blocks[0].List.Items)
	}
}
