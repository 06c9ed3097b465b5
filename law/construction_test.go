package law

import (
	"strings"
	"testing"
)

func TestRowsThatAreTrueByConstruction(t *testing.T) {
	reasons, err := parseConstructions(constructionFile)
	if err != nil {
		t.Fatal(err)
	}
	if len(reasons) == 0 {
		t.Fatal("there are none")
	}
	for cite, reason := range reasons {
		if row, _ := Lookup(cite); row.ByConstruction() != reason {
			t.Errorf("%s: %q", cite, row.ByConstruction())
		}
	}
	if row, _ := Lookup("1.3(c)"); row.ByConstruction() != "" {
		t.Errorf("%s is true by construction", row.Cite)
	}
	for _, test := range []struct{ line, want string }{
		{"19:47-99.9\tso", "no row"},
		{"19:47-14.2(b)[two hours]\t", "one reason"},
		{"19:47-14.2(b)[two hours]\tso\n19:47-14.2(b)[two hours]\tso", "one reason"},
		{"19:47-10.1[bank]\tso", "does not enforce"},
	} {
		if _, err := parseConstructions("cite\treason\n" + test.line); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.line, err, test.want)
		}
	}
}

func TestWhatIsTrueByConstructionIsNotHollow(t *testing.T) {
	row, _ := Lookup("14.2(b)[two hours]")
	a := Answer{Row: row, Code: []string{"x.go"}, Tests: []string{"T"}, Shown: EvidenceSet(0).With(ByNote)}
	if a.Hollow() {
		t.Error("a row with a reason is hollow")
	}
	if a.Row, _ = Lookup("1.3(c)"); !a.Hollow() {
		t.Error("a row that only a note shows is not hollow")
	}
}
