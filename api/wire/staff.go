package wire

// StaffReport is an incident, or an act of staff that the game declares.
type StaffReport struct {
	Kind string `json:"kind" enum:"special,report"`
	Word string `json:"word" minLength:"1" maxLength:"64"`
	Args []int  `json:"args,omitempty" maxItems:"2" doc:"As declared; whom it concerns is one of them"`
}

// Reason is why staff do something.
type Reason struct {
	Why string `json:"why,omitempty" maxLength:"256"`
}

// Denial is a wager above the maximum that is not accepted, and why.
type Denial struct {
	OverWager
	Reason
}

// Ejection has a player leave the table.
type Ejection struct {
	Seat int    `json:"seat" minimum:"1" maximum:"64"`
	Why  string `json:"why" minLength:"1" maxLength:"256"`
}
