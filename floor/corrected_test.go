package floor

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"boardwalk/chance"
	"boardwalk/floor/sitting"
	"boardwalk/game/gametest"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/version"
)

// versionsOf returns the versions of the rules under which a table was set up, one after another.
func versionsOf(t *testing.T, log *memory, id string) (list []int) {
	t.Helper()
	for _, r := range log.all(id) {
		if r.Kind == journal.KindTable {
			d, err := sitting.Decode[journal.Setup](&r)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, d.Rules)
		}
	}
	return list
}

// upgrade is a house that an older program leaves as it is when before was called, and that a newer program opens.
func upgrade(t *testing.T, before, after func(t *testing.T, h *House, tab *Table, log *memory)) {
	t.Helper()
	gametest.Deal(t, gametest.Older)
	log := newMemory("ann", "bob")
	synctest.Test(t, func(t *testing.T) {
		h := open(t, casinoOf(0, gametest.ID), log, Program(version.Program{Version: "0.1.0"}))
		before(t, h, at(t, h, gametest.ID), log)
		h.Close()
	})
	gametest.Deal(t, gametest.Newer)
	synctest.Test(t, func(t *testing.T) {
		h := open(t, casinoOf(0, gametest.ID), log, Program(version.Program{Version: "0.2.0"}))
		defer h.Close()
		synctest.Wait() // every table has done what was due
		after(t, h, at(t, h, gametest.ID), log)
	})
	if _, open, err := journal.VerifyDraws(log.all(gametest.ID)); err != nil || open != 0 {
		t.Errorf("%d outcomes are open: %v", open, err)
	}
}

// bets has people wager on over.
func bets(t *testing.T, tab *Table, people ...string) {
	t.Helper()
	for _, who := range people {
		must(t)(tab.Wager(ctx, party(who), area(t, tab, "over"), 10*money.Dollar))
	}
}

// readies has people say that they need no more time.
func readies(t *testing.T, tab *Table, people ...string) {
	t.Helper()
	for _, who := range people {
		must(t)(tab.Ready(ctx, party(who), true))
	}
}

// stays has people answer what they are asked until the round is over.
func stays(t *testing.T, tab *Table, people ...string) {
	t.Helper()
	for _, who := range people {
		if status(t, tab, who).Question != nil {
			must(t)(answer(tab, party(who), table.Answer{Choice: "stay"}))
		}
	}
}

// tried reports how often the dice were tried, which only the newer rules want.
func tried(t *testing.T, tab *Table) (n int) {
	t.Helper()
	all, err := tab.History(ctx, 0, 1000)
	if err != nil {
		t.Fatal(err)
	}
	for i := range all {
		if strings.Contains(all[i].Text+all[i].Told.Text, "The dice are tried") {
			n++
		}
	}
	return n
}

// sits seats ann and bob.
func sits(t *testing.T, tab *Table) {
	t.Helper()
	must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
	must(t)(tab.Sit(ctx, party("bob"), 2, 500*money.Dollar))
}

// wants fails unless a table was set up under these versions of its rules, and its dice were tried so often.
func wants(t *testing.T, tab *Table, log *memory, trials int, versions ...int) {
	t.Helper()
	if got := versionsOf(t, log, gametest.ID); !slices.Equal(got, versions) {
		t.Errorf("it was set up under the versions %v, want %v", got, versions)
	}
	if got := tried(t, tab); got != trials {
		t.Errorf("the dice were tried %d times, want %d", got, trials)
	}
}

// TestACorrectionComesToATableAtRest: at the opening by a newer program, and everybody keeps seats and chips.
func TestACorrectionComesToATableAtRest(t *testing.T) {
	var chips [2]money.Cents
	upgrade(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		sits(t, tab)
		bets(t, tab, "ann", "bob")
		readies(t, tab, "ann", "bob")
		stays(t, tab, "ann", "bob")
		chips = [2]money.Cents{tab.Sitting().Table().Chips(1), tab.Sitting().Table().Chips(2)}
		wants(t, tab, log, 0, 1)
	}, func(t *testing.T, h *House, tab *Table, log *memory) {
		if got := tab.Sitting().Table(); got.Chips(1) != chips[0] || got.Chips(2) != chips[1] {
			t.Errorf("%s and %s, and it was %v", got.Chips(1), got.Chips(2), chips)
		}
		wants(t, tab, log, 0, 1, 2)
		bets(t, tab, "ann", "bob")
		readies(t, tab, "ann", "bob")
		stays(t, tab, "ann", "bob")
		wants(t, tab, log, 1, 1, 2)
	})
}

