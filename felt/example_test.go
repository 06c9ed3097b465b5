package felt_test

import (
	"fmt"

	"boardwalk/felt"
)

// A table with six positions, at each of which cards lie before two areas.
func ExampleHalfRound() {
	f := felt.HalfRound("Casino War layout", 6).
		DealerCards(0, "Dealer").
		Inscribe("CASINO WAR").
		Position(felt.Cards(), felt.Box("tie", "Tie"), felt.Circle("ante", "Ante")).
		Felt()
	a := f.Find("ante-3")
	fmt.Println(a.Label, "of seat", a.Seat, a.Chip, f.Hit(a.Chip) == a)
	// Output: Ante of seat 3 {38 27.54} true
}
