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
		"1.3": {"keep what is said, drop the act: d.Note(\"said\") switch {"},
		"1.4": {"drop the statement: case b.Amount > 5: }", "negate the condition: case !(b.Amount > 5):",
			"change > to >=: case (b.Amount > 5 || (b.Amount) == (5)):"},
		"1.5": {"return nothing: return nil", "negate the condition: if !(a.Late) {"},
	} {
		list, err := Mutations([]byte(source), strings.Index(source, `"`+cite+`"`), Narrow)
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

// TestASentenceIsNoAct holds that what is only said is never what is broken: the act beside it is, and where there is none,
// nothing.
func TestASentenceIsNoAct(t *testing.T) {
	const source = `package p

func (g *Game) ready(d *Dealer) {
	step(d, "1.1", "the deck is washed")
	g.washed = true
	g.collect()
	d.Step("1.2", "the cards are collected")
	d.Shuffled("1.3", "the cards are shuffled")
	if d.Heard() {
		d.Cite("1.4")
		d.Note("said to those who hear")
	}
	if g.late {
		d.Cite("1.5")
		d.Note("is late")
		g.leave(d)
	}
	d.Cite("1.6")
	d.Announce("No more bets")
}

func (g *Game) awards(d *Dealer) {
	if g.pots > 1 {
		step(d, "1.9", "the side pots are awarded first")
	}
	g.award(d)
}

func (g *Game) Notices() []Notice {
	list := []Notice{{By: "1.7", Text: "a sign", Rake: true}}
	if g.raises {
		list = append(list, Notice{By: "1.8", Text: "another", Rake: true})
	}
	return list
}

func (g *Game) Options() []Option {
	return []Option{OneOf("table", "2.1", &g.table, []string{"A", "B"}, "which table")}
}

var offer = &Offer{Law: "2.2", Says: says, Called: called}

var wager = Wager{Law: "2.3", Made: Always, Cap: limit}

func rides(d *Dealer) { d.NoteAmountAlso(NoArea, 0, "2.4", "the wager rides") }
`
	for cite, want := range map[string][]string{
		"1.1": {"keep what is said, drop the act: washed\") g.collect()"},
		"1.2": {"keep what is said, drop the act: g.washed = true d.Step("},
		"1.3": nil,
		"1.4": nil,
		"1.5": {"keep what is said, drop the act: d.Note(\"is late\") }", "negate the condition: if !(g.late) {"},
		"1.6": {"drop the statement: d.Cite(\"1.6\") }"},
		"1.7": nil,
		"1.9": {"keep what is said, drop the act: awarded first\") } }"},
		"1.8": nil,
		"2.1": {"leave out \"B\": []string{\"A\"}, \"which table\""},
		"2.2": nil,
		"2.3": {"leave Made at zero: Law: \"2.3\", Made: *new(Made), Cap: limit"},
		"2.4": nil,
	} {
		list, err := Mutations([]byte(source), strings.Index(source, `"`+cite+`"`), Narrow)
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

func TestTheTestThatFailedIsNamed(t *testing.T) {
	for out, want := range map[string]string{
		"--- FAIL: TestCases (0.01s)\n    --- FAIL: TestCases/craps (0.01s)\n" +
			"        --- FAIL: TestCases/craps/1.1-a.case (0.00s)\n            x.go:1: wrong\nFAIL": "TestCases/craps/1.1-a.case",
		"--- FAIL: TestSeven (0.00s)\n--- FAIL: TestEight (0.00s)\n": "TestSeven",
		"panic: it went down": "(stopped)",
	} {
		if got := failed([]byte(out)); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

func TestTestsAreRunByPackage(t *testing.T) {
	got := Runs([]string{"cases.TestCases/craps/1.1-a.case", "cases.TestCases/craps/1.1-b.case", "game/craps.TestSeven",
		"law/lawtest.TestX/y"})
	want := []Run{
		{"cases", `^TestCases$/^craps$/^(1\.1-a\.case|1\.1-b\.case)$`},
		{"game/craps", `^(TestSeven)$`},
		{"law/lawtest", `^TestX$/^(y)$`},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestEverywhereBreaksWhatNobodyCites(t *testing.T) {
	const source = `package p

func (g *Game) draw(d *Dealer) bool {
	for g.score < 17 && !g.over {
		g.take(card.Up)
		d.Note("said")
	}
	g.sum = g.score * 2
	return g.score > 21
}
`
	want := []string{
		"negate g.score < 17: for !(g.score < 17) &&", "negate !g.over: && !(!g.over) {",
		"change < to <=: for (g.score < 17 || (g.score) == (17)) &&",
		"change 17: g.score < 18", "drop the statement: !g.over { d.Note(", "change card.Up: g.take(card.Down)",
		"drop the statement: } return g.score > 21", "change * to +: g.sum = (g.score) + (2)", "change 2: g.score * 3",
		"negate g.score > 21: return !(g.score > 21)", "change > to >=: return (g.score > 21 || (g.score) == (21))", "change 21: g.score > 22",
	}
	list, err := Everywhere([]byte(source))
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range list {
		mutated := strings.Join(strings.Fields(string(m.Apply([]byte(source)))), " ")
		if i >= len(want) {
			t.Errorf("also %s gives %s", m.What, mutated)
			continue
		}
		if what, text, _ := strings.Cut(want[i], ": "); m.What != what || !strings.Contains(mutated, text) {
			t.Errorf("%s gives %s, want %q", m.What, mutated, want[i])
		}
	}
	if len(list) < len(want) {
		t.Errorf("%d ways to break it, not %d", len(list), len(want))
	}
}
