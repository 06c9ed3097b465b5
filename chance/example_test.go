package chance_test

import (
	"fmt"

	"boardwalk/chance"
)

// A live table's outcomes can be computed again by anybody who is later given the seed.
func ExampleNewSecure() {
	seed, _ := chance.ParseSeed("00000000000000000000000000000000000000000000000000000000000000ff")
	table, verifier := chance.NewSecure(seed), chance.NewSecure(seed)
	for range 4 {
		fmt.Print(table.Draw(38) == verifier.Draw(38), " ")
	}
	// Output: true true true true
}

// A case says what happens, and a table recovers from a case that says too little.
func ExampleScript() {
	defer func() { fmt.Println(recover()) }()
	script := chance.NewScript(3, 5)
	fmt.Println(script.Draw(6), script.Draw(6), script.Left())
	script.Draw(38)
	// Output:
	// 3 5 0
	// the outcomes ran out after 2: one more of 0 to 37 is needed
}

func ExampleRecorder() {
	recorder := chance.NewRecorder(chance.NewFast(1, 1))
	die, card := recorder.Draw(6), recorder.Draw(52)

	recording := chance.NewRecording(recorder.Drawn())
	fmt.Println(recording.Draw(6) == die, recording.Draw(52) == card, recording.Left())
	// Output: true true 0
}

// In how many of 36 ways do two dice make seven?
func ExampleTree() {
	sevens, ways := 0, uint64(0)
	tree := chance.NewTree()
	for tree.Next() {
		if tree.Draw(6)+1+tree.Draw(6)+1 == 7 {
			sevens++
		}
		ways = tree.Ways()
	}
	fmt.Println(sevens, "in", ways)
	// Output: 6 in 36
}
