package craps

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/internal/pace"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// play keeps a Pass Bet with odds, up to two Come Bets and a Place Bet on 6 up.
func play(t *table.Table, g *Game) {
	bet := func(a table.Area, amount money.Cents) {
		if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: amount}); err != nil {
			panic(err)
		}
	}
	if g.point == 0 {
		if t.Bet(1, pass).Amount == 0 {
			bet(pass, 1000)
		}
		return
	}
	odds := passOdds + indexOf[g.point]
	if t.Bet(1, odds).Amount == 0 {
		bet(odds, 1000)
	}
	comes := 0
	for i := range table.Area(6) {
		if t.Bet(1, comeTo+i).Amount > 0 {
			comes++
		}
	}
	if comes < 2 && t.Bet(1, come).Amount == 0 {
		bet(come, 1000)
	}
	if t.Bet(1, placeToWin+2).Amount == 0 {
		bet(placeToWin+2, 1200)
	}
}

// rolls returns a way of rolling the dice on the real table, of craps or of mini-craps.
func rolls(tb testing.TB, rules *table.Rules, name string, setup ...table.Setup) pace.Way {
	t := tabletest.Open(tb, rules, nil, 1, append(setup, table.From(chance.NewFast(1, 0)))...)
	g := gameOf(t)
	return pace.Way{Name: name, Run: func(n int) {
		for range n {
			play(t, g)
			if err := t.Round(); err != nil {
				panic(err)
			}
		}
	}}
}

func gameOf(t *table.Table) *Game {
	if mini, ok := t.Game().(miniGame); ok {
		return mini.Game
	}
	return t.Game().(*Game)
}

// bare is the same play in a loop of its own that knows nothing of tables: what
// the generality of the stage costs is the ratio to this.
type bare struct {
	source                    *chance.Fast
	point                     int
	pass, odds, fresh, place6 int64
	comes                     [13]int64
	bankroll                  int64
	nComes                    int
}

func (g *bare) roll() {
	if g.point == 0 {
		if g.pass == 0 {
			g.pass = 1000
			g.bankroll -= 1000
		}
	} else {
		if g.odds == 0 {
			g.odds = 1000
			g.bankroll -= 1000
		}
		if g.nComes < 2 && g.fresh == 0 {
			g.fresh = 1000
			g.bankroll -= 1000
		}
		if g.place6 == 0 {
			g.place6 = 1200
			g.bankroll -= 1200
		}
	}
	total := g.source.Draw(6) + g.source.Draw(6) + 2
	g.settle(total)
}

func (g *bare) settle(total int) {
	trueOdds := [13]int64{4: 2000, 5: 1500, 6: 1200, 8: 1200, 9: 1500, 10: 2000}
	if total == 7 {
		for n := range g.comes {
			g.comes[n] = 0
		}
		g.nComes = 0
	} else if g.comes[total] != 0 {
		g.bankroll += 2 * g.comes[total]
		g.comes[total] = 0
		g.nComes--
	}
	switch {
	case g.fresh == 0:
	case total == 7 || total == 11:
		g.bankroll += 2 * g.fresh
		g.fresh = 0
	case total == 2 || total == 3 || total == 12:
		g.fresh = 0
	default:
		g.comes[total], g.fresh = g.fresh, 0
		g.nComes++
	}
	if g.point != 0 && g.place6 != 0 && (total == 6 || total == 7) {
		if total == 6 {
			g.bankroll += 1200 + 1400
		}
		g.place6 = 0
	}
	switch {
	case g.point == 0 && (total == 7 || total == 11):
		g.bankroll += 2 * g.pass
		g.pass = 0
	case g.point == 0 && (total == 2 || total == 3 || total == 12):
		g.pass = 0
	case g.point == 0:
		g.point = total
	case total == g.point:
		g.bankroll += 2*g.pass + g.odds + trueOdds[total]
		g.pass, g.odds, g.point = 0, 0, 0
	case total == 7:
		g.pass, g.odds, g.point = 0, 0, 0
	}
}

func BenchmarkRolls(b *testing.B) { bench(b, Rules) }

func BenchmarkMiniRolls(b *testing.B) { bench(b, Mini) }

func bench(b *testing.B, rules *table.Rules) {
	b.Helper()
	loop := &bare{source: chance.NewFast(1, 0)}
	pace.Compare(b, "rolls", rolls(b, rules, "table"), rolls(b, rules, "events", table.To(new(tabletest.Counter))),
		pace.Way{Name: "bare", Run: func(n int) {
			for range n {
				loop.roll()
			}
		}})
}

// TestTheBareLoopPlaysTheSameGame keeps the comparison honest: on the same
// dice the loop and the table end with the same bankroll.
func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	for _, rules := range []*table.Rules{Rules, Mini} {
		tab := tabletest.Open(t, rules, nil, 1, table.From(chance.NewFast(1, 0)))
		g := gameOf(tab)
		loop := &bare{source: chance.NewFast(1, 0)}
		for i := range 100_000 {
			play(tab, g)
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			loop.roll()
			if got := int64(tab.Account(1).Chips - tabletest.Bankroll); got != loop.bankroll {
				t.Fatalf("%s: after roll %d the table has %d and the loop %d", rules.ID, i+1, got, loop.bankroll)
			}
		}
	}
}

func TestRollsAllocateNothing(t *testing.T) {
	for _, rules := range []*table.Rules{Rules, Mini} {
		w := rolls(t, rules, "table", table.To(new(tabletest.Counter)))
		if n := testing.AllocsPerRun(100, func() { w.Run(100) }); n != 0 {
			t.Errorf("100 rolls of %s allocate %v times", rules.ID, n)
		}
	}
}
