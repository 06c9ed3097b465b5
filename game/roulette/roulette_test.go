package roulette

import (
	"math/big"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// everything offers all that a table with this wheel may offer.
func everything(wheel string) *Options {
	return &Options{Wheel: wheel, FiveAdjacent: true, SevenNumbers: true}
}

var wheels = []string{DoubleZeroWheel, SingleZeroWheel, DoubleZeroAsSingle}

func open(t testing.TB, o *Options, setup ...table.Setup) *table.Table {
	t.Helper()
	tab, err := table.Open(Rules, o, table.DefaultTerms(), setup...)
	if err != nil {
		t.Fatal(err)
	}
	if err := tab.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 1_000_000 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	return tab
}

func TestEachWagerCoversAsManyNumbersAsItsNameSays(t *testing.T) {
	lawtest.Cites(t, "5.1(e)1", "5.1(e)2", "5.1(e)3", "5.1(e)3i", "5.1(e)4", "5.1(e)5", "5.1(e)6", "5.1(e)7", "5.1(e)8",
		"5.1(e)9", "5.1(e)10", "5.1(e)11", "5.1(e)12", "5.1(e)13", "5.1(e)14", "5.1(f)", "5.1(e)1i")
	// How many wagers each group has on a layout with and without 00, and how many numbers each covers.
	want := map[string]struct{ double, single, covers int }{
		"straight": {38, 37, 1}, "split": {62, 60, 2}, "three numbers": {15, 13, 3}, "four numbers": {22, 22, 4},
		"first five numbers": {1, 0, 5}, "six numbers": {11, 11, 6}, "column": {3, 3, 12}, "dozen": {3, 3, 12},
		"even money": {6, 6, 18}, "seven numbers": {1, 1, 7}, "five adjacent numbers": {38, 37, 5},
	}
	for _, wheel := range wheels {
		g := New(*everything(wheel))
		offered := map[string]int{}
		for a, w := range g.layout.Wagers {
			if w.Made == 0 {
				continue
			}
			offered[w.Group]++
			if got := g.Covers(table.Area(a)).Len(); got != want[w.Group].covers {
				t.Errorf("%s: %s covers %d numbers", wheel, w.Name, got)
			}
		}
		for group, w := range want {
			n := w.single
			if wheel == DoubleZeroWheel {
				n = w.double
			}
			if offered[group] != n {
				t.Errorf("%s: %d wagers of the group %s, want %d", wheel, offered[group], group, n)
			}
		}
	}
}

func TestNoTwoWagersOfAGroupCoverTheSameNumbers(t *testing.T) {
	g := New(*everything(DoubleZeroWheel))
	seen := map[string]string{}
	for a, w := range g.layout.Wagers {
		if w.Made == 0 {
			continue
		}
		key := w.Group + list(numbersOf(g.Covers(table.Area(a)))...)
		if seen[key] != "" {
			t.Errorf("%s and %s cover the same numbers", seen[key], w.Name)
		}
		seen[key] = w.Name
	}
}

func numbersOf(s Numbers) (ns []Number) {
	for n := range s.All {
		ns = append(ns, n)
	}
	return ns
}

// advantage plays every outcome of a spin with one wager on the layout.
func advantage(t *testing.T, tab *table.Table, a table.Area) *big.Rat {
	t.Helper()
	stake := tab.Unit(a)
	if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: stake}); err != nil {
		t.Fatal(err)
	}
	lost, decided := new(big.Rat), new(big.Rat)
	err := table.Enumerate(tab, func(tree *chance.Tree) {
		if tab.Bet(1, a).Amount > 0 {
			return // no spin: decided by another
		}
		decided.Add(decided, tree.Weight())
		net := big.NewRat(-int64(tab.Account(1).Net), int64(stake))
		lost.Add(lost, net.Mul(net, tree.Weight()))
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := tab.Do(table.Act{Kind: table.Remove, Seat: 1, Area: a}); err != nil {
		t.Fatal(err)
	}
	return lost.Quo(lost, decided)
}

func TestHouseAdvantageOfEveryWager(t *testing.T) {
	lawtest.Cites(t, "5.2(a)", "5.2(b)", "5.2(c)", "5.2(d)2", "5.2(d)3", "5.3(d)", "5.1(e)1i(2)")
	for _, wheel := range wheels {
		tab := open(t, everything(wheel))
		for a := range tab.Layout().Wagers {
			w := &tab.Layout().Wagers[a]
			if w.Made == 0 {
				continue
			}
			want := big.NewRat(2, 38)
			switch {
			case w.Group == "seven numbers":
				want = big.NewRat(3, 38) // 38 numbers, 7 of them at 4 to 1
				if wheel != DoubleZeroWheel {
					want = big.NewRat(2, 37)
				}
			case wheel != DoubleZeroWheel:
				want = big.NewRat(1, 37)
			case w.Group == "first five numbers":
				want = big.NewRat(3, 38)
			case w.Group == "even money":
				want = big.NewRat(1, 38)
			}
			if got := advantage(t, tab, table.Area(a)); got.Cmp(want) != 0 {
				t.Errorf("%s: the house advantage of %s is %s, want %s", wheel, w.Name, got, want)
			}
		}
	}
}

func TestLosingWagersAreCollectedBeforeAnyIsPaid(t *testing.T) {
	lawtest.Cites(t, "5.3(e)", "5.3(d)")
	var log table.Log
	tab := open(t, everything(DoubleZeroWheel), table.From(chance.NewFast(7, 0)), table.To(&log))
	for range 20 {
		for a := range tab.Layout().Wagers {
			if tab.Layout().Wagers[a].Made != 0 {
				if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: table.Area(a), Amount: tab.Unit(table.Area(a))}); err != nil {
					t.Fatal(err)
				}
			}
		}
		log = log[:0]
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		var order strings.Builder // m: moved, c: collected, p: paid
		for _, e := range log {
			switch e.Kind {
			case table.Moved:
				order.WriteByte('m')
			case table.Collected:
				order.WriteByte('c')
			case table.Paid:
				order.WriteByte('p')
			}
		}
		if s := strings.TrimLeft(order.String(), "m"); strings.Trim(strings.TrimLeft(s, "c"), "p") != "" || len(s) != order.Len()-5 {
			t.Fatalf("moved, collected and paid in the order %s", order.String())
		}
	}
}

