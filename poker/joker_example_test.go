package poker_test

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/poker"
)

// The ways to set seven cards of pai gow poker that are lawful and have a pair for
// low.
func ExampleJokerHands_Settings() {
	dealt, err := card.ParseAll("Ks Kh 7s 7d Jk 9c 2c")
	if err != nil {
		fmt.Println(err)
		return
	}
	hand := [7]card.Card(dealt)
	var all [poker.Settings]poker.Setting
	poker.WithJoker(false).Settings(&hand, &all)
	for n, s := range all {
		if s.Lawful() && s.Low.Class() == poker.Pair {
			i, j := poker.Pairs[n][0], poker.Pairs[n][1]
			fmt.Println(hand[i], hand[j], "low:", s.High, "over", s.Low)
		}
	}
	// Output:
	// 7s 7d low: pair of kings, ace, nine, two over pair of sevens
}
