package game

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestGamesThatAreNotAskedHaveNothingToSay asks games about plain wagers whose layout says that
// they need not be asked: they permit all of them, and nothing follows.
func TestGamesThatAreNotAskedHaveNothingToSay(t *testing.T) {
	unasked := 0
	for _, rules := range All {
		g := rules.New(rules.Options())
		l := g.Layout()
		if !l.Unasked {
			continue
		}
		unasked++
		for area := range l.Wagers {
			for seat := table.Seat(1); int(seat) <= rules.Seats; seat++ {
				if own := l.Wagers[area].Position; own != table.House && own != seat {
					continue
				}
				if l.Wagers[area].Made == 0 { // the table lets nobody make it
					continue
				}
				a := table.Act{Kind: table.Make, Seat: seat, Area: table.Area(area), Amount: 1}
				before := g.Snapshot()
				if r := g.Check(nil, &a); r != nil {
					t.Errorf("%s refuses %s: %v", rules.ID, l.Wagers[area].ID, r)
				}
				if g.After(nil, &a); !reflect.DeepEqual(before, g.Snapshot()) {
					t.Errorf("at %s something follows from %s", rules.ID, l.Wagers[area].ID)
				}
			}
		}
	}
	if unasked == 0 {
		t.Error("there is no such game")
	}
}

// TestUnaskedWagersAreMadeAsOthers makes lawful and unlawful wagers at games that are not asked
// about plain ones, and at the same games as if they were: what is refused and told, and what
// everybody has, is the same.
func TestUnaskedWagersAreMadeAsOthers(t *testing.T) {
	for _, rules := range All {
		t.Run(rules.ID, func(t *testing.T) {
			if !rules.New(rules.Options()).Layout().Unasked {
				return
			}
			asked := *rules
			asked.New = func(o table.Options) table.Game {
				g := rules.New(o)
				g.Layout().Unasked = false
				return g
			}
			// too little for some wagers, and more than the maximum
			for _, brings := range []money.Cents{200 * money.Dollar, 30_000 * money.Dollar} {
				var told [2]told
				var tables [2]*table.Table
				for i, r := range []*table.Rules{rules, &asked} {
					setup := []table.Setup{table.From(chance.NewFast(5, 0))}
					if brings < 30_000*money.Dollar { // a table without a listener is quicker about it
						setup = append(setup, table.To(&told[i]))
					}
					tables[i] = tabletest.Open(t, r, nil, 0, setup...)
				}
				both := func(what any, do func(*table.Table) error) (done bool) {
					one, other := do(tables[0]), do(tables[1])
					if fmt.Sprint(one) != fmt.Sprint(other) || !slices.Equal(told[0], told[1]) {
						t.Fatalf("%s, %+v: %v, told %v; as if asked %v, told %v", rules.ID, what, one, told[0], other, told[1])
					}
					told[0], told[1] = nil, nil
					return one == nil
				}
				sit := table.Act{Kind: table.Sit, Seat: 1, Amount: brings, Cash: 50 * money.Dollar, Coupon: 20 * money.Dollar}
				both(sit, func(tab *table.Table) error { return tab.Do(sit) })
				will, made := chance.NewFast(6, 0), 0
				wagers := tables[0].Layout().Wagers
				var own []table.Area // where the player may wager, most of the time
				for i := range wagers {
					if p := wagers[i].Position; p == table.House || p == sit.Seat {
						own = append(own, table.Area(i))
					}
				}
				for range 20_000 {
					area := own[will.Draw(len(own))]
					if will.Draw(4) == 0 {
						area = table.Area(will.Draw(len(wagers)+1) - 1)
					}
					a := table.Act{Kind: table.Make, Seat: table.Seat(1 + will.Draw(100)/99), Area: area,
						Amount: []money.Cents{0, -100, 50, 100, 100, 250, 500, 500, 5000, 2_000_000, 200_000_000}[will.Draw(11)],
						Tender: table.Tender(max(will.Draw(12)-8, 0)), Accepted: will.Draw(9) == 0, Confirmed: will.Draw(2) == 0}
					if both(a, func(tab *table.Table) error { return tab.Do(a) }) {
						made++
					}
					if will.Draw(20) == 0 {
						both("round", (*table.Table).Round)
					}
					if tables[0].Account(1) != tables[1].Account(1) {
						t.Fatalf("%s: the player has %+v; as if asked %+v", rules.ID, tables[0].Account(1), tables[1].Account(1))
					}
					if tables[0].Account(1).Chips < brings-190*money.Dollar {
						both(sit, func(tab *table.Table) error { return tab.Do(sit) })
					}
				}
				if made < 200 {
					t.Errorf("%s: only %d wagers were lawful", rules.ID, made)
				}
			}
		})
	}
}

// told is what a listener heard, in words.
type told []string

func (l *told) Event(e *table.Event) { *l = append(*l, fmt.Sprintf("%+v", *e)) }
