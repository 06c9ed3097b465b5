package paigowodds

import (
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/twohands"
	"boardwalk/table"
)

// The games with their mathematics.
var tiles, sevens = paigow.Rules.With(PaiGow), paigowpoker.Rules.With(PaiGowPoker)

func TestFiguresOfPaiGow(t *testing.T) {
	if testing.Short() {
		t.Skip("goes through all pairs of stacks")
	}
	o := paigow.DefaultOptions()
	o.Banking = banked.WithCoBank
	r, err := odds.For(tiles, o, tiles.Terms())
	if err != nil {
		t.Fatal(err)
	}
	o.HouseWay = houseway.Standard
	written, err := odds.For(tiles, o, tiles.Terms())
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Figures) != 5 {
		t.Fatalf("there are %d figures", len(r.Figures))
	}
	best, house, bank, bankHouse, half := r.Figures[0], r.Figures[1], r.Figures[2], r.Figures[3], r.Figures[4]
	for _, want := range []struct {
		figure *odds.Figure
		exact  string
	}{{best, "1134061/70796250"}, {house, "29296109/1227135000"},
		// 10.7(d) as it is written is a weak way: who knows it wins.
		{written.Figures[0], "-31571653/1840702500"}, {written.Figures[1], "19010893/736281000"},
	} {
		if got := want.figure.House.RatString(); got != want.exact {
			t.Errorf("%s: %s, not %s", want.figure.Strategy, got, want.exact)
		}
	}
	if bank.HouseAdvantage() > best.HouseAdvantage() || bankHouse.HouseAdvantage() > house.HouseAdvantage() {
		t.Error("the bank, who wins copies, has it worse than a player")
	}
	if d := half.HouseAdvantage() - bankHouse.HouseAdvantage()/2; math.Abs(d) > 1e-12 {
		t.Errorf("a co-bank has not half of what a bank has: %v", d)
	}
}

// TestVigorishIsRounded has a wager so small that a quarter is more than 5 %.
func TestVigorishIsRounded(t *testing.T) {
	if testing.Short() {
		t.Skip("goes through all pairs of stacks")
	}
	large, err := odds.For(tiles, nil, tiles.Terms())
	if err != nil {
		t.Fatal(err)
	}
	small, err := odds.ForStake(tiles, nil, tiles.Terms(), 100)
	if err != nil {
		t.Fatal(err)
	}
	won := func(f *odds.Figure) float64 { net, _ := f.Results[0].Net.Float64(); return net }
	if won(large.Figures[0]) != 0.95 || won(small.Figures[0]) != 0.75 {
		t.Errorf("a win is worth %v and %v", won(large.Figures[0]), won(small.Figures[0]))
	}
}

// TestFiguresOfPaiGowPoker holds the figures against what was computed here, by two different counts. For two who both
// set as the house does others say no more than "around 2.5 %" for a player and "close to even" for the bank
// (casinos-gambling-guide.com, Pai Gow strategy).
func TestFiguresOfPaiGowPoker(t *testing.T) {
	o := paigowpoker.DefaultOptions()
	o.Starting, o.Additional = paigowpoker.Generator, "21-to-4"
	r, err := odds.For(sevens, o, paigowpoker.Rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []float64{0.0243, 0.0273, 0.0243, -0.0008, 0.0020, -0.0008} {
		if got := r.Figures[i].HouseAdvantage(); math.Abs(got-want) > 0.00006 {
			t.Errorf("%s: %v, want %v", r.Figures[i].Strategy, got, want)
		}
	}
	for _, as := range []int{0, 3} {
		best, byKind := r.Figures[as].House, r.Figures[as+2].House
		if best.Cmp(byKind) > 0 {
			t.Errorf("to look at fewer suits makes %s better", r.Figures[as].Strategy)
		}
	}
	number := r.Find("number-7", "")
	if number == nil || number.House.RatString() != "3/28" {
		t.Errorf("the additional wager is worth %+v", number)
	}
	o.Additional = "6-to-1"
	if r, err = odds.For(sevens, o, paigowpoker.Rules.Terms()); err != nil || r.Find("number-1", "").House.Sign() != 0 {
		t.Errorf("the additional wager at 6 to 1 is not even: %v", err)
	}
	best, err := PaiGowPokerBest(&odds.Asked{Rules: sevens, Options: o, Terms: sevens.Terms()})
	if err != nil {
		t.Fatal(err)
	}
	// Two low pairs with nothing beside them are split.
	cards, _ := card.ParseAll("6s 6h 5d 5c Js 9h 8c")
	hand := [7]card.Card(cards)
	if low := best(&hand); low != 0b0001100 {
		t.Errorf("the low hand is %b", low)
	}
}

func TestAWayThatIsNoneHasNoFigures(t *testing.T) {
	o := paigow.DefaultOptions()
	o.HouseWay = "house way of pai-gow; any hand: best low"
	if _, err := odds.For(tiles, o, table.Terms{}); err == nil || houseway.CheckTiles(o.HouseWay) == nil {
		t.Errorf("a way that leaves a choice has figures")
	}
}

// Pai gow poker is counted for wagers of all whole dollars at once, which vigorish takes from differently.
func TestWagersOfWholeDollarsAreCountedTogether(t *testing.T) {
	g := paigowpoker.New(*paigowpoker.DefaultOptions())
	for stake, together := range map[money.Cents]bool{
		money.Dollar: true, 5 * money.Dollar: true, 13 * money.Dollar: true, 999 * money.Dollar: true,
		100_000 * money.Dollar: true, 1: false, 10_001 * money.Dollar: false,
	} {
		n := nets(g, stake)[twohands.Player]
		list, at := worthsWith(g, n)
		if (len(list) > 1) != together || list[at].Compare(n) != 0 {
			t.Errorf("%v is counted with %d others", stake, len(list)-1)
		}
	}
}
