package floor

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// refused fails unless the error is a refusal under the paragraph.
func refused(t *testing.T, by law.Cite, err error) {
	t.Helper()
	var r *law.Refusal
	if !errors.As(err, &r) || r.By != by {
		t.Errorf("got %v, want a refusal under %q", err, by)
	}
}

func status(t *testing.T, tab *Table, person string) Status {
	t.Helper()
	v, err := tab.View(ctx, person)
	if err != nil {
		t.Fatal(err)
	}
	return v.Status
}

// evening is a house with one table, at which ann has seat 1 and bob seat 2.
func evening(t *testing.T, game string, test func(t *testing.T, h *House, tab *Table, log *memory)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann", "bob", "cy")
		h := open(t, casinoOf(0, game), log)
		defer func() { h.Close() }()
		tab := at(t, h, game)
		must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
		must(t)(tab.Sit(ctx, party("bob"), 2, 500*money.Dollar))
		test(t, h, tab, log)
	})
}

func TestBettingBeginsWithTheFirstWagerAndEndsInTime(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		if st := status(t, tab, "ann"); st.Phase != Idle || st.Hash == "" || st.Round != 1 {
			t.Errorf("before the first wager: %+v", st)
		}
		must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
		st := status(t, tab, "ann")
		if left := time.Until(st.Until); st.Phase != Betting || left != 20*time.Second {
			t.Errorf("after it there are %s left: %+v", left, st)
		}
		time.Sleep(19 * time.Second)
		if st := status(t, tab, "ann"); st.Phase != Betting {
			t.Errorf("a second too early: %+v", st)
		}
		time.Sleep(2 * time.Second)
		if st := status(t, tab, "ann"); st.Phase != Idle || st.Round != 2 {
			t.Errorf("after the round: %+v", st)
		}
		must(t)(tab.Wager(ctx, party("bob"), 0, 10*money.Dollar))
		must(t)(tab.Ready(ctx, party("ann"), true))
		if st := status(t, tab, "ann"); st.Phase != Betting || len(st.Ready) != 1 {
			t.Errorf("one of two is ready: %+v", st)
		}
		must(t)(tab.Ready(ctx, party("bob"), true))
		if st := status(t, tab, "ann"); st.Phase != Idle || st.Round != 3 {
			t.Errorf("all are ready: %+v", st)
		}
	})
}

func TestAnOrderGivenTwiceIsCarriedOutOnce(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		by := Party{Who: "ann", Key: "1"}
		first := must(t)(tab.Wager(ctx, by, 0, 10*money.Dollar))
		again := must(t)(tab.Wager(ctx, by, 0, 10*money.Dollar))
		if again.Repeated = !again.Repeated; again != first {
			t.Errorf("%+v and then %+v", first, again)
		}
		if v, _ := tab.View(ctx, "ann"); v.Total(1) != 10*money.Dollar {
			t.Errorf("%s lies on the layout", v.Total(1))
		}
		must(t)(tab.Wager(ctx, Party{Who: "bob", Key: "1"}, 0, 10*money.Dollar)) // his own

		h.Close()
		h2 := open(t, h.file, log)
		defer h2.Close()
		tab = at(t, h2, "big-six")
		if r := must(t)(tab.Wager(ctx, by, 0, 10*money.Dollar)); !r.Repeated || r.At != first.At {
			t.Errorf("after a restart: %+v", r)
		}
		leave := Party{Who: "ann", Key: "2"}
		gone := must(t)(tab.Leave(ctx, leave))
		must(t)(tab.Leave(ctx, party("bob")))
		if gone.Amount != 500*money.Dollar || log.of("ann") != 1_000_000*money.Dollar {
			t.Errorf("ann left with %s and has %s", gone.Amount, log.of("ann"))
		}
		sit := Party{Who: "ann", Key: "3"}
		must(t)(tab.Sit(ctx, sit, 1, 100*money.Dollar))
		must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
		must(t)(tab.Ready(ctx, party("ann"), true))
		must(t)(tab.Leave(ctx, party("ann"))) // and the table is set up anew
		h2.Close()
		h3 := open(t, h.file, log)
		defer h3.Close()
		tab = at(t, h3, "big-six")
		if r := must(t)(tab.Sit(ctx, sit, 1, 100*money.Dollar)); !r.Repeated {
			t.Errorf("after a restart and another setup: %+v", r)
		}
		if l := h3.Lobby()[0]; l.Taken != 0 {
			t.Errorf("somebody sits there: %+v", l)
		}
	})
}

