package floor

import (
	"fmt"

	"boardwalk/casino"
	"boardwalk/law"
)

// PrivatePit is where the private tables stand.
const PrivatePit = "Private Tables"

// mostPrivate is how many private tables a person may have.
const mostPrivate = 4

// Make sets up a private table as somebody asks for it, under lawful options
// and terms, for that person and those whom the person invites.
func (h *House) Make(by Party, t casino.Table) (*Table, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, ErrClosed
	}
	t.Private = true
	own := 0
	for _, other := range h.tables {
		if l := other.listing.Load(); l.Private && l.Owner == by.Who {
			own++
		}
	}
	if own >= mostPrivate {
		return nil, law.Refuse("", "nobody has more than %d private tables", mostPrivate)
	}
	for n := len(h.tables) + 1; ; n++ {
		t.ID = fmt.Sprintf("private-%d", n)
		if h.tables[t.ID] == nil {
			break
		}
	}
	one := *h.file
	one.Pits = []casino.Pit{{Name: PrivatePit, Tables: []casino.Table{t}}}
	one.Staff = casino.Default().Staff // for every pit, so that it is no matter here
	if faults := one.Check(); len(faults) > 0 {
		return nil, law.Refuse(faults[0].By, "%s", faults[0].Text)
	}
	p, err := planOf(&one, PrivatePit, &one.Pits[0].Tables[0])
	if err != nil {
		return nil, err
	}
	p.Owner = by.Who
	if err := h.add(by.Who, []string{t.ID}, func(string) plan { return p }); err != nil {
		return nil, err
	}
	made := h.tables[t.ID]
	h.start(made)
	return made, nil
}
