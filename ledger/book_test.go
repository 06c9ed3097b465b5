package ledger

import (
	"errors"
	"maps"
	"testing"

	"pgregory.net/rapid"

	"boardwalk/money"
)

func TestAccountNames(t *testing.T) {
	for name, want := range map[Account]sort{
		Cage: {owes: true}, CageCoupons: {true, true}, Player("ada"): {}, PlayerCoupons("ada"): {coupons: true},
		Player("coupons"): {}, Inventory("x"): {owes: true}, Layout("x"): {}, LayoutCoupons("x"): {coupons: true},
		Vigorish("x"): {}, Rake("x"): {}, Drop("x"): {}, TakenCoupons("x"): {coupons: true}, Seat("x", 9): {},
		SeatCoupons("x", 9): {coupons: true},
		Markers("x"):        {}, Owes("x", 9): {owes: true},
	} {
		got, err := name.sort()
		if err != nil || got != want {
			t.Errorf("%s: %v, %v", name, got, err)
		}
		if name.MayOwe() != want.owes || name.Coupons() != want.coupons {
			t.Errorf("%s", name)
		}
	}
	for _, name := range []Account{"", "cage/x", "player", "player/", "player//coupons", "player/a/b", "table/x", "table//layout",
		"table/x/seat", "table/x/seat/0", "table/x/seat/01", "table/x/seat/300", "table/x/seat/1/cash",
		"table/x/seat/1/owes/coupons", "table/x/seat/1/coupons/owes", "table/x/owes", "table/x/coupons/coupons", "house", "table/x/1/coupons"} {
		if _, err := name.sort(); err == nil {
			t.Errorf("%q is an account", name)
		}
	}
	if id, ok := Seat("x", 2).Table(); !ok || id != "x" {
		t.Error(id, ok)
	}
	if _, ok := Cage.Table(); ok {
		t.Error("the cage is at a table")
	}
}

func TestWhatABookRefuses(t *testing.T) {
	ada, bob := Player("ada"), Player("bob")
	b := NewBook()
	ok := func(rows ...Transfer) {
		t.Helper()
		if err := b.Apply(rows); err != nil {
			t.Fatal(err)
		}
	}
	ok(Transfer{From: Cage, To: ada, Amount: 100})
	hold := []Transfer{{From: ada, To: bob, Amount: 60, State: Pending}}
	ok(hold...)
	if got := b.Balance(ada); got != (Balance{100, 60}) || got.Free() != 40 {
		t.Error(got)
	}
	if p, found := b.Pending(2); !found || p.Amount != 60 {
		t.Error(p)
	}
	other := hold[0].Post()
	other.Amount = 59
	for what, rows := range map[string][]Transfer{
		"more than is free":        {{From: ada, To: bob, Amount: 41}},
		"the second is too much":   {{From: ada, To: bob, Amount: 40}, {From: ada, To: bob, Amount: 1}},
		"nothing":                  {{From: ada, To: bob}},
		"less than nothing":        {{From: ada, To: bob, Amount: -1}},
		"to oneself":               {{From: ada, To: ada, Amount: 1}},
		"from nowhere":             {{From: "x", To: ada, Amount: 1}},
		"to nowhere":               {{From: ada, To: "x", Amount: 1}},
		"money for coupons":        {{From: Cage, To: PlayerCoupons("ada"), Amount: 1}},
		"void of nothing":          {{From: ada, To: bob, Amount: 1, State: Void}},
		"a state there is not":     {{From: ada, To: bob, Amount: 1, State: 7}},
		"decided twice":            {hold[0].Post(), hold[0].Release()},
		"another amount":           {other},
		"not pending":              {{From: Cage, To: ada, Amount: 100, Of: 1}},
		"pending what is pending":  {{From: ada, To: bob, Amount: 60, State: Pending, Of: 2}},
		"more than can be counted": {{From: Cage, To: ada, Amount: most}},
	} {
		before := maps.Collect(b.All)
		err := b.Apply(rows)
		if err == nil {
			t.Errorf("%s was taken", what)
		}
		for a, want := range before {
			if b.Balance(a) != want {
				t.Errorf("%s left a trace", what)
			}
		}
		if b.Last() != 2 {
			t.Errorf("%s took a number", what)
		}
	}
	if err := b.Apply([]Transfer{{From: ada, To: bob, Amount: 41}}); !errors.As(err, new(*Short)) {
		t.Error(err)
	}
	ok(hold[0].Post())
	if b.Balance(ada) != (Balance{Posted: 40}) || b.Balance(bob).Posted != 60 {
		t.Error(b.Balance(ada), b.Balance(bob))
	}
	if err := b.Verify(); err != nil {
		t.Error(err)
	}
	for _, s := range []State{Posted, Pending, Void} {
		if back, ok := ParseState(s.String()); !ok || back != s {
			t.Error(s)
		}
	}
	if _, ok := ParseState(State(9).String()); ok {
		t.Error("a ninth state")
	}
}

