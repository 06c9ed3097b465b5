package wire

import (
	"time"

	"boardwalk/money"
)

// Person is a person as staff see them.
type Person struct {
	ID      string       `json:"id"`
	Name    string       `json:"name"`
	Role    string       `json:"role"`
	SignsIn string       `json:"signsIn,omitempty" doc:"What the person signs in with, if not the id"`
	Pits    []string     `json:"pits,omitempty"`
	Listed  bool         `json:"listed,omitempty" doc:"The casino file has the person, and says what the person does"`
	Made    time.Time    `json:"made"`
	Locked  string       `json:"locked,omitempty" doc:"Why the person may not come in"`
	Balance *money.Cents `json:"balance,omitempty" doc:"Play money outside the tables; of one person only"`
	Coupons *money.Cents `json:"coupons,omitempty" doc:"Match play coupons outside the tables; of one person only"`
}

// NewPerson is an account that staff make for somebody.
type NewPerson struct {
	Name string `json:"name,omitempty" maxLength:"128" doc:"What the person is called at a table; the id if empty"`
}

// MadePerson is a person whom staff gave a password.
type MadePerson struct {
	Person
	Password string `json:"password" doc:"The first one, which nobody is told again"`
}

// NewRole is a role that a person is to have.
type NewRole struct {
	Role string `json:"role" maxLength:"32"`
}

// Handed is a person who was given money or coupons at the cage.
type Handed struct {
	Person
	Repeated bool `json:"repeated,omitempty" doc:"It was done before, and is now only confirmed; the person is as of now"`
}

// Money is play money that the cage gives, or takes if it is below zero.
type Money struct {
	Amount money.Cents `json:"amount"`
	Why    string      `json:"why,omitempty" maxLength:"256"`
}

// Issue is match play coupons that are issued to a person.
type Issue struct {
	Coupons
	Why string `json:"why,omitempty" maxLength:"256"`
}
