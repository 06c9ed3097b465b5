package casino

import (
	"boardwalk/game"
	"boardwalk/law"
)

// Approval is a choice of a table that is lawful only if the Commission
// approved it. A casino file cannot show that it did: the file assumes it.
type Approval struct {
	Table  string
	Option string
	Value  string
	By     law.Cite
}

// Approvals lists the approvals that the file assumes, in the order of its
// tables. The casino must be without faults.
func (f *File) Approvals() []Approval {
	var all []Approval
	for _, t := range f.Tables {
		rules, options, _, err := f.Open(t.ID)
		if err != nil {
			continue
		}
		if game.Listed(rules) == nil {
			all = append(all, Approval{t.ID, "game", rules.ID, "8.4(g)"})
		}
		for _, o := range options.Declare() {
			if by := o.Assumes(); by != "" {
				all = append(all, Approval{t.ID, o.Name, o.Value(), by})
			}
		}
	}
	return all
}
