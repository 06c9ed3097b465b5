package threehands

import (
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/poker"
)

func parsed(t *testing.T, text string) *[7]card.Card {
	t.Helper()
	cards, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return (*[7]card.Card)(cards)
}

// With few cards left every hand that the dealer may have is gone through, and what is drawn is
// within four standard errors of it.
func TestDrawnValuesAreThoseOfEveryDeal(t *testing.T) {
	a, hand := New(false), parsed(t, "As Ah Kd Qc 9s 5d 2h")
	left := "Ac 2c 3c 4d 6h 7h 8s Tc Jd Qs Kc Jk"
	cards, err := card.ParseAll(left)
	if err != nil {
		t.Fatal(err)
	}
	gone := (card.Set(1)<<53 - 1) &^ card.SetOf(cards...) &^ card.SetOf(hand[:]...)
	var own, all [poker.AsiaSettings]poker.AsiaSetting
	a.ranking.Settings(hand, &own)
	won, deals := map[int]int{}, 0
	for set := range 1 << len(cards) {
		var dealers []card.Card
		for i, c := range cards {
			if set>>i&1 != 0 {
				dealers = append(dealers, c)
			}
		}
		if len(dealers) != 7 {
			continue
		}
		deals++
		other := a.house((*[7]card.Card)(dealers), &all)
		for n := range own {
			if own[n].Wins(other) >= 2 {
				won[n]++
			}
		}
	}
	const drawn = 40_000
	list, _ := a.Values(hand, gone, drawn)
	if len(list) < 10 {
		t.Fatalf("%d settings", len(list))
	}
	for _, s := range list {
		exact := 2*float64(won[s.Way])/float64(deals) - 1
		if math.Abs(s.EV-exact) > 4/math.Sqrt(drawn) {
			t.Errorf("setting %d: %.4f, not %.4f", s.Way, s.EV, exact)
		}
	}
}

// Another ranking has another fingerprint, so that what was drawn by it is not taken.
func TestFingerprints(t *testing.T) {
	if a, b := New(false).Fingerprint(), New(true).Fingerprint(); a == b || a != New(false).Fingerprint() {
		t.Error("the fingerprints of two rankings are alike")
	}
}
