package baccarat

import (
	"testing"

	"boardwalk/money"
	"boardwalk/table"
)

// TestWhatIsOwedIsSeen has two seats owe vigorish: everybody sees the marker buttons.
func TestWhatIsOwedIsSeen(t *testing.T) {
	g := New(*PuntoBancoOptions())
	g.owed[2], g.owed[5] = 25*money.Cent, money.Dollar
	var got []table.Fact
	for _, f := range g.Facts() {
		if f.ID == owedFact {
			got = append(got, f)
		}
	}
	want := []table.Fact{{ID: owedFact, Seats: 1 << 2, Amount: 25}, {ID: owedFact, Seats: 1 << 5, Amount: 100}}
	if len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("the facts are %+v, want %+v", got, want)
	}
	f := g.Felt(7)
	if n := len(f.Beside); n != 2 || f.Beside[1].Count != 7 {
		t.Errorf("beside the layout stand %d things, the boxes for %d seats", n, f.Beside[n-1].Count)
	}
}
