package audit

import (
	"strings"
	"testing"

	"boardwalk/journal"
	"boardwalk/version"
)

// TestOpenings: an audit tells which program opened the house and which rules changed, and faults rules that changed under
// the number of a release.
func TestOpenings(t *testing.T) {
	by := func(program string, rules journal.Edition) *journal.Server {
		return &journal.Server{Did: journal.DidOpen, Program: version.Program{Version: program},
			Rules: map[string]journal.Edition{"craps": rules}}
	}
	first, other, second := journal.Edition{Version: 1, Declared: "a", Played: "b"}, journal.Edition{Version: 1, Declared: "a", Played: "c"},
		journal.Edition{Version: 2, Declared: "a", Played: "c"}
	list := func(s ...*journal.Server) []*journal.Server { return s }
	for _, c := range []struct {
		name        string
		openings    []*journal.Server
		note, fault string
		listed      int
	}{
		{"the first time", list(by("0.1.0", first)), "", "", 1},
		{"the same", list(by("0.1.0", first), by("0.1.0", first)), "", "", 1},
		{"another program", list(by("0.1.0", first), by("0.2.0", first)), "opened by 0.2.0, and by 0.1.0 before", "", 2},
		{"a correction", list(by("0.1.0", first), by("0.2.0", second)), "the rules of craps went from version 1 to 2", "", 2},
		{"an older program", list(by("0.2.0", second), by("0.1.0", first)), "the rules of craps went from version 2 to 1", "", 2},
		{"the same number", list(by("0.1.0", first), by("0.2.0", other)), "opened by 0.2.0",
			"the rules of craps are version 1, and are not those by which 0.1.0 dealt under that number", 2},
		{"the same number, before a release", list(by("0.1.0", first), by("0.2.0-dev", other)), "opened by 0.2.0-dev", "by which 0.1.0 dealt", 2},
		{"the same number, after another", list(by("0.1.0", first), by("0.2.0", second), by("0.3.0", other)), "from version 2 to 1",
			"by which 0.1.0 dealt", 3},
		{"before the first release", list(by("0.1.0-dev", first), by("0.1.0", other)), "changed before they were released", "", 2},
		{"other forms", list(by("0.1.0", first), func() *journal.Server {
			s := by("0.1.0", first)
			s.Forms = map[string]int{"ledger": 2}
			return s
		}()), "its forms are ledger 2, and were none", "", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			fault, note := "", ""
			v := &verifier{findings: &findings{tell: func(f Fault) { fault += f.String() }}}
			for _, o := range c.openings {
				v.openedBy(&line{}, o)
			}
			for _, n := range v.report.Notes {
				note += n.Text + "\n"
			}
			if !strings.Contains(note, c.note) || c.note == "" && note != "" {
				t.Errorf("it says %q, want %q", note, c.note)
			}
			if !strings.Contains(fault, c.fault) || c.fault == "" && fault != "" {
				t.Errorf("it finds %q, want %q", fault, c.fault)
			}
			if got := len(v.report.Openings); got != c.listed {
				t.Errorf("%d openings are listed, want %d", got, c.listed)
			}
		})
	}
}
