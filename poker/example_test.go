package poker_test

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/poker"
)

func Example() {
	player, _ := card.ParseAll("9s 9h As 6d 2c")
	dealer, _ := card.ParseAll("9c 9d Ks Qd Jc")
	a, b := poker.Five([5]card.Card(player)), poker.Five([5]card.Card(dealer))
	fmt.Println(a)
	fmt.Println(b)
	fmt.Println(a > b, a.Class() == b.Class())
	// Output:
	// pair of nines, ace, six, two
	// pair of nines, king, queen, jack
	// true true
}

func ExampleThree() {
	hand, _ := card.ParseAll("As 2s 3d")
	r := poker.Three([3]card.Card(hand))
	fmt.Println(r, "by", r.Law())
	// Output: straight, three to ace by 19:47-20.3(b)3
}

func ExampleSeven() {
	hand, _ := card.ParseAll("As Ad Kc Kh Qs Qd 2c")
	fmt.Println(poker.Seven([7]card.Card(hand)))
	// Output: two pairs, aces and kings, queen
}

func ExampleKind_Rank() {
	hand, _ := card.ParseAll("As Ks As")
	_, err := poker.ThreeCard.Rank(hand...)
	fmt.Println(err)
	// Output: the hand has As twice
}

func ExampleKind_Order() {
	for _, place := range poker.ThreeCard.Order() {
		fmt.Println(place.Class)
	}
	// Output:
	// straight flush
	// three-of-a-kind
	// straight
	// flush
	// pair
	// high card
}
