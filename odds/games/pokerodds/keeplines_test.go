package pokerodds

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/odds/housepoker"
)

// Which cards are kept at three card draw, by the first line that two of them meet.
func TestFilesSayWhichCardsAreKept(t *testing.T) {
	k := &keepLines{}
	for _, text := range []string{"play flush", "keep pair", "keep suited 2 row 2", "keep high A Q", "keep suited 2 gaps 1", "keep high A"} {
		if err := k.Line(strings.Fields(text)); err != nil {
			t.Fatal(err)
		}
	}
	for hand, want := range map[string]int{
		"5s 3s 2s": housepoker.DrawStay, "2s 2h 9d": 2, "9s Kd 8s": 1, "As 2s 9h": 2,
		"Ah Qs 9d": 2, "As 7d Qh": 1, "Jd 9s 7s": 0, "Qs 9d 5h": housepoker.DrawFold,
		"As 9d 5h": 2,
	} {
		cards, err := card.ParseAll(hand)
		if err != nil {
			t.Fatal(err)
		}
		if got := k.choose((*[3]card.Card)(cards)); got != want {
			t.Errorf("%s: %d, not %d", hand, got, want)
		}
	}
}
