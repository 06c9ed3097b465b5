package dice_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/dice"
)

// An outcome of 0 is a one, so this script throws a hard eight and then a seven.
func ExampleThrow() {
	source := chance.NewScript(3, 3, 2, 3)
	for range 2 {
		pair := dice.Throw(source)
		fmt.Println(pair, pair.Total(), pair.Hard())
	}
	// Output:
	// 4-4 8 true
	// 3-4 7 false
}

func ExampleParseThree() {
	three, _ := dice.ParseThree("6 6 1")
	fmt.Println(three, three.Total(), three.Count(6), three.Alike())
	// Output: 6-6-1 13 2 false
}
