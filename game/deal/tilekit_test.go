package deal

import (
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/table"
	"boardwalk/tile"
)

// banked is a table of a game in which seat 2 always has the bank. It has the
// tiles of a real game, and nothing else.
type banked struct {
	TileKit
	layout *table.Layout
}

var bankParagraphs = TileParagraphs{
	Stacks: "10.4(d)[stacks]", Shuffle: "10.4(d)",
	Bank: TileWay{Announce: "10.8(i)", Shake: "10.8(i)", Lid: "10.8(i)[lid]", Total: "10.8(i)[lid]",
		Count: "10.8(j)", Deal: "10.8(k)", Collect: "10.8(l)", Cover: "10.8(m)"},
}

func (g *banked) Layout() *table.Layout { return g.layout }

func (g *banked) Round(d *table.Dealer) {
	w := &bankParagraphs.Bank
	g.Begin(d, w)
	g.Deal(d, w, g.Shake(d, w, 2), func(box table.Box) (table.Seat, bool) { return box.Seat(), box == 2 })
	g.End(d)
}

func openBanked(t *testing.T, source chance.Source, sink table.Sink) *table.Table {
	t.Helper()
	rules := &table.Rules{ID: "banked", Name: "Banked", Seats: 6, Options: func() table.Options { return new(none) },
		New: func(table.Options) table.Game {
			g := &banked{}
			g.SetUp(&bankParagraphs, 6, tile.NewWall())
			g.layout = &table.Layout{Boxes: g.Boxes(), Incidents: bankParagraphs.Incidents(),
				Wagers: []table.Wager{{ID: "wager", Name: "Wager", Made: table.Always}}}
			return g
		}}
	tab, err := table.Open(rules, nil, rules.Terms(), table.From(source), table.To(sink))
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

type none struct{}

func (*none) Declare() []table.Option { return nil }

// In the examples of the regulation the dealer gets the first stack for nine, and the
// sixth position, counted counterclockwise, for fifteen. With a bank the count begins
// there and leaves the dead hand out.
func TestCount(t *testing.T) {
	k := &TileKit{}
	k.SetUp(&bankParagraphs, 6, tile.NewWall())
	for _, c := range []struct {
		from  table.Box
		total int
		dead  bool
		want  table.Box
	}{
		{0, 9, true, 0}, {0, 15, true, 1}, {0, 3, true, 5}, {0, 8, true, k.Dead()}, {0, 16, true, k.Dead()}, {0, 17, true, 0}, {0, 18, true, 6},
		{2, 3, false, 0}, {2, 8, false, 2}, {2, 9, false, 1}, {2, 18, false, 6}, {2, 3, true, k.Dead()},
	} {
		if got := k.counted(c.from, c.total, c.dead); got != c.want {
			t.Errorf("%d from %d ends at %d, want %d", c.total, c.from, got, c.want)
		}
	}
	if names := k.Boxes(); !slices.Equal(names, []string{"dealer", "1", "2", "3", "4", "5", "6", "dead"}) {
		t.Errorf("the boxes are %v", names)
	}
}

// The player who has the bank shakes, and again after lifting the lid. Only the stack
// that somebody plays comes out of the wall.
func TestABankedDeal(t *testing.T) {
	var log table.Log
	tab := openBanked(t, chance.NewScript(0, 0, 0, 31, 30, 29, 28), &log)
	if err := tab.Do(table.Act{Kind: table.Report, Word: LidLifted}); err != nil {
		t.Fatal(err)
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	var boxes []table.Box
	seen, lid := 0, 0
	for _, e := range log {
		switch {
		case e.Kind == table.Dealt && (len(boxes) == 0 || boxes[len(boxes)-1] != e.Box):
			boxes = append(boxes, e.Box)
		case e.Kind == table.Noted && e.By == bankParagraphs.Bank.Lid:
			lid++
		}
		if e.Kind == table.Dealt && e.Tile.Known() {
			seen++
		}
	}
	if want := []table.Box{0, 6, 5, 4, 3, 2, 1, 7}; !slices.Equal(boxes, want) || seen != tile.Height || lid != 1 {
		t.Errorf("the stacks went to %v with %d tiles seen, the lid was lifted %d times", boxes, seen, lid)
	}
	if err := tab.Verify(); err != nil {
		t.Error(err)
	}
}

// What has no paragraph is not part of a game.
func TestWhatAGameWithTilesDeclares(t *testing.T) {
	if n := len(bankParagraphs.Incidents()); n != 2 {
		t.Errorf("%d things may go wrong, want 2", n)
	}
	if len(bankParagraphs.Acts()) != 0 || len(bankParagraphs.Offers()) != 0 {
		t.Errorf("acts %v, offers %v", bankParagraphs.Acts(), bankParagraphs.Offers())
	}
}

// A tile that somebody took from the wall and lost does not go unnoticed.
func TestALostTile(t *testing.T) {
	tab := openBanked(t, chance.NewFast(1, 1), nil)
	tab.Game().(*banked).wall.Take(0)
	defer func() {
		if recover() == nil {
			t.Error("a tile was lost, and the round ended")
		}
	}()
	_ = tab.Round()
}
