package people

import (
	"testing"

	"boardwalk/internal/postgrestest"
)

func TestMain(m *testing.M) { postgrestest.Exit(m.Run()) }
