package wire

import (
	"boardwalk/money"
)

// Me is the caller: who they are, what they have and what they may do.
type Me struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Role    string      `json:"role"`
	Picture string      `json:"picture,omitempty" doc:"The numbers of the parts that it is drawn from" example:"024135"`
	SignsIn string      `json:"signsIn,omitempty" doc:"What the person signs in with, if not the id"`
	Pits    []string    `json:"pits,omitempty" doc:"Where a member of staff works; everywhere if none"`
	Balance money.Cents `json:"balance" doc:"Play money outside the tables, in cents"`
	Welcome money.Cents `json:"welcome" doc:"The play money that everybody begins with, up to which an account is refilled; 0 if this house gives none"`
	Coupons money.Cents `json:"coupons" doc:"Match play coupons outside the tables, by face value"`
	Once    bool        `json:"once,omitempty" doc:"The password was given by staff: another must be chosen before anything else"`
	Seats   []Seated    `json:"seats" doc:"The tables at which the person sits"`
	May     []string    `json:"may" doc:"The operations that the person may ask for"`
}

// Profile is how a person is seen at a table.
type Profile struct {
	Name    string `json:"name" minLength:"1" maxLength:"32"`
	Picture string `json:"picture,omitempty" maxLength:"6" example:"024135"`
}

// Session says who the caller is, if anybody.
type Session struct {
	Me *Me `json:"me,omitempty" doc:"Missing from whoever has not come in"`
}

// Seated is a seat that the caller has.
type Seated struct {
	Table string `json:"table"`
	Seat  int    `json:"seat"`
}

// NewAccount is a request to sign up.
type NewAccount struct {
	ID       string `json:"id" minLength:"2" maxLength:"32" doc:"Small letters, digits and hyphens"`
	Name     string `json:"name,omitempty" maxLength:"128" doc:"What the person is called at a table; the id if empty"`
	Password string `json:"password" minLength:"10" maxLength:"256"`
}

// Credentials are a request to sign in.
type Credentials struct {
	ID       string `json:"id" maxLength:"64"`
	Password string `json:"password" maxLength:"256"`
}

// ForgetMe is a person's order to be forgotten.
type ForgetMe struct {
	Password string `json:"password,omitempty" maxLength:"256" doc:"One's own; a guest has none"`
}

// Passwords is a request to change a password.
type Passwords struct {
	Old string `json:"old" maxLength:"256"`
	New string `json:"new" maxLength:"256"`
}
