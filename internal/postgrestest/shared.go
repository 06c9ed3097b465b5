package postgrestest

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
)

// shared is the server of all tests of a process. It is started with the first that wants it.
var shared = sync.OnceValues(func() (*Server, error) {
	wanted.Store(true)
	return start()
})

var wanted atomic.Bool

var houses atomic.Int64

// Shared returns the server of this process.
func Shared(t testing.TB) *Server {
	t.Helper()
	s, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Exit stops the server if there is one, and ends the process: for a TestMain.
func Exit(code int) {
	if wanted.Load() {
		if s, err := shared(); err == nil {
			if err := s.stop(); err != nil {
				fmt.Fprintln(os.Stderr, err)
			}
		}
	}
	os.Exit(code)
}

// Dir returns a directory for a new house that is kept in PostgreSQL: whoever opens the directory with package
// store opens that.
func Dir(t testing.TB) string {
	t.Helper()
	s := Shared(t)
	db, err := sql.Open("pgx", s.address("public"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	name := fmt.Sprintf("house%d", houses.Add(1))
	if _, err := db.Exec("CREATE SCHEMA " + name); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "postgres.address"), []byte(s.address(name)), 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}
