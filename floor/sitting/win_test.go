package sitting

import (
	"testing"

	"boardwalk/money"
	"boardwalk/table"
)

// The lobby tells of a win of twenty least wagers or more, of the largest of a round, and of nobody else's.
func TestOnlyALargeWinIsTold(t *testing.T) {
	e := newEvening(t, "big-six", 0)
	e.must(Sit(by("ann"), 1, 100*money.Dollar))
	least := e.live.Table().Terms().Limit.Min
	paid := func(seat table.Seat, amount money.Cents) table.Event {
		return table.Event{Kind: table.Paid, Seat: seat, Amount: amount, Stake: least}
	}
	e.keepWin([]table.Event{paid(1, largeWin*least-1), paid(2, 100*least)}, e.clock)
	if e.win != nil {
		t.Errorf("told of %+v", e.win)
	}
	e.keepWin([]table.Event{paid(1, largeWin*least), paid(1, 40*least), paid(1, 30*least)}, e.clock)
	if w := e.win; w == nil || w.Amount != 40*least || w.Stake != least || w.Bot || !w.At.Equal(e.clock) {
		t.Errorf("told of %+v", w)
	}
}
