package law_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
)

func ExampleFind() {
	wanted, _ := law.Parse("13:69F-1.3(c)")
	rows, note := law.Find(wanted)
	fmt.Println(rows[0].Cite)
	fmt.Println(note)
	// Output:
	// 19:47-1.3(c)
	// 13:69F-1.3(c) is 19:47-1.3(c) under another number: chapter 19:47 was recodified as 13:69F, with the same numbers within the chapter. The text we read: N.J.A.C. 19:47, supplement of October 1995; not claimed to be current law.
}

func TestFindUnderBothNumbers(t *testing.T) {
	for wrote, want := range map[string]struct{ first, note string }{
		"1.3(c)":                {"19:47-1.3(c)", ""},
		"13:69F-1":              {"19:47-1.1[come out point]", "13:69F-1 is 19:47-1 under another number"},
		"13:69E-1.13Y(b)9":      {"19:46-1.13Y(b)9", "chapter 19:46 was recodified as 13:69E"},
		"13:69E-1.18(g)":        {"13:69E-1.18(g)", "See also 19:46-1.18(g)"},
		"13:69F-42.5(a)[rank]":  {"13:69F-42.5(a)[rank]", ""},
		"42.5(a)[rank]":         {"13:69F-42.5(a)[rank]", "19:47-42.5(a)[rank] is 13:69F-42.5(a)[rank] under another number: chapter 19:47"},
		"13:69F-20.10(b)[1998]": {"19:47-20.10(b)[collect][1998]", "about 1998"},
		"house:war-3":           {"house:war-3(a)", ""},
	} {
		rows, note := law.Find(parse(t, wrote))
		if len(rows) == 0 || string(rows[0].Cite) != want.first {
			t.Errorf("%s: found %v, want %s first", wrote, rows, want.first)
		}
		if (want.note == "") != (note == "") || !strings.Contains(note, want.note) {
			t.Errorf("%s: noted %q, want %q in it", wrote, note, want.note)
		}
	}
	for _, wrote := range []string{"13:69F-1.99", "13:69G-1.3(c)", "house:faro"} {
		if rows, note := law.Find(parse(t, wrote)); len(rows) > 0 || note != "" {
			t.Errorf("%s: found %v, %q", wrote, rows, note)
		}
	}
}

func TestTheOtherNumberOfTheOtherNumberIsTheFirst(t *testing.T) {
	for _, row := range law.Index() {
		c := parse(t, string(row.Cite))
		if other, ok := c.Recodified(); ok {
			if back, ok := other.Recodified(); !ok || back != c || other == c {
				t.Errorf("%s became %s and then %s", c, other, back)
			}
		}
	}
}

func TestNearestCitations(t *testing.T) {
	for wrote, want := range map[string]string{
		"1.3(z)":         "19:47-1.3(c)",
		"13:69F-1.3(cc":  "19:47-1.3(c)",
		"13:69F-42.3(z)": "13:69F-42.3(a)",
		"house:wra-3(a)": "house:war-3(a)",
	} {
		if got := law.Nearest(wrote); !slices.Contains(got, want) {
			t.Errorf("nearest to %s: %v, want %s among them", wrote, got, want)
		}
	}
	if got := law.Nearest("Pass Bet"); got != nil {
		t.Errorf("what is no citation is near %v", got)
	}
}
