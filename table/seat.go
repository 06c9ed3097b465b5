package table

import (
	"math"
)

// Seat is a position at the table, counted clockwise from the dealer's left;
// 0 is the house.
type Seat uint8

// House is the seat of events that concern no player in particular.
const House Seat = 0

// SeatNumber returns the position of that number, or [House] if no table has
// one. A plain conversion would take 257 for 1.
func SeatNumber(n int) Seat {
	if n < 0 || n > math.MaxUint8 {
		return House
	}
	return Seat(n)
}

// Box returns the box in front of a position, at the games where a player's
// box has the number of the seat.
func (s Seat) Box() Box { return Box(s) }

// Box is a place on the layout that gets cards; 0 is the dealer's. At most
// games a player's box has the number of the seat.
type Box uint8

// NoBox is where a burned card goes: to none that a case could deal it to.
const NoBox Box = 255

// Seat returns the position behind a box; the dealer's box and the game's own
// boxes have numbers at which nobody sits.
func (b Box) Seat() Seat { return Seat(b) }
