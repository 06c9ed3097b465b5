package game

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/law"
	"boardwalk/table"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write what games declare anew")

// What a game by recovered or house rules declares is written down: its wagers with
// what they need and pay, its options with their lawful values, its questions and
// incidents. No text that we hold says what they should be, so they change only on
// purpose.
func TestRecoveredRulesAreDeclaredAsWrittenDown(t *testing.T) {
	tried := 0
	for _, r := range All {
		if r.ID == "mini-craps" || !slices.ContainsFunc(recovered,
			func(book string) bool { return strings.HasPrefix(string(r.Subchapter), book) }) {
			continue
		}
		tried++
		t.Run(r.ID, func(t *testing.T) {
			file := filepath.Join("testdata", "declared", r.ID+".txt")
			got := declared(r)
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
				t.Errorf("go test ./game -run Declared -update writes it anew:\n%s", diff)
			}
		})
	}
	if tried < 10 {
		t.Errorf("only %d games are by recovered or house rules", tried)
	}
}

// recovered are the books of which we hold a fragment of the text or none. Mini-craps
// has the wagers of craps, which its own tests say.
var recovered = []string{"house:", "19:47-19", "19:47-26", "19:47-28"}

// declared writes what a game declares under the usual options, and which wagers are
// otherwise under each other value of an option.
func declared(r *table.Rules) string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s of %s, %d seats\n", r.ID, r.Subchapter, r.Seats)
	usual := r.New(r.Options()).Layout()
	l := reflect.ValueOf(usual).Elem()
	for i := range l.NumField() {
		if f := l.Field(i); f.Type() == reflect.TypeFor[law.Cite]() && !f.IsZero() {
			fmt.Fprintf(&text, "%s %s\n", l.Type().Field(i).Name, f)
		}
	}
	wagers := wagersOf(usual)
	for _, w := range wagers {
		fmt.Fprintf(&text, "\nwager%s\n", w)
	}
	for _, o := range usual.Offers {
		fmt.Fprintf(&text, "\noffer %s %s\n  %v amounts %b numbers %b cards %b, all in %t\n", o.ID, o.Law, o.Choices, o.Amounts,
			o.Numbers, o.Cards, o.AllIn)
	}
	for _, d := range slices.Concat(usual.Acts, usual.Incidents) {
		fmt.Fprintf(&text, "\n%s %s %s, staff %t\n", d.ID, d.Args, d.Law, d.Staff)
	}
	for _, o := range r.Options().Declare() {
		fmt.Fprintf(&text, "\noption %s %s %s\n  lawful %s\n", o.Name, o.Value(), o.Law, o.Lawful)
		for _, value := range slices.Concat(o.Words(), []string{"yes", "no"}, fewNumbers) {
			options := r.Options()
			if value == o.Value() || table.SetOption(options, o.Name, value) != nil || len(table.Validate(options)) > 0 {
				continue
			}
			fmt.Fprintf(&text, "  %s\n", value)
			for _, w := range wagersOf(r.New(options).Layout()) {
				if !slices.Contains(wagers, w) {
					fmt.Fprintf(&text, "    wager%s\n", strings.ReplaceAll(w, "\n", "\n    "))
				}
			}
		}
	}
	return text.String()
}

// fewNumbers are tried as values of options.
var fewNumbers = func() (list []string) {
	for n := range 13 {
		list = append(list, strconv.Itoa(n))
	}
	return list
}()

var numbered = regexp.MustCompile(`-\d+`)

// wagersOf writes each wager of a layout, those of all positions but once.
func wagersOf(l *table.Layout) (list []string) {
	for i := range l.Wagers {
		w := l.Wagers[i]
		if w.Position != 0 {
			w.ID, w.Group = numbered.ReplaceAllString(w.ID, "-N"), numbered.ReplaceAllString(w.Group, "-N")
			w.Needs = slices.Clone(w.Needs)
			for k := range w.Needs {
				w.Needs[k].Wager = numbered.ReplaceAllString(w.Needs[k].Wager, "-N")
			}
			w.Position = 1
		}
		if text := fields(reflect.ValueOf(w), "\n  "); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}

// fields writes those fields of a struct that are not zero, but for names and sentences.
func fields(v reflect.Value, between string) (text string) {
	for i := range v.NumField() {
		name, f := v.Type().Field(i).Name, v.Field(i)
		if f.IsZero() || name == "Name" || name == "Aliases" || strings.HasSuffix(name, "Text") {
			continue
		}
		switch {
		case f.Kind() == reflect.Slice && f.Type().Elem().Kind() == reflect.Struct:
			for k := range f.Len() {
				text += between + name + fields(f.Index(k), " ")
			}
		case f.Kind() == reflect.Pointer:
			text += between + name + fields(f.Elem(), " ")
		default:
			text += fmt.Sprintf("%s%s=%v", between, name, f)
		}
	}
	return text
}
