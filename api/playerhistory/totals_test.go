package playerhistory_test

import (
	"testing"
	"time"

	"boardwalk/api/playerhistory"
	"boardwalk/api/wire"
	"boardwalk/money"
)

// TestTotalsAddUpByGame adds up many rounds of one game and one of another. The line of
// the first is thinned, and ends where its total is.
func TestTotalsAddUpByGame(t *testing.T) {
	var all []wire.Round
	began := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	for i := range 150 {
		all = append(all, wire.Round{Game: "first", Time: began.Add(time.Duration(i) * time.Minute), Bet: 5 * money.Dollar,
			Back: 4 * money.Dollar})
	}
	all = append(all, wire.Round{Game: "second", Time: began, Bet: money.Dollar, Back: 3 * money.Dollar}, wire.Round{Game: "unwanted"})
	got := playerhistory.Totals(all, func(r *wire.Round) bool { return r.Game != "unwanted" })
	if len(got) != 2 || got[0].Game != "first" || got[1].Game != "second" {
		t.Fatalf("%+v", got)
	}
	first := got[0]
	if first.Rounds != 150 || first.Bet != 750*money.Dollar || first.Back != 600*money.Dollar {
		t.Errorf("%d rounds, %s bet, %s back", first.Rounds, first.Bet, first.Back)
	}
	if n := len(first.Line); n != 60 {
		t.Fatalf("the line has %d points", n)
	}
	if last := first.Line[59]; last.Net != -150*money.Dollar || !last.Time.Equal(all[149].Time) {
		t.Errorf("the line ends at %+v", last)
	}
	if line := got[1].Line; len(line) != 1 || line[0].Net != 2*money.Dollar {
		t.Errorf("%+v", line)
	}
}
