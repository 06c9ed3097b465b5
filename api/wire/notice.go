package wire

import (
	"time"

	"boardwalk/money"
)

// Change is a change of the rules at a table, 8.3, and what was done to give
// notice of it.
type Change struct {
	Matter    string      `json:"matter" enum:"chip,limit,pays,vigorish,option"`
	Name      string      `json:"name,omitempty" maxLength:"64" doc:"The wager, group or option"`
	Amount    money.Cents `json:"amount,omitempty" minimum:"0" doc:"Of chip"`
	Min       money.Cents `json:"min,omitempty" minimum:"0" doc:"Of limit"`
	Max       money.Cents `json:"max,omitempty" minimum:"0" doc:"Of limit"`
	Odds      string      `json:"odds,omitempty" maxLength:"32" doc:"Of pays" example:"9 to 5"`
	Rate      string      `json:"rate,omitempty" maxLength:"32" doc:"Of vigorish" example:"5%"`
	Value     string      `json:"value,omitempty" maxLength:"64" doc:"Of option"`
	At        time.Time   `json:"at,omitempty" doc:"When it takes effect; as soon as is lawful if there is none"`
	Posted    bool        `json:"posted,omitempty" doc:"A sign at the table says so"`
	Announced bool        `json:"announced,omitempty" doc:"The patrons at the table were told"`
	Told      bool        `json:"told,omitempty" doc:"The Commission is told: it finds the notice among those it received"`
	Agreed    bool        `json:"agreed,omitempty" doc:"All patrons at the table agreed to it"`
	Tables    []string    `json:"tables,omitempty" maxItems:"200" doc:"The other tables that the notice is for: it is given at all of them or at none"`
}

// Draft is the notice that a change would need.
type Draft struct {
	Change     string `json:"change" doc:"What the sign would say"`
	Law        string `json:"law" doc:"The paragraph under which the change may be made"`
	Ahead      int    `json:"ahead" doc:"Seconds of notice that it needs; 0 if it may be made at once"`
	Commission bool   `json:"commission" doc:"The Commission must be told"`
	Written    bool   `json:"written,omitempty" doc:"The notice goes to the Commission and to surveillance in writing: there is no sign at the table and no announcement"`
	Silent     bool   `json:"silent,omitempty" doc:"Nobody need be told: there is no sign at the table and no announcement"`
	Agreed     string `json:"agreed,omitempty" doc:"The paragraph that wants no notice if all patrons at the table agree"`
}

// Given is a notice that was given of a change, 8.3.
type Given struct {
	Seq    uint64    `json:"seq" doc:"The number of the record"`
	Time   time.Time `json:"time" doc:"When it was given"`
	Who    string    `json:"who"`
	Table  string    `json:"table"`
	Change string    `json:"change" doc:"What changes, as the sign says it"`
	At     time.Time `json:"at" doc:"When it takes effect"`
	Law    string    `json:"law" doc:"The paragraph under which it may be made"`
	Told   bool      `json:"told" doc:"The Commission was told, 8.3(b)3"`
	With   []string  `json:"with,omitempty" doc:"The other tables that the same notice is for"`

	Withdrawn *Withdrawal `json:"withdrawn,omitempty" doc:"The notice was taken back: the change is not made"`
}

// Withdrawal is when a notice was withdrawn, and by whom.
type Withdrawal struct {
	Time time.Time `json:"time"`
	Who  string    `json:"who"`
}
