package tile_test

import (
	"fmt"

	"boardwalk/tile"
)

func ExampleOf() {
	high, low := tile.Of(tile.T66, tile.T45), tile.Of(tile.T12, tile.T56)
	fmt.Println(high)
	fmt.Println(low)
	order, by := tile.Compare(high, low)
	fmt.Println(order, by)
	// Output:
	// a wong with the twelve
	// a value of 7, its highest tile of place 8
	// 1 19:47-10.2(b)
}

func ExampleDraw() {
	fmt.Print(tile.Draw(tile.T24, tile.T12, tile.Unknown))
	// Output:
	// ┌─────┐ ┌─────┐ ┌─────┐
	// │●    │ │     │ │▒▒▒▒▒│
	// │     │ │  ●  │ │▒▒▒▒▒│
	// │    ●│ │     │ │▒▒▒▒▒│
	// ├─────┤ ├─────┤ ├─────┤
	// │●   ●│ │●    │ │▒▒▒▒▒│
	// │     │ │     │ │▒▒▒▒▒│
	// │●   ●│ │    ●│ │▒▒▒▒▒│
	// └─────┘ └─────┘ └─────┘
}
