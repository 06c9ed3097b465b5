package table_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// plainDie is oneDie where the game has nothing to say about a wager. It makes a chip out of nothing in one of its
// rounds, if that is not 0.
type plainDie struct {
	oneDie
	cheats int
	rounds *int
}

func (plainDie) Layout() *table.Layout {
	l := oneDie{}.Layout()
	l.Unasked = true
	return l
}

func (g plainDie) Round(d *table.Dealer) {
	if *g.rounds++; *g.rounds == g.cheats {
		for b := range d.Bets {
			b.Amount++
		}
	}
	g.oneDie.Round(d)
}

// plainTable opens a table at which two sit.
func plainTable(t *testing.T, cheats int) *table.Table {
	t.Helper()
	rules := *oneDieRules
	rules.New = func(table.Options) table.Game { return plainDie{cheats: cheats, rounds: new(int)} }
	tab, err := table.Open(&rules, nil, table.DefaultTerms(), table.From(chance.NewFast(1, 0)))
	must(t, err)
	for _, s := range []table.Seat{1, 3} {
		must(t, tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 300 * money.Dollar}))
	}
	return tab
}

// visitor is a host at whose table this and that happens between rounds. It notes all that everybody has after each.
type visitor struct {
	table *table.Table
	make  func() error // makes the wagers
	at    int
	told  []string
}

func (v *visitor) Between() error {
	happens := map[int]table.Act{
		5:  {Kind: table.Report, Word: "lost-die"}, // the round is void
		9:  {Kind: table.Sit, Seat: 1, Amount: 7 * money.Dollar},
		12: {Kind: table.Make, Seat: 3, Area: even, Amount: 10 * money.Dollar},
		20: {Kind: table.Report, Word: "lost-die"},
		21: {Kind: table.Leave, Seat: 3},
		24: {Kind: table.Sit, Seat: 3, Amount: 50 * money.Dollar},
	}
	if v.at++; happens[v.at] != (table.Act{}) {
		v.told = append(v.told, fmt.Sprint(v.table.Do(happens[v.at])))
	}
	if err := v.make(); err != nil {
		v.told = append(v.told, err.Error())
	}
	return nil
}

func (v *visitor) Over() {
	t := v.table
	v.told = append(v.told, fmt.Sprintf("%d: %+v, %+v, %+v", t.Rounds(), t.Account(1), t.Account(3), t.Results()))
}

// Rounds that are played many at a time, with wagers that were accepted before, are those that are played one by
// one with wagers that are held against everything each time.
func TestManyRoundsAtOnceAreAsOneByOne(t *testing.T) {
	wagers := []table.Act{
		{Kind: table.Make, Seat: 1, Area: odd, Amount: 20 * money.Dollar},
		{Kind: table.Make, Seat: 3, Area: even, Amount: 15 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: even, Amount: 5 * money.Dollar},
	}
	one := &visitor{table: plainTable(t, 0)}
	one.make = func() error {
		for _, a := range wagers {
			if err := one.table.Do(a); err != nil {
				return err
			}
		}
		return nil
	}
	for range 300 {
		must(t, one.Between())
		must(t, one.table.Round())
		one.Over()
	}
	many, again := &visitor{table: plainTable(t, 0)}, table.Again{Acts: wagers}
	many.make = func() error { return many.table.MakeAgain(&again) }
	for _, n := range []int{1, 40, 159, 100} {
		must(t, many.table.PlayRounds(n, many))
	}
	if !slices.Equal(one.told, many.told) {
		for i := range one.told {
			if i >= len(many.told) || one.told[i] != many.told[i] {
				t.Fatalf("one by one: %s\nat once: %s", one.told[i], many.told[min(i, len(many.told)-1)])
			}
		}
		t.Error("more is told at once")
	}
	if !slices.ContainsFunc(one.told, func(s string) bool { return s[0] == '$' }) {
		t.Error("nobody ran out of chips: what becomes of wagers that are refused later was not tried")
	}
}

func TestAnErrorEndsManyRounds(t *testing.T) {
	tab := plainTable(t, 0)
	must(t, tab.Do(table.Act{Kind: table.Sit, Seat: 2, Amount: money.Dollar})) // who is asked to throw
	table.With(refusesLater{new(int)})(tab)
	v := &visitor{table: tab, make: func() error { return nil }}
	var r *law.Refusal
	if err := tab.PlayRounds(50, v); !errors.As(err, &r) || r.Text != "nobody will throw" {
		t.Errorf("the error is %v", err)
	}
	if tab.Rounds() != 29 {
		t.Errorf("%d rounds were counted before the one that was refused, not 29", tab.Rounds())
	}
	must(t, tab.Round()) // the table goes on
}

// refusesLater throws 29 times, and then refuses once.
type refusesLater struct{ asked *int }

func (p refusesLater) Answer(*table.Question) table.Answer {
	if *p.asked++; *p.asked == 30 {
		return table.Answer{Choice: "no"}
	}
	return table.Answer{Choice: "yes"}
}

// A chip that comes from nowhere is noticed within 64 rounds, and in its round if they are played one by one.
func TestAChipFromNowhere(t *testing.T) {
	for _, c := range []struct{ atOnce, noticed int }{{200, 128}, {100, 100}, {1, 70}} {
		tab := plainTable(t, 70)
		again := table.Again{Acts: []table.Act{{Kind: table.Make, Seat: 1, Area: odd, Amount: 5 * money.Dollar}}}
		v := &visitor{table: tab, make: func() error { return tab.MakeAgain(&again) }}
		v.at = 1000 // nothing else happens
		func() {
			defer func() {
				if off, ok := recover().(*table.Unbalanced); !ok || off.Round != c.noticed || off.Chips != 1 {
					t.Errorf("%d rounds at once: noticed %+v, not 1 cent after round %d", c.atOnce, off, c.noticed)
				}
			}()
			for range 300 / c.atOnce {
				must(t, tab.PlayRounds(c.atOnce, v))
			}
		}()
	}
}
