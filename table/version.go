package table

import "boardwalk/law"

// Records outlive the program that wrote them. When a rule is corrected, rounds that were dealt before must still be
// replayed as they were dealt. So a correction has a number and a name, and the older behaviour stays beside it:
//
//	// LateCount has cards counted that came after the cut.
//	var LateCount = table.Correction{Version: 2, Name: "late-count", Law: "19:47-2.6(c)", Was: "they were not counted"}
//
// The game's [Rules] list it, its options embed [Edition], and the code asks where the behaviours part:
// k.Has(LateCount).

// Correction is one change of what happens at a game's tables.
type Correction struct {
	Version int    // the first version of the game's rules that has it
	Name    string // for people who look for it
	Law     law.Cite
	Was     string // what the rules did before
}

// Version returns the version of a game's rules: 1 for a game that was never corrected.
func (r *Rules) Version() int {
	version := 1
	for _, c := range r.Corrections {
		version = max(version, c.Version)
	}
	return version
}

// Edition is which version of the rules a table was set up under. The options of a game that was corrected embed it. It
// is no option: neither a casino file nor a notice nor a page can set it. The zero value is the newest version.
type Edition struct{ version int }

// Has reports whether the table is played with a correction.
func (e *Edition) Has(c Correction) bool { return e.version == 0 || e.version >= c.Version }

// edition returns the version; 0 for the newest.
func (e *Edition) edition() int { return e.version }

// under sets the version.
func (e *Edition) under(version int) { e.version = version }

// dated are options that embed [Edition].
type dated interface {
	edition() int
	under(version int)
}

// VersionOf returns the version of the rules that a table with these options is played by.
func (r *Rules) VersionOf(o Options) int {
	if d, ok := o.(dated); ok && d.edition() != 0 {
		return d.edition()
	}
	return r.Version()
}

// Corrected reports whether the rules were corrected since a table with these options was set up.
func (r *Rules) Corrected(o Options) bool { return r.VersionOf(o) < r.Version() }

// Newest returns options of their own with the same values, for the newest version of the rules.
func (r *Rules) Newest(o Options) Options {
	same, _ := r.AsOf(r.Version(), o)
	return same
}

// AsOf returns options of their own for an earlier version of the rules. It reports false if this program does not know
// that version.
func (r *Rules) AsOf(version int, o Options) (Options, bool) {
	same := r.Copy(o)
	if version < 1 || version > r.Version() {
		return same, false
	}
	if d, ok := same.(dated); ok {
		d.under(version)
		if version == r.Version() {
			d.under(0)
		}
	}
	return same, true
}
