package wire

import (
	"time"

	"boardwalk/money"
)

// Person is somebody, as staff see him.
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

// NewPerson is what staff say of somebody for whom they make an account.
type NewPerson struct {
	Name string `json:"name,omitempty" maxLength:"128" doc:"What the person is called at a table; the id if empty"`
}

// MadePerson is somebody for whom an account was made.
type MadePerson struct {
	Person
	Password string `json:"password" doc:"The first one, which nobody is told again"`
}

// NewRole is a role.
type NewRole struct {
	Role string `json:"role" maxLength:"32"`
}

// Handed is somebody who was given something at the cage.
type Handed struct {
	Person
	Repeated bool `json:"repeated,omitempty" doc:"It was done before, and is now only confirmed; the person is as of now"`
}

// Money is an amount of play money; below zero it is taken back.
type Money struct {
	Amount money.Cents `json:"amount"`
	Why    string      `json:"why,omitempty" maxLength:"256"`
}

// Issue is match play coupons for somebody.
type Issue struct {
	Coupons
	Why string `json:"why,omitempty" maxLength:"256"`
}
