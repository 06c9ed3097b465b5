package floor

import (
	"context"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// higher are higher odds on the field, of which all are told.
func higher(t *testing.T) table.Change {
	t.Helper()
	odds, err := money.ParseOdds("3 to 1")
	if err != nil {
		t.Fatal(err)
	}
	return table.Change{Matter: table.PaysMatter, Name: "field on 12", Odds: odds, Posted: true, Announced: true, Told: true}
}

// twoOfCraps is a house with two craps tables and others, and ann at the first.
func twoOfCraps(t *testing.T, test func(t *testing.T, h *House, log *memory)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		rules, _ := game.Find("craps")
		f := casinoOf(0, "craps", "punto-banco", "minibaccarat", "blackjack")
		f.Pits[0].Tables = append(f.Pits[0].Tables, casino.Table{ID: "craps-2", Game: "craps", Limit: rules.Limit})
		log := newMemory("ann")
		h := open(t, f, log)
		defer func() { h.Close() }()
		test(t, h, log)
	})
}

func TestANoticeKeepsTheTablesAlike(t *testing.T) {
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		other := table.Change{Matter: table.OptionMatter, Name: "procedure", Value: "3", Posted: true, Announced: true, Told: true}
		for id, want := range map[string]struct {
			by law.Cite
			table.Change
		}{
			"craps":        {"1.4(b)[higher odds]", higher(t)},
			"craps-2":      {"1.4(b)[higher odds]", higher(t)},
			"minibaccarat": {"7.10(c)2", other},
		} {
			_, err := h.Needs(ctx, want.Change, id)
			refused(t, want.by, err)
			refused(t, want.by, errOf(h.PostNotice(ctx, party("boss"), want.Change, id)))
			if l := at(t, h, id).Listing(); len(l.Pending) != 0 {
				t.Errorf("to come at %s: %+v", id, l.Pending)
			}
		}
		must(t)(h.PostNotice(ctx, party("boss"), other, "minibaccarat", "punto-banco"))
		lawtest.Cites(t, "1.4(b)[higher odds]", "7.10(c)2")
	})
}

func TestANoticeIsForSeveralTables(t *testing.T) {
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		boss := Party{Who: "boss", Key: "1"}
		first, second := at(t, h, "craps"), at(t, h, "craps-2")
		if needs, err := h.Needs(ctx, higher(t), first.ID, second.ID); err != nil || needs.Ahead != 35*time.Minute || !needs.Commission {
			t.Errorf("%+v, %v", needs, err)
		}
		must(t)(h.PostNotice(ctx, boss, higher(t), first.ID, second.ID))
		if r := must(t)(h.PostNotice(ctx, boss, higher(t), first.ID, second.ID)); !r.Repeated {
			t.Errorf("%+v", r)
		}
		want := map[string][]string{"craps": {"craps-2"}, "craps-2": {"craps"}}
		for _, r := range log.notices() {
			var n journal.Notice
			if err := r.Read(&n); err != nil || !slices.Equal(want[n.Table], n.With) || !n.Told {
				t.Errorf("%+v, %v", n, err)
			}
			delete(want, n.Table)
		}
		if len(want) != 0 {
			t.Errorf("no record has notice for %v", want)
		}
		for _, tab := range []*Table{first, second} {
			if last := lastEvent(t, tab); last.Told.By != "8.3(b)3" {
				t.Errorf("%s: %+v", tab.ID, last)
			}
		}

		// Until then a private table would pay otherwise, and afterwards it pays alike.
		rules, _ := game.Find("craps")
		private := casino.Table{Game: "craps", Limit: rules.Limit}
		_, err := openPrivate(h, "ann", private)
		refused(t, "1.4(b)[higher odds]", err)
		time.Sleep(34 * time.Minute)
		if v, _ := second.View(ctx, ""); v.Terms.Pays["field on 12"] == higher(t).Odds {
			t.Error("in effect too early")
		}
		time.Sleep(2 * time.Minute)
		made, err := openPrivate(h, "ann", private)
		if err != nil {
			t.Fatal(err)
		}
		for _, tab := range []*Table{first, second, made} {
			if v, _ := tab.View(ctx, ""); v.Terms.Pays["field on 12"] != higher(t).Odds {
				t.Errorf("%s pays %v", tab.ID, v.Terms.Pays)
			}
		}
	})
}

// given is the notice of a change at a table, by the records.
func given(t *testing.T, log *memory, id string) (given Notice) {
	t.Helper()
	for _, r := range log.notices() {
		var n journal.Notice
		if err := r.Read(&n); err != nil {
			t.Fatal(err)
		}
		if n.Table == id && n.Withdraws == 0 {
			given = Notice{r.Seq, n.Table, n.Change, n.At}
		}
	}
	return given
}

// taken counts the notices that were taken back.
func taken(t *testing.T, log *memory) (n int) {
	t.Helper()
	for _, r := range log.notices() {
		var notice journal.Notice
		if err := r.Read(&notice); err != nil {
			t.Fatal(err)
		}
		if notice.Withdraws != 0 {
			n++
		}
	}
	return n
}

