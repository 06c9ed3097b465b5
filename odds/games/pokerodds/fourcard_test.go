package pokerodds

import (
	"fmt"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/fourcard"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/odds/oddstest"
)

// The tip that the game gives is the best of all rules of its kind: from which pair on
// to wager three times the ante, and from which one on to play at all.
func TestTheTipOfFourCardPokerIsTheBestOfItsKind(t *testing.T) {
	w, err := odds.NewWork(oddstest.Asked(t, fourcard.Rules, ""), evenDollar)
	if err != nil {
		t.Fatal(err)
	}
	f, err := newFourCard(w.Table, w.Stake)
	if err != nil {
		t.Fatal(err)
	}
	type pairs struct{ triple, play card.Rank }
	var tried []pairs
	var rules []housepoker.FourRule
	for triple := card.Seven; triple <= card.King; triple++ {
		for play := card.Two; play <= card.Five; play++ {
			tried = append(tried, pairs{triple, play})
			rules = append(rules, housepoker.TripleFrom(triple, play))
		}
	}
	_, by := f.Count(nil, rules...)
	best, most := pairs{}, -1e9
	for i, e := range by {
		if net, _ := e.Mean(); net > most {
			best, most = tried[i], net
		}
	}
	tip := fmt.Sprintf("Play three times the ante with a pair of %ss or better, once with a pair of %ss to %ss, and fold anything less.",
		best.triple, best.play, best.triple-1)
	if !slices.Contains(fourcard.Rules.About.Tips, tip) {
		t.Errorf("the tips do not say: %s", tip)
	}
}
