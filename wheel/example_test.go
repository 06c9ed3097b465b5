package wheel_test

import (
	"fmt"
	"strings"

	"boardwalk/chance"
	"boardwalk/wheel"
)

func ExampleWheel_Spin() {
	w := wheel.DoubleZero()
	pocket := w.Pockets[w.Spin(chance.NewScript(19))]
	fmt.Println(pocket.Label, pocket.Color)
	// Output: 00 green
}

// The pockets on both sides of 0 reach round the end of the list.
func ExampleWheel_Adjacent() {
	w := wheel.SingleZero()
	center, _ := w.Index("0")
	for _, i := range w.Adjacent(center, 5) {
		fmt.Print(w.Pockets[i].Label, " ")
	}
	// Output: 3 26 0 32 15
}

func ExampleBigSix() {
	w := wheel.BigSix(wheel.Ones24)
	var labels []string
	for _, stop := range w.Pockets {
		labels = append(labels, stop.Label)
	}
	fmt.Println(strings.Join(labels[:27], " "))
	fmt.Println(strings.Join(labels[27:], " "))
	// Output:
	// joker $2 $1 $5 $1 $2 $1 $10 $1 $2 $1 $5 $1 $2 $20 $1 $2 $1 $5 $1 $2 $1 $10 $1 $2 $1 $5
	// flag $2 $1 $2 $1 $10 $1 $2 $1 $5 $1 $2 $1 $20 $2 $1 $5 $1 $2 $1 $10 $1 $2 $1 $5 $1 $2
}
