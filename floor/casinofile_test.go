package floor

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// changedFile is a casino file with other rules at its first table.
func changedFile(f *casino.File, change func(*casino.Table)) *casino.File {
	g := *f
	g.Pits = []casino.Pit{{Name: f.Pits[0].Name, Tables: slices.Clone(f.Pits[0].Tables)}}
	change(&g.Pits[0].Tables[0])
	return &g
}

// doubled is twice the usual minimum.
var doubled = table.Limit{Min: 2 * money.Dollar, Max: 10_000 * money.Dollar}

// openings are the notices of the house's own records that are part of an opening.
func openings(t *testing.T, log *memory) (list []journal.Notice) {
	t.Helper()
	for _, r := range log.notices() {
		var n journal.Notice
		if err := r.Read(&n); err != nil {
			t.Fatal(err)
		}
		if n.Opening {
			list = append(list, n)
		}
	}
	return list
}

func TestAFreeTableTakesOtherRulesWithTheOpeningOfTheHouse(t *testing.T) {
	lawtest.Cites(t, "8.3(b)")
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann")
		f := casinoOf(0, "roulette")
		h := open(t, f, log)
		h.Close()
		changed := changedFile(f, func(c *casino.Table) {
			c.Options = map[string]string{"wheel": "single-zero"}
			c.Limit = doubled
		})
		h = open(t, changed, log)
		list := h.FileChanges()
		if len(list) != 1 || list[0].Table != "roulette" || list[0].How != AtOpening || len(list[0].Changes) < 2 {
			t.Fatalf("%+v", list)
		}
		if v, _ := at(t, h, "roulette").View(ctx, ""); v.Terms.Limit != changed.Pits[0].Tables[0].Limit {
			t.Errorf("the limit is %+v", v.Terms.Limit)
		}
		named := openings(t, log)
		for i, n := range named {
			if n.Change != list[0].Changes[i] || n.Law != "8.3(b)" || n.Table != "roulette" || !n.Told || n.At.IsZero() {
				t.Errorf("recorded: %+v", n)
			}
		}
		if len(named) != len(list[0].Changes) {
			t.Errorf("%d of %d changes are recorded", len(named), len(list[0].Changes))
		}
		h.Close()
		h = open(t, changed, log) // nothing more
		defer h.Close()
		if list := h.FileChanges(); len(list) != 0 || len(openings(t, log)) != len(named) {
			t.Errorf("opened again: %+v", list)
		}
	})
}

func TestATableInUseTakesOtherRulesByNotice(t *testing.T) {
	lawtest.Cites(t, "8.3(b)", "8.3(b)1", "8.3(b)2", "8.3(b)3")
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) {
		must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
		v, _ := tab.View(ctx, "")
		was := v.Terms.Limit
		h.Close()
		changed := changedFile(h.file, func(c *casino.Table) { c.Limit = doubled })
		h = open(t, changed, log)
		defer func() { h.Close() }()
		tab = at(t, h, "roulette")
		if list := h.FileChanges(); len(list) != 1 || list[0].How != ByNotice {
			t.Fatalf("%+v", list)
		}
		synctest.Wait()
		pending := tab.Listing().Pending
		if len(pending) != 1 || pending[0].Limit.Min != 2*was.Min || time.Until(pending[0].At) != 30*time.Minute {
			t.Fatalf("to come: %+v", pending)
		}
		time.Sleep(29 * time.Minute)
		if v, _ := tab.View(ctx, ""); v.Terms.Limit != was {
			t.Errorf("a minute too early: %+v", v.Terms.Limit)
		}
		h.Close() // no second notice is given in a house that is opened again meanwhile
		h = open(t, changed, log)
		tab = at(t, h, "roulette")
		synctest.Wait()
		if list := h.FileChanges(); len(list) != 0 || len(tab.Listing().Pending) != 1 {
			t.Errorf("opened again: %+v, to come: %+v", list, tab.Listing().Pending)
		}
		time.Sleep(2 * time.Minute)
		if v, _ := tab.View(ctx, ""); v.Terms.Limit.Min != 2*was.Min {
			t.Errorf("when the notice has run: %+v", v.Terms.Limit)
		}
		if n := openings(t, log); len(n) != 0 {
			t.Errorf("also with an opening: %+v", n)
		}
		h.Close()
		h = open(t, changed, log) // both have been away for too long
		if list := h.FileChanges(); len(list) != 0 {
			t.Errorf("once the table was empty: %+v", list)
		}
	})
}

