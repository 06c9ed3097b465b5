package api_test

import (
	"net/url"
	"slices"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/law/lawtest"
	"boardwalk/people"
)

// TestABoardInTheHotelShowsTheNumbers looks at a board away from the lounge, which anybody may
// see. Where the Commission was not notified of one, nothing is shown.
func TestABoardInTheHotelShowsTheNumbers(t *testing.T) {
	lawtest.Cites(t, "15.5(g)", "15.5(g)[hotel]")
	k := openKeno(t, func(l *casino.Keno) { l.Boards = []casino.KenoBoard{{Place: "Hotel Lobby", Notified: "2026-11-01"}} })
	lobby := keno1 + "boards/" + url.PathEscape("Hotel Lobby")
	nobody := k.as(people.Nobody)
	if b := read[wire.KenoBoardShows](nobody, lobby); b.Race != 0 || len(b.Numbers) != 0 || b.Next != 1 || b.Notified != "2026-11-01" {
		t.Errorf("before the first game the board shows %+v", b)
	}
	k.drawn()
	race := must[wire.KenoRace](t)(k.guest.Lounge("keno-1").Race(ctx, 1))
	if b := read[wire.KenoBoardShows](nobody, lobby); b.Race != 1 || !slices.Equal(b.Numbers, race.Result.Numbers) || b.Next != 2 {
		t.Errorf("the board shows %+v, and %v were drawn", b, race.Result.Numbers)
	}
	wantLaw(t, "a board that nobody was notified of", nobody.want(409, "GET", keno1+"boards/Pool", ""), "19:47-15.5(g)[hotel]")
	if v := must[wire.Keno](t)(k.guest.Lounge("keno-1").View(ctx)); len(v.Boards) != 1 || v.Boards[0].Place != "Hotel Lobby" {
		t.Errorf("the lounge has the boards %+v", v.Boards)
	}
}
