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

// A fingerprint changes when a hand of a single kind is set otherwise, whether it has a flush, two or none.
func TestFingerprints(t *testing.T) {
	a := New(false)
	k := a.setKinds(1<<card.Ranks-1, 0)
	if got := k.fingerprint(); got != a.Fingerprint(1) || got == New(true).Fingerprint(0) {
		t.Fatalf("%s, with ace low %s", got, New(true).Fingerprint(0))
	}
	for _, w := range []*ways{&k.hands[0].ways, &k.hands[len(k.hands)-1].ways, &k.flush[0][12_345].ways,
		&k.flush[1][6_789].ways, &k.both[3][5].ways} {
		before := *w
		if w.best++; k.fingerprint() == a.Fingerprint(0) {
			t.Error("the best setting of a hand has changed, and the fingerprint has not")
		}
		if w.best = before.best; k.fingerprint() != a.Fingerprint(0) {
			t.Fatal("the fingerprint did not come back")
		}
		if w.house++; k.fingerprint() == a.Fingerprint(0) {
			t.Error("the house's setting of a hand has changed, and the fingerprint has not")
		}
		*w = before
	}
}
