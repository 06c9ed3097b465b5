package bigsix

import (
	"math/big"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/clapper"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

const stake = 10 * money.Dollar

func open(t testing.TB, o *Options, source chance.Source, setup ...table.Setup) *table.Table {
	t.Helper()
	tab, err := table.Open(Rules, o, table.DefaultTerms(), append(setup, table.From(source))...)
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

func do(t testing.TB, tab *table.Table, a table.Act) {
	t.Helper()
	if err := tab.Do(a); err != nil {
		t.Fatal(err)
	}
}

func bet(t testing.TB, tab *table.Table, s table.Seat, wager string) {
	t.Helper()
	if !tab.Taken(s) {
		do(t, tab, table.Act{Kind: table.Sit, Seat: s, Amount: 1000 * money.Dollar})
	}
	do(t, tab, table.Act{Kind: table.Make, Seat: s, Area: tab.Layout().MustArea(wager), Amount: stake})
}

// The house keeps, of 54 spins, those that do not show the insignia less what
// it pays on those that do.
func TestHouseAdvantageOfEveryWagerOnBothWheels(t *testing.T) {
	lawtest.Cites(t, "5.5(a)[$1]", "5.5(a)[$2]", "5.5(a)[$5]", "5.5(a)[$10]", "5.5(a)[$20]", "5.5(a)[Joker]", "5.5(a)[Flag]")
	for wheel, want := range map[string]map[string]int64{ // in 54ths
		"ones-24": {"one": 6, "two": 9, "five": 12, "ten": 10, "twenty": 12, "joker": 8, "flag": 8},
		"ones-23": {"one": 8, "two": 9, "five": 6, "ten": 10, "twenty": 12, "joker": 8, "flag": 8},
	} {
		for wager, edge := range want {
			o := DefaultOptions()
			o.Wheel = wheel
			tab := open(t, o, nil)
			bet(t, tab, 1, wager)
			got := new(big.Rat)
			err := table.Enumerate(tab, func(tree *chance.Tree) {
				net := big.NewRat(int64(tab.Account(1).Net), int64(stake))
				got.Sub(got, net.Mul(net, tree.Weight()))
			})
			if err != nil {
				t.Fatal(err)
			}
			if got.Cmp(big.NewRat(edge, 54)) != 0 {
				t.Errorf("%s, %s: the house keeps %s, want %d/54", wheel, wager, got, edge)
			}
		}
	}
}

// Losing wagers of all players are gone before the first winner is paid.
func TestLosersAreCollectedBeforeWinnersArePaid(t *testing.T) {
	lawtest.Cites(t, "5.6(e)")
	var log table.Log
	tab := open(t, DefaultOptions(), chance.NewScript(0), table.To(&log)) // the joker is the first stop
	for _, s := range []table.Seat{1, 2, 3} {
		bet(t, tab, s, "joker")
		bet(t, tab, s, "flag")
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	var order string
	for _, e := range log {
		switch e.Kind {
		case table.Collected:
			order += "c"
		case table.Paid:
			order += "p"
		}
	}
	if order != "cccppp" {
		t.Errorf("settled in the order %s", order)
	}
}

// Turning clockwise, the wheel brings the stops to the clapper from the last
// of the list to the first, and the other way round.
func TestNumberPreviouslyPassedDependsOnTheDirection(t *testing.T) {
	lawtest.Cites(t, "5.6(c)1", "5.6(b)")
	for stop := range 54 {
		for direction, want := range map[int]int{clapper.Clockwise: (stop + 1) % 54, clapper.CounterClockwise: (stop + 53) % 54} {
			tab := open(t, DefaultOptions(), chance.NewScript(stop))
			do(t, tab, table.Act{Kind: table.Report, Word: "between", Args: [2]int{direction}})
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			if got, ok := tab.Game().(*Game).Last(); !ok || got != want {
				t.Errorf("stop %d, direction %d: %d wins, want %d", stop, direction, got, want)
			}
		}
	}
}

// A spin that does not count leaves the last winner where it was.
func TestVoidSpinShowsNothing(t *testing.T) {
	lawtest.Cites(t, "5.6(b)")
	tab := open(t, DefaultOptions(), chance.NewScript(5))
	do(t, tab, table.Act{Kind: table.Report, Word: "short-spin"})
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	if stop, ok := tab.Game().(*Game).Last(); ok {
		t.Errorf("stop %d counts", stop)
	}
}

// The sign says which of the two ways is in effect.
func TestSignFollowsTheOption(t *testing.T) {
	lawtest.Cites(t, "5.6(d)")
	for option, want := range map[string]string{
		clapper.Previous: "if the clapper rests between two numbers, the number previously passed wins",
		clapper.Respin:   "if the clapper rests between two numbers, the spin is void and the wheel is spun again",
	} {
		n := New(Options{Wheel: "ones-24", Clapper: option}).Notices()
		if len(n) != 1 || n[0].Text != want || n[0].By != "5.6(d)" {
			t.Errorf("%s: the sign says %v", option, n)
		}
	}
}
