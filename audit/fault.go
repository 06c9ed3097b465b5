package audit

import (
	"fmt"
	"strings"
	"unicode"
)

// Matter is what a fault is about.
type Matter string

// The matters of faults.
const (
	Database   Matter = "database"   // the files themselves
	Lines      Matter = "record"     // a line of the journal
	Hashes     Matter = "hash"       // the Merkle tree
	Signatures Matter = "checkpoint" // a signed head of the tree
	Order      Matter = "order"      // numbers, places and times
	Rules      Matter = "rules"      // what the rules of the game say otherwise
	Seeds      Matter = "seed"       // commitments and reveals
	Draws      Matter = "draw"       // an outcome that the seed does not give
	Seats      Matter = "seat"       // who sits where, and who did what
	Transfers  Matter = "transfer"   // a movement of chips
	Balances   Matter = "balance"    // what an account holds
	Meters     Matter = "meter"      // what a progressive meter read
	Keys       Matter = "key"        // an order that was carried out twice
	People     Matter = "person"     // what is kept of somebody
)

// Fault is one thing that is wrong.
type Fault struct {
	Shard  int    `json:"shard,omitempty"`  // of a house that is divided
	Record *int64 `json:"record,omitempty"` // the number of the record that it was found at
	Table  string `json:"table,omitempty"`
	Round  uint64 `json:"round,omitempty"` // the number of its seed
	Matter Matter `json:"matter"`
	Text   string `json:"text"`
}

// String returns the fault in one line: where it is, and what is wrong.
func (f *Fault) String() string {
	var where []string
	if f.Shard != 0 {
		where = append(where, fmt.Sprintf("shard %d", f.Shard))
	}
	if f.Record != nil {
		where = append(where, fmt.Sprintf("record %d", *f.Record))
	}
	if f.Table != "" {
		where = append(where, "table "+f.Table)
	}
	if f.Round != 0 {
		where = append(where, fmt.Sprintf("round %d", f.Round))
	}
	if len(where) == 0 {
		where = append(where, "house")
	}
	return printed(fmt.Sprintf("%s: %s: %s", strings.Join(where, ", "), f.Matter, f.Text))
}

// printed replaces line breaks and control characters, so that a text which somebody
// wrote into the data (a cut, a reason) cannot forge lines of the report or control
// the terminal.
func printed(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return unicode.ReplacementChar
	}, s)
}

// at makes a fault at a record of a table, or of the house if the table is empty.
func at(seq int64, table string, round uint64, m Matter, format string, args ...any) Fault {
	return Fault{Record: &seq, Table: table, Round: round, Matter: m, Text: fmt.Sprintf(format, args...)}
}

// beside makes a fault of data that is kept beside the records.
func beside(table string, m Matter, format string, args ...any) Fault {
	return Fault{Table: table, Matter: m, Text: fmt.Sprintf(format, args...)}
}
