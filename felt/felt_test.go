package felt

import (
	"strings"
	"testing"
)

func TestPositionsHaveTheirAreasInOrder(t *testing.T) {
	f := HalfRound("a layout", 6).Position(Cards(), Box("tie", "Tie"), Circle("ante", "Ante").With(Extra{"war-%d-more", "War"})).Felt()
	if len(f.Positions) != 6 || len(f.Places) != 6 {
		t.Fatalf("%d positions with %d places for cards", len(f.Positions), len(f.Places))
	}
	tie, ante, war := f.Find("tie-3"), f.Find("ante-3"), f.Find("war-3-more")
	if tie == nil || ante == nil || war == nil {
		t.Fatal("an area of position 3 is missing")
	}
	if tie.Seat != 3 || tie.Chip.Y >= ante.Chip.Y {
		t.Errorf("tie of seat %d at %v is not nearer to the dealer than ante at %v", tie.Seat, tie.Chip, ante.Chip)
	}
	if !war.Lying || war.Name != "War" {
		t.Errorf("the area beside it is %+v", war)
	}
	if f.Positions[0].X <= f.Positions[5].X {
		t.Error("seat 1 is not at the dealer's left, which is the right of the drawing")
	}
	if f.Positions[0].Turn >= 0 || f.Positions[5].Turn <= 0 {
		t.Errorf("the ends are not fanned: %v and %v", f.Positions[0].Turn, f.Positions[5].Turn)
	}
}

// TestALayoutThatTheLawPrescribes lays out what 19:46-1.13Y asks of a table that
// is yet to come: ante, three areas just below it from left to right, a side
// bet just above it, and community cards between the dealer and the players.
func TestALayoutThatTheLawPrescribes(t *testing.T) {
	f := HalfRound("a layout", 6).Middle(Place{Box: 1, Name: "community"}).
		Position(Circle("pocket", "Pocket"), Circle("ante", "Ante"), Row(Box("flop", "1x"), Box("play", "2x"), Box("river", "1x"))).Felt()
	pocket, ante, flop, play, river := f.Find("pocket-4"), f.Find("ante-4"), f.Find("flop-4"), f.Find("play-4"), f.Find("river-4")
	if !(pocket.Chip.Y < ante.Chip.Y && ante.Chip.Y < play.Chip.Y) {
		t.Error("the areas are not above each other")
	}
	if !(flop.Chip.X < play.Chip.X && play.Chip.X < river.Chip.X) {
		t.Error("the three areas are not side by side")
	}
	if f.Places[0].Y >= pocket.Y || f.Places[0].Y <= f.Tray.Y+f.Tray.H {
		t.Error("the community cards do not lie between the inventory container and the areas")
	}
}

func TestHit(t *testing.T) {
	f := New("a layout", 10, 10)
	box := f.Rect("box", 0, 0, 6, 6)
	disc := f.Spot("corner", 6, 6, 1)
	long := f.Rect("turned", 1, 8, 8, 1)
	long.Turn = 90
	for _, c := range []struct {
		p    Point
		want *Area
	}{{Point{3, 3}, box}, {Point{5.5, 5.5}, disc}, {Point{6.9, 6.9}, nil}, {Point{1.5, 8.5}, nil}, {Point{5, 9.9}, long}} {
		if got := f.Hit(c.p); got != c.want {
			t.Errorf("at %v: %+v, want %+v", c.p, got, c.want)
		}
	}
	if f.Find("nothing") != nil {
		t.Error("found what is not there")
	}
}

func TestAGameThatSaysNothingGetsAFelt(t *testing.T) {
	seats := Default("a layout", 5, []string{"dealer", "1", "2", "3", "4", "5"}, []Offered{
		{Wager: "ante-1", Kind: "ante", Name: "Ante", Seat: 1}, {Wager: "ante-2", Kind: "ante", Name: "Ante", Seat: 2},
		{Wager: "tie-1", Kind: "tie", Name: "Tie", Seat: 1},
		{Wager: "lucky", Name: "Lucky"},
	})
	for _, id := range []string{"ante-1", "ante-5", "tie-5", "lucky"} {
		if seats.Find(id) == nil {
			t.Errorf("no area for %s", id)
		}
	}
	if len(seats.Places) != 6 || seats.Places[4].Box != 5 || seats.Places[5].Box != 0 {
		t.Errorf("%d places for cards", len(seats.Places))
	}
	board := Default("a layout", 5, []string{"left", "right"}, []Offered{{Wager: "high", Name: "High"}, {Wager: "low", Name: "Low"}})
	if len(board.Places) != 2 || board.Find("low") == nil || board.Upright == nil {
		t.Errorf("the board is %+v", board)
	}
	if a, p := board.Find("high"), board.Places[0]; a.Y < p.Y {
		t.Error("cards lie on the betting areas")
	}
}

func TestSVGEscapesWords(t *testing.T) {
	f := New("a < b", 10, 10)
	f.Rect("x", 1, 1, 4, 4).Labelled("C & E", 1).Under("7 to 1")
	f.Write("<script>", 5, 8, 1, "gold")
	var b strings.Builder
	if err := f.SVG(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"a &lt; b", "C &amp; E", "7 to 1", "&lt;script&gt;", `width="10in"`} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in %s", want, b.String())
		}
	}
}
