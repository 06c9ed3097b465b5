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

func ExampleRead() {
	for _, s := range []string{"2-4", "[6:4]", "teen", "gee joon"} {
		faces, _ := tile.Read(s)
		fmt.Println(s, "is", faces)
	}
	// Output:
	// 2-4 is [2-4]
	// [6:4] is [4-6]
	// teen is [6-6]
	// gee joon is [2-4 1-2]
}

func ExampleSplit() {
	stack := [tile.Height]tile.Tile{tile.T12, tile.T66, tile.T24, tile.T45}
	h := tile.Split(stack, 2)
	fmt.Println("high:", h.High, "low:", h.Low)
	// Output: high: [1-2 2-4] low: [6-6 4-5]
}
