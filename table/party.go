package table

import (
	"fmt"

	"boardwalk/money"
)

// Party is whom a wager is against: who pays it if it wins and gets it if it
// loses. The zero value is the house.
type Party uint8

// The parties that are no seat.
const (
	TheHouse  Party = 0
	ThePot    Party = 126 // the money that players put in against each other
	TheCentre Party = 127 // the centre of the table, through which a bank's money goes

	half Party = 1 << 7 // with a seat: half that seat's, half the house's
)

// Against is the party of a player who has the bank.
func Against(s Seat) Party { return Party(s) }

// HalfAgainst is the party of a player who has the bank together with the
// house, half each.
func HalfAgainst(s Seat) Party { return half | Party(s) }

// Seat returns the position of the player who has the bank, or the house's.
func (p Party) Seat() Seat {
	if s := p &^ half; s < ThePot {
		return Seat(s)
	}
	return House
}

// Half reports whether the house has half of the bank.
func (p Party) Half() bool { return p&half != 0 }

// String returns the party as cases write it: "house", "3", "half 3", "pot" or
// "centre".
func (p Party) String() string {
	switch {
	case p == TheHouse:
		return "house"
	case p == ThePot:
		return "pot"
	case p == TheCentre:
		return "centre"
	case p.Half():
		return fmt.Sprintf("half %d", p.Seat())
	}
	return fmt.Sprint(p.Seat())
}

// Split divides an amount between the player who has the bank and the house.
// An odd cent is the house's.
func (p Party) Split(amount money.Cents) (player, house money.Cents) {
	switch {
	case p.Half():
		return amount / 2, amount - amount/2
	case p.Seat() != House:
		return amount, 0
	}
	return 0, amount
}
