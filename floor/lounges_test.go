package floor

import (
	"context"
	"errors"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/floor/lounge"
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// kenoFile is a casino with a keno lounge and no table.
func kenoFile() *casino.File {
	return &casino.File{Name: "Keno", Keno: []casino.Keno{casino.DefaultKeno()}, Times: casino.Times{Betting: time.Hour, Decision: time.Hour}}
}

// kenoHouse opens a house with a keno lounge, in which ann has money.
func kenoHouse(t *testing.T, file *casino.File, dir string) (*House, *store.Store) {
	t.Helper()
	st, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	h, err := Open(file, st, PrivateFor(0))
	if err != nil {
		t.Fatal(err)
	}
	return h, st
}

func TestAHouseOpensItsLoungesWhereTheyWere(t *testing.T) {
	dir := t.TempDir()
	h, st := kenoHouse(t, kenoFile(), dir)
	fund(t, st, "ann", 1000*money.Dollar)
	l, ok := h.Lounge("keno-1")
	if !ok || len(h.Lounges()) != 1 {
		t.Fatal("there is no lounge")
	}
	ctx, ann := context.Background(), lounge.Party{Who: "ann"}
	r, err := l.Buy(ctx, ann, lounge.Purchase{Request: "1 2 3 @ $5"})
	if err != nil {
		t.Fatal(err)
	}
	hash := l.Board().Hash
	h.Close()
	if _, err := l.Buy(ctx, ann, lounge.Purchase{Request: "1 @ $5"}); !errors.Is(err, lounge.ErrClosed) {
		t.Errorf("a closed house sells: %v", err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}

	changed := kenoFile()
	changed.Keno[0].Name = "Another Name"
	h, st = kenoHouse(t, changed, dir)
	defer func() { h.Close(); st.Close() }()
	l, _ = h.Lounge("keno-1")
	if b := l.Board(); b.Hash != hash || b.Name == "Another Name" {
		t.Errorf("the game that is open goes on as %q under %s", b.Name, b.Hash)
	}
	ticket, err := l.Ticket(ctx, ann, r.Ticket)
	if err != nil || ticket.Price != 5*money.Dollar {
		t.Errorf("the ticket is %+v, %v", ticket, err)
	}
}

func TestAPrivateGameIsDrawnAtOnce(t *testing.T) {
	dir := t.TempDir()
	h, st := kenoHouse(t, kenoFile(), dir)
	defer func() { h.Close(); st.Close() }()
	fund(t, st, "ann", 100_000*money.Dollar)
	fund(t, st, "bob", 1000*money.Dollar)
	ctx, ann := context.Background(), system.Party{Who: "ann"}
	l, err := h.PrivateLounge(ann)
	if err != nil {
		t.Fatal(err)
	}
	var refusal *law.Refusal
	if _, err := l.LockOut(ctx, system.Party{Who: "bob"}, ""); !errors.As(err, &refusal) || refusal.Reason != law.Staff {
		t.Errorf("bob has ann's numbers drawn: %v", err)
	}
	if _, err := l.Buy(ctx, system.Party{Who: "bob"}, lounge.Purchase{Request: "1 @ $1"}); !errors.As(err, &refusal) ||
		refusal.Reason != law.Staff {
		t.Errorf("bob buys a ticket of ann's private game: %v", err)
	}
	won := money.Cents(0)
	for won < system.Supervised {
		r, err := l.Buy(ctx, ann, lounge.Purchase{Request: "1-5 @ $80"})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := l.LockOut(ctx, ann, ""); err != nil {
			t.Fatal(err)
		}
		ticket, err := l.Ticket(ctx, ann, r.Ticket)
		if err != nil || !ticket.Over() {
			t.Fatalf("the game was not drawn at once: %+v, %v", ticket, err)
		}
		if ticket.Won == 0 {
			continue
		}
		before := st.Held(ledger.Player("ann")).Posted
		if r, err = l.Redeem(ctx, ann, lounge.Claim{Ticket: r.Ticket}); err != nil {
			t.Fatal(err)
		}
		if won = r.Amount; st.Held(ledger.Player("ann")).Posted != before+won {
			t.Errorf("ann was not paid %s", won)
		}
	}
	games := l.Board().Game
	h.EndUnused(ctx)
	if _, ok := h.Lounge(l.ID); ok {
		t.Error("a private game at which nobody is stays in memory")
	}
	for who, want := range map[string]bool{"ann": true, "bob": false} {
		if had, err := h.HadPrivateLounge(ctx, who); err != nil || had != want {
			t.Errorf("%s had a private game: %t, %v", who, had, err)
		}
	}
	if l, err = h.PrivateLounge(ann); err != nil || l.Board().Game != games {
		t.Errorf("the private game is opened again as %+v, %v", l.Board(), err)
	}
}

// fund gives a person play money.
func fund(t *testing.T, st *store.Store, who string, amount money.Cents) {
	t.Helper()
	_, err := st.Append(&store.Batch{Records: []journal.Record{{Time: st.Now(), Who: "cashier", Kind: journal.KindServer, Data: []byte(`{}`)}},
		Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: amount}}})
	if err != nil {
		t.Fatal(err)
	}
}

// A house that is to close finishes the game that is open, and opens no other.
func TestAHouseThatClosesOpensNoFurtherGame(t *testing.T) {
	h, st := kenoHouse(t, kenoFile(), t.TempDir())
	defer func() { h.Close(); st.Close() }()
	ctx, ann := context.Background(), system.Party{Who: "ann"}
	l, err := h.PrivateLounge(ann)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Drain(ctx); err != nil {
		t.Fatal(err)
	}
	if phase := l.Board().Phase; phase != system.Open {
		t.Errorf("the game that was open is now %s", phase)
	}
	if _, err := l.LockOut(ctx, ann, ""); err != nil {
		t.Fatal(err)
	}
	if b := l.Board(); b.Phase != system.Shut {
		t.Errorf("after the draw the lounge is %s, with game %d", b.Phase, b.Game)
	}
}
