package design_test

import (
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/design"
	"boardwalk/game"
)

const whole = `design   Six to five, with Royal Match
# remarks stand anywhere
game     blackjack
what-if  blackjack pays 6 to 5
what-if  dealer hits soft 17; decks 6
wager    Royal Match, at blackjack
looks at player's first two cards
pays     king and queen of one suit   25
         same suit                     5/2
otherwise loses
`

func TestParse(t *testing.T) {
	d, err := design.Parse(whole)
	if err != nil {
		t.Fatal(err)
	}
	r, err := d.Read(game.Find)
	if err != nil {
		t.Fatal(err)
	}
	if d.Name != "Six to five, with Royal Match" || len(r.Own) != 1 || len(r.Supposed.Unlawful) == 0 ||
		!r.Rules.Designed() || r.Lawful.Designed() {
		t.Errorf("%+v", r)
	}
	// The same hand is dealt from the case that the design becomes.
	text := d.Case() + `answers default cut decide
bet     1 main 10
bet     1 royal-match-1 10
cards   1: Ks Qs dealer: 9h 9c
want    pay 1 royal-match-1 250
`
	c, err := casebook.Parse("design.case", strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if res := casebook.Run(c, game.Find); len(res.Failures) > 0 {
		t.Errorf("%v\n%s", res.Failures, text)
	}
}

// A fault names the line of the design, whichever part it is in.
func TestFaults(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "line 1: expected a game",
		"game nothing":                         `line 1: there is no game "nothing"`,
		"design x\n\ngame":                     "line 3: expected something after game",
		"game craps\nwhatif field 3":           `line 2: expected a line that begins with design, game, what-if or wager, not "whatif"`,
		"game craps\n\nwhat-if feild on 12: 3": "line 3: ",
		"game craps\ngame craps":               "line 2: a design is for one game",
		strings.Replace(whole, "same suit", "same suits of", 1):                                      "line 9: ",
		"\n" + strings.Replace(whole[strings.Index(whole, "wager"):], "first two", "first", 1):       "line 3: ",
		"wager Royal Match, at blackjack\n":                                                          "line 1: expected what it looks at",
		"game craps\nwager X, at blackjack\nlooks at dice of the roll\npays pair 4\notherwise loses": "line 2: X is a wager at blackjack",
		"design " + strings.Repeat("long ", 20):                                                      "line 1: a name has",
		strings.Repeat("# remark\n", 1000):                                                           "line 1: a design has at most",
	} {
		d, err := design.Parse(text)
		if err == nil {
			_, err = d.Read(game.Find)
		}
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.60q: %v, want %s", text, err, want)
		}
	}
}

// Every design of the library can be read, is unlawful, and has a name of its own.
func TestLibrary(t *testing.T) {
	names := map[string]bool{}
	for _, k := range design.Library() {
		r, err := k.Read(game.Find)
		if err != nil {
			t.Errorf("%s: %v", k.Name, err)
			continue
		}
		if names[k.Name] || k.Name == "" || len(r.Supposed.Unlawful) == 0 && len(r.Own) == 0 {
			t.Errorf("%q: %+v", k.Name, r.Supposed.Unlawful)
		}
		names[k.Name] = true
	}
	if len(names) < 25 {
		t.Errorf("%d designs", len(names))
	}
}
