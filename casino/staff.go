package casino

import "slices"

// Role is what a member of the staff does.
type Role string

// The roles.
const (
	Floorperson  Role = "floorperson"   // decides at the tables: incidents, voids, corrections
	PitBoss      Role = "pit boss"      // opens and closes tables, posts notices and changes
	Surveillance Role = "surveillance"  // sees everything and touches nothing
	Cage         Role = "cage"          // gives and takes play money
	Inspector    Role = "inspector"     // of the Commission: reads every record
	DealerSchool Role = "dealer school" // sets situations up at tables that are private

	KenoWriter     Role = "keno writer"     // sells, voids and pays keno tickets at a work station
	KenoSupervisor Role = "keno supervisor" // also authorizes payments, locks races out and overrides the lock-out
)

// Roles are all there are.
func Roles() []Role {
	return []Role{Floorperson, PitBoss, Surveillance, Cage, Inspector, DealerSchool, KenoWriter, KenoSupervisor}
}

// Staff is somebody who works in the house.
type Staff struct {
	ID   string
	Name string // the id if empty
	Role Role
	Pits []string // by name; all if there are none
}

// Covers reports whether the pit is one in which s works.
func (s *Staff) Covers(pit string) bool {
	return len(s.Pits) == 0 || slices.Contains(s.Pits, pit)
}
