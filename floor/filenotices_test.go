package floor

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/casino"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/table"
)

// higherAtCraps is a casino file that pays more on the field at all craps tables.
func higherAtCraps(f *casino.File) *casino.File {
	changed := changedFile(f, func(*casino.Table) {})
	for i := range changed.Pits[0].Tables {
		if c := &changed.Pits[0].Tables[i]; c.Game == "craps" {
			c.Pays = map[string]money.Odds{"field on 12": {To: 3, One: 1}}
		}
	}
	return changed
}

// reopen closes a wing and opens it again under another casino file.
func (p *parts) reopen(wing int, f *casino.File) *House {
	p.t.Helper()
	p.houses[wing-1].Close()
	p.houses[wing-1] = open(p.t, f, p.logs[wing-1], inWing(wing))
	return p.houses[wing-1]
}

// paysAt returns what the field pays on 12 at a table of a wing.
func (p *parts) paysAt(wing int, id string) string {
	v, err := p.table(wing, id).View(ctx, "")
	if err != nil {
		p.t.Fatal(err)
	}
	return v.Terms.Pays["field on 12"].String()
}

// staysAlike looks at the tables of all wings again and again for a time, and fails if any two differ that must not.
func (p *parts) staysAlike(during time.Duration) {
	p.t.Helper()
	for end := time.Now().Add(during); time.Now().Before(end); time.Sleep(7 * time.Second) {
		synctest.Wait()
		var all []casino.Standing
		for _, h := range p.houses {
			h.uniform.Lock()
			all = append(all, statesAt(h.tableStates(), time.Now())...)
			h.uniform.Unlock()
		}
		if faults := casino.Uniform(all); len(faults) > 0 {
			p.t.Fatalf("%s: %s: %s", faults[0].By, faults[0].Where(), faults[0].Text)
		}
	}
}

// TestACasinoFileKeepsTablesOfAllWingsAlike has a craps table in each of two wings, of which one may be in use.
func TestACasinoFileKeepsTablesOfAllWingsAlike(t *testing.T) {
	lawtest.Cites(t, "1.4(b)[higher odds]", "8.3(b)")
	for _, inUse := range []bool{false, true} {
		inParts(t, func(t *testing.T, hall *House, p *parts) {
			if inUse {
				must(t)(p.table(1, "craps").Sit(ctx, party("ann"), 1, 500*money.Dollar))
			}
			before := p.paysAt(1, "craps")
			changed := higherAtCraps(hall.file)
			if list := p.reopen(2, changed).FileChanges(); len(list) != 1 || list[0].How != ByNotice {
				t.Errorf("in the second wing: %+v", list)
			}
			p.staysAlike(time.Minute) // the first wing knows nothing of it yet
			if l := p.table(2, "craps-2").Listing(); len(l.Pending) != 0 {
				t.Errorf("notice was given at craps-2 alone: %+v", l.Pending)
			}
			if list := p.reopen(1, changed).FileChanges(); len(list) != 1 || list[0].How != ByNotice {
				t.Errorf("in the first wing: %+v", list)
			}
			p.staysAlike(34 * time.Minute)
			if a, b := p.paysAt(1, "craps"), p.paysAt(2, "craps-2"); a != before || b != before {
				t.Errorf("too early: %s and %s", a, b)
			}
			hall.Close()
			hall = openHall(t, hall.file, p) // what is posted, it does not post again
			defer hall.Close()
			p.staysAlike(2 * time.Minute)
			if a, b := p.paysAt(1, "craps"), p.paysAt(2, "craps-2"); a != "3 to 1" || b != "3 to 1" {
				t.Errorf("when the notice has run: %s and %s", a, b)
			}
			if n := len(p.logs[0].notices()); n != 1 {
				t.Errorf("%d notices are given at craps", n)
			}
		})
	}
}

// TestANewTableIsLikeThoseOfOtherWings has the house pay more at craps by notice, and then a third table of the casino file
// that pays as before.
func TestANewTableIsLikeThoseOfOtherWings(t *testing.T) {
	lawtest.Cites(t, "1.4(b)[higher odds]")
	for _, same := range []bool{false, true} {
		inParts(t, func(t *testing.T, hall *House, p *parts) {
			must(t)(hall.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"))
			p.staysAlike(36 * time.Minute)
			added := withCraps(hall.file, "craps-3")
			if same {
				added = higherAtCraps(added)
			}
			wing := store.ShardOf("craps-3", 3)
			p.reopen(wing, added)
			p.staysAlike(time.Minute)
			if _, there := p.houses[wing-1].Table("craps-3"); there != same {
				t.Errorf("the new table is open: %t", there)
			}
			if got := p.paysAt(1, "craps"); got != "3 to 1" {
				t.Errorf("craps pays %s", got)
			}
		})
	}
}

// withCraps is a casino file with another craps table.
func withCraps(f *casino.File, id string) *casino.File {
	g := changedFile(f, func(*casino.Table) {})
	i := slices.IndexFunc(g.Pits[0].Tables, func(c casino.Table) bool { return c.Game == "craps" })
	g.Pits[0].Tables = append(g.Pits[0].Tables, g.Pits[0].Tables[i])
	g.Pits[0].Tables[len(g.Pits[0].Tables)-1].ID = id
	return g
}

// TestANewTableIsLikeTheOthers is the same in a house that is not divided.
func TestANewTableIsLikeTheOthers(t *testing.T) {
	lawtest.Cites(t, "1.4(b)[higher odds]")
	for _, same := range []bool{false, true} {
		twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
			must(t)(h.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"))
			time.Sleep(36 * time.Minute)
			h.Close()
			added := withCraps(h.file, "craps-3")
			if same {
				added = higherAtCraps(added)
			}
			h = open(t, added, log)
			defer h.Close()
			if _, there := h.Table("craps-3"); there != same {
				t.Errorf("the new table is open: %t", there)
			}
			if list := h.FileChanges(); !same && (len(list) != 1 || list[0].Table != "craps-3" || list[0].How != NotYet) {
				t.Errorf("%+v", list)
			}
		})
	}
}

// TestATableThatDealsAnotherGameIsLikeTheOthers has roulette become craps at a time when craps pays more than the casino file says.
func TestATableThatDealsAnotherGameIsLikeTheOthers(t *testing.T) {
	lawtest.Cites(t, "1.4(b)[higher odds]")
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann")
		f := casinoOf(0, "roulette", "craps")
		h := open(t, f, log)
		must(t)(h.PostNotice(ctx, party("boss"), higher(t), "craps"))
		time.Sleep(31 * time.Minute)
		h.Close()
		h = open(t, changedFile(f, func(c *casino.Table) {
			c.Game, c.Limit = "craps", table.Limit{Min: 5 * money.Dollar, Max: 500 * money.Dollar}
		}), log)
		defer func() { h.Close() }()
		if list, l := h.FileChanges(), at(t, h, "roulette").Listing(); len(list) != 1 || list[0].How != NotYet || l.Game != "roulette" {
			t.Errorf("%+v, and it deals %s", list, l.Game)
		}
	})
}
