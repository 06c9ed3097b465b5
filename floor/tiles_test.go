package floor

import (
	"strings"
	"testing"

	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest/tiletest"
)

// TestTilesAtALiveTable plays a round with tiles in a house that is closed and opened
// again while one player has set the hands and the other has not. Nobody hears of a
// tile of another's, nor what it is worth, before it is turned.
func TestTilesAtALiveTable(t *testing.T) {
	tiletest.Install(t)
	evening(t, tiletest.ID, func(t *testing.T, h *House, tab *Table, log *memory) {
		people := map[table.Seat]string{1: "ann", 2: "bob"}
		for _, who := range people {
			must(t)(tab.Wager(ctx, party(who), tiletest.Wager, 10*money.Dollar))
		}
		for _, who := range people {
			must(t)(tab.Ready(ctx, party(who), true))
		}
		ids := askedOf(t, tab, tiletest.OfferSet, people)
		if len(ids) != 2 {
			t.Fatalf("asked are %v", ids)
		}
		must(t)(tab.Answer(ctx, party("bob"), ids[2], table.Answer{Choice: "third"}))
		for who, ways := range map[string]int{"ann": 3, "bob": 0, "cy": 0, "": 0} { // bob has answered
			if v, err := tab.View(ctx, who); err != nil || len(v.Status.Settings) != ways {
				t.Errorf("%q sees the ways %v to set a hand, %v", who, v.Status.Settings, err)
			}
		}
		before := everything(t, tab, "ann", 0)
		h.Close()
		h = open(t, casinoOf(0, tiletest.ID), log)
		defer func() { h.Close() }()
		tab = at(t, h, tiletest.ID)
		if after := everything(t, tab, "ann", 0); len(after) != len(before) {
			t.Errorf("ann has heard of %d things, and of %d when the house is open again", len(before), len(after))
		}
		must(t)(tab.Answer(ctx, party("ann"), askedOf(t, tab, tiletest.OfferSet, people)[1], table.Answer{Choice: "second"}))
		for _, who := range []string{"ann", "bob", "cy", ""} {
			own, worth, turned := 0, 0, 0
			for _, e := range everything(t, tab, who, 0) {
				switch k := e.Told.Kind; {
				case k == table.Turned:
					turned++
				case turned == 0 && e.Told.Tile.Known() && (people[e.Told.Seat] != who || who == ""):
					t.Fatalf("%q hears of %v of seat %d: %+v", who, e.Told.Tile, e.Told.Seat, e)
				case turned == 0 && e.Told.Tile.Known():
					own++
					if k == table.Formed && strings.Contains(e.Worth, "a") {
						worth++
					}
				case turned == 0 && e.Told.Tile != 0 && e.Worth != "":
					t.Fatalf("%q hears that seat %d has %s", who, e.Told.Seat, e.Worth)
				}
			}
			plays := who == "ann" || who == "bob"
			if plays != (own == 6) || plays != (worth > 0) || turned != 12 {
				t.Errorf("%q saw %d own tiles, %d of them with their worth, and %d turned", who, own, worth, turned)
			}
		}
	})
}
