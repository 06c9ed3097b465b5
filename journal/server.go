package journal

import (
	"time"

	"boardwalk/version"
)

// Server is the data of [KindServer]: what happened to the house as a program, by order
// of whoever runs it.
type Server struct {
	Did string `json:"did"` // [DidOpen] or another of those below

	// What was wrong with the data that the house went on from, each a sentence.
	What []string `json:"what,omitempty"`

	// Lost is the last signed checkpoint of which not all records are there, as it was
	// signed. It is "" if nothing that was signed is known to be lost.
	Lost string `json:"lost,omitempty"`

	// The machine's clock, and the time of the record before it, where they were far
	// apart.
	Clock time.Time `json:"clock,omitzero"`
	Last  time.Time `json:"last,omitzero"`

	// Which program opened the house, in which forms it writes, and by which versions of the
	// rules it deals; of [DidOpen].
	Program version.Program    `json:"program,omitzero"`
	Forms   map[string]int     `json:"forms,omitempty"`
	Rules   map[string]Edition `json:"rules,omitempty"` // by game

	Archive *Archive `json:"archive,omitempty"`  // of [DidArchive]
	SeedKey string   `json:"seed_key,omitempty"` // the name of the new key, of [DidReseal]

	Handover string `json:"handover,omitempty"` // by which the old key names the new one, as it was signed; of [DidKey]
}

// Archive is a file with the lines of old records, which are no longer in the database (package store/archive).
type Archive struct {
	Name   string `json:"name"`
	From   uint64 `json:"from"`           // its first record
	Until  uint64 `json:"until"`          // the one after its last
	SHA256 string `json:"sha256"`         // of the file, in hexadecimal
	Back   bool   `json:"back,omitempty"` // the lines were brought back into the database
}

// Edition is a version of a game's rules, with hashes that tell two apart which have the same
// number by mistake.
type Edition struct {
	Version  int    `json:"version"`
	Declared string `json:"declared,omitempty"` // of all that the game declares
	Played   string `json:"played,omitempty"`   // of what happens in random play from a fixed seed
}

// What may have happened to a house.
const (
	DidOpen    = "open"    // a program opened it
	DidRestore = "restore" // it went on from a copy, or from what was left
	DidPromote = "promote" // a standby took over, and lost nothing
	DidClock   = "clock"   // it went on although the machine's clock was far from the last record
	DidReseal  = "reseal"  // the seeds of cards to come were sealed under another key
	DidKey     = "key"     // another key signs its checkpoints from here on
	DidArchive = "archive" // lines of old records were moved to an archive, or brought back
)
