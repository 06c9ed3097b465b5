package craps_test

import (
	"reflect"
	"testing"

	"boardwalk/game/craps"
	"boardwalk/law/lawtest"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Mini-craps has every wager of craps, made, paid and taken down as there.
func TestMiniCrapsHasTheWagersOfCraps(t *testing.T) {
	lawtest.Cites(t, "house:minicraps-2(a)")
	mini, full := tabletest.Open(t, craps.Mini, nil, 1), tabletest.Open(t, craps.Rules, nil, 1)
	if m, f := len(mini.Layout().Wagers), len(full.Layout().Wagers); m != f {
		t.Fatalf("%d wagers, and %d at craps", m, f)
	}
	for i := range full.Layout().Wagers {
		area := table.Area(i)
		m, f := mini.Layout().Wagers[i], full.Layout().Wagers[i]
		if m.ID != f.ID || m.Made != f.Made || m.Locked != f.Locked || !reflect.DeepEqual(mini.Pays(area), full.Pays(area)) {
			t.Errorf("%s is another wager than at craps: %v, %v", m.ID, mini.Pays(area), full.Pays(area))
		}
	}
}
