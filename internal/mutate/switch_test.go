package mutate

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// all returns the mutations of the source around some citations, numbered.
func all(t *testing.T, cites ...string) (list []*Numbered, kinds Values) {
	t.Helper()
	kinds = Values{}
	for _, cite := range cites {
		found, err := Mutations([]byte(source), strings.Index(source, `"`+cite+`"`), Narrow)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range found {
			n := &Numbered{Mutation: m, File: "p/p.go", Number: len(list) + 1}
			list = append(list, n)
			kinds[place(n.File, m.Start, m.End)] = "int64"
		}
	}
	return list, kinds
}

func TestMutationsAreSwitchedOnByTheirNumbers(t *testing.T) {
	list, kinds := all(t, "1.1", "1.2", "1.3", "1.4", "1.5")
	kinds[place("p/p.go", strings.Index(source, `Refuse("1.5"`), strings.Index(source, `late")`)+len(`late")`))] = "*Refusal"
	text := string(switched([]byte(source), "p/p.go", list, kinds))
	if _, err := parser.ParseFile(token.NewFileSet(), "p.go", text, 0); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	if strings.Count(text, "\n") != strings.Count(source, "\n") {
		t.Error("the lines are not those of the original")
	}
	for _, want := range []string{
		`Odds{To: mutantValue[int64](mutantOn(1), 3, 2), One: mutantValue[int64](mutantOn(2), 2, 1)}`,
		`if (mutantOn(4) != (b.Won())) {`,
		`if !mutantOn(3) { d.Wins(b, "1.2") }`,
		`if !mutantOn(5) { g.burn(d) }`,
		`case (mutantOn(7) != ((b.Amount > 5 || mutantOn(8) && (b.Amount) == (5)))):`,
		`if mutantOn(9) { return nil }; return Refuse("1.5", "too late")`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

func TestAMutationOfSharedCodeIsOnOnlyForItsRow(t *testing.T) {
	list, kinds := all(t, "1.2")
	list = list[:1]
	list[0].Read, list[0].Row = "g.p.Wins", "1.2"
	text := string(switched([]byte(source), "p/p.go", list, kinds))
	if want := `if !(mutantOn(1) && mutantRow(string(g.p.Wins), "1.2")) { d.Wins(b, "1.2") }`; !strings.Contains(text, want) {
		t.Errorf("no %s in\n%s", want, text)
	}
}

func TestWhatNoParagraphDecidesIsSpared(t *testing.T) {
	of := func(how form, kind string) bool {
		n := &Numbered{Mutation: Mutation{Start: 1, End: 9, left: 5, form: how}, File: "p/p.go"}
		return Values{place("p/p.go", 1, 5): kind, place("p/p.go", 1, 9): kind}.Spares(n)
	}
	if !of(bounded, "table.Area") || !of(bounded, "Area") || !of(zeroed, "law.Cite") {
		t.Error("the order of areas, or a citation, is not spared")
	}
	if of(bounded, "money.Cents") || of(zeroed, "money.Odds") || of(changed, "table.Area") {
		t.Error("an amount, odds or a number is spared")
	}
}
