package store

import (
	"database/sql"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"testing"

	"boardwalk/internal/postgrestest"
)

// server is started with the first test that wants it.
var server = sync.OnceValues(func() (*postgrestest.Server, error) {
	started.Store(true)
	return postgrestest.Start()
})

var (
	started atomic.Bool
	schemas atomic.Int64
	places  sync.Map // the address of the database of a directory that has none itself
)

// stopServer ends the tests.
func stopServer(code int) {
	if started.Load() {
		if s, err := server(); err == nil {
			s.Stop()
		}
	}
	os.Exit(code)
}

// postgresDir returns a directory of a house that is in PostgreSQL.
func postgresDir(t testing.TB) string {
	t.Helper()
	s, err := server()
	if err != nil {
		t.Fatal(err)
	}
	name := fmt.Sprintf("house%d", schemas.Add(1))
	db, err := sql.Open("pgx", s.Address("public"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec("CREATE SCHEMA " + name); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	places.Store(dir, s.Address(name))
	return dir
}

// inPlace returns the setup of the database of a directory.
func inPlace(dir string) []Setup {
	if at, ok := places.Load(dir); ok {
		return []Setup{OnPostgres(at.(string), "test")}
	}
	return nil
}

// onBoth runs a test in a directory with SQLite, and in one whose house is in PostgreSQL.
func onBoth(t *testing.T, test func(t *testing.T, dir string)) {
	t.Run("sqlite", func(t *testing.T) { test(t, t.TempDir()) })
	t.Run("postgres", func(t *testing.T) { test(t, postgresDir(t)) })
}
