package people

import (
	"slices"

	"boardwalk/casino"
	"boardwalk/law"
)

// Reset gives somebody who has forgotten the password another one, to be told
// once, and ends the person's sessions. It is good for nothing but choosing a
// password of one's own.
func (r *Register) Reset(by, id string) (Person, string, error) {
	password, hash := r.drawPassword()
	p, err := r.change(by, id, func(p *Person) (*Account, error) {
		if err := r.mayReset(by, p); err != nil {
			return nil, err
		}
		p.Hash, p.Once, p.Since = hash, true, r.now()
		return &Account{Did: "reset"}, nil
	})
	if err == nil {
		r.tries.forgetAll(id)
	}
	return p, password, err
}

// mayReset says why somebody may not give a person another password. Players
// come to the cage for it, and staff who have their role from the pit to a pit
// boss; those of the casino file have theirs from whoever has the machine.
func (r *Register) mayReset(by string, p *Person) error {
	if err := r.mayTouch(by, p); err != nil {
		return err
	}
	staff, _ := r.Find(by)
	switch {
	case p.ID == by:
		return law.Refuse("", "whoever knows his password changes it himself")
	case p.Role == Guest:
		return law.Refuse("", "a guest has no password")
	case p.Listed:
		return law.Refuse("", "%s is in the casino file, and has the password from whoever runs the house", p.ID)
	case p.IsStaff() && staff.Role != casino.PitBoss:
		return law.Refuse("", "a pit boss gives staff another password")
	}
	return nil
}

// choosing is what somebody may do who has to choose a password first, beside
// what everybody may.
var choosing = []Operation{"me", "change-password", "sign-out"}

// May reports whether the person may do something.
func (p *Person) May(op Operation) bool {
	if p.Once && !May(Nobody, op) {
		return slices.Contains(choosing, op)
	}
	return May(p.Role, op)
}
