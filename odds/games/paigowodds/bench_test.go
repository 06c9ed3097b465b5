package paigowodds

import (
	"testing"

	"boardwalk/card"
	"boardwalk/game/paigowpoker"
	"boardwalk/odds/oddstest"
)

// BenchmarkPaiGowPoker values the 21 settings of one hand, once the house way is known.
func BenchmarkPaiGowPoker(b *testing.B) {
	hand, err := card.ParseAll("As Kd 7h 7c 5d 4s 2h")
	if err != nil {
		b.Fatal(err)
	}
	a := oddstest.Asked(b, paigowpoker.Rules, "")
	for b.Loop() {
		if _, _, err := paiGowPokerValues(a, (*[7]card.Card)(hand), 0, false); err != nil {
			b.Fatal(err)
		}
	}
}
