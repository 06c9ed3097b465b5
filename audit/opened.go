package audit

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/version"
)

// Every opening of a house is a record of the program and of the versions of the rules by which it deals. Rounds are
// dealt by the program that opened the house last, and tables are set up under its rules. In a house that is divided each
// shard has records of its own of who opened it.

// Opening is an opening of the house by another program than the one before, or by other rules.
type Opening struct {
	Shard   int             `json:"shard,omitempty"`
	Record  int64           `json:"record"`
	Time    time.Time       `json:"time"`
	Program version.Program `json:"program"`
	Changes []string        `json:"changes,omitempty"` // since the opening before, each a sentence; none for the first
}

// openings are the programs that opened the house, or a shard, as far as its records are read.
type openings struct {
	now      *journal.Server // by which it is open; nil before the first record of that
	released map[ruling]dealt
}

// ruling is a version of a game's rules.
type ruling struct {
	game    string
	version int
}

// dealt is what a released program called a version of a game's rules.
type dealt struct {
	journal.Edition
	by version.Program
}

// openedBy takes the record of an opening, and lists what has changed since the opening before.
func (v *verifier) openedBy(l *line, now *journal.Server) {
	o := &v.openings
	was := o.now
	o.now = now
	var changes []string
	if was != nil && was.Program != now.Program {
		changes = append(changes, fmt.Sprintf("the house was opened by %s, and by %s before", now.Program, was.Program))
	}
	if was != nil && !maps.Equal(was.Forms, now.Forms) {
		changes = append(changes, fmt.Sprintf("its forms are %s, and were %s", formsText(now.Forms), formsText(was.Forms)))
	}
	for _, id := range slices.Sorted(maps.Keys(now.Rules)) {
		after := now.Rules[id]
		explained := o.released[ruling{id, after.Version}]
		if explained.Version != 0 && explained.Edition != after {
			v.find(at(l.seq(), "", 0, Rules, "the rules of %s are version %d, and are not those by which %s dealt under that number",
				id, after.Version, explained.by))
		}
		if !now.Program.IsDev() && explained.Version == 0 {
			if o.released == nil {
				o.released = map[ruling]dealt{}
			}
			o.released[ruling{id, after.Version}] = dealt{after, now.Program}
		}
		if was == nil {
			continue
		}
		switch before, known := was.Rules[id]; {
		case !known:
			changes = append(changes, "the game "+id+" is new")
		case before.Version != after.Version:
			changes = append(changes, fmt.Sprintf("the rules of %s went from version %d to %d", id, before.Version, after.Version))
		case before != after && explained.Version == 0:
			changes = append(changes, fmt.Sprintf("the rules of %s changed before they were released", id))
		}
	}
	if was == nil || len(changes) > 0 {
		v.report.Openings = append(v.report.Openings, Opening{Record: l.seq(), Time: l.rec.Time, Program: now.Program, Changes: changes})
	}
	if len(changes) > 0 {
		v.note(l, strings.Join(changes, "; "))
	}
}

// formsText returns forms as part of a sentence.
func formsText(forms map[string]int) string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(forms)) {
		list = append(list, fmt.Sprintf("%s %d", name, forms[name]))
	}
	return cmp.Or(strings.Join(list, ", "), "none")
}

// setUnder checks that a table is set up under the rules of the program that opened the house. One that goes on from an
// earlier setup may keep the version before; zero is none.
func (s *sitting) setUnder(l *line, setup *journal.Setup, before int) {
	if s.house == nil || setup.Rules == before {
		return
	}
	switch by := s.house.openedBy; {
	case by == nil:
		s.fault(l, Rules, "the table is set up, and no record says which program opened the house")
	case by.Rules[setup.Game].Version != setup.Rules:
		s.fault(l, Rules, "the table is set up under version %d of the rules of %s, and the program that opened the house deals by version %d",
			setup.Rules, setup.Game, by.Rules[setup.Game].Version)
	}
}

// goesOver checks a table that goes on under another version of its rules than before: a newer one, when no wager lies
// that was made under the older one.
func (s *sitting) goesOver(l *line, was, setup *journal.Setup) {
	if setup.Rules == was.Rules {
		return
	}
	lies := false
	for range s.stage.table.Standing {
		lies = true
	}
	switch {
	case setup.Rules < was.Rules:
		s.fault(l, Rules, "the table goes back from version %d of the rules of %s to version %d", was.Rules, was.Game, setup.Rules)
	case lies:
		s.fault(l, Rules, "the table goes over to version %d of the rules of %s, and wagers lie that were made under version %d",
			setup.Rules, was.Game, was.Rules)
	}
	was.Rules = setup.Rules
}

// dealtBy returns the programs that dealt what lies between two records: the one by which the house was open at
// the first, and those that opened it until the second.
func dealtBy(ctx context.Context, snap *store.Snapshot, first, last int64) (list []Dealer, err error) {
	for row, err := range read(snap, store.RecordRowsOf, readRecord, "")(ctx) {
		if err != nil || row.seq > last {
			return list, err
		}
		if !bytes.Contains(row.line, []byte(`"kind":"server"`)) {
			continue
		}
		var d journal.Server
		r, err := journal.Parse(row.line)
		if err != nil || r.Kind != journal.KindServer || r.Read(&d) != nil || len(d.Rules) == 0 {
			continue // not an opening; what is wrong with it is for those who verify
		}
		if row.seq < first {
			list = list[:0]
		}
		if n := len(list); n == 0 || list[n-1].Program != d.Program {
			list = append(list, Dealer{row.seq, d.Program})
		}
	}
	return list, nil
}
