package evenings

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/table"
)

// Coverage is what occurs in evenings, as texts: "incident craps dice-off-table", "record keno-void".
type Coverage map[string]bool

// Meet adds what occurs in the records of an evening.
func (c Coverage) Meet(lines [][]byte) error {
	games := map[string]string{} // by table
	for _, l := range lines {
		r, err := journal.Parse(l)
		if err != nil {
			return err
		}
		c["record "+r.Kind] = true
		switch r.Kind {
		case journal.KindTable:
			var s journal.Setup
			if err := r.Read(&s); err != nil {
				return err
			}
			games[r.Table] = s.Game
			for name, value := range s.Options {
				c["option "+s.Game+" "+name+"="+value] = true
			}
		case journal.KindEntry:
			e, err := journal.UnmarshalEntry(r.Data)
			if err != nil {
				return err
			}
			switch e.Act.Kind {
			case table.Report:
				c["incident "+games[r.Table]+" "+e.Act.Word] = true
			case table.Special:
				c["act "+games[r.Table]+" "+e.Act.Word] = true
			}
		case floor.KindFloor:
			var parts map[string]json.RawMessage
			if err := json.Unmarshal(r.Data, &parts); err != nil {
				return err
			}
			for name := range parts {
				c["floor "+name] = true
			}
		case journal.KindVoid:
			var v journal.Void
			if err := r.Read(&v); err != nil {
				return err
			}
			c["void "+v.Why] = true
		}
	}
	return nil
}

// tell adds the kinds of events that tables told.
func (c Coverage) tell(facts []string) {
	for _, f := range facts {
		if kind, ok := strings.CutPrefix(f, "  Kind="); ok {
			kind, _, _ = strings.Cut(kind, " ")
			c["event "+kind] = true
		}
	}
}

// Wanted returns what some games could have in evenings, and what any house could: every value of every option that
// [audittest.OptionValues] names, every incident and act, and every kind of record, event, void round and record of the
// floor. Kinds are read from the sources below root, so that no list of them is to be kept.
func Wanted(root string, games []*table.Rules) ([]string, error) {
	list := map[string]bool{}
	for _, r := range games {
		for _, v := range audittest.OptionValues(r) {
			list["option "+r.ID+" "+v.Name+"="+v.Value] = true
		}
		for _, set := range audittest.OptionSets(r.ID) {
			options := r.Options()
			for name, value := range set {
				if err := table.SetOption(options, name, value); err != nil {
					return nil, err
				}
			}
			l := r.New(options).Layout()
			for _, d := range l.Incidents {
				list["incident "+r.ID+" "+d.ID] = true
			}
			for _, d := range l.Acts {
				list["act "+r.ID+" "+d.ID] = true
			}
		}
	}
	kinds := reflect.TypeFor[floor.FloorData]()
	for i := range kinds.NumField() {
		name, _, _ := strings.Cut(kinds.Field(i).Tag.Get("json"), ",")
		list["floor "+name] = true
	}
	for k := range table.EventKind(255) {
		if name, ok := eventName(k); ok {
			list["event "+name] = true
		}
	}
	for dir, prefixes := range map[string]map[string]string{
		"journal":       {"Kind": "record ", "Void": "void "},
		"floor/sitting": {"Kind": "record "},
		"keno/system":   {"Kind": "record "},
	} {
		if err := constants(filepath.Join(root, dir), prefixes, list); err != nil {
			return nil, err
		}
	}
	return slices.Sorted(maps.Keys(list)), nil
}

// eventName returns the name of a kind of event, if there is such a kind.
func eventName(k table.EventKind) (name string, ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	name = k.String()
	return name, name != ""
}

// constants adds the values of the constants of a package whose names begin so.
func constants(dir string, prefixes map[string]string, list map[string]bool) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return err
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			for i, id := range v.Names {
				if i >= len(v.Values) {
					break
				}
				text, ok := v.Values[i].(*ast.BasicLit)
				if !ok || text.Kind != token.STRING {
					continue
				}
				for prefix, heading := range prefixes {
					if value, err := strconv.Unquote(text.Value); err == nil && strings.HasPrefix(id.Name, prefix) {
						list[heading+value] = true
					}
				}
			}
			return true
		})
	}
	return nil
}

// missingFile is the list of what occurs in no evening: the thing and the reason, with a tab between. A * at the end of a
// word stands for any words.
const missingFile = "missing.tsv"

// Missing returns what is wanted and occurs in no evening and is not excused, and the lines of excuses that excuse
// nothing.
func (c Coverage) Missing(wanted, excuses []string) (missing, idle []string) {
	used := make([]bool, len(excuses))
	for _, w := range wanted {
		if c[w] {
			continue
		}
		i := slices.IndexFunc(excuses, func(x string) bool {
			what, why, _ := strings.Cut(x, "\t")
			return why != "" && matches(what, w)
		})
		if i < 0 {
			missing = append(missing, w)
		} else {
			used[i] = true
		}
	}
	for i, u := range used {
		if !u {
			idle = append(idle, excuses[i])
		}
	}
	return missing, idle
}

// matches reports whether a thing is what is excused, word by word.
func matches(what, thing string) bool {
	a, b := strings.Fields(what), strings.Fields(thing)
	if len(b) > len(a) { // a value of an option may have blanks
		b = append(b[:len(a)-1], strings.Join(b[len(a)-1:], " "))
	}
	if len(a) != len(b) {
		return what == thing
	}
	for i := range a {
		begin, open := strings.CutSuffix(a[i], "*")
		if a[i] != b[i] && !(open && strings.HasPrefix(b[i], begin)) {
			return what == thing
		}
	}
	return true
}

// Excuses reads the list of what occurs in no evening of a release.
func Excuses(dir string) (list []string, err error) {
	text, err := os.ReadFile(filepath.Join(dir, missingFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if what, why, ok := strings.Cut(line, "\t"); !ok || what == "" || why == "" {
			return nil, fmt.Errorf("%s: the line %q is no thing and reason", missingFile, line)
		}
		list = append(list, line)
	}
	return list, err
}

// CoverageOf returns what occurs in some evenings.
func CoverageOf(all map[string]*Evening) (Coverage, error) {
	c := Coverage{}
	for name, e := range all {
		if err := c.Meet(e.Lines); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		c.tell(e.Facts)
	}
	return c, nil
}
