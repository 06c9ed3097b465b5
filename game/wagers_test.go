package game_test

import (
	"cmp"
	"errors"
	"slices"
	"testing"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// bettor is a table at which one player has sat down with chips, cash and coupons.
type bettor struct {
	t      *testing.T
	rules  *table.Rules
	layout *table.Layout
}

// sits opens a table at which the player sits with so much of each.
func (b *bettor) sits(chips, cash, coupons money.Cents, setup ...table.Setup) *table.Table {
	b.t.Helper()
	tab, err := table.Open(b.rules, nil, b.rules.Terms(), setup...)
	if err == nil {
		err = tab.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: chips, Cash: cash, Coupon: coupons})
	}
	if err == nil {
		err = tab.Interlude()
	}
	if err != nil {
		b.t.Fatal(err)
	}
	return tab
}

// none is that an act is not refused.
const none law.Reason = 255

// some tries an act on every wager of the game until one comes to what is wanted: a refusal for
// this reason by this paragraph, or none if there is no reason. A game may have more to say of
// some of its wagers first.
func (b *bettor) some(what string, chips, cash, coupons money.Cents, a table.Act, reason law.Reason, by law.Cite) {
	b.t.Helper()
	var last error
	for i := range b.layout.Wagers {
		tab := b.sits(chips, cash, coupons)
		a.Area = table.Area(i)
		last = tab.Do(a)
		var r *law.Refusal
		if reason == none && last == nil || errors.As(last, &r) && r.Reason == reason && r.By.Full() == by.Full() {
			return
		}
	}
	b.t.Errorf("%s: %v, want a refusal by %q", what, last, by)
}

// Every game takes wagers that it lists, made by those who sit there with chips that they have, and
// what else it takes as its paragraphs say. What is not so is refused under them.
func TestWagersAreOnTheListAndMadeWithChips(t *testing.T) {
	for _, rules := range game.All {
		t.Run(rules.ID, func(t *testing.T) {
			b := &bettor{t, rules, rules.New(rules.Options()).Layout()}
			b.onTheList()
			if rules.EachOther || rules.ID == "chemin-de-fer" { // wagers are answers
				return
			}
			b.seated()
			b.withChips()
			b.withCash()
			b.withCoupons()
		})
	}
}

func (b *bettor) onTheList() {
	if b.layout.OnlyListed == "" {
		return
	}
	lawtest.Cites(b.t, b.layout.OnlyListed)
	w := &b.layout.Wagers[0]
	for what, add := range map[string]func(*table.Terms){
		"limit":    func(t *table.Terms) { t.Limits = map[string]table.Limit{"moon": t.Limit} },
		"pays":     func(t *table.Terms) { t.Pays = map[string]money.Odds{"moon": {To: 1, One: 1}} },
		"vigorish": func(t *table.Terms) { t.Charge = map[string]money.Rate{"moon": 0} },
	} {
		terms := b.rules.Terms()
		add(&terms)
		if faults := terms.Validate(b.layout); len(faults) != 1 || faults[0].By != b.layout.OnlyListed ||
			faults[0].Name != "moon" || faults[0].Where != what {
			b.t.Errorf("a %s for no wager of the game: %v", what, faults)
		}
	}
	terms := b.rules.Terms()
	terms.Limits = map[string]table.Limit{w.ID: terms.Limit, w.Name: terms.Limit}
	if faults := terms.Validate(b.layout); w.ID != w.Name && (len(faults) == 0 || faults[0].By != b.layout.OnlyListed) {
		b.t.Errorf("two limits for %s: %v", w.Name, faults)
	}
	for _, area := range []table.Area{-1, table.Area(len(b.layout.Wagers))} {
		var r *law.Refusal
		err := b.sits(1000*money.Dollar, 0, 0).Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: money.Dollar})
		if !errors.As(err, &r) || r.Reason != law.Unknown || r.By.Full() != b.layout.OnlyListed.Full() {
			b.t.Errorf("a wager on area %d: %v", area, err)
		}
	}
}

func (b *bettor) seated() {
	if b.layout.OnlySeated == "" {
		return
	}
	lawtest.Cites(b.t, b.layout.OnlySeated)
	b.some("nobody sits there", 1000*money.Dollar, 0, 0, table.Act{Kind: table.Make, Seat: 2, Amount: 5 * money.Dollar},
		law.Seat, b.layout.OnlySeated)
}

