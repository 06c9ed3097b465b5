package mutate

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
)

// root is the root of the module.
const root = "../.."

// TestEveryActIsWhereTheFileSays reads the file of acts: each names a row that code answers, and a snippet that is once in
// its file and can be broken.
func TestEveryActIsWhereTheFileSays(t *testing.T) {
	acts, err := ReadActs(filepath.Join(root, ActsFile))
	if err != nil {
		t.Fatal(err)
	}
	if len(acts) == 0 {
		t.Fatal("there are none")
	}
	answered := map[law.Cite]bool{}
	for _, a := range law.Coverage() {
		answered[a.Cite] = a.Answered()
	}
	for row, list := range acts {
		if !answered[row] {
			t.Errorf("%s is not answered", row)
		}
		for i, act := range list {
			source, err := os.ReadFile(filepath.Join(root, act.File))
			if err != nil {
				t.Error(err)
				continue
			}
			if _, err := act.Mutations(source); err != nil {
				t.Error(err)
			}
			if slices.Contains(list[:i], act) {
				t.Errorf("%s: %q is there twice", row, act.Snippet)
			}
		}
	}
}

func TestAnActNamesWhatIsBroken(t *testing.T) {
	const source = `package p

var rows = [2]string{
	"DDS", // 0
	"SSS", // 1
}

var places = []Place{{Pair, "1.1"}, {HighCard, "1.2"}}

func (g *Game) deal(d *Dealer, n int) int {
	if n > 21 {
		g.stop(d)
	}
	switch n {
	case 7:
		g.won = true
	}
	g.street(2, "1.3")
	return high - n%10
}
`
	for snippet, want := range map[string]string{
		`n > 21`:        `if !(n > 21) {; if (n > 21 || (n) == (21)) {`,
		`g.stop(d)`:     `if n > 21 { }`,
		`case 7:`:       `case 7: }`,
		`2, "1.3"`:      `g.street(3, "1.3")`,
		`n%10`:          `n%11`,
		`high - n%10`:   `(high) + (n%10)`,
		`{Pair, "1.1"}`: `{Pair - 1, "1.1"}`,
		`"DDS", // 0`:   `"SSD", // 0`,
		`g.stop(x)`:     `not once`,
		`g`:             `not once`,
	} {
		list, err := Act{File: "p.go", Snippet: snippet}.Mutations([]byte(source))
		if want == "not once" {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v", snippet, err)
			}
			continue
		}
		if err != nil {
			t.Error(err)
			continue
		}
		texts := strings.Split(want, "; ")
		for i, m := range list {
			mutated := strings.Join(strings.Fields(string(m.Apply([]byte(source)))), " ")
			if i >= len(texts) || !strings.Contains(mutated, texts[i]) {
				t.Errorf("%s: %s gives %s", snippet, m.What, mutated)
			}
		}
		if len(list) != len(texts) {
			t.Errorf("%s: %d ways, not %d", snippet, len(list), len(texts))
		}
	}
}

func TestAFileOfActsIsChecked(t *testing.T) {
	for line, want := range map[string]string{
		"19:47-99.9\tp.go\tx\tso":           "no row",
		"19:47-1.1[come point]\tp.go\t\tso": "expected a row",
		"19:47-1.1[come point]\tp.go\tx":    "expected a row",
	} {
		name := filepath.Join(t.TempDir(), "acts.tsv")
		if err := os.WriteFile(name, []byte("cite\tfile\tsnippet\twhy\n"+line+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadActs(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", line, err, want)
		}
	}
}