// TestACorrectionWaitsForTheHand: a table in the middle of a hand goes on with the same dice under the older rules, and goes
// over to the newer ones when the hand is over.
func TestACorrectionWaitsForTheHand(t *testing.T) {
	first := func(t *testing.T, tab *Table) (texts []string) {
		all, err := tab.History(ctx, 0, 1000)
		if err != nil {
			t.Fatal(err)
		}
		for i := range all {
			if text := all[i].Told.Text; strings.Contains(text, "The first die shows") {
				texts = append(texts, text)
			}
		}
		return texts
	}
	var shows []string
	upgrade(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		sits(t, tab)
		bets(t, tab, "ann", "bob")
		readies(t, tab, "ann", "bob")
		must(t)(answer(tab, party("ann"), table.Answer{Choice: "raise", Amount: 10 * money.Dollar}))
		shows = first(t, tab)
	}, func(t *testing.T, h *House, tab *Table, log *memory) {
		if got := first(t, tab); len(shows) != 1 || !slices.Equal(got, shows) {
			t.Errorf("it goes on with %q, and it was %q", got, shows)
		}
		if st := status(t, tab, "bob"); st.Phase != Playing || st.Question == nil {
			t.Fatalf("bob is not asked any more: %+v", st)
		}
		wants(t, tab, log, 0, 1)
		stays(t, tab, "bob")
		wants(t, tab, log, 0, 1, 2)
		bets(t, tab, "ann")
		readies(t, tab, "ann", "bob")
		stays(t, tab, "ann")
		wants(t, tab, log, 1, 1, 2)
	})
}

// TestACorrectionWaitsForTheWagers: wagers that were made under the older rules are decided by them, although no round had begun,
// and somebody's cut is for the seed that it was given for.
func TestACorrectionWaitsForTheWagers(t *testing.T) {
	hash := ""
	upgrade(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		sits(t, tab)
		bets(t, tab, "ann")
		hash = tab.Status().Hash
	}, func(t *testing.T, h *House, tab *Table, log *memory) {
		if tab.Status().Hash != hash {
			t.Error("the wager lies under another seed")
		}
		bets(t, tab, "bob")
		readies(t, tab, "ann", "bob")
		stays(t, tab, "ann", "bob")
		wants(t, tab, log, 0, 1, 2)
	})
	secret := chance.Seed{1, 2, 3}
	upgrade(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		sits(t, tab)
		must(t)(tab.Cut(ctx, party("bob"), 1, journal.CutOf(tab.ID, 1, 2, "bob", secret).String()))
		hash = tab.Status().Hash
	}, func(t *testing.T, h *House, tab *Table, log *memory) {
		if tab.Status().Hash != hash {
			t.Error("the cut was for another seed")
		}
		bets(t, tab, "bob")
		readies(t, tab, "ann", "bob")
		must(t)(tab.OpenCut(ctx, party("bob"), 1, secret.String()))
		stays(t, tab, "bob")
		wants(t, tab, log, 0, 1, 2)
	})
}

// TestACorrectionComesToAnEmptyTable: it is set up anew under the newer rules.
func TestACorrectionComesToAnEmptyTable(t *testing.T) {
	upgrade(t, func(*testing.T, *House, *Table, *memory) {}, func(t *testing.T, h *House, tab *Table, log *memory) {
		wants(t, tab, log, 0, 1, 2)
		sits(t, tab)
		bets(t, tab, "ann")
		readies(t, tab, "ann", "bob")
		stays(t, tab, "ann")
		wants(t, tab, log, 1, 1, 2)
	})
}

// TestAnOlderProgramOpensTheOtherTables: one that is played by rules that the program does not know stays closed and says so.
// The newer program goes on there.
func TestAnOlderProgramOpensTheOtherTables(t *testing.T) {
	gametest.Deal(t, gametest.Newer)
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann", "bob")
		h := open(t, casinoOf(0, gametest.ID, "big-six"), log)
		tab := at(t, h, gametest.ID)
		sits(t, tab)
		bets(t, tab, "ann")
		readies(t, tab, "ann", "bob")
		h.Close()
		gametest.Deal(t, gametest.Older)
		h = open(t, h.file, log)
		tab = at(t, h, gametest.ID)
		if st := tab.Status(); st.Phase != Closed || !strings.Contains(st.Closed, "newer program, under version 2 of the rules of over-seven") {
			t.Errorf("%+v", st)
		}
		if _, err := tab.Sit(ctx, party("bob"), 3, 10*money.Dollar); err == nil {
			t.Error("bob sits down at a table that cannot be read")
		}
		must(t)(at(t, h, "big-six").Sit(ctx, party("bob"), 1, 10*money.Dollar))
		h.Close()
		gametest.Deal(t, gametest.Newer)
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, gametest.ID)
		stays(t, tab, "ann")
		wants(t, tab, log, 1, 2)
	})
}
