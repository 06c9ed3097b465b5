package pokerodds

import (
	"fmt"
	"testing"

	"boardwalk/odds"
	"boardwalk/odds/oddstest"
)

// The trips wager by its four tables, as wizardofodds.com/games/ultimate-texas-hold-em prints them. The
// ante is held against it in package housepoker.
func TestTrips(t *testing.T) {
	for name, want := range map[string]string{"A": "0.90", "B": "1.90", "C": "3.50", "D": "6.18"} {
		w, err := odds.NewWork(oddstest.Asked(t, ultimate, "trips="+name), evenDollar)
		if err != nil {
			t.Fatal(err)
		}
		f, err := tripsFigure(w)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%.2f", 100*f.HouseAdvantage()); got != want {
			t.Errorf("table %s: %s, and %s was published", name, got, want)
		}
	}
}
