// Package wheel is the wheels of the casino: the two of roulette, the big six and the wheel
// of cards. A wheel is a list of pockets in clockwise order, and a spin is one of them.
//
// Other modules may build on this package.
package wheel

import (
	"fmt"

	"boardwalk/chance"
)

// Color is the color of a pocket.
type Color uint8

const (
	// None is the color of a stop whose color means nothing, as on the big six wheel, or of a joker.
	None Color = iota
	// Green is the color of 0 and 00.
	Green
	// Red is the color of half of the numbers from 1 to 36, and of diamonds and hearts.
	Red
	// Black is the color of the other half, and of spades and clubs.
	Black
)

// String is the color in words.
func (c Color) String() string {
	switch c {
	case Green:
		return "green"
	case Red:
		return "red"
	case Black:
		return "black"
	}
	return "no color"
}

// Pocket is a place on the wheel where a spin can end: what is written there and its color.
type Pocket struct {
	Label string
	Color Color
}

// Wheel is a wheel. A spin ends in each of its pockets equally often.
type Wheel struct {
	Name    string
	Pockets []Pocket // clockwise
}

// Spin is the index of the pocket in which a spin ends.
func (w *Wheel) Spin(s chance.Source) int { return s.Draw(len(w.Pockets)) }

// Index is the index of the first pocket with that label, and whether there is one.
func (w *Wheel) Index(label string) (index int, ok bool) {
	for i, pocket := range w.Pockets {
		if pocket.Label == label {
			return i, true
		}
	}
	return 0, false
}

// Count is how many pockets have that label.
func (w *Wheel) Count(label string) int {
	count := 0
	for _, pocket := range w.Pockets {
		if pocket.Label == label {
			count++
		}
	}
	return count
}

// Adjacent is the indexes of n pockets next to each other, clockwise, with center in their
// middle; n must be odd and the wheel must have so many, or it panics.
func (w *Wheel) Adjacent(center, n int) []int {
	size := len(w.Pockets)
	if center < 0 || center >= size || n < 1 || n > size || n%2 == 0 {
		panic(fmt.Sprintf("wheel: the %s of %d pockets has no %d adjacent ones centred on %d", w.Name, size, n, center))
	}
	adjacent := make([]int, n)
	for i := range adjacent {
		adjacent[i] = (center - n/2 + i + size) % size
	}
	return adjacent
}
