package casino

import (
	"slices"
	"strconv"
)

// staff holds those who work in the house against where they work. Every pit
// needs somebody who decides at its tables and somebody who runs it.
func (c *checker) staff(house spot) {
	f := c.file
	for i := range f.Staff {
		if c.full() {
			return
		}
		p := &f.Staff[i]
		s := house.under("staff").item(i)
		c.id(s.under("id"), p.ID, "member of the staff")
		if p.Name != "" {
			c.name(s.under("name"), p.Name)
		}
		c.role(s.under("role"), p.Role)
		for j, name := range p.Pits {
			c.works(s.under("pits").item(j), name)
		}
	}
	for _, role := range []Role{Floorperson, PitBoss} {
		somebody := slices.ContainsFunc(f.Staff, func(s Staff) bool { return s.Role == role })
		if !somebody {
			c.add(house, "", "there is no %s: a casino has at least one [[staff]] with role = %q", role, role)
			continue
		}
		for i := range f.Pits {
			if c.full() {
				return
			}
			pit := f.Pits[i].Name
			if !slices.ContainsFunc(f.Staff, func(s Staff) bool { return s.Role == role && s.Covers(pit) }) {
				c.add(house.inPit(i, pit), "", "no %s works in this pit", role)
			}
		}
	}
}

func (c *checker) role(s spot, role Role) {
	var roles []string
	for _, r := range Roles() {
		roles = append(roles, string(r))
	}
	switch {
	case role == "":
		c.add(s, "", "a member of the staff needs a role")
	case !slices.Contains(Roles(), role):
		c.add(s, "", "there is no role %q; nearest: %s", shorten(string(role)), near(string(role), roles))
	}
}

// works faults a pit that there is not.
func (c *checker) works(s spot, name string) {
	var names []string
	for i := range c.file.Pits {
		if c.file.Pits[i].Name == name {
			return
		}
		if proper(c.file.Pits[i].Name) {
			names = append(names, strconv.Quote(c.file.Pits[i].Name))
		}
	}
	c.add(s, "", "there is no pit %q; nearest: %s", shorten(name), near(strconv.Quote(name), names))
}
