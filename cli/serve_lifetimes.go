package cli

import (
	"time"

	"boardwalk/floor"
	"boardwalk/people"
)

// lifetimes are the flags of serve that say how long guests and private tables are kept,
// and how many.
type lifetimes struct {
	GuestFor      time.Duration `default:"168h" help:"How long a guest is kept who was at a table and is not seen (${default})."`
	Guests        int           `default:"20000" help:"How many guests there may be (${default})."`
	PrivateFor    time.Duration `default:"24h" help:"How long a private table is kept at which nobody is (${default})."`
	PrivateTables int           `default:"500" help:"How many private tables there may be (${default})."`
	Shows         int           `default:"3" help:"At how many tables bots play while somebody watches the lobby (${default})."`
}

// guestLimits returns how long guests are kept, and how many.
func (l *lifetimes) guestLimits() people.GuestLimits {
	guests := people.UsualGuests
	guests.For, guests.Most = l.GuestFor, l.Guests
	return guests
}

// settings returns the settings of the floor.
func (l *lifetimes) settings() []floor.Setting {
	return []floor.Setting{floor.PrivateFor(l.PrivateFor), floor.MostPrivate(l.PrivateTables), floor.Shows(max(0, l.Shows))}
}