func TestMoneyThatIsNotThereIsNotBrought(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		refused(t, "", errOf(tab.Sit(ctx, party("poor"), 3, 10*money.Dollar)))
		refused(t, "", errOf(tab.Sit(ctx, party("cy"), 3, 2_000_000*money.Dollar)))
		refused(t, "", errOf(tab.Sit(ctx, party("cy"), 1, 10*money.Dollar)))
		refused(t, "", errOf(tab.Sit(ctx, party("ann"), 3, 10*money.Dollar)))
		// At once, so that both are weighed against the same balance.
		results := make(chan error, 2)
		for range 2 {
			go func() { results <- errOf(tab.AddChips(ctx, party("ann"), 600_000*money.Dollar)) }()
		}
		a, b := <-results, <-results
		if (a == nil) == (b == nil) {
			t.Errorf("one of them: %v, %v", a, b)
		}
		if got := log.of("ann"); got != 399_500*money.Dollar {
			t.Errorf("ann has %s left", got)
		}
	})
}

func TestStaff(t *testing.T) {
	evening(t, "roulette", func(t *testing.T, h *House, tab *Table, log *memory) {
		boss := party("boss")
		red := area(t, tab, "red")
		v, _ := tab.View(ctx, "ann")
		most := v.Terms.Limit.Max
		must(t)(tab.AddChips(ctx, party("ann"), 2*most))
		refused(t, "8.2(a)", errOf(tab.Wager(ctx, party("ann"), red, most+v.Terms.Chip)))
		over := Over{Seat: 1, Area: red, Amount: most + v.Terms.Chip}
		refused(t, "8.2(d)", errOf(tab.Accept(ctx, boss, over)))
		if r := must(t)(tab.AskOver(ctx, party("ann"), red, over.Amount)); !r.Waits {
			t.Errorf("%+v", r)
		}
		must(t)(tab.Accept(ctx, boss, over))
		refused(t, "8.2(d)", errOf(tab.Accept(ctx, boss, over)))

		lower := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: v.Terms.Limit.Min, Max: 2 * most},
			At: time.Now().Add(time.Hour), Posted: true, Announced: true}
		refused(t, "8.3(c)", errOf(h.PostNotice(ctx, boss, table.Change{Matter: table.LimitMatter, Limit: lower.Limit}, tab.ID)))
		must(t)(h.PostNotice(ctx, boss, lower, tab.ID))
		time.Sleep(59 * time.Minute)
		if v, _ := tab.View(ctx, ""); v.Terms.Limit.Max != most {
			t.Errorf("the change came too early: %s", v.Terms.Limit.Max)
		}
		time.Sleep(2 * time.Minute)
		if v, _ := tab.View(ctx, ""); v.Terms.Limit.Max != 2*most {
			t.Errorf("the change did not come: %s", v.Terms.Limit.Max)
		}

		must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar)) // both were away for an hour
		must(t)(tab.Sit(ctx, party("bob"), 2, 500*money.Dollar))
		must(t)(tab.Eject(ctx, boss, 2, "was rude"))
		must(t)(tab.Report(ctx, boss, table.Act{Kind: table.Report, Word: "short-spin"}))
		must(t)(tab.Close(ctx, boss, "a break"))
		refused(t, "", errOf(tab.Sit(ctx, party("bob"), 2, 10*money.Dollar)))
		if l := h.Lobby()[0]; l.Taken != 0 || l.Phase != Closed {
			t.Errorf("%+v", l)
		}
		must(t)(tab.Open(ctx, boss, ""))
		must(t)(tab.Sit(ctx, party("bob"), 2, 10*money.Dollar))
		if v, _ := tab.View(ctx, ""); v.Terms.Limit.Max != 2*most {
			t.Errorf("the change was forgotten: %s", v.Terms.Limit.Max)
		}
	})
}

func TestWhoLeavesInTheMiddleOfAHandStandsUpAfterIt(t *testing.T) {
	evening(t, "hold-em", func(t *testing.T, h *House, tab *Table, log *memory) {
		time.Sleep(21 * time.Second)
		st := status(t, tab, "")
		if st.Phase != Playing {
			t.Fatalf("%+v", st)
		}
		who := []string{"", "ann", "bob"}[st.Asked[0]]
		if r := must(t)(tab.Leave(ctx, party(who))); !r.Waits {
			t.Errorf("%s left at once: %+v", who, r)
		}
		// The first choice was taken for whoever was asked, up to the other's turn.
		for range 20 {
			time.Sleep(15 * time.Second)
		}
		if v, _ := tab.View(ctx, ""); len(v.Players) > 1 {
			t.Errorf("%s still sits there: %+v", who, v.Players)
		}
		if _, open, err := journal.VerifyDraws(log.all("hold-em")); err != nil || open != 0 {
			t.Errorf("%d open: %v", open, err)
		}
	})
}

