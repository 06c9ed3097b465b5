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

// Four of a kind is the best hand of four cards, and three of a kind beats a flush.
func ExampleFourOfFive() {
	hand, _ := card.ParseAll("9s 9d 9h As Ks")
	r := poker.FourOfFive([5]card.Card(hand))
	fmt.Println(r, "by", r.Law())
	// Output: three nines, ace by 19:47-27.3(b)3
}

// The three community cards alone are no hand.
func ExampleMiniTexOf() {
	hole, _ := card.ParseAll("4s 2d")
	community, _ := card.ParseAll("Ks Qs Js")
	fmt.Println(poker.MiniTexOf((*[2]card.Card)(hole), (*[3]card.Card)(community)))
	// Output: flush, king, queen, four
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

// The same cards for high and for low, as in a game that splits the pot.
func ExampleEightOrBetterOf() {
	hand, _ := card.ParseAll("As Ad 8c 6h 4s 2d Kc")
	fmt.Println(poker.HighOf(hand))
	fmt.Println(poker.EightOrBetterOf(hand))
	// Output:
	// pair of aces, king, eight, six
	// eight, six, four, two, ace low
}

// The lowest top card is best, and straights and flushes do not count.
func ExampleLowOf() {
	wheel, _ := card.ParseAll("As 2s 3s 4s 5s")
	pair, _ := card.ParseAll("As Ad 2c 3h 4s")
	a, b := poker.LowOf(wheel), poker.LowOf(pair)
	fmt.Println(a, "by", a.Law())
	fmt.Println(b)
	fmt.Println(a > b)
	// Output:
	// five, four, three, two, ace low by 19:47-14.3(e)
	// pair of aces, four, three, two low
	// true
}

// Four of a suit on the board are no flush for a player who has only one.
func ExampleOmahaHighOf() {
	hole, _ := card.ParseAll("As Kd Kc 2h")
	board, _ := card.ParseAll("Qs 9s 7s 4s 3d")
	fmt.Println(poker.OmahaHighOf((*[4]card.Card)(hole), board))
	fmt.Println(poker.OmahaLowOf((*[4]card.Card)(hole), board))
	// Output:
	// pair of kings, queen, nine, seven
	// seven, four, three, two, ace low
}

func ExampleShowingOf() {
	up, _ := card.ParseAll("9s 9d 2c")
	fmt.Println(poker.ShowingOf(up))
	// Output: pair of nines, two
}

func ExampleBest() {
	hand, _ := card.ParseAll("5c 4d 3h 2s As Ad 5s")
	rank, cards := poker.Best(poker.High, hand)
	fmt.Println(rank, cards)
	rank, cards = poker.Best(poker.Low, hand)
	fmt.Println(rank, cards)
	// Output:
	// straight, five to ace [5s 4d 3h 2s As]
	// five, four, three, two, ace low [5c 4d 3h 2s Ad]
}
