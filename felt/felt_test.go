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

// TestWhoSitsThereIsInTheMiddle holds the layout as a player sees it: the own position in the
// middle and in front, its cards and chips larger than anybody else's, and nobody's things
// across those of another.
func TestWhoSitsThereIsInTheMiddle(t *testing.T) {
	for seats := 2; seats <= 9; seats++ {
		f := HalfRound("a layout", seats).DealerCards(0, "Dealer").Inscribe("A GAME", "WITH RULES").
			Position(Circle("side", "Side").Sized(4.4, 4.4),
				Row(Box("ante", "Ante").Sized(3.7, 2.9), Box("play", "Play").Sized(3.7, 2.9)), Cards()).Felt()
		f.Finish(func(string) bool { return true })
		s := f.Seated
		if s == nil || len(s.Positions) != seats || len(s.Places) != seats+1 || len(s.Areas) != len(f.Areas) {
			t.Fatalf("%d seats: %+v", seats, s)
		}
		own := (seats + 1) / 2
		for i, a := range s.Areas {
			if a.X < 0 || a.X+a.W > s.Width || a.Y < 0 || a.Y+a.H > s.Height {
				t.Errorf("%d seats: %s lies beyond the edge", seats, a.Wager)
			}
			for _, b := range s.Areas[i+1:] {
				if a.X+a.W > b.X+0.02 && b.X+b.W > a.X+0.02 && a.Y+a.H > b.Y+0.02 && b.Y+b.H > a.Y+0.02 {
					t.Errorf("%d seats: %s and %s overlap", seats, a.Wager, b.Wager)
				}
			}
		}
		mine, others := s.Find(idOf("ante", own)), s.Find(idOf("ante", 1+own%seats))
		if mine.ChipRadius() <= others.ChipRadius() || mine.W <= others.W {
			t.Errorf("%d seats: the own area is %v wide, another %v", seats, mine.W, others.W)
		}
		for _, p := range s.Places {
			if p.Own != (p.Seat == own) || p.Own && (p.Card < 1.8*otherCard || p.Y < s.Height/2) {
				t.Errorf("%d seats: cards of %d at %v, %v wide", seats, p.Seat, p.Y, p.Card)
			}
		}
	}
}

// TestTheOthersAreAllAsLarge holds that everybody else at a table is drawn as large, wherever there are more of them: a position
// without cards has its areas side by side where there would be little room for them above each other.
func TestTheOthersAreAllAsLarge(t *testing.T) {
	f := HalfRound("Two circles", 8).Position(Circle("raise", "Raise"), Circle("bet", "Bet")).Felt()
	f.Finish(func(string) bool { return true })
	for seat := 1; seat <= 8; seat++ {
		bet, raise := f.Seated.Find(idOf("bet", seat)), f.Seated.Find(idOf("raise", seat))
		own := seat == 4
		if (bet.Y == raise.Y) == own {
			t.Errorf("at position %d the circles lie at %v and %v", seat, bet.Y, raise.Y)
		}
		if want := f.Seated.Find("bet-1").W; !own && bet.W != want {
			t.Errorf("the circle of position %d is %v inches wide, and another's %v", seat, bet.W, want)
		}
	}
}