func TestDrainingFinishesRoundsAndBeginsNoOther(t *testing.T) {
	evening(t, "three-card-poker", func(t *testing.T, h *House, tab *Table, log *memory) {
		wagerAny(t, tab, party("ann"), 1)
		time.Sleep(20 * time.Second)
		if st := status(t, tab, ""); st.Phase != Playing {
			t.Fatalf("%+v", st)
		}
		begun := time.Now()
		soon, cancel := context.WithTimeout(ctx, time.Second)
		if err := h.Drain(soon); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("a hand is played: %v", err)
		}
		cancel()
		if err := h.Drain(ctx); err != nil {
			t.Error(err)
		}
		if took := time.Since(begun); took != 15*time.Second {
			t.Errorf("the last answer came after %s", took)
		}
		refused(t, "", errOf(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar)))
		refused(t, "", errOf(tab.Sit(ctx, party("cy"), 3, 10*money.Dollar)))
		if _, err := openPrivate(h, "ann", casino.Table{Game: "craps"}); !errors.Is(err, ErrClosed) {
			t.Error(err)
		}
	})
}

// TestClosingForgetsNobody closes a house while orders come: each is answered.
func TestClosingForgetsNobody(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		var all sync.WaitGroup
		for range 50 {
			all.Go(func() {
				for {
					if _, err := tab.Ready(ctx, party("ann"), true); errors.Is(err, ErrClosed) {
						return
					}
				}
			})
		}
		h.Close()
		all.Wait()
	})
}

func TestPrivateTables(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, _ *Table, log *memory) {
		_, err := openPrivate(h, "ann", casino.Table{Game: "craps", Options: map[string]string{"no-such": "option"}})
		if err == nil {
			t.Error("an option that there is not")
		}
		tab, err := openPrivate(h, "ann", casino.Table{Game: "blackjack", Name: "Ann's", Bots: 2})
		if err != nil {
			t.Fatal(err)
		}
		refused(t, "", errOf(tab.Sit(ctx, party("bob"), 1, 100*money.Dollar)))
		refused(t, "", errOf(tab.Invite(ctx, party("bob"), "bob", false)))
		must(t)(tab.Invite(ctx, party("ann"), "bob", false))
		must(t)(tab.Sit(ctx, party("bob"), 1, 100*money.Dollar))
		if tab.Admits("cy") || !tab.Admits("bob") || !tab.Admits("ann") {
			t.Error("who may come is not who was invited")
		}
		h.Close()
		h = open(t, h.file, log)
		defer h.Close()
		list := h.Lobby()
		if l := list[len(list)-1]; l.Name != "Ann's" || !l.Private || l.Owner != "ann" || l.Taken != 3 || l.Bots != 2 {
			t.Errorf("after a restart: %+v", l)
		}
	})
}

func TestATableThatFailsIsClosed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		next, fails := seeds(), false
		h := open(t, casinoOf(0, "big-six"), newMemory("ann"), Seeds(func() chance.Seed {
			if fails {
				panic("no seed")
			}
			return next()
		}))
		defer h.Close()
		tab := at(t, h, "big-six")
		must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
		fails = true
		var err error
		for range journal.SeriesLen { // until the seeds of another series are needed
			must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
			if _, err = tab.Ready(ctx, party("ann"), true); err != nil {
				break
			}
			_, _ = tab.AddChips(ctx, party("ann"), 10*money.Dollar)
		}
		if err == nil {
			t.Error("play goes on")
		}
		if st := status(t, tab, ""); st.Phase != Closed || st.Closed != "a fault of the program: no seed" {
			t.Errorf("%+v", st)
		}
		refused(t, "", errOf(tab.Leave(ctx, party("ann"))))
		if l := tab.Listing(); !l.Faulty {
			t.Errorf("it is listed as %+v", l)
		}
		fails = false
		must(t)(tab.Open(ctx, party("boss"), "it was seen to"))
		if l := tab.Listing(); l.Faulty {
			t.Errorf("it was opened again, and is listed as %+v", l)
		}
		must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
		if v, err := tab.View(ctx, "ann"); err != nil || v.Own.Layout != 20*money.Dollar {
			t.Errorf("%s lie on the layout: %v", v.Own.Layout, err)
		}
	})
}