// TestRulesDoNotChangeBecauseEverybodyLeft is about a table that was in use when the house was opened under another file.
func TestRulesDoNotChangeBecauseEverybodyLeft(t *testing.T) {
	lawtest.Cites(t, "8.3(b)")
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) {
		v, _ := tab.View(ctx, "")
		was := v.Terms.Limit
		h.Close()
		changed := changedFile(h.file, func(c *casino.Table) { c.Limit, c.Times.Betting = doubled, 30*time.Second })
		h = open(t, changed, log)
		defer func() { h.Close() }()
		tab = at(t, h, "roulette")
		must(t)(tab.Leave(ctx, party("ann")))
		must(t)(tab.Leave(ctx, party("bob")))
		synctest.Wait()
		if v, _ := tab.View(ctx, ""); v.Terms.Limit != was {
			t.Errorf("at once: %+v", v.Terms.Limit)
		}
		time.Sleep(31 * time.Minute)
		if v, _ := tab.View(ctx, ""); v.Terms.Limit.Min != 2*was.Min {
			t.Errorf("half an hour later: %+v", v.Terms.Limit)
		}
	})
}

func TestAnotherGameWaitsUntilTheTableIsFree(t *testing.T) {
	evening(t, "roulette", func(t *testing.T, h *House, _ *Table, log *memory) {
		h.Close()
		rules, _ := game.Find("big-six")
		changed := changedFile(h.file, func(c *casino.Table) { c.Game, c.Limit = "big-six", rules.Limit })
		h = open(t, changed, log)
		defer func() { h.Close() }()
		if list := h.FileChanges(); len(list) != 1 || list[0].How != NotYet || !slices.Equal(list[0].Changes, []string{"game: big-six"}) {
			t.Fatalf("%+v", list)
		}
		tab := at(t, h, "roulette")
		must(t)(tab.Leave(ctx, party("ann")))
		must(t)(tab.Leave(ctx, party("bob")))
		if l := tab.Listing(); l.Game != "roulette" {
			t.Errorf("it deals %s while the house is open", l.Game)
		}
		h.Close()
		h = open(t, changed, log)
		if list, l := h.FileChanges(), at(t, h, "roulette").Listing(); len(list) != 1 || list[0].How != AtOpening || l.Game != "big-six" {
			t.Errorf("%+v, and it deals %s", list, l.Game)
		}
	})
}

// TestTablesThatMustBeAlikeChangeTogether has one of two craps tables in use: the free one waits for it.
func TestTablesThatMustBeAlikeChangeTogether(t *testing.T) {
	lawtest.Cites(t, "1.4(b)[higher odds]")
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		must(t)(at(t, h, "craps").Sit(ctx, party("ann"), 1, 500*money.Dollar))
		h.Close()
		changed := changedFile(h.file, func(*casino.Table) {})
		for i := range changed.Pits[0].Tables {
			if c := &changed.Pits[0].Tables[i]; c.Game == "craps" {
				c.Pays = map[string]money.Odds{"field on 12": {To: 3, One: 1}}
			}
		}
		h = open(t, changed, log)
		defer func() { h.Close() }()
		if list := h.FileChanges(); len(list) != 2 || list[0].How != ByNotice || list[1].How != ByNotice {
			t.Fatalf("%+v", list)
		}
		odds := func() (all []string) {
			for _, id := range []string{"craps", "craps-2"} {
				if n := at(t, h, id).Listing().Notices; slices.ContainsFunc(n,
					func(n table.Notice) bool { return !n.Coming && strings.Contains(n.Text, "3 to 1 on 12") }) {
					all = append(all, id)
				}
			}
			return all
		}
		synctest.Wait()
		time.Sleep(34 * time.Minute)
		if got := odds(); len(got) != 0 {
			t.Errorf("too early at %v", got)
		}
		time.Sleep(2 * time.Minute)
		if got := odds(); len(got) != 2 {
			t.Errorf("in effect at %v", got)
		}
	})
}

func TestBotsAloneDoNotKeepATableFromChanging(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann")
		f := casinoOf(2, "roulette")
		h := open(t, f, log)
		tab := at(t, h, "roulette")
		must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
		synctest.Wait()
		must(t)(tab.Leave(ctx, party("ann")))
		h.Close()
		h = open(t, changedFile(f, func(c *casino.Table) { c.Limit = doubled }), log)
		defer h.Close()
		if list := h.FileChanges(); len(list) != 1 || list[0].How != AtOpening {
			t.Errorf("%+v", list)
		}
	})
}
