package twentyone_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/game/spanish21"
	"boardwalk/money"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Two sevens of one suit against a seven are drawn to for the super bonus, and split without
// it: by the strategy for totals, and by what a hint says. A wager of $500 gets ten times as
// much, which is too little.
func TestSevensAreDrawnToForTheSuperBonus(t *testing.T) {
	o := spanish21.Rules.Options().(*blackjack.Options)
	basic, err := twentyone.Basic(o)
	if err != nil {
		t.Fatal(err)
	}
	cards, err := card.ParseAll("7h 7h")
	if err != nil {
		t.Fatal(err)
	}
	hand, up := twentyone.Of(cards...), twentyone.Points(7)
	left, _ := twentyone.Fresh(o).Without(hand)
	left, _ = left.Without(up)
	for wager, want := range map[money.Cents]table.Choice{
		4 * money.Dollar: blackjack.Split, 10 * money.Dollar: blackjack.Draw, 24 * money.Dollar: blackjack.Draw,
		500 * money.Dollar: blackjack.Split,
	} {
		if got := basic.PlayFor(hand, up, wager); got != want {
			t.Errorf("with %s the strategy is to %s, not to %s", wager, got, want)
		}
		values, err := twentyone.Evaluate(o, twentyone.Position{Hand: hand, Dealer: up, Left: left, Wager: wager})
		if err != nil {
			t.Fatal(err)
		}
		best := values[0]
		for _, v := range values {
			if v.EV > best.EV {
				best = v
			}
		}
		if best.Choice != want {
			t.Errorf("with %s the hint is to %s, not to %s", wager, best.Choice, want)
		}
		if best := basic.PlayFor(twentyone.Points(7, 7), up, wager); best != blackjack.Split {
			t.Errorf("two sevens of two suits: %s", best)
		}
	}
}

// supers counts the super bonuses that are paid.
type supers struct {
	paid int
}

func (s *supers) Event(e *table.Event) {
	if e.Kind == table.Paid && (e.By == "house:spanish-3(i)[low]" || e.By == "house:spanish-3(i)[high]") {
		s.paid++
	}
}

// Players at a table get the super bonus by the strategy for totals and by best play: on
// average once in 670,000 rounds.
func TestPlayersGetTheSuperBonus(t *testing.T) {
	if testing.Short() {
		t.Skip("some seconds")
	}
	o := spanish21.Rules.Options().(*blackjack.Options)
	o.Shuffle = blackjack.Automatic
	s, err := twentyone.Solve(o, twentyone.Fresh(o))
	if err != nil {
		t.Fatal(err)
	}
	for _, with := range []func(*table.Table) table.Players{s.Players, s.Basic().Players} {
		var seen supers
		tab := tabletest.Open(t, spanish21.Rules, o, 1, table.From(chance.NewFast(7, 7)), table.To(&seen))
		table.With(with(tab))(tab)
		act := table.Act{Kind: table.Make, Seat: 1, Area: tab.Layout().MustArea("main-1"), Amount: 10 * money.Dollar}
		for range 2_000_000 {
			if err := tab.Do(act); err != nil {
				t.Fatal(err)
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
		}
		if seen.paid < 1 {
			t.Errorf("%d super bonuses in two million rounds", seen.paid)
		}
	}
}
