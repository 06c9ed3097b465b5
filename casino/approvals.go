package casino

import "boardwalk/law"

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
		_, options, _, err := f.Open(t.ID)
		if err != nil {
			continue
		}
		for _, o := range options.Declare() {
			if by := o.Assumes(); by != "" {
				all = append(all, Approval{t.ID, o.Name, o.Value(), by})
			}
		}
	}
	return all
}
