package casebook_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/table"
)

// run returns everything that is wrong with a case.
func run(text string) string {
	c, err := casebook.Parse("t.case", strings.NewReader(text))
	if err != nil {
		return err.Error()
	}
	var all []string
	for _, f := range casebook.Run(c, game.Find).Failures {
		all = append(all, f.Error())
	}
	return strings.Join(all, "\n")
}

func TestWhatIsWrongIsSaidWithItsLine(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"nothing", "", "t.case:1: expected a line that names the game"},
		{"no game", "bet 1 pass 5", "t.case:1: expected a line that names the game first"},
		{"unknown game", "game snap", `t.case:1: there is no game "snap"`},
		{"unknown verb", "game craps\nthrow 3 4", "t.case:2: expected one of law, game"},
		{"unknown paragraph", "law 1.99(z)", `t.case:1: the index has no paragraph "1.99(z)"`},
		{"open quote", "game craps\nwant announce \"No", "t.case:2: expected a closing double quote"},
		{"open bracket", "law 1.4(b)[Pass", "t.case:1: expected a closing square bracket"},
		{"bad seat", "game craps\nbet one pass 5", `t.case:2: expected the number of a seat or the name of somebody who sits, not "one"`},
		{"bad amount", "game craps\nbet 1 pass much", "t.case:2: expected an amount"},
		{"missing amount", "game craps\nbet 1 pass", "t.case:2: expected an amount at the end of the line"},
		{"bad word", "game craps\nbet 1 pass 5 quickly", `not "quickly"`},
		{"bad face", "game craps\nbet 1 pass 5\ndice 3 7", "t.case:3: "},
		{"too few dice", "game craps\nbet 1 pass 5\nanswer 1 accept\ndice 3", "ran out"},
		{"no wheel", "game craps\nspin 17", "t.case:2: Craps has no wheel"},
		{"bad option", "game craps\noption colour red", `t.case:2: there is no option "colour"; there are: odds`},
		{"late option", "game craps\nbet 1 pass 5\noption odds 2", "t.case:3: expected this line before the first wager"},
		{"bad time", "game craps\nclock noon", `t.case:2: expected a time of day like 14:30, not "noon"`},
		{"bad want", "game craps\nbet 1 pass 5\nwant joy 1", `t.case:3: expected pay, collect`},
		{"no such seat", "game craps\nbet 99 pass 5", "there is no position 99"},
	} {
		if got := run(test.text); !strings.Contains(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

func TestACaseThatIsNotSoFails(t *testing.T) {
	const story = "game craps\nbet 1 pass 10\nanswer 1 accept\ndice 3 4\n"
	if got := run(story + "want pay 1 pass 10 by 1.2(a)1i at 1 to 1; net 1 +10; no collect"); got != "" {
		t.Fatal(got)
	}
	for _, want := range []string{
		"want pay 1 pass 11", "want pay 2 pass 10", "want pay 1 field 10", "want pay 1 pass 10 by 1.2(a)1ii",
		"want pay 1 pass 10 at 2 to 1", "want collect 1", "want no pay", "want nothing", "want net 1 +9", "want chips 1 5",
		"want stand 1 pass 10", "want refuse", "want refuse by 1.3(c)", "want fault", `want announce "No Roll"`, "want void",
		"want hide 1 pay", "want see 1 collect", "bet 1 place 6 5", "answer 3 accept", "want coupons 1 5", "want cash 1 5",
	} {
		if got := run(story + want); got == "" {
			t.Errorf("%q was met", want)
		}
	}
	if got := run("law 1.3(c)\n" + story); !strings.Contains(got, "nothing happened under 19:47-1.3(c)") {
		t.Errorf("a row that nothing was done under was taken for proven: %q", got)
	}
}

func TestARefusalThatNobodyWantedFails(t *testing.T) {
	got := run("game craps\nbet 1 pass 5\nbet 1 place 6 5\nanswer 1 accept\ndice 3 4\nwant pay 1 pass 5")
	if !strings.HasPrefix(got, "t.case:3: refused: ") || !strings.HasSuffix(got, "19:47-1.4(e)") {
		t.Errorf("got %q", got)
	}
}

func TestFaultsAreWanted(t *testing.T) {
	text := "game craps\noption odds 11\nlimit 10 50\n"
	if got := run(text); !strings.Contains(got, "option odds") {
		t.Errorf("got %q", got)
	}
	if got := run("game craps\nlimit 10 50\nwant fault by 8.2(a)[10 times]"); got != "" {
		t.Error(got)
	}
}

// TestAJournalIsACase plays a little, writes the journal as a case and runs
// that: it must come out the same.
func TestAJournalIsACase(t *testing.T) {
	var log table.Log
	live, err := table.NewLive(game.All[0], nil, table.DefaultTerms(), script{3, 2, 2, 3}.source(), &log)
	if err != nil {
		t.Fatal(err)
	}
	l := live.Table().Layout()
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 50000, Coupon: 1000},
		{Kind: table.Make, Seat: 1, Area: l.MustArea("pass"), Amount: 1000},
		{Kind: table.Make, Seat: 1, Area: l.MustArea("pass"), Amount: 1000, Tender: table.Coupon},
		{Kind: table.Make, Seat: 1, Area: l.MustArea("place 6"), Amount: 1200, Late: true, Confirmed: true},
		{Kind: table.Report, Word: "cocked", Args: [2]int{1, 3}},
	} {
		if err := live.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if _, err := live.Answer(table.Answer{Choice: "accept"}); err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := casebook.Format(&text, game.All[0], game.All[0].Options(), table.DefaultTerms(), live.Journal()); err != nil {
		t.Fatal(err)
	}
	const want = `game    craps
seat    1 500 coupons 10
bet     1 pass 10
bet     1 pass 10 coupon
bet     1 place-6 12 late confirmed
incident cocked 1 3
answer  1 accept
dice    4 3
`
	if text.String() != want {
		t.Errorf("got\n%s", text.String())
	}
	if got := run(text.String() + "want pay 1 pass 20; net 1 +20"); got != "" {
		t.Error(got)
	}
}

type script []int

func (s script) source() *script { return &s }

func (s *script) Draw(int) int {
	v := (*s)[0]
	*s = (*s)[1:]
	return v
}

func FuzzCase(f *testing.F) {
	files, _ := filepath.Glob("../cases/*/*.case")
	for i, file := range files {
		if text, err := os.ReadFile(file); err == nil && i%8 == 0 {
			f.Add(string(text))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if got := run(text); strings.Contains(got, "brought the program down") {
			t.Error(got)
		}
	})
}
