package floor

import (
	"fmt"
	"maps"
	"slices"

	"boardwalk/casino"
	"boardwalk/floor/sitting"
	"boardwalk/game"
	"boardwalk/law"
)

// PrivatePit is where the private tables stand, and PrivatePoker where those
// do that play poker, which is played in an area of its own, 14.6(a).
const (
	PrivatePit   = "Private Tables"
	PrivatePoker = "Private Poker Tables"
)

// mostPrivate is how many private tables a person may have.
const mostPrivate = 4

// OpenPrivate sets up a private table as somebody asks for it, under lawful options
// and terms, for that person and those whom the person invites.
func (h *House) OpenPrivate(by Party, t casino.Table) (*Table, error) {
	h.uniform.Lock()
	defer h.uniform.Unlock()
	others := h.tableStates()
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, ErrClosed
	}
	t.Private = true
	own := 0
	for _, other := range h.tables {
		if l := other.Published(); l.Private && l.Owner == by.Who {
			own++
		}
	}
	if own >= mostPrivate {
		return nil, law.RefuseFor(law.Limit, "", "nobody has more than %d private tables", mostPrivate)
	}
	for n := len(h.tables) + 1; ; n++ {
		t.ID = fmt.Sprintf("private-%d", n)
		if h.tables[t.ID] == nil {
			break
		}
	}
	pit := pitFor(&t, others)
	one := *h.file
	one.Pits = []casino.Pit{{Name: pit, Tables: []casino.Table{t}}}
	one.Staff = casino.Default().Staff // for every pit, so that it is no matter here
	if faults := one.Check(); len(faults) > 0 {
		return nil, law.Refuse(faults[0].By, "%s", faults[0].Text)
	}
	p, err := sitting.PlanOf(&one, pit, &one.Pits[0].Tables[0])
	if err != nil {
		return nil, err
	}
	made := tableState{Standing: casino.Standing{ID: t.ID, Pit: pit}}
	if made.Rules, made.Options, made.Terms, err = sitting.RulesOf(&p.Setup); err != nil {
		return nil, err
	}
	if r := findDifference(others, append(slices.Clip(others), made), h.now()); r != nil {
		return nil, r
	}
	p.Owner = by.Who
	if err := h.add(by.Who, []string{t.ID}, func(string) sitting.Plan { return p }); err != nil {
		return nil, err
	}
	h.start(h.tables[t.ID])
	return h.tables[t.ID], nil
}

// pitFor returns in which pit a private table stands. Where all tables of a game pay
// alike, it gives it the odds of the others.
func pitFor(t *casino.Table, others []tableState) string {
	rules, ok := game.Find(t.Game)
	if !ok {
		return PrivatePit
	}
	layout := rules.New(rules.Options()).Layout()
	i := slices.IndexFunc(others, func(o tableState) bool { return o.Rules.ID == rules.ID })
	if layout.HigherOddsAlike != "" && t.Pays == nil && i >= 0 {
		t.Pays = maps.Clone(others[i].Terms.Pays)
	}
	if layout.NothingAdded != "" {
		return PrivatePoker
	}
	return PrivatePit
}
