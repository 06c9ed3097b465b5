package table

import (
	"boardwalk/law"
)

// The audiences of a change.
const (
	Patrons      Audience = iota // by a sign and an announcement at the table, and the Commission: 8.3(b)
	Surveillance                 // and the Commission, in writing; nothing is said at the table
	Nobody                       // the change is no rule of the game, or takes nothing from anybody
)

// InWriting returns the option as one of which a paragraph wants written notice
// to the Commission and to surveillance, half an hour before it changes. There is
// no sign at the table and no announcement.
func (o Option) InWriting(by law.Cite) Option {
	o.Notice, o.Audience = by, Surveillance
	return o
}

// Internal returns the option as one that is no rule of the game, so that it
// changes without notice.
func (o Option) Internal() Option {
	o.Audience = Nobody
	return o
}

// Permits returns the option as a permission. To give it takes nothing from
// anybody and needs no notice; to take it back does.
func (o Option) Permits() Option {
	o.permits = true
	return o
}
