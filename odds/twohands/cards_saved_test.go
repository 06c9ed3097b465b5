package twohands

import (
	"reflect"
	"testing"

	"boardwalk/card"
)

func TestGameThatWasSaved(t *testing.T) {
	w := way(t)
	c := NewCards(w)
	saved := c.Saved()
	loaded, err := LoadCards(saved)
	if err != nil {
		t.Fatal(err)
	}
	loaded = loaded.Under(w)
	if !reflect.DeepEqual(loaded, c) {
		t.Error("the game that was loaded is not the one that was saved")
	}
	hand := [7]card.Card{card.Joker, 3, 4, 5, 22, 33, 44}
	if got, want := loaded.Settings(&hand, 0), c.Settings(&hand, 0); got != want {
		t.Errorf("the settings of a hand are %v, not %v", got, want)
	}

	last := len(saved) - 1
	outside := append([]byte{}, saved...)
	outside[last] = 0xff // more than there are low hands
	for name, bad := range map[string][]byte{
		"nothing": nil, "too few lists": saved[:100], "a result too few": saved[:last], "a byte too many": append(saved, 0),
		"no such hand": outside,
	} {
		if _, err := LoadCards(bad); err == nil {
			t.Errorf("%s was loaded", name)
		}
	}
}

func BenchmarkLoadCards(b *testing.B) {
	saved := NewCards(way(b)).Saved()
	for b.Loop() {
		_, _ = LoadCards(saved)
	}
}
