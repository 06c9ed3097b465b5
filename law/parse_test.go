package law_test

import (
	"strings"
	"testing"

	"boardwalk/law"
)

func TestParse(t *testing.T) {
	for s, want := range map[string]law.Citation{
		"19:47-1.2(a)1iii(1)": {Title: "19", Chapter: "47", Subchapter: "1", Section: "2", Paragraph: "(a)1iii(1)"},
		"13:69F-42.5(a)":      {Title: "13", Chapter: "69F", Subchapter: "42", Section: "5", Paragraph: "(a)"},
		"19:46-1.13Y(b)9":     {Title: "19", Chapter: "46", Subchapter: "1", Section: "13Y", Paragraph: "(b)9"},
		"13:69E-1.13BB(a)":    {Title: "13", Chapter: "69E", Subchapter: "1", Section: "13BB", Paragraph: "(a)"},
		"1.4(b)[Pass Bet]":    {Title: "19", Chapter: "47", Subchapter: "1", Section: "4", Paragraph: "(b)", Split: "Pass Bet"},
		"19:47-26.?(h)":       {Title: "19", Chapter: "47", Subchapter: "26", Section: "?", Paragraph: "(h)"},
		"19:47-20.10(b)[collect][1998]": {
			Title: "19", Chapter: "47", Subchapter: "20", Section: "10", Paragraph: "(b)",
			Split: "collect", Edition: law.Edition1998,
		},
		"20.10(b)[1998]": {
			Title: "19", Chapter: "47", Subchapter: "20", Section: "10", Paragraph: "(b)", Edition: law.Edition1998,
		},
		"20":              {Title: "19", Chapter: "47", Subchapter: "20"},
		"house:war":       {Title: "house", Chapter: "war"},
		"house:war-3":     {Title: "house", Chapter: "war", Section: "3"},
		"house:war-3(a)1": {Title: "house", Chapter: "war", Section: "3", Paragraph: "(a)1"},
		"house:war-7(e)[bonus]": {
			Title: "house", Chapter: "war", Section: "7", Paragraph: "(e)", Split: "bonus",
		},
	} {
		got, err := law.Parse(s)
		if err != nil || got != want {
			t.Errorf("Parse(%q) = %+v, %v; want %+v", s, got, err, want)
		}
		if want := law.Cite(s).Full(); got.String() != want {
			t.Errorf("Parse(%q) is written %q, want %q", s, got, want)
		}
	}
}

func TestParseSaysWhatItExpected(t *testing.T) {
	for s, want := range map[string]string{
		"":               "expected a citation such as",
		"Pass Bet":       "expected a subchapter number",
		"1.":             "expected a section number",
		"1.2(":           "expected a letter",
		"1.2(a":          `expected ")"`,
		"1.2(a)1i(x)":    "expected a number",
		"1.2(a)?":        "expected the end",
		"1.2[]":          "expected a name inside the bracket",
		"1.2[a":          `expected "]"`,
		"1.2[a][b]":      "expected an edition",
		"19:x":           "expected a chapter number",
		"19:47.1":        `expected "-"`,
		"19:47-1.02":     "expected a section number",
		"1.3 (c)":        "expected the end",
		"1.2[a][1998]x":  "expected the end",
		"1.2[two\tcols]": `expected "]"`,
		"house:":         "expected the name of a book",
		"house:War-1":    "expected the name of a book",
		"house:war-a":    "expected the number of a rule",
		"house:war-3.1":  "expected the end",
	} {
		_, err := law.Parse(s)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Parse(%q): %v; want %q in it", s, err, want)
		}
	}
}

func TestContains(t *testing.T) {
	for _, tt := range []struct {
		outer, inner string
		want         bool
	}{
		{"1.2(a)1", "1.2(a)1", true},
		{"1.2(a)1", "1.2(a)1iii(1)", true},
		{"1.2(a)1", "1.2(a)10", false},
		{"1.2(a)1i", "1.2(a)1ii", false},
		{"1.2(a)1i", "1.2(a)1i(1)", true},
		{"1.2", "1.2(a)1", true},
		{"1.2", "1.2[x]", true},
		{"1", "1.2(a)1", true},
		{"1", "10.2(a)1", false},
		{"11.8", "11.8A(a)", false},
		{"20.10(b)", "20.10(b)[collect][1998]", true},
		{"20.10(b)[1998]", "20.10(b)[collect]", false},
		{"20.10(b)[collect]", "20.10(b)[collect][1998]", true},
		{"20.10(b)[collect]", "20.10(b)", false},
		{"13:69F-42", "42.1", false},
		{"house:war", "house:war-3(a)", true},
		{"house:war-3", "house:war-3(b)[needs]", true},
		{"house:war-1", "house:war-10(a)", false},
		{"house:war", "house:other-3(a)", false},
		{"3", "house:war-3(a)", false},
	} {
		if got := parse(t, tt.outer).Contains(parse(t, tt.inner)); got != tt.want {
			t.Errorf("%s contains %s: %v, want %v", tt.outer, tt.inner, got, tt.want)
		}
	}
}

func parse(t *testing.T, s string) law.Citation {
	t.Helper()
	c, err := law.Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"19:47-1.2(a)1iii(1)", "13:69F-42.5(a)", "19:46-1.13Y(b)9", "1.4(b)[Pass Bet]",
		"19:47-20.10(b)[collect][1998]", "19:47-26.?(h)", "1", "", "19:", "1.2[1998][1998]",
		"house:war-3(a)", "house:war", "house:",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := law.Parse(s)
		if err != nil {
			return
		}
		again, err := law.Parse(c.String())
		if err != nil || again != c {
			t.Fatalf("Parse(%q) is written %q, which parses to %+v, %v", s, c, again, err)
		}
		if !c.Contains(c) {
			t.Fatalf("%s does not contain itself", c)
		}
	})
}