func TestANoticeForSeveralTablesIsWithdrawnForAll(t *testing.T) {
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		must(t)(h.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"))
		one, other := given(t, log, "craps"), given(t, log, "craps-2")
		refused(t, "1.4(b)[higher odds]", errOf(h.WithdrawNotice(ctx, party("boss"), one)))
		boss := Party{Who: "boss", Key: "off"}
		must(t)(h.WithdrawNotice(ctx, boss, one, other))
		if r := must(t)(h.WithdrawNotice(ctx, boss, one, other)); !r.Repeated || taken(t, log) != 2 {
			t.Errorf("%+v, and %d were taken back", r, taken(t, log))
		}

		must(t)(h.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"))
		time.Sleep(34 * time.Minute)
		// a round may last
		refused(t, "house:added-4(c)", errOf(h.WithdrawNotice(ctx, party("boss"), given(t, log, "craps"), given(t, log, "craps-2"))))
	})
}

func TestANoticeThatOneTableRefusesIsTakenBackAtTheOthers(t *testing.T) {
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		first, bank := at(t, h, "craps"), at(t, h, "blackjack")
		inRound(t, bank)
		c := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: 10 * money.Dollar, Max: 500 * money.Dollar},
			Posted: true, Announced: true, Told: true}
		soon, cancel := context.WithTimeout(ctx, time.Second)
		defer cancel()
		_, err := h.PostNotice(soon, party("boss"), c, bank.ID, first.ID) // the round is not over by then
		if err == nil {
			t.Error("posted in the middle of a round")
		}
		synctest.Wait()
		if l := first.Listing(); len(l.Pending) != 0 || taken(t, log) != 1 {
			t.Errorf("to come at craps: %+v; %d were taken back", l.Pending, taken(t, log))
		}
		soonest := c
		soonest.At = time.Now().Add(time.Minute)
		refused(t, "house:added-4(b)", errOf(h.PostNotice(ctx, party("boss"), soonest, first.ID, "craps-2")))
	})
}

func TestANoticeThatACrashCutShortIsTakenBack(t *testing.T) {
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		log.after = func(id string, m *memory) {
			if id == "craps-2" { // which has it first: nothing is written any more
				m.fails = func() bool { return true }
			}
		}
		if _, err := h.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"); err == nil {
			t.Fatal("posted")
		}
		h.Close()
		log.after, log.fails = nil, nil
		if given(t, log, "craps-2").Change == "" || given(t, log, "craps").Change != "" || taken(t, log) != 0 {
			t.Fatal("the notice was not cut short")
		}
		h = open(t, h.file, log)
		defer h.Close()
		synctest.Wait()
		if l := at(t, h, "craps-2").Listing(); len(l.Pending) != 0 || taken(t, log) != 1 {
			t.Errorf("to come: %+v; %d were taken back", l.Pending, taken(t, log))
		}
	})
}

func TestPrivateTablesAreOfTheSameHouse(t *testing.T) {
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		with := func(id string, options map[string]string) (*Table, error) {
			rules, _ := game.Find(id)
			return openPrivate(h, "ann", casino.Table{Game: id, Limit: rules.Limit, Options: options})
		}
		for _, suits := range []string{"1", "1"} {
			if _, err := with("blackjack", map[string]string{"additional": "same-suit", "suit-table": suits}); err != nil {
				t.Fatal(err)
			}
		}
		_, err := with("blackjack", map[string]string{"additional": "same-suit", "suit-table": "2"})
		refused(t, "2.17(e)2[uniform]", err)
		poker, err := with("hold-em", nil)
		if err != nil {
			t.Fatal(err)
		}
		if pit := poker.Listing().Pit; pit != PrivatePoker {
			t.Errorf("poker is played in %s", pit)
		}
		lawtest.Cites(t, "2.17(e)2[uniform]")
	})
}

func TestANoticeThatWaitsForTheRoundCountsAlready(t *testing.T) {
	twoOfCraps(t, func(t *testing.T, h *House, log *memory) {
		bank := at(t, h, "blackjack")
		inRound(t, bank)
		posted := make(chan error)
		go func() {
			c := table.Change{Matter: table.OptionMatter, Name: "additional", Value: "same-suit", Posted: true, Announced: true, Told: true}
			_, err := h.PostNotice(ctx, party("boss"), c, bank.ID)
			posted <- err
		}()
		synctest.Wait()
		rules, _ := game.Find("blackjack")
		private := casino.Table{Game: "blackjack", Limit: rules.Limit, Options: map[string]string{"additional": "same-suit", "suit-table": "2"}}
		_, err := openPrivate(h, "ann", private)
		refused(t, "2.17(e)2[uniform]", err)
		if err := <-posted; err != nil {
			t.Error(err)
		}
		_, err = openPrivate(h, "ann", private)
		refused(t, "2.17(e)2[uniform]", err)
	})
}

// inRound has ann play a round of blackjack, which waits for her.
func inRound(t *testing.T, tab *Table) {
	t.Helper()
	must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
	wagerAny(t, tab, party("ann"), 1)
	must(t)(tab.Ready(ctx, party("ann"), true))
	if st := status(t, tab, "ann"); st.Phase != Playing {
		t.Fatalf("no round is played: %+v", st)
	}
}
