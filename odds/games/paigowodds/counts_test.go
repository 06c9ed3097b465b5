package paigowodds

import (
	"testing"

	"boardwalk/houseway"
	"boardwalk/odds/twohands"
)

// A count is not believed if a part of the deals is missing, as in one of another version of the program.
func TestCountsOfPaiGowPokerAreWhole(t *testing.T) {
	cards := func() *twohands.Sums {
		f := &twohands.Sums{Worth: []twohands.Net{{Won: 19, Lost: 20}}, Deals: 6, Settings: make([]byte, houseway.Kinds)}
		for r := range f.Best {
			c := twohands.Count{Won: 3, Pushed: 2, Lost: 1}
			f.Best[r], f.House[r], f.ByKind[r] = []twohands.Count{c}, c, []twohands.Count{c}
		}
		return f
	}
	if !cards().Whole() {
		t.Fatal("a whole count is not believed")
	}
	for name, spoil := range map[string]func(*twohands.Sums){
		"a deal":           func(f *twohands.Sums) { f.Best[1][0].Pushed-- },
		"a kind":           func(f *twohands.Sums) { f.Settings = f.Settings[1:] },
		"the kinds":        func(f *twohands.Sums) { f.ByKind[0] = nil },
		"best play":        func(f *twohands.Sums) { f.House[0] = twohands.Count{Won: 6} },
		"anything":         func(f *twohands.Sums) { *f = twohands.Sums{} },
		"a second wager's": func(f *twohands.Sums) { f.Worth = append(f.Worth, twohands.Net{Won: 1, Lost: 1}) },
	} {
		if f := cards(); true {
			if spoil(f); f.Whole() {
				t.Errorf("pai gow poker without %s was believed", name)
			}
		}
	}
}
