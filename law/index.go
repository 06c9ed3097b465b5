package law

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

//go:embed index/*.tsv
var indexFiles embed.FS

// How says what software owes a row.
type How string

// What software owes a row.
const (
	Enforce How = "enforce" // do it, or refuse what breaks it
	Model   How = "model"   // a step or event that is followed and logged
	Option  How = "option"  // a licensee's setting
	Display How = "display" // a sign, a layout or a guide
	Record  How = "record"  // kept in a log or a report
	Human   How = "human"   // only a person can do it
)

// Hows returns every [How], in the order in which tables list them.
func Hows() []How {
	return []How{Enforce, Model, Option, Display, Record, Human}
}

// Row is one row of the index: one separate duty, right or number.
type Row struct {
	Cite    Cite    // in full, and unlike that of any other row
	Game    string  // the game's id, such as "three-card-poker", or "all-games"
	Kind    string  // what it is about: wager, payout, shuffle, irregularity …
	Duty    string  // what it says, in our own words
	How     How     // what software owes it
	Edition Edition // the text it was taken from
	Line    string  // where it stands in our copy of that text; a number before a colon names the copy
	Doubt   string  // what is unclear about it; usually empty
}

// columns is the number of fields in a line of the index.
const columns = 7

type index struct {
	books []Book
	rows  []Row
	at    map[Cite]int // by the full and by the short form
	base  map[Cite]Row // the rules of books on which others stand
}

var theIndex = sync.OnceValue(func() index {
	ix, err := readIndex()
	if err != nil {
		// The files are part of the program, and a test reads them.
		panic("law: " + err.Error())
	}
	return ix
})

// theCitations are the citations of the rows, taken apart, in their order.
var theCitations = sync.OnceValue(func() []Citation {
	rows := theIndex().rows
	all := make([]Citation, len(rows))
	for i, row := range rows {
		c, err := Parse(string(row.Cite))
		if err != nil {
			panic("law: " + err.Error()) // as above
		}
		all[i] = c
	}
	return all
})

func readIndex() (index, error) {
	ix := index{at: make(map[Cite]int)}
	files, err := indexFiles.ReadDir("index")
	if err != nil {
		return index{}, err
	}
	for _, file := range files {
		text, err := indexFiles.ReadFile("index/" + file.Name())
		if err != nil {
			return index{}, err
		}
		rows, err := parseRows(string(text))
		if err == nil {
			err = ix.add(rows)
		}
		if err != nil {
			return index{}, fmt.Errorf("%s: %w", file.Name(), err)
		}
	}
	return ix, ix.readBooks()
}

// parseRows reads the rows of one file, whose first line names the columns.
func parseRows(text string) (rows []Row, err error) {
	number := 0
	for line := range strings.Lines(text) {
		number++
		if number == 1 {
			continue
		}
		row, err := parseRow(strings.TrimRight(line, "\r\n"))
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// add appends rows to the index.
func (ix *index) add(rows []Row) error {
	for _, row := range rows {
		if _, twice := ix.at[row.Cite]; twice {
			return fmt.Errorf("%s has a row already", row.Cite)
		}
		ix.at[row.Cite] = len(ix.rows)
		if short, ok := strings.CutPrefix(string(row.Cite), chapter); ok {
			ix.at[Cite(short)] = len(ix.rows)
		}
		ix.rows = append(ix.rows, row)
	}
	return nil
}

func parseRow(line string) (Row, error) {
	f := strings.Split(line, "\t")
	if len(f) != columns {
		return Row{}, fmt.Errorf("expected %d columns, found %d", columns, len(f))
	}
	row := Row{
		Cite: Cite(f[0]), Game: f[1], Kind: f[2], Duty: f[3],
		How: How(f[4]), Edition: editionOfLine(f[5]), Line: f[5], Doubt: f[6],
	}
	if !slices.Contains(Hows(), row.How) {
		return Row{}, fmt.Errorf("expected one of %v, found %q", Hows(), row.How)
	}
	return row, nil
}

// Index returns every row: the regulation in its order, then the house rules.
// The slice is the caller's own.
func Index() []Row {
	return slices.Clone(theIndex().rows)
}

// Lookup returns the row that a citation, short or full, names. A rule of a book on which
// others stand has a row here that is not in [Index].
func Lookup(c Cite) (Row, bool) {
	ix := theIndex()
	if at, ok := ix.at[c]; ok {
		return ix.rows[at], true
	}
	row, ok := ix.base[c]
	return row, ok
}

// Games returns the id of every game in the index, in the order of the
// regulation, then those that have house rules. Rules for no game in particular are under "all-games".
func Games() []string {
	var games []string
	for _, row := range theIndex().rows {
		if !slices.Contains(games, row.Game) {
			games = append(games, row.Game)
		}
	}
	return games
}
