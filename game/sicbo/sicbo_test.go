package sicbo

import (
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

const stake = 10 * money.Dollar

func open(t testing.TB, source chance.Source, setup ...table.Setup) *table.Table {
	t.Helper()
	tab, err := table.Open(Rules, nil, table.DefaultTerms(), append(setup, table.From(source))...)
	if err != nil {
		t.Fatal(err)
	}
	do(t, tab, table.Act{Kind: table.Sit, Seat: 1, Amount: 1_000_000 * money.Dollar})
	return tab
}

func do(t testing.TB, tab *table.Table, a table.Act) {
	t.Helper()
	if err := tab.Do(a); err != nil {
		t.Fatal(err)
	}
}

func bet(t testing.TB, tab *table.Table, a table.Area) {
	t.Helper()
	do(t, tab, table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: stake})
}

// The device lights from the dice, the wagers are defined one by one: for all
// 216 rolls the two agree, and a device that does not is found out.
func TestInspectionFindsEveryWrongLight(t *testing.T) {
	lawtest.Cites(t, "9.5(a)", "9.5(d)[illumination]")
	g := New(Options{})
	if !g.inspect() {
		t.Fatal("a sound device fails")
	}
	for i := range outcomes {
		for a := range numberOfAreas {
			wrong := sound
			wrong[i] ^= 1 << a
			if g.device = &wrong; g.inspect() {
				t.Errorf("nobody notices that %s is wrong about %v", g.layout.Wagers[a].Name, values(i))
			}
		}
	}
}

// A table whose device lights wrongly stays closed.
func TestTableWithAWrongDeviceStaysClosed(t *testing.T) {
	lawtest.Cites(t, "9.5(a)")
	wrong := sound
	wrong[0] |= 1 << big
	rules := *Rules
	rules.New = func(table.Options) table.Game {
		g := New(Options{})
		g.device = &wrong
		return g
	}
	_, err := table.Open(&rules, nil, table.DefaultTerms())
	if r, ok := err.(*law.Refusal); !ok || r.By != "9.5(a)" {
		t.Errorf("opening: %v", err)
	}
}

// watcher looks at the table whenever a wager is settled.
type watcher struct {
	t     *testing.T
	game  *Game
	order string
}

// Event looks at the table.
func (w *watcher) Event(e *table.Event) {
	switch e.Kind {
	case table.Collected:
		w.order += "c"
	case table.Paid:
		w.order += "p"
	default:
		return
	}
	if !w.game.Uncovered() || w.game.Lit() != Winning(dice.Three{1, 1, 5}) {
		w.t.Errorf("%v with the shaker uncovered %v and %b lighted", e.Kind, w.game.Uncovered(), w.game.Lit())
	}
}

// Losing wagers are gone before the first winner is paid; the dice are seen
// and the layout is lighted all the while, and dark in the end.
func TestSettlementUnderTheLights(t *testing.T) {
	lawtest.Cites(t, "9.5(e)", "9.5(e)[uncovered]", "9.5(f)", "9.5(d)[illumination]")
	w := &watcher{t: t}
	tab := open(t, chance.NewScript(0, 0, 4), table.To(w))
	w.game = tab.Game().(*Game)
	for a := range numberOfAreas {
		bet(t, tab, a)
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	// Won: two 1s, a total of 7, the combination 1-5, small, one 1, one 5.
	if want := strings.Repeat("c", 44) + strings.Repeat("p", 6); w.order != want {
		t.Errorf("settled in the order %s", w.order)
	}
	if w.game.Lit() != 0 {
		t.Errorf("%b is still lighted", w.game.Lit())
	}
	if roll, ok := w.game.Last(); !ok || roll != (dice.Three{1, 1, 5}) {
		t.Errorf("the last roll is %v", roll)
	}
}

// With the device out of order nothing is lighted, and the wagers come to the
// same by their definitions.
func TestMalfunctionSettlesAsTheDeviceWould(t *testing.T) {
	lawtest.Cites(t, "9.6(b)", "9.6(b)[cease]")
	for i := range outcomes {
		var net [2]money.Cents
		for j := range net {
			roll := values(i)
			tab := open(t, chance.NewScript(int(roll[0]-1), int(roll[1]-1), int(roll[2]-1)))
			for a := range numberOfAreas {
				bet(t, tab, a)
			}
			if j == 1 {
				do(t, tab, table.Act{Kind: table.Report, Word: "device-malfunction"})
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			net[j] = tab.Account(1).Net
			if ceased := tab.View(1).Ceased != ""; ceased != (j == 1) {
				t.Errorf("%v: gaming ceased: %v", roll, ceased)
			}
		}
		if net[0] != net[1] {
			t.Errorf("%v: %s with the device, %s without", values(i), net[0], net[1])
		}
	}
}

// Odds on the sign are worded with "to", never with "for".
func TestOddsAreWordedWithTo(t *testing.T) {
	lawtest.Cites(t, "9.4(a)")
	lines := 0
	for _, n := range open(t, nil).Notices() {
		if n.By == "9.4(a)" {
			lines++
			if !strings.Contains(n.Text, " to ") || strings.Contains(n.Text, " for ") {
				t.Errorf("the sign says %q", n.Text)
			}
		}
	}
	if want := int(numberOfAreas) + 2*6; lines != want {
		t.Errorf("%d lines of odds, want %d", lines, want)
	}
}
