package floor

import (
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/store/schema"
	"boardwalk/version"
)

// Every opening of a house is a record: which program opens it, in which forms it writes, and by which versions of the
// rules it deals. So every round leads to the program that dealt it.

// opener is who opens a house. Nobody else has that id.
const opener = "server"

// Program sets which program the record of the opening names; for tests.
func Program(p version.Program) Setting { return func(h *House) { h.program = p } }

// recordOpening writes the record of the opening. That is done when all tables are read, so that a program that cannot
// open the house leaves no record, and before any table does anything.
func (h *House) recordOpening() error {
	data, err := journal.Data(opened(journal.Server{Did: journal.DidOpen}, h.program))
	if err != nil {
		return err
	}
	_, err = h.config.Log.Append(&store.Batch{
		Records: []journal.Record{{Time: h.config.Now(), Who: opener, Kind: journal.KindServer, Data: data}}})
	return err
}

// opened adds what a record about the house says of the program that writes it.
func opened(s journal.Server, by version.Program) journal.Server {
	s.Program, s.Forms, s.Rules = by, Forms(), map[string]journal.Edition{}
	for _, v := range game.Versions() {
		s.Rules[v.Game] = journal.Edition{Version: v.Version, Declared: v.Declared, Played: v.Played}
	}
	return s
}

// Forms returns the forms in which this program writes records, transfers and its database, by name.
func Forms() map[string]int {
	return map[string]int{"records": journal.EntryForm, "ledger": ledger.Form, "store": schema.Form}
}
