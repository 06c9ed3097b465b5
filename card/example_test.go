package card_test

import (
	"fmt"

	"boardwalk/card"
)

func ExampleParse() {
	c, _ := card.Parse("10h")
	fmt.Println(c, c.Pretty(), c.Rank(), "of", c.Suit())
	_, err := card.Parse("1h")
	fmt.Println(err)
	// Output:
	// Th 10♥ ten of hearts
	// "1h" is not a card: write its rank and suit like As, Td or 10h, and a joker as Jk
}

func ExampleParseAll() {
	hand, _ := card.ParseAll("Qs, Js Ts")
	fmt.Println(hand, hand[0].Rank() > hand[1].Rank())
	// Output: [Qs Js Ts] true
}

func ExamplePack() {
	shoe := card.WithJoker.Shoe(1)
	fmt.Println(shoe.Pack(), shoe.Total(), shoe.ToCome()[50:])

	six := card.WithoutTens.Shoe(6)
	fmt.Println(six.Pack(), six.Total())
	// Output:
	// 52 cards and a joker 53 [Ks As Jk]
	// 48 cards, without the tens 288
}
