package audit

import (
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/table"
)

// Heard is a record of a table or of a keno lounge, and what came of it when it was played again.
type Heard struct {
	Record int64
	Table  string // or lounge
	Game   string // of a table; "" if it cannot be followed
	Round  uint64 // of a table: the number of its round's seed
	Kind   string // of the record
	Who    string
	Entry  *table.Entry   // of a record of that kind, without its outcomes
	Seats  int            // how many the table has
	Events []table.Event  // that the table told, those of its outcomes included
	Effect *system.Effect // of a record of a lounge
}

// tellsOfTable returns what tells of the records of a table; nil if nobody listens.
func (v *verifier) tellsOfTable() func(*sitting, *line, told) {
	if v.heard == nil {
		return nil
	}
	return func(s *sitting, l *line, t told) {
		h := Heard{Record: l.seq(), Table: s.id, Game: s.setup.Game, Round: s.seed.round, Kind: l.rec.Kind, Who: l.rec.Who,
			Seats: max(0, len(s.people)-1), Events: t.events}
		if l.rec.Kind == journal.KindEntry {
			h.Entry = &l.entry
		}
		s.hears(v.heard, &h)
	}
}
