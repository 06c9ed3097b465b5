package paigow

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/game/banked"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
	"boardwalk/tile"
)

// one is a wager of one player's.
var one = []table.Act{{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}}

// bare is pai gow as a loop sees it that knows nothing else: no table, no players, no
// law.
type bare struct {
	source *chance.Fast
	wall   tile.Wall
	set    tile.Way
	won    money.Cents
}

func newBare() *bare {
	return &bare{source: chance.NewFast(1, 0), wall: tile.NewWall(), set: DefaultOptions().way()}
}

func (w *bare) stack() (s [tile.Height]tile.Tile) {
	for i := range s {
		s[i] = w.wall.Take(w.source.Draw(w.wall.Left()))
	}
	return s
}

func (w *bare) round() {
	w.wall.Shuffle()
	// The dealer is 1 or 9 or 17, the first position 7 or 15, so that it comes first for
	// counts in between.
	var player, dealer [tile.Height]tile.Tile
	if total := dice.Shake(w.source).Total() % 8; total >= 2 && total <= 7 {
		player, dealer = w.stack(), w.stack()
	} else {
		dealer, player = w.stack(), w.stack()
	}
	high, low := w.set(player).Ranks()
	itsHigh, itsLow := w.set(dealer).Ranks()
	switch higher := high > itsHigh; {
	case higher && low > itsLow && !low.Zero():
		w.won += 10*money.Dollar - 50*money.Cent
	case !higher && (low <= itsLow || low.Zero()):
		w.won -= 10 * money.Dollar
	}
}

func BenchmarkRounds(b *testing.B) {
	tabletest.Bench(b, "rounds", Rules, one, newBare().round, table.With(tabletest.Taking(banked.HouseWay)))
}

func TestTheBareLoopPlaysTheSameGame(t *testing.T) {
	loop := newBare()
	tabletest.SameGame(t, Rules, one, func() money.Cents { loop.round(); return loop.won }, table.With(tabletest.Taking(banked.HouseWay)))
}

func TestRoundsAllocateNothing(t *testing.T) { tabletest.NoAllocations(t, Rules, one) }

// A round in which a player has the bank allocates nothing either.
func TestBankedRoundsAllocateNothing(t *testing.T) {
	o := DefaultOptions()
	o.Banking = banked.WithBank
	tab := tabletest.Open(t, Rules, o, 3, table.From(chance.NewFast(1, 0)), table.With(tabletest.Taking(banked.Accept)))
	play := func() {
		if err := tab.Interlude(); err != nil {
			t.Fatal(err)
		}
		bank := tab.Game().(*Game).Bank()
		for s := table.Seat(1); s <= 3; s++ {
			if s != bank {
				if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s - 1), Amount: 10 * money.Dollar}); err != nil {
					t.Fatal(err)
				}
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	play()
	if n := testing.AllocsPerRun(100, play); n != 0 {
		t.Errorf("a round allocates %v times", n)
	}
}