func (b *bettor) withChips() {
	by := b.layout.MadeWithChips
	if by == "" {
		return
	}
	lawtest.Cites(b.t, by)
	make := table.Act{Kind: table.Make, Seat: 1}
	b.some("a wager of nothing", 1000*money.Dollar, 0, 0, make, law.Minimum, by)
	make.Amount = 60 * money.Dollar
	b.some("more than is there", 50*money.Dollar, 0, 0, make, law.Short, by)
	b.some("all that is there", 60*money.Dollar, 0, 0, make, none, "")
	make.Amount, make.Accepted = 60_000*money.Dollar, true
	b.some("more than is there and than the maximum, accepted", make.Amount-1, 0, 0, make, law.Short, by)
	b.some("all that is there, more than the maximum, accepted", make.Amount, 0, 0, make, none, "")
	make.Amount, make.Accepted = 60*money.Dollar, false
	if slices.ContainsFunc(b.layout.Wagers, func(w table.Wager) bool { return w.UnitLaw == "" && len(w.Needs) == 0 }) {
		odd := make
		odd.Amount += b.rules.Terms().Chip / 2
		b.some("half a chip", 100*money.Dollar, 0, 0, odd, law.Unit, by)
	}
	late := table.Act{Kind: table.Remove, Seat: 1, Late: true}
	b.some("no wager at the last moment", 60*money.Dollar, 0, 0, late, law.Stage, by)
	for i := range b.layout.Wagers {
		var log table.Log
		tab := b.sits(60*money.Dollar, 0, 0, table.To(&log))
		make.Area = table.Area(i)
		if tab.Do(make) == nil {
			if e := log[len(log)-1]; e.Kind != table.Wagered || e.OddsBy != by {
				b.t.Errorf("a wager was made with chips by %q", e.OddsBy)
			}
			return
		}
	}
}

func (b *bettor) withCash() {
	by := b.layout.CashWagers
	if by == "" {
		return
	}
	lawtest.Cites(b.t, by)
	make := table.Act{Kind: table.Make, Seat: 1, Tender: table.Cash, Amount: 60 * money.Dollar}
	if b.layout.CashRefused {
		b.some("cash", 1000*money.Dollar, 1000*money.Dollar, 0, make, law.Tender, by)
		return
	}
	b.some("cash that nobody confirms", 1000*money.Dollar, 1000*money.Dollar, 0, make, law.Tender, cmp.Or(b.layout.CashConfirmed, by))
	make.Confirmed = true
	b.some("more cash than is there", 1000*money.Dollar, 50*money.Dollar, 0, make, law.Short, by)
	b.some("all cash that is there", 0, 60*money.Dollar, 0, make, none, "")
	for i := range b.layout.Wagers {
		var log table.Log
		tab := b.sits(0, 60*money.Dollar, 0, table.To(&log))
		make.Area = table.Area(i)
		if tab.Do(make) == nil {
			for _, e := range log {
				if e.Kind == table.Converted && e.By == by && e.Amount == make.Amount {
					return
				}
			}
			b.t.Errorf("cash was not turned into chips by %q", by)
			return
		}
	}
}

func (b *bettor) withCoupons() {
	by := b.layout.MadeWithChips
	if by == "" {
		return
	}
	coupon := table.Act{Kind: table.Make, Seat: 1, Tender: table.Coupon, Amount: 5 * money.Dollar}
	takes, refuses := false, false
	for i := range b.layout.Wagers {
		takes, refuses = takes || b.layout.Wagers[i].Coupons, refuses || !b.layout.Wagers[i].Coupons && b.layout.Wagers[i].Made == table.Always
	}
	if refuses {
		b.some("a coupon on a wager that takes none", 60*money.Dollar, 0, 60*money.Dollar, coupon, law.Tender, by)
	}
	if !takes {
		return
	}
	b.some("more coupons than are there", 60*money.Dollar, 0, 4*money.Dollar, coupon, law.Short, by)
	coupon.Amount = 0
	b.some("a coupon for nothing", 60*money.Dollar, 0, 60*money.Dollar, coupon, law.Minimum, by)
	for i := range b.layout.Wagers {
		var log table.Log
		tab := b.sits(60*money.Dollar, 0, 60*money.Dollar, table.To(&log))
		chips := table.Act{Kind: table.Make, Seat: 1, Area: table.Area(i), Amount: 60 * money.Dollar}
		coupon.Area, coupon.Amount = table.Area(i), 60*money.Dollar
		if tab.Do(chips) == nil && tab.Do(coupon) == nil {
			if e := log[len(log)-1]; e.Kind != table.Wagered || e.By != by || tab.Account(1).Coupons != 0 {
				b.t.Errorf("a coupon lies there by %q", e.By)
			}
			return
		}
	}
	b.t.Error("no wager takes a coupon")
}
