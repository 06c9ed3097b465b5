package roulette

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// everything offers all that a table with this wheel may offer.
func everything(wheel string) *Options {
	o := DefaultOptions()
	o.Wheel, o.FiveAdjacent, o.SevenNumbers = wheel, true, true
	return o
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

func TestEachWagerCoversTheNumbersThatItsNameSays(t *testing.T) {
	// How many wagers of each paragraph a layout with and without 00 has.
	for _, c := range []struct {
		row            law.Cite
		double, single int
		is             func(w *table.Wager) bool
	}{
		{"5.1(e)1", 38, 37, inGroup("straight")},
		{"5.1(e)1i", 38, 37, inGroup("five adjacent numbers")},
		{"5.1(e)2", 62, 60, inGroup("split")},
		{"5.1(e)3", 12, 12, func(w *table.Wager) bool { return inGroup("three numbers")(w) && !strings.HasPrefix(w.ID, "three-0") }},
		{"5.1(e)3i", 3, 1, func(w *table.Wager) bool { return strings.HasPrefix(w.ID, "three-0") }},
		{"5.1(e)4", 22, 22, inGroup("four numbers")},
		{"5.1(e)5", 1, 0, inGroup("first five numbers")},
		{"5.1(e)6", 11, 11, inGroup("six numbers")},
		{"5.1(e)7", 3, 3, inGroup("column")},
		{"5.1(e)8", 3, 3, inGroup("dozen")},
		{"5.1(e)9", 1, 1, called("red")},
		{"5.1(e)10", 1, 1, called("black")},
		{"5.1(e)11", 1, 1, called("odd")},
		{"5.1(e)12", 1, 1, called("even")},
		{"5.1(e)13", 1, 1, called("low")},
		{"5.1(e)14", 1, 1, called("high")},
		{"5.1(f)", 1, 1, inGroup("seven numbers")},
	} {
		t.Run(string(c.row), func(t *testing.T) {
			lawtest.Cites(t, c.row)
			for _, wheel := range wheels {
				want := c.single
				if wheel == DoubleZeroWheel {
					want = c.double
				}
				if n := coverAsNamed(t, wheel, c.is); n != want {
					t.Errorf("%s: %d wagers, want %d", wheel, n, want)
				}
			}
		})
	}
}

func inGroup(name string) func(*table.Wager) bool {
	return func(w *table.Wager) bool { return w.Group == name }
}

func called(id string) func(*table.Wager) bool {
	return func(w *table.Wager) bool { return w.ID == id }
}

// coverAsNamed checks the wagers of a kind, and returns how many are offered.
func coverAsNamed(t *testing.T, wheel string, is func(*table.Wager) bool) (offered int) {
	t.Helper()
	g := New(*everything(wheel))
	for a := range g.layout.Wagers {
		w := &g.layout.Wagers[a]
		if w.Made == 0 || !is(w) {
			continue
		}
		offered++
		got := " " + strings.Join(strings.Split(list(numbersOf(g.Covers(table.Area(a)))...), "-"), " ") + " "
		covered := namedBy(w.ID, wheel)
		if !boxesTouch(w.ID) {
			t.Errorf("%s: the boxes of %s do not touch", wheel, w.Name)
		}
		for n := Number(0); n <= DoubleZero; n++ {
			if has := strings.Contains(got, " "+n.String()+" "); has != slices.Contains(covered, n.String()) {
				t.Errorf("%s: %s covers%s, want %v", wheel, w.Name, got, covered)
				break
			}
		}
	}
	return offered
}

// boxesTouch reports whether the boxes of a wager on two to six numbers lie
// together on the layout, three a row.
func boxesTouch(id string) bool {
	kind, rest, _ := strings.Cut(id, "-")
	if kind == "six" || kind != "split" && kind != "three" && kind != "four" {
		first, _ := strconv.Atoi(strings.Split(rest, "-")[0])
		return kind != "six" || first%3 == 1
	}
	if strings.HasPrefix(rest, "0-") || strings.HasPrefix(rest, "00-") {
		return strings.Contains(" 0-00 0-1 0-2 0-3 00-2 00-3 0-1-2 0-2-00 00-2-3 ", " "+rest+" ")
	}
	var n []int
	for _, word := range strings.Split(rest, "-") {
		i, _ := strconv.Atoi(word)
		n = append(n, i-n0(n))
	}
	switch kind {
	case "split":
		return n[1] == 3 || n[1] == 1 && n[0]%3 != 0
	case "three":
		return n[0]%3 == 1 && n[1] == 1 && n[2] == 2
	}
	return n[0]%3 != 0 && n[1] == 1 && n[2] == 3 && n[3] == 4
}

// n0 is the first of some numbers, 0 if there is none yet.
func n0(n []int) int {
	if len(n) == 0 {
		return 0
	}
	return n[0]
}

// clockwise are the numbers of the two wheels, as they are printed in 5.1(e)1i
// and on every wheel that there is.
var clockwise = map[bool]string{
	true:  "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2",
	false: "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26",
}

// namedBy are the numbers that a wager covers by its id, in plain arithmetic.
func namedBy(id, wheel string) (numbers []string) {
	const reds = " 1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36 "
	kind, rest, _ := strings.Cut(id, "-")
	first, _ := strconv.Atoi(strings.Split(rest, "-")[0])
	switch kind {
	case "straight", "split", "three", "four":
		return strings.Split(rest, "-")
	case "first":
		return []string{"0", "00", "1", "2", "3"}
	case "seven":
		return []string{"10", "11", "12", "13", "14", "15", "33"}
	case "adjacent":
		ring := strings.Fields(clockwise[wheel != SingleZeroWheel])
		if wheel == DoubleZeroAsSingle { // 00 counts for nothing
			ring = slices.DeleteFunc(ring, func(n string) bool { return n == "00" })
		}
		at := slices.Index(ring, rest)
		for i := at - 2; i <= at+2; i++ {
			numbers = append(numbers, ring[(i+len(ring))%len(ring)])
		}
		return numbers
	}
	for n := 1; n <= 36; n++ {
		number := strconv.Itoa(n)
		red := strings.Contains(reds, " "+number+" ")
		if kind == "six" && n >= first && n < first+6 || kind == "column" && n%3 == first%3 || kind == "dozen" && (n-1)/12 == first-1 ||
			kind == "red" && red || kind == "black" && !red || kind == "odd" && n%2 == 1 || kind == "even" && n%2 == 0 ||
			kind == "low" && n < 19 || kind == "high" && n > 18 {
			numbers = append(numbers, number)
		}
	}
	return numbers
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
		{Area: straight + 17, Amount: 300}, {Area: adjacent + 17, Amount: 500}, {Area: adjacent + 22, Amount: 1000},
		{Area: adjacent + 34, Amount: 500},
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
