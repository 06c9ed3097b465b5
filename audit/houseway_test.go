package audit_test

import (
	"context"
	"slices"
	"testing"

	"boardwalk/audit"
	"boardwalk/floor"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/tile"
)

// TestALicenseesOwnHouseWayIsReplayed plays pai gow at a table whose licensee has submitted a house way. The house is
// closed and opened again while a player is asked. Every round that is rebuilt from the records has the dealer's tiles
// set by that way, and nothing is at fault.
func TestALicenseesOwnHouseWayIsReplayed(t *testing.T) {
	const text = "house way of pai-gow; holding 6-6: high 9 or better, best low, best high; any hand: best low, best high"
	own, err := houseway.ForTiles(text)
	if err != nil {
		t.Fatal(err)
	}
	ctx, e := context.Background(), newEveningWith(t, "pai-gow", map[string]string{"house-way": text})
	by := e.sits(1)
	const rounds = 6
	for i := range rounds {
		e.may(e.at.Wager(ctx, by, 0, 10*money.Dollar))
		e.may(e.at.Ready(ctx, by, true))
		if i == 2 {
			e.house.Close()
			if e.house, err = floor.Open(e.file, e.store); err != nil {
				t.Fatal(err)
			}
			e.at, _ = e.house.Table("pai-gow")
		}
		e.answer(by, "house-way")
	}
	e.audit(rounds)
	for round := range uint64(rounds) {
		r, err := audit.Rebuild(ctx, e.dir, "pai-gow", round+1, audit.Everybody)
		if err != nil || len(r.Faults) > 0 {
			t.Fatalf("%v, %v", err, r)
		}
		stack, low, by := dealersTiles(t, r)
		want := own.Set(stack)
		if got := tile.Of(low[0], low[1]); got != tile.Of(want.Low[0], want.Low[1]) {
			t.Errorf("round %d: of %v the dealer's low hand is %v, want %v", round+1, stack, low, want.Low)
		}
		if exception := by == "19:47-10.7(e)"; exception == tile.Follows(want) {
			t.Errorf("round %d: %v is set by %s", round+1, stack, by)
		}
	}
}

// dealersTiles are the four tiles that the dealer turned, the low hand that was made of them, and by which paragraph.
func dealersTiles(t *testing.T, r *audit.Round) (stack [tile.Height]tile.Tile, low [2]tile.Tile, by string) {
	t.Helper()
	var turned, formed []tile.Tile
	for _, s := range r.Steps {
		for _, e := range s.Events {
			if e.Seat != table.House || e.Tile == "" {
				continue
			}
			faces, err := tile.Read(e.Tile)
			switch {
			case err != nil || len(faces) != 1:
			case e.Kind == table.Turned.String():
				turned = append(turned, faces[0])
			case e.Kind == table.Formed.String():
				formed, by = append(formed, faces[0]), e.By
			}
		}
	}
	if len(turned) != tile.Height || len(formed) != 2 || !slices.Contains(turned, formed[0]) {
		t.Fatalf("the dealer turns %v, and makes a hand of %v", turned, formed)
	}
	return [tile.Height]tile.Tile(turned), [2]tile.Tile(formed), by
}
