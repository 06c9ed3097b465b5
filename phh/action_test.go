package phh

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestActionsAreReadAndWritten(t *testing.T) {
	for _, c := range []struct {
		text      string
		want      Action
		canonical string // if it is not the text
	}{
		{"d db Jc3d5c", Action{Kind: DealBoard, Cards: cards(t, "Jc3d5c")}, ""},
		{"d dh p1 Ac", Action{Kind: DealHole, Player: 1, Cards: cards(t, "Ac")}, ""},
		{"d dh p12 ??Td", Action{Kind: DealHole, Player: 12, Cards: cards(t, "??Td")}, ""},
		{"p1 f", Action{Kind: Fold, Player: 1}, ""},
		{"p2 cc", Action{Kind: CheckOrCall, Player: 2}, ""},
		{"p3 cbr 7000", Action{Kind: BetOrRaise, Player: 3, Amount: 700000}, ""},
		{"p3 cbr 0.25", Action{Kind: BetOrRaise, Player: 3, Amount: 25}, ""},
		{"p3 cbr 2.5", Action{Kind: BetOrRaise, Player: 3, Amount: 250}, "p3 cbr 2.50"},
		{"p3 cbr 3.000", Action{Kind: BetOrRaise, Player: 3, Amount: 300}, "p3 cbr 3"},
		{"p1 pb", Action{Kind: BringIn, Player: 1}, ""},
		{"p1 sd", Action{Kind: Draw, Player: 1}, ""},
		{"p1 sd 7h??", Action{Kind: Draw, Player: 1, Cards: cards(t, "7h??")}, ""},
		{"p1 sm", Action{Kind: Muck, Player: 1}, ""},
		{"p1 sm -", Action{Kind: Show, Player: 1, AsDealt: true}, ""},
		{"p1 sm AcKd", Action{Kind: Show, Player: 1, Cards: cards(t, "AcKd")}, ""},
		{"p1 sm ????", Action{Kind: Show, Player: 1, Cards: cards(t, "????")}, ""},
		{"p1 f # shows # one", Action{Kind: Fold, Player: 1, Comment: "shows # one"}, ""},
		{"\tp1\u00a0f #shows\n ", Action{Kind: Fold, Player: 1, Comment: "shows"}, "p1 f # shows"},
		{"# Burn card 6s", Action{Comment: "Burn card 6s"}, ""},
		{"  #", Action{}, "-"},
	} {
		if c.canonical == "" {
			c.canonical = c.text
		} else if c.canonical == "-" {
			c.canonical = ""
		}
		got, err := ParseAction(c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%q: %s", c.text, diff)
		}
		if got.String() != c.canonical {
			t.Errorf("%q is written %q, want %q", c.text, got, c.canonical)
		}
	}
}

func TestWhatIsWrongWithAnActionIsSaid(t *testing.T) {
	const deal = `the dealer deals with "d db" and the cards or "d dh", the player and the cards`
	for text, want := range map[string]string{
		"d":                              deal,
		"d db":                           deal,
		"d db Jc 3d":                     deal,
		"d dh p1":                        deal,
		"d dh AcKd p1":                   `"AcKd" is neither the dealer, d, nor a player like p1`,
		"d db Jc??":                      "the cards on the board must be known",
		"d db JcJc":                      "Jc is there twice",
		"d dh p1 AcK":                    `"AcK" are not cards: write two characters for each`,
		"d dh p1 acKd":                   `"ac" is not a card: write it like As, Td or ??`,
		"d dh p1 J2":                     `"J2" is not a card: write it like As, Td or ??`,
		"d dh p1 A?":                     `"A?" is not a card: write it like As, Td or ??`,
		"p0 f":                           `"p0" is neither the dealer, d, nor a player like p1`,
		"p01 f":                          `"p01" is neither the dealer, d, nor a player like p1`,
		"p f":                            `"p" is neither the dealer, d, nor a player like p1`,
		"p99999 f":                       `"p99999" is neither the dealer, d, nor a player like p1`,
		"f":                              `"f" is neither the dealer, d, nor a player like p1`,
		"p1":                             "it does not say what the player does",
		"p1 raise":                       `"raise" is not an action: write f, cc, cbr, pb, sd or sm`,
		"p1 f 20":                        `there is "20" too much`,
		"p1 sm Ac Kd":                    `there is "Ac Kd" too much`,
		"p1 f#x":                         `"f#x" is not an action: write f, cc, cbr, pb, sd or sm`,
		"p1 cbr":                         "cbr takes one amount",
		"p1 cbr 1 2":                     "cbr takes one amount",
		"p1 cbr 0":                       "a bet of nothing is none",
		"p1 cbr -5":                      `"-5" is not an amount: write it like 25 or 2.50`,
		"p1 cbr 5.":                      `"5." is not an amount: write it like 25 or 2.50`,
		"p1 cbr .5":                      `".5" is not an amount: write it like 25 or 2.50`,
		"p1 cbr 1e3":                     `"1e3" is not an amount: write it like 25 or 2.50`,
		"p1 cbr inf":                     `"inf" is not an amount: write it like 25 or 2.50`,
		"p1 cbr 0.005":                   "0.005 is finer than a cent",
		"p1 cbr 1" + "0000000000000.01":  "it is more than $10,000,000,000,000",
		"p1 cbr 99999999999999999999999": "it is more than $10,000,000,000,000",
	} {
		if a, err := ParseAction(text); err == nil || err.Error() != want || !a.same(Action{}) {
			t.Errorf("%q is %v, %v; want %s", text, a, err, want)
		}
	}
	if s := (Action{Kind: 99, Player: 1}).String(); s != "?" {
		t.Errorf("an action of no kind is written %q", s)
	}
}
