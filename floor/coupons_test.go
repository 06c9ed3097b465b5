package floor

import (
	"slices"
	"testing"
	"time"

	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// issue gives somebody match play coupons.
func (m *memory) issue(t *testing.T, who string, amount money.Cents) {
	t.Helper()
	m.mu.Lock()
	defer m.mu.Unlock()
	err := m.book.Apply([]ledger.Transfer{{From: ledger.CageCoupons, To: ledger.PlayerCoupons(who), Amount: amount}})
	if err != nil {
		t.Fatal(err)
	}
}

func TestMatchPlayCouponsAtALiveTable(t *testing.T) {
	evening(t, "craps", func(t *testing.T, h *House, tab *Table, log *memory) {
		ann := party("ann")
		pass, field := area(t, tab, "pass"), area(t, tab, "field")
		coupon := func(a table.Area, amount money.Cents) error {
			return errOf(tab.Act(ctx, ann, table.Act{Kind: table.Make, Area: a, Amount: amount, Tender: table.Coupon}))
		}
		holds := func(a ledger.Account, want money.Cents) {
			t.Helper()
			if got, _ := log.holds(a); got != want {
				t.Errorf("%s holds %s, want %s", a, got, want)
			}
		}
		own, seat := ledger.PlayerCoupons("ann"), ledger.SeatCoupons("craps", 1)
		refused(t, "", errOf(tab.AddCoupons(ctx, ann, 5*money.Dollar))) // she has none
		log.issue(t, "ann", 30*money.Dollar)
		refused(t, "1.3(b)[chips]", errOf(tab.AddCoupons(ctx, ann, 0)))
		refused(t, "", errOf(tab.AddCoupons(ctx, ann, 31*money.Dollar)))
		must(t)(tab.AddCoupons(ctx, ann, 25*money.Dollar))
		holds(own, 5*money.Dollar)
		holds(seat, 25*money.Dollar)

		refused(t, "house:added-1(b)[match]", coupon(pass, 10*money.Dollar)) // beside no chips
		must(t)(tab.Wager(ctx, ann, pass, 10*money.Dollar))
		must(t)(tab.Wager(ctx, ann, field, 10*money.Dollar))
		refused(t, "1.3(b)[chips]", coupon(field, 5*money.Dollar))           // on Pass and Don't Pass only
		refused(t, "house:added-1(b)[match]", coupon(pass, 15*money.Dollar)) // beside fewer chips
		refused(t, "", errOf(tab.Act(ctx, ann, table.Act{Kind: table.Make, Area: pass, Amount: 10 * money.Dollar, Tender: table.Cash})))
		if err := coupon(pass, 10*money.Dollar); err != nil {
			t.Fatal(err)
		}
		holds(ledger.LayoutCoupons("craps"), 10*money.Dollar)

		h.Close()
		h = open(t, h.file, log)
		defer h.Close()
		tab = at(t, h, "craps")
		for range 100 { // until the pass bet is decided, whichever way
			must(t)(tab.Ready(ctx, ann, true))
			must(t)(tab.Ready(ctx, party("bob"), true))
			time.Sleep(30 * time.Second)
			v, _ := tab.View(ctx, "ann")
			if !slices.ContainsFunc(v.Bets, func(b table.Bet) bool { return b.Area == pass }) {
				break
			}
		}
		holds(ledger.LayoutCoupons("craps"), 0)
		holds(ledger.TakenCoupons("craps"), 10*money.Dollar)
		must(t)(tab.Leave(ctx, ann))
		holds(seat, 0)
		holds(own, 20*money.Dollar)
	})
}

func TestCouponsAreBroughtOnlyWhereAndWhenTheyArePlayed(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		log.issue(t, "ann", 30*money.Dollar)
		refused(t, "", errOf(tab.AddCoupons(ctx, party("ann"), 5*money.Dollar)))
		refused(t, "", errOf(tab.AddCoupons(ctx, party("cy"), 5*money.Dollar)))
	})
	inTheMiddle(t, func(t *testing.T, h *House, tab *Table, log *memory) {
		log.issue(t, "ann", 30*money.Dollar)
		refused(t, "20.6(b)[chips]", errOf(tab.AddCoupons(ctx, party("ann"), 5*money.Dollar)))
	})
}
