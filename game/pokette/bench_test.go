package pokette

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// wagersOfCards are seven wagers of seven kinds that are open on every spin.
func wagersOfCards() []table.Act {
	l := New(*DefaultOptions()).Layout()
	var acts []table.Act
	for _, name := range []string{"straight-qh", "split-qs-qc", "corner-as-ac-ks-kc", "rank-9", "rank-8-7-6", "red", "suit-spades"} {
		acts = append(acts, table.Act{Kind: table.Make, Seat: 1, Area: l.MustArea(name), Amount: money.Dollar})
	}
	return acts
}

// handsOf is the first poker hand wager that is open at each stage.
func handsOf(g *Game) (table.Area, bool) {
	for i := range hands {
		if hands[i].made&g.stage != 0 {
			return firstHand + table.Area(i), true
		}
	}
	return 0, false
}

// spins is a way of playing spins with the wagers on cards and, whenever one is
// open and none lies there, a wager on a poker hand.
func spins(tb testing.TB, name string, setup ...table.Setup) pace.Way {
	tb.Helper()
	t := tabletest.Open(tb, Rules, nil, 1, append(setup, table.From(chance.NewFast(1, 0)))...)
	g, acts := t.Game().(*Game), wagersOfCards()
	return pace.Way{Name: name, Run: func(n int) {
		for range n {
			for i := range acts {
				if err := t.Do(acts[i]); err != nil {
					panic(err)
				}
			}
			if a, ok := handsOf(g); ok && t.Bet(1, a).Amount == 0 {
				if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: money.Dollar}); err != nil {
					panic(err)
				}
			}
			if err := t.Round(); err != nil {
				panic(err)
			}
		}
	}}
}

// bare is the wagers as a loop sees them that knows nothing else: no table, no
// players, no law. What the rest costs is the ratio to this.
type bare struct {
	source *chance.Fast
	game   *Game
	won    money.Cents
	covers [7]cards
	pays   [7]money.Cents
	stand  [2]card.Card
	posted int
}

func newBare() *bare {
	w := &bare{source: chance.NewFast(1, 0), game: New(*DefaultOptions())}
	for i, act := range wagersOfCards() {
		w.covers[i] = drawn.spots[act.Area].covers
		w.pays[i] = money.Cents(drawn.wagers[act.Area].Pays[0].Odds.To)
	}
	return w
}

func (w *bare) spin() {
	c := w.game.faces[w.source.Draw(sections)]
	for i := range w.covers {
		if w.covers[i].has(c) {
			w.won += w.pays[i] * money.Dollar
		} else {
			w.won -= money.Dollar
		}
	}
	if !c.Suited() {
		return
	}
	pair := c.Rank() == w.stand[0].Rank()
	switch w.posted {
	case 0:
		w.posted, w.stand[0] = 1, c
	case 1: // pair in two, then pair in three or three of a kind
		w.decide(pair, 11)
		w.posted, w.stand[1] = 2, c
	case 2:
		if w.stand[0].Rank() == w.stand[1].Rank() {
			w.decide(pair, 11)
		} else {
			w.decide(pair || c.Rank() == w.stand[1].Rank(), 5)
		}
		w.posted = 0
	}
}

func (w *bare) decide(wins bool, to money.Cents) {
	if wins {
		w.won += to * money.Dollar
	} else {
		w.won -= money.Dollar
	}
}

func BenchmarkSpins(b *testing.B) {
	loop := newBare()
	pace.Compare(b, "spins", spins(b, "table"), spins(b, "events", table.To(new(tabletest.Counter))),
		pace.Way{Name: "bare", Run: func(n int) {
			for range n {
				loop.spin()
			}
		}})
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	tab := tabletest.Open(t, Rules, nil, 1, table.From(chance.NewFast(1, 0)))
	g, acts, loop := tab.Game().(*Game), wagersOfCards(), newBare()
	for i := range 10_000 {
		if a, ok := handsOf(g); ok && tab.Bet(1, a).Amount == 0 {
			acts = append(acts[:7], table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: money.Dollar})
		} else {
			acts = acts[:7]
		}
		for _, a := range acts {
			if err := tab.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		if loop.spin(); loop.won != tab.Account(1).Net {
			t.Fatalf("after spin %d the table has %s and the loop %s", i+1, tab.Account(1).Net, loop.won)
		}
	}
}

func TestSpinsAllocateNothing(t *testing.T) {
	w := spins(t, "", table.To(new(tabletest.Counter)))
	if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
		t.Errorf("100 spins allocate %v times", n)
	}
}
