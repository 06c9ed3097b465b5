package sitting

import "time"

// player is somebody who has a seat.
type player struct {
	person  string
	name    string
	bot     bool
	leaving bool // stands up as soon as it is lawful

	// What follows is not in the records.
	ready    bool      // needs no more time to wager
	away     bool      // for too long
	missed   int       // answers in a row that the clock gave
	seen     time.Time // when the person last did something
	presence Presence  // of the person, once it was asked for
}

// id returns the person's id, and the empty string where nobody sits.
func (p *player) id() string {
	if p == nil {
		return ""
	}
	return p.person
}