// TestBookAgainstTheTransfers keeps a book through random transfers and adds
// everything up anew from the rows alone, as an auditor would.
func TestBookAgainstTheTransfers(t *testing.T) {
	accounts := []Account{Cage, Player("a"), Player("b"), Seat("t", 1), Inventory("t"), CageCoupons, PlayerCoupons("a")}
	rapid.Check(t, func(t *rapid.T) {
		b, rows, open := NewBook(), []Transfer(nil), []Transfer(nil)
		for range rapid.IntRange(1, 40).Draw(t, "batches") {
			var batch []Transfer
			for range rapid.IntRange(1, 4).Draw(t, "rows") {
				row := Transfer{From: rapid.SampledFrom(accounts).Draw(t, "from"), To: rapid.SampledFrom(accounts).Draw(t, "to"),
					Amount: money.Cents(rapid.IntRange(0, 30).Draw(t, "amount")), State: State(rapid.IntRange(0, 1).Draw(t, "state"))}
				if len(open) > 0 && rapid.Bool().Draw(t, "decide") {
					p := rapid.SampledFrom(open).Draw(t, "which")
					row = rapid.SampledFrom([]Transfer{p.Post(), p.Release()}).Draw(t, "how")
				}
				batch = append(batch, row)
			}
			if b.Apply(batch) == nil {
				rows = append(rows, batch...)
				for _, r := range batch {
					if r.State == Pending {
						open = append(open, r)
					}
				}
			}
			if err := b.Verify(); err != nil {
				t.Fatal(err)
			}
		}
		held := map[Account]Balance{}
		for i, r := range rows {
			if r.ID != uint64(i+1) {
				t.Fatalf("row %d has the number %d", i+1, r.ID)
			}
			from, to := held[r.From], held[r.To]
			switch {
			case r.State == Pending:
				from.Reserved += r.Amount
			case r.Of != 0:
				from.Reserved -= r.Amount
			}
			if r.State == Posted {
				from.Posted -= r.Amount
				to.Posted += r.Amount
			}
			held[r.From], held[r.To] = from, to
		}
		for _, a := range accounts {
			if b.Balance(a) != held[a] {
				t.Fatalf("%s holds %v, and the rows say %v", a, b.Balance(a), held[a])
			}
		}
		again, err := OpenBook(b.All, nil, b.Last())
		if err != nil || !maps.Equal(maps.Collect(again.All), maps.Collect(b.All)) {
			t.Fatal("a book that is opened again is another one", err)
		}
	})
}

func TestABookReadsWhatOthersLeave(t *testing.T) {
	b := NewBook()
	if err := b.Read(Player("ada"), Balance{Posted: 500, Reserved: 100}); err != nil {
		t.Fatal(err)
	}
	var short *Short
	if err := b.Apply([]Transfer{{From: Player("ada"), To: Seat("bj", 1), Amount: 401}}); !errors.As(err, &short) || short.Free != 400 {
		t.Error(err)
	}
	if err := b.Apply([]Transfer{{From: Player("ada"), To: Seat("bj", 1), Amount: 400}}); err != nil || b.Balance(Player("ada")).Free() != 0 {
		t.Error(b.Balance(Player("ada")), err)
	}
	if err := b.Read("nobody", Balance{}); err == nil {
		t.Error("there is no such account")
	}
}

func TestWhoseAccountsAre(t *testing.T) {
	for a, want := range map[Account]string{Seat("bj", 1): "bj", Layout("x/y"): "x", Meter("big"): "big",
		KenoBank("lounge"): "lounge", Drop("t"): "t",
		Player("bj"): "", PlayerCoupons("bj"): "", Cage: "", CageCoupons: "", RevenueFund: ""} {
		if got, ok := a.Owner(); got != want || ok != (want != "") || a.Shared() == ok {
			t.Errorf("%s is %q's", a, got)
		}
	}
}

func TestAPartOfTheLedgerLendsFromTheOthers(t *testing.T) {
	b := NewPart()
	if err := b.Apply([]Transfer{{From: Player("ada"), To: Seat("bj", 1), Amount: 400}}); err != nil {
		t.Error(err)
	}
	var short *Short
	if err := b.Apply([]Transfer{{From: Seat("bj", 1), To: Layout("bj"), Amount: 401}}); !errors.As(err, &short) {
		t.Errorf("what belongs to one table has no rest elsewhere: %v", err)
	}
	if err := b.Verify(); err != nil {
		t.Error(err)
	}
	if Account("nobody").Shared() {
		t.Error("there is no such account")
	}
}
