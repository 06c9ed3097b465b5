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

// The chances of single hands find better settings than the house way.
func TestTheBestSettingBeatsTheHouseWay(t *testing.T) {
	f := New(false).Draw(60_000)
	if f.Best+3*f.BestError > f.House || f.HouseError > 0.002 {
		t.Errorf("%+v", f)
	}
	if again := New(false).Draw(60_000); again != f {
		t.Errorf("%+v, and the second time %+v", f, again)
	}
}
