package system

import (
	"errors"
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
)

func TestABoardInTheHotelNeedsNoticeBefore(t *testing.T) {
	lawtest.Cites(t, "15.5(g)[hotel]")
	l := open(t, func(p *Plan) { p.Boards = []HotelBoard{{"Hotel Lobby", "2026-11-16"}} }) // the day on which it opens
	if b := l.s.Board().Plan.Boards; len(b) != 1 || b[0].Place != "Hotel Lobby" {
		t.Errorf("the boards are %+v", b)
	}
	for _, notified := range []string{"", "soon", "2026-11-17"} {
		p := testPlan()
		p.Boards = []HotelBoard{{"Hotel Lobby", notified}}
		_, err := New("keno", l.config(), p, begins)
		var r *law.Refusal
		if !errors.As(err, &r) || r.By != "15.5(g)[hotel]" {
			t.Errorf("a board of which the Commission was notified %q is put up: %v", notified, err)
		}
	}
}
