package mutate

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const source = `package p

var pays = []Pay{{Odds: Odds{To: 2, One: 1}, Law: "1.1"}}

func (g *Game) settle(d *Dealer, b *Bet) {
	if b.Won() {
		d.Wins(b, "1.2")
	}
	d.Cite("1.3")
	d.Note("said")
	g.burn(d)
	switch {
	case b.Amount > 5:
		d.Loses(b, "1.4")
	}
}

func (g *Game) check(a *Act) *Refusal {
	if a.Late {
		return Refuse("1.5", "too late")
	}
	return nil
}
`

func TestMutationsBreakWhatIsCited(t *testing.T) {
	for cite, want := range map[string][]string{
		"1.1": {"change 2: {To: 3, One: 1}", "change 1: {To: 2, One: 2}"},
		"1.2": {"drop the statement: if b.Won() { }", "negate the condition: if !(b.Won()) {"},
		"1.3": {"drop the statement: d.Note(\"said\") switch {"},
		"1.4": {"drop the statement: case b.Amount > 5: }", "negate the condition: case !(b.Amount > 5):", "change > to >=: case (b.Amount > 5 || (b.Amount) == (5)):"},
		"1.5": {"return nothing: return nil", "negate the condition: if !(a.Late) {"},
	} {
		list, err := Mutations([]byte(source), strings.Index(source, `"`+cite+`"`))
		if err != nil {
			t.Fatal(err)
		}
		if len(list) != len(want) {
			t.Errorf("%s: %+v, want %q", cite, list, want)
			continue
		}
		for i, m := range list {
			what, text, _ := strings.Cut(want[i], ": ")
			mutated := strings.Join(strings.Fields(string(m.Apply([]byte(source)))), " ")
			if m.What != what || !strings.Contains(mutated, text) {
				t.Errorf("%s: %s gives %s, want %q", cite, m.What, mutated, want[i])
			}
		}
	}
}

func TestTestsAreRunByPackage(t *testing.T) {
	got := Runs([]string{"cases.TestCases/craps/1.1-a.case", "cases.TestCases/craps/1.1-b.case", "game/craps.TestSeven", "law/lawtest.TestX/y"})
	want := []Run{
		{"cases", `^TestCases$/^craps$/^(1\.1-a\.case|1\.1-b\.case)$`},
		{"game/craps", `^(TestSeven)$`},
		{"law/lawtest", `^TestX$/^(y)$`},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
