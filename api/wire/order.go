package wire

import (
	"boardwalk/money"
)

// SitDown says where to sit and with how much.
type SitDown struct {
	Seat   int         `json:"seat" minimum:"1" maximum:"64"`
	Amount money.Cents `json:"amount" minimum:"1" doc:"Brought to the table from one's account, in cents"`
}

// Chips is an amount.
type Chips struct {
	Amount money.Cents `json:"amount" minimum:"1"`
}

// Coupons are match play coupons, by face value.
type Coupons struct {
	Amount money.Cents `json:"amount" minimum:"1" doc:"Face value, in cents"`
}

// Act is something that a player does between two rounds.
type Act struct {
	Kind   string      `json:"kind" enum:"make,remove,call-on,call-off,special,report" doc:"make a wager, remove one, have one called on or off, or an act or incident that the game declares"`
	Area   string      `json:"area,omitempty" maxLength:"64" doc:"The id, name or alias of the wager; where each seat has its own, its name alone means one's own"`
	Amount money.Cents `json:"amount,omitempty" minimum:"0" doc:"Of a removal: all of it if there is none"`
	Tender string      `json:"tender,omitempty" enum:"chips,coupon" doc:"Of a wager that is made: chips, or a match play coupon beside chips that lie there already"`
	Word   string      `json:"word,omitempty" maxLength:"64" doc:"The declared act or incident"`
	Args   []int       `json:"args,omitempty" maxItems:"2"`
}

// ActList is several acts of one player.
type ActList struct {
	Acts []Act `json:"acts" minItems:"1" maxItems:"32" nullable:"false"`
}

// Answer is what a player decides.
type Answer struct {
	Question string      `json:"question" maxLength:"64" doc:"The id of the question that is answered. An answer to another question than the open one is refused"`
	Choice   string      `json:"choice" maxLength:"64"`
	Amount   money.Cents `json:"amount,omitempty" minimum:"0"`
	Number   int         `json:"number,omitempty" minimum:"0" maximum:"1000" doc:"How many cards, of a cut"`
	Cards    string      `json:"cards,omitempty" maxLength:"256" doc:"As in: As Td"`
}

// Readiness says whether one needs more time to wager.
type Readiness struct {
	Ready bool `json:"ready"`
}

// CutText is added to the seed.
type CutText struct {
	Text string `json:"text" minLength:"1" maxLength:"64"`
}

// Invitation names a person.
type Invitation struct {
	Person string `json:"person" minLength:"1" maxLength:"64"`
}

// OverRequest is a wager above the maximum.
type OverRequest struct {
	Area   string      `json:"area" maxLength:"64"`
	Amount money.Cents `json:"amount" minimum:"1"`
}

// Receipt says what became of an act. All of it is durable.
type Receipt struct {
	Table    string      `json:"table"`
	At       uint64      `json:"at" doc:"The place of its first record in the table's sequence"`
	Event    uint64      `json:"event" doc:"The table's last event once it was carried out"`
	Seat     int         `json:"seat,omitempty"`
	Amount   money.Cents `json:"amount,omitempty" doc:"What a player who left took away"`
	Waits    bool        `json:"waits,omitempty" doc:"It is done as soon as it is lawful, or when staff accept it"`
	Question string      `json:"question,omitempty" doc:"The id of the question that was answered"`
	Repeated bool        `json:"repeated,omitempty" doc:"It was carried out before, and now only confirmed"`
}

// Outcome is what became of one act of several: a receipt or a problem.
type Outcome struct {
	Receipt *Receipt `json:"receipt,omitempty"`
	Problem *Problem `json:"problem,omitempty"`
}

// Outcomes are those of several acts, in their order.
type Outcomes struct {
	Outcomes []Outcome `json:"outcomes"`
}
