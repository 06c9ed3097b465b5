package law

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"
)

// construction.tsv has the rows that software should enforce and that no event can
// show, with the reason: the program is built so that they cannot be broken.
//
//go:embed construction.tsv
var constructionFile string

var theConstructions = sync.OnceValue(func() map[Cite]string {
	reasons, err := parseConstructions(constructionFile)
	if err != nil {
		// The file is part of the program, and a test reads it.
		panic("law: construction.tsv: " + err.Error())
	}
	return reasons
})

// parseConstructions reads lines of a citation and a reason; the first names the
// columns.
func parseConstructions(text string) (map[Cite]string, error) {
	reasons := map[Cite]string{}
	no := 0
	for line := range strings.Lines(text) {
		if no++; no == 1 {
			continue
		}
		cite, reason, _ := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		row, known := Lookup(Cite(cite))
		switch {
		case !known:
			return nil, fmt.Errorf("line %d: the index has no row %q", no, cite)
		case row.How != Enforce:
			return nil, fmt.Errorf("line %d: software does not enforce %s", no, cite)
		case reason == "" || reasons[row.Cite] != "":
			return nil, fmt.Errorf("line %d: %s needs one reason", no, cite)
		}
		reasons[row.Cite] = reason
	}
	return reasons, nil
}

// ByConstruction returns why a row is true whatever happens, for a row that no event
// can show; empty for all others. A rule of a book on which others stand is true in theirs too.
func (r Row) ByConstruction() string {
	if why := theConstructions()[r.Cite]; why != "" || r.Edition != HouseRules {
		return why
	}
	return theConstructions()[r.Cite.In(r.Cite.Book().On)]
}
