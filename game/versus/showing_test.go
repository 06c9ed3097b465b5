package versus_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

func cards(t *testing.T, text string) []card.Card {
	t.Helper()
	list, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// A hand is laid out as people read it: what it has most of first, an ace that
// counts as one last.
func TestArrange(t *testing.T) {
	for _, c := range []struct {
		class       poker.Class
		dealt, laid string
	}{
		{poker.Pair, "4c Kh 4d", "4c 4d Kh"},
		{poker.Straight, "2c Ah 3d", "3d 2c Ah"},
		{poker.HighCard, "2c Ah Kd", "Ah Kd 2c"},
		{poker.FullHouse, "2c Kh 2d Ks 2h", "2c 2d 2h Kh Ks"},
		{poker.TwoPair, "2c Kh 2d Ks Ah", "Kh Ks 2c 2d Ah"},
		{poker.StraightFlush, "4c Ac 2c 3c 5c", "5c 4c 3c 2c Ac"},
		{poker.RoyalFlush, "Tc Ac Qc Jc Kc", "Ac Kc Qc Jc Tc"},
	} {
		hand := cards(t, c.dealt)
		if versus.Arrange(hand, c.class); !slices.Equal(hand, cards(t, c.laid)) {
			t.Errorf("%s is laid out as %v, not %s", c.dealt, hand, c.laid)
		}
	}
}

// No hand with a higher pair is lower than the lowest with that pair.
func TestPairOf(t *testing.T) {
	for r := card.Two; r <= card.Ace; r++ {
		low := versus.PairOf(r)
		if low.Class() != poker.Pair {
			t.Errorf("the lowest pair of %v is %v", r, low)
		}
		if r < card.Ace && versus.Rank(poker.Five([5]card.Card(cards(t, "As Kd Qc 2c 2d")))) >= versus.PairOf(r+1) {
			t.Errorf("a pair of twos is not below %v", versus.PairOf(r+1))
		}
		if r > card.Two && versus.PairOf(r-1) >= low {
			t.Errorf("%v is not above %v", low, versus.PairOf(r-1))
		}
	}
	if jacks, under := versus.PairOf(card.Jack), versus.Rank(poker.Five([5]card.Card(cards(t, "Ts Td Ac Kc Qd")))); under >= jacks {
		t.Errorf("%v is not below %v", under, jacks)
	}
}