// TestFiveCardsShowTheirCorners holds that a hand beside the bets has room for as many cards as are dealt.
func TestFiveCardsShowTheirCorners(t *testing.T) {
	room := func(cards Item) float64 {
		f := HalfRound("Cards beside bets", 7).DealerCards(0, "Dealer").InscribeLower("FIVE CARDS", "LONG WORDS").
			Position(Circle("up", "Up"), Row(Box("ante", "Ante").Sized(3.7, 2.9), Box("play", "Play").Sized(3.7, 2.9)), cards).Felt()
		f.Finish(func(string) bool { return true })
		for _, p := range f.Seated.Places {
			if p.Own {
				for _, a := range f.Seated.Areas {
					if a.Seat != p.Seat && a.X < p.X+p.Room/2 && p.X-p.Room/2 < a.X+a.W && a.Y < p.Y+0.7*p.Card && p.Y-0.7*p.Card < a.Y+a.H {
						t.Errorf("the own cards lie over %s", a.Wager)
					}
				}
				return p.Room
			}
		}
		return 0
	}
	const cards = 5
	if step := (room(Cards().Holding(cards)) - ownCard) / (cards - 1); step < 0.6*ownCard {
		t.Errorf("of each card %.1f inches are seen", step)
	}
	if three := room(Cards()); three >= room(Cards().Holding(cards)) {
		t.Errorf("a hand of three has %v inches", three)
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

// A line that turns the corner is hit on both arms and in the turn, and not within or beyond it.
func TestALineTurnsTheCorner(t *testing.T) {
	f := New("a layout", 20, 20)
	line := f.Bent("line", Rect{0, 16, 20, 4}, 4, 0, 8)
	for p, want := range map[Point]*Area{{2, 2}: line, {15, 18}: line, {4, 16}: line, {0.5, 19.5}: nil, {10, 8}: nil, line.Chip: line} {
		if got := f.Hit(p); got != want {
			t.Errorf("at %v: %+v, want %+v", p, got, want)
		}
	}
	if line.Path == "" || line.X < 8 || line.X+line.W != 20 {
		t.Errorf("its words have the arm from %v to %v", line.X, line.X+line.W)
	}
}

// The words of an area stay clear of its chips: beside them, above them, or small enough for that.
func TestWordsFindTheirPlace(t *testing.T) {
	f := New("a layout", 40, 20)
	wide := f.Rect("wide", 0, 0, 6, 2.4).Labelled("19 to 36", 1.2).Under("1 to 1")
	low := f.Rect("low", 10, 0, 3, 3).Labelled("2 to 1", 0.8).Below()
	number := f.Rect("number", 20, 0, 3, 3).Labelled("17", 1.1)
	f.Settle()
	if half := wide.Size * WidthOf(wide.Label) / 2; wide.Words == nil ||
		wide.Words.X+half > wide.Chip.X-wide.ChipRadius() || wide.Words.X-half < 0 {
		t.Errorf("%q of %v at %v, a chip at %v", wide.Label, wide.Size, wide.Words, wide.Chip)
	}
	if low.Words == nil || low.Words.Y+0.36*low.Size > low.Chip.Y-low.ChipRadius() {
		t.Errorf("%q at %v, a chip at %v", low.Label, low.Words, low.Chip)
	}
	if number.Words != nil || number.Size != 1.1 {
		t.Errorf("a number has moved to %v", number.Words)
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

func TestChipsLieBelowWordsThatFillARowsArea(t *testing.T) {
	narrow := Rows("a layout", 21, 8, [][]Cell{{{Wager: "a", Label: "BANKER"}, {Wager: "b", Label: "BANKER"},
		{Wager: "c", Label: "TIE"}}}, 1.1)
	narrow.Settle()
	a := narrow.Find("a")
	if !a.Low || a.Chip.X != a.X+a.W/2 || a.Words == nil || a.Words.X != a.Chip.X {
		t.Errorf("%q has chips at %v, words at %v", a.Label, a.Chip, a.Words)
	}
	if !narrow.Find("c").Low {
		t.Error("chips of one row do not lie alike")
	}
	if wide := Rows("a layout", 60, 8, [][]Cell{{{Wager: "a", Label: "BANKER"}, {Wager: "b", Label: "TIE"}}}, 1.1); wide.Find("a").Low {
		t.Error("chips lie below words, though there is room beside them")
	}
	flat := Rows("a layout", 21, 3, [][]Cell{{{Wager: "a", Label: "BANKER"}, {Wager: "b", Label: "BANKER"}, {Wager: "c", Label: "TIE"}}}, 1.1)
	if flat.Find("a").Low {
		t.Error("chips lie below words where there is no room")
	}
}
