package store

import (
	"testing"

	"boardwalk/internal/postgrestest"
)

// onBoth runs a test in a directory with SQLite, and in one whose house is in PostgreSQL.
func onBoth(t *testing.T, test func(t *testing.T, dir string)) {
	t.Run("sqlite", func(t *testing.T) { test(t, t.TempDir()) })
	t.Run("postgres", func(t *testing.T) { test(t, postgrestest.Dir(t)) })
}
