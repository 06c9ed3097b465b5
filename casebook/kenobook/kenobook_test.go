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
		{"game keno\nshuffle", "no word of a case of keno"},
	} {
		if got := run(t, x.text); x.want == "" && got != "" || !strings.Contains(got, x.want) {
			t.Errorf("%q: %q, want %q", x.text, got, x.want)
		}
	}
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
