package cli

import (
	"database/sql"
	"path/filepath"

	"github.com/rogpeppe/go-internal/testscript"

	"boardwalk/audit/audittest"
)

// recordEvening records an evening in a directory, with two rounds at a table of
// each game.
func recordEvening(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: evening dir game…")
	}
	ts.Check(audittest.Evening(ts.MkAbs(args[0]), 2, args[1:]...))
}

// spoil changes the data behind the house's back.
func spoil(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: spoil dir sql")
	}
	db, err := sql.Open("sqlite", "file:"+filepath.Join(ts.MkAbs(args[0]), "boardwalk.db"))
	ts.Check(err)
	defer db.Close()
	_, err = db.Exec(args[1])
	ts.Check(err)
}