func TestNumbersMayBeNamedInAnyOrder(t *testing.T) {
	tab := open(t, DefaultOptions())
	for name, want := range map[string]string{
		"split 20 17": "split-17-20", "split-00-0": "split-0-00", "Split 17-20": "split-17-20", "2nd 12 3rd 12": "split-0-00",
		"three 2 0 00": "three-0-2-00", "street 1": "three-1-2-3", "three-3-1-2": "three-1-2-3",
		"corner 5 4 2 1": "four-1-2-4-5", "corner 1": "four-1-2-4-5", "line 1": "six-1-6", "Six Numbers 1 to 6": "six-1-6",
		"1st 12": "dozen-1", "1-18": "low", "1 to 18": "low", "19 to 36": "high", "first five": "first-five", "Straight 00": "straight-00",
	} {
		a, ok := tab.Area(1, name)
		if !ok || tab.Layout().Wagers[a].ID != want {
			t.Errorf("%q does not name %s", name, want)
		}
	}
	for _, name := range []string{"split 1 5", "three 1 2", "corner 1 2 3 4", "split 37", "straight 37", "split", "split x 2", "split 1 2 1"} {
		if a, ok := tab.Area(1, name); ok {
			t.Errorf("%q names %s", name, tab.Layout().Wagers[a].ID)
		}
	}
}

func TestAWinningFifthJoinsTheStraightWagerInItsBox(t *testing.T) {
	lawtest.Cites(t, "5.3(d)")
	var log table.Log
	tab := open(t, everything(DoubleZeroWheel), table.From(chance.NewScript(9)), table.To(&log)) // 17
	for _, a := range []table.Act{
		{Area: straight + 17, Amount: 300}, {Area: adjacent + 17, Amount: 500}, {Area: adjacent + 22, Amount: 1000}, {Area: adjacent + 34, Amount: 500},
	} {
		a.Kind, a.Seat = table.Make, 1
		if err := tab.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	// 3 + 1 + 2 on 17 at 35 to 1; the other fifths and all about 34 are lost.
	if got, want := tab.Account(1).Net, money.Cents(600*35-400-800-500); got != want {
		t.Errorf("won %s, want %s", got, want)
	}
	for b := range tab.Standing {
		t.Errorf("%s still lies on area %d", b.Amount, b.Area)
	}
}
