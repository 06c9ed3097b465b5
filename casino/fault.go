package casino

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"boardwalk/law"
)

// Fault is something wrong with a casino file.
type Fault struct {
	File  string   // the name of the file
	Line  int      // from 1; 0 for a casino that no file describes
	Pit   string   // empty for what concerns the whole house
	Table string   // empty for what concerns the whole pit
	Key   string   // "limits.field"; empty where a key is not to blame
	By    law.Cite // the paragraph that it breaks; empty where no law is broken
	Text  string   // what is wrong, as a sentence without a full stop
}

// Where is the path to what is wrong: "Dice/craps-1/limits.field".
func (f *Fault) Where() string {
	parts := slices.DeleteFunc([]string{f.Pit, f.Table, f.Key}, func(s string) bool { return s == "" })
	return strings.Join(parts, "/")
}

// Error returns the fault in one line:
// "casino.toml:12: Dice/craps-1/limit: what is wrong (19:47-8.2(a))".
func (f *Fault) Error() string {
	s := ""
	if f.File != "" {
		s = f.File + ":" + strconv.Itoa(f.Line) + ": "
	}
	if where := f.Where(); where != "" {
		s += where + ": "
	}
	s += f.Text
	if f.By != "" {
		s += " (" + f.By.Text() + ")"
	}
	return s
}

var _ error = (*Fault)(nil)

// mostFaults is how many are listed: who has made more wants to see the first
// ones, and a file of nothing but faults is refused quickly.
const mostFaults = 200

// faults collects what is wrong with one file.
type faults struct {
	list []Fault
	more bool
}

// full reports whether looking for more is of no use.
func (fs *faults) full() bool { return len(fs.list) >= mostFaults }

func (fs *faults) add(s spot, by law.Cite, format string, args ...any) {
	if fs.full() {
		fs.more = true
		return
	}
	f := Fault{Line: s.at.at(), Pit: s.pit, Table: s.table, Key: s.key, By: by, Text: oneLine(fmt.Sprintf(format, args...))}
	if !slices.Contains(fs.list, f) {
		fs.list = append(fs.list, f)
	}
}

// sorted returns the faults in the order of the file.
func (fs *faults) sorted(file string) []Fault {
	slices.SortStableFunc(fs.list, func(a, b Fault) int { return cmp.Compare(a.Line, b.Line) })
	if fs.more {
		last := fs.list[len(fs.list)-1]
		fs.list = append(fs.list, Fault{Line: last.Line, Text: fmt.Sprintf("there are more faults; these are %d of them", mostFaults)})
	}
	for i := range fs.list {
		fs.list[i].File = file
	}
	return fs.list
}

// spot is a place in the file, and what it is called in a fault.
type spot struct {
	at              *place
	pit, table, key string
}

// under is the spot of a key below s; if the file does not have it, it is
// where s is.
func (s spot) under(key string) spot {
	s.at = s.at.under(key)
	if s.key != "" {
		key = s.key + "." + key
	}
	s.key = shorten(key)
	return s
}

// item is the spot of the i-th in a list.
func (s spot) item(i int) spot {
	s.at = s.at.item(i)
	return s
}

// inPit and atTable are spots below s by their names, or by their numbers if
// those are not fit to be printed.
func (s spot) inPit(i int, name string) spot {
	return spot{at: s.at.under("pit").item(i), pit: called("pit", i, name)}
}

func (s spot) atTable(i int, id string) spot {
	return spot{at: s.at.under("table").item(i), pit: s.pit, table: called("table", i, id)}
}

func called(what string, i int, name string) string {
	if proper(name) {
		return name
	}
	return fmt.Sprintf("%s %d", what, i+1)
}

// longestName is how long a name may be.
const longestName = 60

// proper reports whether a name can stand on a sign.
func proper(name string) bool {
	return name != "" && len(name) <= longestName && strings.TrimSpace(name) == name && Printable(name)
}

// Printable reports whether a text can be printed as it is: what people write
// stands in records and on the screens of others, and has no line ends there
// and nothing that moves a cursor.
func Printable(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) || r == unicode.ReplacementChar })
}

// oneLine keeps what somebody wrote into a file from writing on the screen.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, s)
}

// shorten keeps names that are quoted in faults short.
func shorten(s string) string {
	if len(s) > longestName {
		s = s[:longestName] + "…"
	}
	return oneLine(strings.ToValidUTF8(s, "?"))
}
