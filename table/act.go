package table

import (
	"boardwalk/law"
	"boardwalk/money"
)

// ActKind says what somebody does at the table.
type ActKind uint8

// The kinds of acts.
const (
	Sit     ActKind = iota // take the position, with Amount in chips, Cash and Coupon
	Leave                  // give the position up
	Make                   // put Amount on Area
	Remove                 // take Amount down from Area; all of it if Amount is zero
	CallOn                 // have the wager on Area called on
	CallOff                // have it called off again
	Special                // an act that the game declares: Word
	Report                 // an incident that the game declares: Word
)

// Tender is what a wager is made with.
type Tender uint8

// The kinds of tender.
const (
	Chips  Tender = iota // gaming chips on the layout
	Plaque               // a plaque on the layout
	Cash                 // a verbal wager accompanied by cash
	Coupon               // a match play coupon beside chips
)

var tenderNames = [...]string{"chips", "plaque", "cash", "coupon"}

// String returns the tender's word.
func (t Tender) String() string { return tenderNames[t] }

// ParseTender is the inverse of [Tender.String].
func ParseTender(s string) (Tender, bool) {
	for i, n := range tenderNames {
		if n == s {
			return Tender(i), true
		}
	}
	return 0, false
}

// Act is one thing that a player or a member of staff does. The zero values of
// the fields that an act does not need are ignored.
type Act struct {
	Kind      ActKind
	Seat      Seat
	Tender    Tender
	Late      bool // made after the outcome was set in motion
	Confirmed bool // confirmed by those whom the rule names
	Accepted  bool // the dealer accepted it although it exceeds the maximum or is below the minimum
	Area      Area
	Amount    money.Cents
	Cash      money.Cents // cash brought to the seat
	Coupon    money.Cents // match play coupons brought to the seat
	Person    string      // of Sit: who sits down, if the host says
	Word      string      // the declared act or incident, or the colour of the chips
	Args      [2]int      // its arguments

	special special // what makes it lawful that its declaration alone would not
}

// SeatArg returns the position that an argument names, or [House] if no table
// has a position of that number.
func (a *Act) SeatArg(i int) Seat { return SeatNumber(a.Args[i]) }

// BoxArg returns the box that an argument names, or [NoBox] if no layout has
// one of that number.
func (a *Act) BoxArg(i int) Box {
	if n := a.Args[i]; n >= 0 && n < int(NoBox) {
		return Box(n)
	}
	return NoBox
}

// special is what makes a wager lawful that its declaration alone would not.
type special struct {
	under    law.Cite // the paragraph under which the game let it pass
	entitled bool     // the player has a right to it that no posted maximum takes away
	jointly  bool     // what it needs is made at the same time
}

// area is the area of acts that have one.
func (a *Act) area() Area {
	switch a.Kind {
	case Make, Remove, CallOn, CallOff:
		return a.Area
	}
	return NoArea
}
