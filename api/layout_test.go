package api

import (
	"testing"

	"boardwalk/table"
)

// InstallLayout lets the API know the wagers of a game that only a test plays.
func InstallLayout(t testing.TB, r *table.Rules) {
	l := &layout{r, r.New(r.Options()).Layout()}
	l.declared.Area("")
	layouts[r.ID] = l
	t.Cleanup(func() { delete(layouts, r.ID) })
}
