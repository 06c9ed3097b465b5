package keno

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/law"
)

// Draw is what was drawn in a game: 20 different numbers.
type Draw struct {
	Balls [Drawn]uint8 // in the order in which they were drawn
	Set   Set          // the same numbers
}

// DrawFrom draws 20 of the 80 numbers at random (15.5(d)2).
//
// The numbers stand in a row, 1 to 80. Twenty times the source is asked for a
// place among those that are left: Draw(80), Draw(79), … Draw(61), counted from
// 0. The number at that place is drawn, and the last number of the row takes its
// place. Whoever has the outcomes of the source gets the same numbers in the
// same order.
func DrawFrom(src chance.Source) Draw {
	var row [Numbers]uint8
	for i := range row {
		row[i] = uint8(i + 1)
	}
	var d Draw
	for i := range d.Balls {
		left := Numbers - i
		at := src.Draw(left)
		d.Balls[i] = row[at]
		d.Set = d.Set.With(int(row[at]))
		row[at] = row[left-1]
	}
	return d
}

// drawn is the paragraph of the draw.
const drawn law.Cite = "15.5(d)2"

// NewDraw returns the draw of given numbers in their order. It refuses a list
// that is not 20 different numbers from 1 to 80.
func NewDraw(numbers []int) (Draw, error) {
	var d Draw
	if len(numbers) != Drawn {
		return d, law.Refuse(drawn, "a draw has %d numbers, this one has %d", Drawn, len(numbers))
	}
	for i, n := range numbers {
		switch {
		case n < 1 || n > Numbers:
			return d, law.Refuse(allNumbers, "%d is not a number from 1 to %d", n, Numbers)
		case d.Set.Has(n):
			return d, law.Refuse(drawn, "the number %d is drawn twice", n)
		}
		d.Balls[i] = uint8(n)
		d.Set = d.Set.With(n)
	}
	return d, nil
}

// List returns the numbers in the order in which they were drawn.
func (d *Draw) List() []int {
	list := make([]int, Drawn)
	for i, n := range d.Balls {
		list[i] = int(n)
	}
	return list
}

// String writes the numbers in the order in which they were drawn.
func (d *Draw) String() string {
	s := fmt.Sprint(d.List())
	return s[1 : len(s)-1]
}
