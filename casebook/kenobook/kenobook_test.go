package kenobook_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/casebook/kenobook"
)

// run runs a case and returns its failures as one text.
func run(t *testing.T, text string) string {
	t.Helper()
	c, err := kenobook.Parse("t", text)
	if err != nil {
		return err.Error()
	}
	var all []string
	for _, f := range kenobook.Run(c).Failures {
		all = append(all, f.Error())
	}
	return strings.Join(all, "\n")
}

// TestCasesCanFail: a case fails where what it wants did not happen, and where
// nothing happened under its law.
func TestCasesCanFail(t *testing.T) {
	const draw = "\ndraw 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20\n"
	for _, x := range []struct{ text, want string }{
		{"game keno\nticket 1 1 @ $1" + draw + "want pay 1 $3", ""},
		{"game keno\nticket 1 1 @ $1" + draw + "want pay 1 $4", "t:4: $3, not $4"},
		{"game keno\nticket 1 1 @ $1" + draw + "want pay 1 $3 by 15.2(c)5", "not under 19:47-15.2(c)5"},
		{"law 15.2(c)5\ngame keno\nticket 1 1 @ $1" + draw + "want pay 1 $3", "nothing in this case happened under 19:47-15.2(c)5"},
		{"law 15.99(z)\ngame keno", "no row"},
		{"game keno\nticket 1 81 @ $1", "refused: 81 is not a number"},
		{"game keno\nticket 1 81 @ $1\nwant refuse by 15.2(b)", "refused otherwise"},
		{"game keno\nticket 1 1 @ $1\nwant refuse", "nothing was refused"},
		{"game keno\nticket 1 1 @ $1\nwant price 1 $2", "$1, not $2"},
		{"game keno\nticket 1 1 @ $1\nwant price 2 $2", "there is no ticket 2"},
		{"game keno" + draw + "settle 1 @ $1 pays $4", "it wins $3, not $4"},
		{"game keno\nrate without claim\nticket 1 1 @ $1", "how long winning tickets are valid"},
		{"game keno\nwant fault", "no faults"},
		{"game keno\nrate without claim\nwant fault by 15.2(a)", "other faults"},
		{"game keno\nticket 1 1 @ $1\nwant paper 1 \"Nonsense\"", "does not say"},
		{"game keno\nwant advantage 1 1/5", "1/4, not 1/5"},
		{"game keno\npicks 0\nticket 1 quick 2 @ $1", "t:3: refused: 2 numbers are taken from 2 places, not from 1"},
		{"game keno\nplaces 1 2 3", "t:2: 20 numbers are taken from 20 places, not from 3"},
		{"game keno\nplaces 80 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "t:2: there is no place 80"},
		{"game keno\nshuffle", "no word of a case of keno"},
	} {
		if got := run(t, x.text); x.want == "" && got != "" || !strings.Contains(got, x.want) {
			t.Errorf("%q: %q, want %q", x.text, got, x.want)
		}
	}
}

// TestALoungeCanFail: what is wanted of a lounge is held against what happened.
func TestALoungeCanFail(t *testing.T) {
	const sold = "game keno\nlounge\nticket 1 8 @ $5\n"
	for _, x := range []struct{ text, want string }{
		{sold + "want patron", "expected what was gained"},
		{sold + "want ticket 1 $5\nwant patron -5\nwant drawer 0", ""},
		{sold + "want patron -4", "t:4: it is -$5, not -$4"},
		{sold + "void 1\nwant void 1 $4", "t:5: what happened: void $5 by 19:47-15.4(e)"},
		{sold + "void 1\nwant no void 1", "t:5: it happened: void $5"},
		{sold + "want void 1", "t:4: there was none"},
		{sold + "void 2", "t:4: expected the name of a ticket after void"},
		{sold + "void 1 as mayor", "t:4: there is no mayor in a lounge"},
		{sold + "redeem 1\nwant refuse by 15.4(e)", "t:5: refused otherwise"},
		{sold + "redeem 1", "t:4: refused: game 1 of ticket 1 is not drawn yet"},
		{sold + "redeem 1 5", "t:4: expected check, typed"},
		{sold + "void 1\nwant refuse", "t:5: nothing was refused"},
		{sold + "draw 1 2 3", "t:4: a lounge draws its own numbers"},
		{sold + "draw\nwant drawn 1 2", "t:5: 8 79"},
		{sold + "clock 5m", "t:4: expected how much later it is"},
		{sold + "override soon", "t:4: expected for how long and why"},
		{sold + "fly 1", "t:4: \"fly\" is no word of a case in a keno lounge"},
		{sold + "want joy", "t:4: expected one of ticket, void"},
		{"game keno\nlounge by-hand\ndraw", "t:3: no game is drawn by the clock now"},
		{"game keno\nlounge soon", "t:2: a lounge may have refunds"},
		{"game keno\nlounge\nlounge", "t:3: a case has one lounge"},
		{"law 15.4(e)\n" + sold, "t:1: nothing in this case happened under 19:47-15.4(e)"},
	} {
		if got := run(t, x.text); x.want == "" && got != "" || !strings.Contains(got, x.want) {
			t.Errorf("%q: %q, want %q", x.text, got, x.want)
		}
	}
}

// TestEverythingThatIsWrongIsSaid: one fault of a case does not hide another.
func TestEverythingThatIsWrongIsSaid(t *testing.T) {
	got := run(t, "law 15.2(c)5\ngame keno\nticket 1 81 @ $1\nticket 2 1 @ $1\nwant price 2 $2\nshuffle\nwant price "+
		"2 $1\nwant price 2 $3\nticket 3 1 @ $1\nwant price 3 $4")
	want := []string{"t:3: refused", "t:5: $1, not $2", "t:6: \"shuffle\" is no word", "t:10: $1, not $4",
		"t:1: nothing in this case happened"}
	lines := strings.Split(got, "\n")
	if len(lines) != len(want) {
		t.Fatalf("got\n%s", got)
	}
	for i := range want {
		if !strings.HasPrefix(lines[i], want[i]) {
			t.Errorf("line %d is %q, want %q", i+1, lines[i], want[i])
		}
	}
}

func FuzzCase(f *testing.F) {
	files, _ := filepath.Glob("../../cases/keno/*.case")
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil {
			f.Add(string(text))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if got := run(t, text); strings.Contains(got, "brought the program down") {
			t.Error(got)
		}
	})
}

func TestTheBookPasses(t *testing.T) {
	files, err := filepath.Glob("../../cases/keno/*.case")
	if err != nil || len(files) < 40 {
		t.Fatal(len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := run(t, string(text)); got != "" {
			t.Errorf("%s: %s", file, got)
		}
	}
}
