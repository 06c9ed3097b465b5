package audit_test

import (
	"context"
	"strings"
	"testing"

	"boardwalk/audit"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest/tiletest"
)

// TestTilesHaveNoFault has two players set hands of tiles, verifies the records, and
// rebuilds a round: an auditor sees every tile that somebody played, and a player none
// of another one before they are turned.
func TestTilesHaveNoFault(t *testing.T) {
	tiletest.Install(t)
	ctx, e := context.Background(), newEvening(t, tiletest.ID)
	players := []floor.Party{e.sits(1), e.sits(2)}
	for range 3 {
		for _, by := range players {
			e.may(e.at.Wager(ctx, by, tiletest.Wager, 10*money.Dollar))
		}
		for _, by := range players {
			e.may(e.at.Ready(ctx, by, true))
		}
		e.answer(players[1], "fourth")
		e.answer(players[0], "second")
	}
	e.audit(3)
	for as, want := range map[string]int{audit.Everybody: 4, players[0].Who: 4, players[1].Who: 0} {
		r, err := audit.Rebuild(ctx, e.dir, tiletest.ID, 2, as)
		if err != nil || len(r.Faults) > 0 {
			t.Fatalf("%v, %v", err, r)
		}
		seen, words := tilesOf(r, 1)
		if seen != want {
			t.Errorf("%q is shown %d tiles of seat 1, want %d", as, seen, want)
		}
		if text := "face down to box 1"; !strings.Contains(words, text) || strings.Contains(words, "A tile "+text) != (want == 0) {
			t.Errorf("%q is told:\n%s", as, words)
		}
	}
}

// tilesOf counts the tiles of a seat that a view shows as they are dealt, and returns
// all that it says.
func tilesOf(r *audit.Round, seat table.Seat) (seen int, words string) {
	for _, s := range r.Steps {
		for _, e := range s.Events {
			words += e.Text + "\n"
			if e.Kind == table.Dealt.String() && e.Seat == seat && e.Tile != "" && e.Tile != "?-?" {
				seen++
			}
		}
	}
	return seen, words
}