func TestATableThatTheCasinoFileDropsIsClosed(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		must(t)(tab.Leave(ctx, party("ann")))
		must(t)(tab.Leave(ctx, party("bob")))
		h.Close()
		h = open(t, casinoOf(0, "craps"), log)
		defer h.Close()
		if st := status(t, at(t, h, "big-six"), ""); st.Phase != Closed {
			t.Errorf("a table that is gone from the file: %+v", st)
		}
	})
}

func TestTheRealStore(t *testing.T) {
	dir := t.TempDir()
	f := casinoOf(2, "blackjack", "hold-em", "craps")
	for round := range 3 { // each time the house is cut off in the middle
		s, err := store.Open(dir, storetest.Sealed)
		if err != nil {
			t.Fatal(err)
		}
		if round == 0 {
			_, err := s.Append(&store.Batch{Records: []journal.Record{{Kind: journal.KindAccount, Time: time.Now(), Data: []byte(`{}`)}},
				Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player("ann"), Amount: 10_000 * money.Dollar}}})
			if err != nil {
				t.Fatal(err)
			}
		}
		h, err := Open(f, s)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{"blackjack", "hold-em", "craps"} {
			tab := at(t, h, id)
			if round == 0 {
				must(t)(tab.Sit(ctx, party("ann"), 2, 1000*money.Dollar))
			}
			for q := status(t, tab, "ann").Question; q != nil; q = status(t, tab, "ann").Question {
				must(t)(answer(tab, party("ann"), table.Answer{Choice: q.First()}))
			}
			for i := range 4 {
				if id != "hold-em" {
					wagerAny(t, tab, party("ann"), 2)
				}
				must(t)(cut(tab, "ann"))
				must(t)(tab.Ready(ctx, party("ann"), true))
				must(t)(openCut(tab, "ann"))
				for q := status(t, tab, "ann").Question; q != nil && i < 3; q = status(t, tab, "ann").Question {
					must(t)(answer(tab, party("ann"), table.Answer{Choice: q.First()}))
				}
				if status(t, tab, "ann").Phase == Playing {
					break
				}
			}
			v, err := tab.View(ctx, "ann")
			if err != nil || len(v.Players) != 3 {
				t.Errorf("round %d, %s: %+v", round, id, v)
			}
			for q := status(t, tab, "ann").Question; q != nil && round == 2; q = status(t, tab, "ann").Question {
				must(t)(answer(tab, party("ann"), table.Answer{Choice: q.First()}))
			}
		}
		h.Close()
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	r, err := store.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	book, err := r.Book(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if err := book.Verify(); err != nil {
		t.Error(err)
	}
	for _, id := range []string{"blackjack", "hold-em", "craps"} {
		var records []sitting.Record
		for rec, err := range r.TableFrom(ctx, id, 0) {
			if err != nil {
				t.Fatal(err)
			}
			records = append(records, rec)
		}
		if checked, open, err := journal.VerifyDraws(records); err != nil || checked+open == 0 {
			t.Errorf("%s: %d draws: %v", id, checked, err)
		}
	}
}

func errOf(_ Receipt, err error) error { return err }

func TestTwoPeopleWagerOnOneBox(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann", "bob")
		f := casinoOf(0, "blackjack")
		f.Pits[0].Tables[0].Options = map[string]string{"sharing": "3"}
		h := open(t, f, log)
		defer h.Close()
		tab := at(t, h, "blackjack")
		must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
		must(t)(tab.Sit(ctx, party("bob"), 2, 500*money.Dollar))
		box := area(t, tab, "main-1")
		must(t)(tab.Wager(ctx, party("ann"), box, 10*money.Dollar))
		refused(t, "2.13(a)", errOf(tab.Wager(ctx, party("bob"), box, 10*money.Dollar)))
		must(t)(tab.Act(ctx, party("ann"), table.Act{Kind: table.Special, Word: "consent"}))
		must(t)(tab.Wager(ctx, party("bob"), box, 20*money.Dollar))
		v, _ := tab.View(ctx, "bob")
		if v.Total(1) != 10*money.Dollar || v.Total(2) != 20*money.Dollar {
			t.Errorf("%+v", v.Bets)
		}
		time.Sleep(10 * time.Minute)
		if checked, _, err := journal.VerifyDraws(log.all("blackjack")); err != nil || checked < 4 {
			t.Errorf("%d cards: %v", checked, err)
		}
	})
}
