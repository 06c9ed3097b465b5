package wire

import (
	"boardwalk/money"
)

// SitDown is an order to take a seat and bring an amount to it.
type SitDown struct {
	Seat   int         `json:"seat" minimum:"1" maximum:"64"`
	Amount money.Cents `json:"amount" minimum:"1" doc:"Brought to the table from one's account, in cents"`
}

// Chips is an order to bring more chips.
type Chips struct {
	Amount money.Cents `json:"amount" minimum:"1"`
}

// Coupons is an order to bring match play coupons, by face value.
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

// Answer is a player's answer to a question.
type Answer struct {
	Question string      `json:"question" maxLength:"64" doc:"The id of the question that is answered. An answer to another question than the open one is refused"`
	Choice   string      `json:"choice" maxLength:"64"`
	Amount   money.Cents `json:"amount,omitempty" minimum:"0"`
	Number   int         `json:"number,omitempty" minimum:"0" maximum:"1000" doc:"How many cards, of a cut"`
	Cards    string      `json:"cards,omitempty" maxLength:"256" doc:"As in: As Td"`
}

// Readiness is an order that says whether a player needs no more time to bet.
type Readiness struct {
	Ready bool `json:"ready"`
}

// Cut is the hash of a secret that a player gives to be mixed into the coming round.
type Cut struct {
	Round int64  `json:"round" minimum:"1" maximum:"9007199254740991" doc:"The coming round, whose hash the player has seen"`
	Hash  string `json:"hash" minLength:"64" maxLength:"64" doc:"SHA-256, as the page on fairness says, in hexadecimal digits"`
}

// Opening is the secret of a cut.
type Opening struct {
	Round  int64  `json:"round" minimum:"1" maximum:"9007199254740991"`
	Secret string `json:"secret" minLength:"64" maxLength:"64" doc:"32 bytes in hexadecimal digits"`
}

// Invitation is an order to invite a person to a private table.
type Invitation struct {
	Person string `json:"person" minLength:"1" maxLength:"64"`
}

// OverRequest asks for a wager above the posted maximum, or takes it back.
type OverRequest struct {
	Area   string      `json:"area" maxLength:"64"`
	Amount money.Cents `json:"amount" minimum:"1"`
}

// Nothing is the body of an order that needs to say nothing: {}.
type Nothing struct{}

// Receipt is the answer to an order that was carried out, or that waits. It is on the disk.
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

// Outcome is the result of one act of an ActList: a receipt or a problem.
type Outcome struct {
	Receipt *Receipt `json:"receipt,omitempty"`
	Problem *Problem `json:"problem,omitempty"`
}

// Outcomes are the results of an ActList, in its order.
type Outcomes struct {
	Outcomes []Outcome `json:"outcomes"`
}
