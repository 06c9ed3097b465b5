package wire

import (
	"boardwalk/money"
)

// Me is who asks.
type Me struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Role    string      `json:"role"`
	SignsIn string      `json:"signsIn,omitempty" doc:"What the person signs in with, if not the id"`
	Pits    []string    `json:"pits,omitempty" doc:"Where a member of staff works; everywhere if none"`
	Balance money.Cents `json:"balance" doc:"Play money outside the tables, in cents"`
	Coupons money.Cents `json:"coupons" doc:"Match play coupons outside the tables, by face value"`
	Once    bool        `json:"once,omitempty" doc:"The password was given by staff: another must be chosen before anything else"`
	Seats   []Seated    `json:"seats" doc:"The tables at which the person sits"`
	May     []string    `json:"may" doc:"The operations that the person may ask for"`
}

// Seated is a seat at a table.
type Seated struct {
	Table string `json:"table"`
	Seat  int    `json:"seat"`
}

// NewAccount is what somebody says who signs up.
type NewAccount struct {
	ID       string `json:"id" minLength:"2" maxLength:"32" doc:"Small letters, digits and hyphens"`
	Name     string `json:"name,omitempty" maxLength:"128" doc:"What the person is called at a table; the id if empty"`
	Password string `json:"password" minLength:"10" maxLength:"256"`
}

// Credentials are what somebody says who signs in.
type Credentials struct {
	ID       string `json:"id" maxLength:"64"`
	Password string `json:"password" maxLength:"256"`
}

// Passwords are the old and the new one.
type Passwords struct {
	Old string `json:"old" maxLength:"256"`
	New string `json:"new" maxLength:"256"`
}
