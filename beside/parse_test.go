package beside

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/table"
)

// head is a wager on two cards up to its pay lines.
const head = "wager   Trial, at blackjack\nlooks at player's first two cards\n"

func parse(t *testing.T, text string) *Wager {
	t.Helper()
	w, err := Parse("a.wager", text)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestAFaultNamesItsLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                                "a.wager:1: expected a wager: wager Royal Match, at blackjack",
		"wager Trial":                     "a.wager:1: expected a name and a game",
		"wager , at craps":                "a.wager:1: expected a name and a game",
		"wager Trial, at craps\n":         "a.wager:1: expected what it looks at",
		"wager Trial, at craps\npays 7 1": "a.wager:2: expected a line that begins with looks",
		"wager Trial, at craps\nlooks at the moon\n":                                   "a.wager:2: expected a part of the layout",
		"wager Trial, at craps\nlooks at dice of the roll and dealer's up card\n":      "a.wager:2: dice and numbers are looked at by themselves",
		"wager Trial, at blackjack\nlooks at player's cards and player's first card\n": "a.wager:2: a card is looked at twice",
		head:                                        "a.wager:2: expected what it pays",
		head + "pays same suit\n":                   "a.wager:3: expected a condition and odds",
		head + "pays same suit 0\n":                 "a.wager:3: odds are like 25",
		head + "pays same mood 3\n":                 "a.wager:3: \"same mood\" is no condition",
		head + "pays pair of moons 3\n":             "a.wager:3: expected a rank",
		head + "pays full house 3\n":                "a.wager:3: a full house takes 5 cards, and only 2 are looked at",
		head + "pays three queens 3\n":              "a.wager:3: 3 cards are asked for, and only 2 are looked at",
		head + "pays total 3\n":                     "a.wager:3: expected a number after total",
		head + "pays pair blackjack 3\n":            "a.wager:3: \"blackjack\" is not understood after \"pair\"",
		head + "pays all of 2 3 4 5\n":              "a.wager:3: \"all of 2 3 4\" is no condition",
		head + "pays one match 3\n":                 "a.wager:3: a match is with another card",
		head + "pays pair 3\n":                      "a.wager:3: expected an end: otherwise loses",
		head + "pays pair 3\nsame suit 2\n":         "a.wager:4: expected another pay line, indented",
		head + "pays pair 3\notherwise 2\n":         "a.wager:4: otherwise the wager loses or pushes",
		head + "pays pair 3\notherwise loses\nmore": "a.wager:5: nothing follows",
	} {
		_, err := Parse("a.wager", text)
		var f *Fault
		if !errors.As(err, &f) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestWhatConditionsMean holds hands against the first line that fits, in the words of the text.
func TestWhatConditionsMean(t *testing.T) {
	for _, test := range []struct{ looks, cards, pays, want string }{
		{"player's first two cards", "Ks Qs", "king and queen of one suit", "yes"},
		{"player's first two cards", "Ks Qh", "king and queen of one suit", "no"},
		{"player's first two cards", "Ks Qh", "king and queen", "yes"},
		{"player's first two cards", "Ks Ks", "king and queen", "no"},
		{"player's first two cards", "Qh Qh", "two queens of hearts", "yes"},
		{"player's first two cards", "Qh Qd", "two queens of hearts", "no"},
		{"player's first two cards", "Ah 9d", "total 20", "yes"},
		{"player's first two cards", "Ah 9d", "hard total 10", "yes"},
		{"player's first two cards", "Ah Ad", "total 12, pair, same colour", "yes"},
		{"player's first two cards", "Ah As", "pair, same colour", "no"},
		{"player's first two cards", "7h 8d", "points 5", "yes"},
		{"player's first two cards", "Jh Ad", "blackjack", "yes"},
		{"player's first two cards", "3h 6d", "natural", "yes"},
		{"player's first two cards", "3h 6d", "no face card", "yes"},
		{"player's first two cards", "3h Kd", "exactly one ten-value card", "yes"},
		{"player's first two cards", "Th Kd", "exactly one ten-value card", "no"},
		{"player's first two cards", "Th Kd", "two red cards", "yes"},
		{"player's first two cards", "Th Kd", "nine to jack and king or higher", "yes"},
		{"player's first two cards", "Th Kd", "not pair and not same suit", "yes"},
		{"player's first two cards", "Th Kh", "pair or same suit", "yes"},
		{"player's first two cards", "5h 3h", "five or lower and four or lower", "yes"},
		{"player's first three cards", "7s 7s 7s", "suited three of a kind", "yes"},
		{"player's first three cards", "7s 7s 7h", "suited three of a kind", "no"},
		{"player's first three cards", "7s 7s 7h", "three of a kind", "yes"},
		{"player's first three cards", "7s 7s 2h", "pair of sevens", "yes"},
		{"player's first three cards", "7s 7s 2h", "pair of eights or better", "no"},
		{"player's first three cards", "7s 7s 7h", "pair", "no"},
		{"player's first three cards", "As 2s 3s", "straight flush", "yes"},
		{"player's first three cards", "As Ks Qs", "royal flush", "yes"},
		{"player's first three cards", "As Ks 2d", "straight", "no"},
		{"player's first three cards", "7s 6d 8h", "6 and 7 and 8", "yes"},
		{"player's first five cards", "7s 6d 8h 9c Ts", "straight", "yes"},
		{"player's first five cards", "7s 7d 7h 9c 9s", "full house", "yes"},
		{"player's first five cards", "7s 7d 7h 9c 9s", "two pair", "no"},
		{"player's first seven cards", "As Ks Qs Js Ts 2d 3d", "royal flush", "yes"},
		{"player's first seven cards", "As Kd Qs Js Ts 2s 3d", "flush", "yes"},
		{"player's first card and player's second card", "As Kd", "player's first card higher than player's second card", "yes"},
		{"player's first card and player's second card", "As Ad", "player's first card higher than player's second card", "no"},
		{"player's first two cards and dealer's up card", "As Kd | As", "one suited match", "yes"},
		{"player's first two cards and dealer's up card", "As Kd | Ad", "one suited match", "no"},
		{"player's first two cards and dealer's up card", "As Ad | Ad", "one suited match and one unsuited match", "yes"},
		{"player's first two cards and dealer's up card", "5s 5d | Kd", "player: pair, dealer: one king", "yes"},
		{"player's first two cards and dealer's up card", "5s Kd | Kd", "player: pair", "no"},
	} {
		w := parse(t, "wager Trial, at blackjack\nlooks at "+test.looks+"\npays "+test.pays+" 1\notherwise loses\n")
		var parts [][]card.Card
		for part := range strings.SplitSeq(test.cards, "|") {
			cards, err := card.ParseAll(strings.TrimSpace(part))
			if err != nil {
				t.Fatal(err)
			}
			n, _ := w.Looks[len(parts)].Fixed()
			if len(w.Looks) > 1 && !strings.Contains(test.cards, "|") {
				for i := range cards {
					parts = append(parts, cards[i:i+1])
				}
				break
			}
			if len(cards) != n {
				t.Fatalf("%s: %d cards", test.cards, n)
			}
			parts = append(parts, cards)
		}
		var c Cards
		c.Deal(parts)
		if got := map[bool]string{true: "yes", false: "no"}[w.OfCards(&c) == 0]; got != test.want {
			t.Errorf("%s: %s: %s, want %s", test.cards, test.pays, got, test.want)
		}
	}
}

func TestWhatDiceMean(t *testing.T) {
	roll := func(pays string) *Wager {
		return parse(t, "wager Trial, at craps\nlooks at dice of the roll\npays "+pays+" 1\notherwise loses\n")
	}
	for _, test := range []struct {
		pays string
		a, b uint8
		want int
	}{{"pair", 3, 3, 0}, {"pair", 3, 4, -1}, {"total 7", 3, 4, 0}, {"total over 9", 4, 5, -1}, {"dice 1 2", 2, 1, 0}, {"dice 1 2", 1, 1, -1},
		{"total 8, pair", 4, 4, 0}, {"not total 2 to 6", 3, 3, -1}} {
		if got := roll(test.pays).OfRoll(test.a, test.b); got != test.want {
			t.Errorf("%s of %d and %d: %d, want %d", test.pays, test.a, test.b, got, test.want)
		}
	}
	number := func(pays string) *Wager {
		return parse(t, "wager Trial, at roulette\nlooks at number drawn\npays "+pays+" 1\notherwise loses\n")
	}
	for _, test := range []struct {
		pays, label string
		want        int
	}{{"number 0, 00", "00", 0}, {"number 1 to 12", "12", 0}, {"number 1 to 12", "00", -1}, {"even", "0", -1},
		{"odd", "17", 0}, {"number 17", "17", 0}} {
		if got := number(test.pays).OfNumber(test.label); got != test.want {
			t.Errorf("%s of %s: %d, want %d", test.pays, test.label, got, test.want)
		}
	}
}

func TestAHandOfDice(t *testing.T) {
	w := parse(t, "wager Trial, at craps\nlooks at dice until a seven-out\npays two points 9\n one point, all of 7 2\notherwise loses\n")
	for _, test := range []struct {
		rolls []int
		want  int
		done  bool
	}{
		{[]int{4, 4, 5, 5}, 0, true},
		{[]int{4, 4, 4, 4}, 0, false},
		{[]int{7, 4, 4, 7, 6, 7}, 1, true},
		{[]int{11, 6, 7}, -1, true},
	} {
		d, line, over := w.Dice(), 0, false
		for i, n := range test.rolls {
			if d, line, over = w.Throw(d, n); over && i < len(test.rolls)-1 {
				t.Errorf("%v is over after %d", test.rolls, i+1)
			}
		}
		if over != test.done || over && line != test.want {
			t.Errorf("%v: line %d, over %v", test.rolls, line, over)
		}
	}
}

// TestAllOfTheFolder reads every wager that comes with the program.
func TestAllOfTheFolder(t *testing.T) {
	files, _ := filepath.Glob("../wagers/*.wager")
	if len(files) < 20 {
		t.Fatalf("only %d wagers", len(files))
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		w, err := Parse(name, string(text))
		if err != nil {
			t.Error(err)
			continue
		}
		if !IsText(string(text)) || w.ID == "" || w.Else != table.Lost {
			t.Errorf("%s: %+v", name, w)
		}
	}
}

// TestEveryConditionThatIsListed reads the examples of the table of conditions.
func TestEveryConditionThatIsListed(t *testing.T) {
	looks := []string{"player's first card and player's second card and dealer's first three cards", "player's cards and banker's cards",
		"player's first five cards", "dice of the roll", "dice until a seven", "number drawn"}
	for _, k := range kinds {
		for _, example := range strings.FieldsFunc(k.Words, func(r rune) bool { return r == '|' || r == ';' }) {
			example = strings.TrimSpace(example)
			read := false
			for _, l := range looks {
				_, err := Parse("a.wager", "wager Trial, at some-game\nlooks at "+l+"\npays "+example+" 9\notherwise loses\n")
				read = read || err == nil
			}
			if !read {
				t.Errorf("%q is listed, and cannot be read", example)
			}
		}
	}
}

// FuzzParse holds texts of any kind against the parser: it returns an error with a line, or a wager.
func FuzzParse(f *testing.F) {
	f.Add(head + "pays king and queen of one suit 25\n same suit 5/2\notherwise loses\n")
	f.Add("wager A, at craps\nlooks at dice until a seven\npays all of 2 3, 4 rolls 1 to 2\notherwise pushes\n")
	f.Add("wager A, at x and y\nlooks at player's third card and dealer's up card\npays not one match or no two 2 1\notherwise pushes\n")
	f.Fuzz(func(t *testing.T, text string) {
		w, err := Parse("f", text)
		var fault *Fault
		switch {
		case err == nil && (w.ID == "" || len(w.Lines) == 0 || len(w.Looks) == 0):
			t.Errorf("%q: %+v", text, w)
		case err != nil && (!errors.As(err, &fault) || fault.Line < 1 || strings.Contains(err.Error(), "\n")):
			t.Errorf("%q: %v", text, err)
		}
	})
}
