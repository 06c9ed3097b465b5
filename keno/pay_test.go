package keno_test

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/money"
)

// draw returns a draw with some numbers in it and others not.
func draw(t testing.TB, numbers ...int) keno.Draw {
	t.Helper()
	d, err := keno.NewDraw(numbers)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// firstTwenty is the draw of 1 to 20.
func firstTwenty(t testing.TB) keno.Draw {
	list := make([]int, keno.Drawn)
	for i := range list {
		list[i] = i + 1
	}
	return draw(t, list...)
}

func TestTicketsWinWayByWay(t *testing.T) {
	d := firstTwenty(t)
	for _, x := range []struct {
		text string
		want money.Cents
	}{
		{"1 @ $1", 300},
		{"21 @ $1", 0},
		{"1 2 @ $5", 6000},
		{"1 2 3 4 5 21 @ $1", 9000},
		{"1-8 @ $2", 50_000_00},
		{"1-8 @ $5", 100_000_00}, // the most on one wager, instead of $125,000
		{"1 2 | 3 21 | 22 23: 3/2 @ $1", 1200},
		{"1 2 | 3 21 | 22 23: 3/4 @ $1", 400 + 100},              // A+B catches 3, A+C 2, B+C 1
		{"1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1", 4800 + 2500000}, // the ticket of the regulation's trade
		{"k1 | 2 3 | 21 22 23: 1/4, 1/5, A+K1 @ $1", 4300},
		{"21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 @ $1", 500}, // none of fifteen
	} {
		made := ticket(t, x.text)
		if got := made.Won(d.Set); got != x.want {
			t.Errorf("%s wins %s, want %s", x.text, got, x.want)
		}
		var sum money.Cents
		for _, r := range made.Results(d.Set) {
			sum += r.Pays
		}
		if sum != x.want {
			t.Errorf("%s: its ways win %s, want %s", x.text, sum, x.want)
		}
	}
}

func TestDrawsAreDefinedToTheBall(t *testing.T) {
	got := keno.DrawFrom(chance.NewScript(0, 0, 77, 5, 0, 74, 73, 10, 20, 30, 40, 50, 60, 3, 2, 1, 0, 62, 61, 60))
	if want := "1 80 78 6 79 75 74 11 21 31 41 51 61 4 3 2 76 63 62 68"; got.String() != want || got.Set.Len() != keno.Drawn {
		t.Errorf("drawn: %s, want %s", got.String(), want)
	}
}

func TestEveryNumberIsDrawnEquallyOften(t *testing.T) {
	src := chance.NewFast(7, 0)
	const games = 40_000
	var counts, first [keno.Numbers + 1]int
	for range games {
		d := keno.DrawFrom(src)
		for n := range d.Set.All() {
			counts[n]++
		}
		first[d.Balls[0]]++
	}
	for n := 1; n <= keno.Numbers; n++ { // deviations of 87 and 22
		if counts[n] < 9600 || counts[n] > 10400 || first[n] < 390 || first[n] > 610 {
			t.Errorf("%d was drawn %d times and first %d times in %d games", n, counts[n], first[n], games)
		}
	}
}

func TestTheLimitIsShared(t *testing.T) {
	c := keno.Standard()
	if s := c.Share([]money.Cents{60_000_00, 40_000_00, 0}); s != (keno.Share{}) || s.Of(60_000_00) != 60_000_00 {
		t.Errorf("at the limit all are paid in full: %+v", s)
	}
	s := c.Share([]money.Cents{100_000_00, 50_000_00, 3_00})
	if a, b, x := s.Of(100_000_00), s.Of(50_000_00), s.Of(3_00); a != 66_665_33 || b != 33_332_66 || x != 1_99 {
		t.Errorf("in proportion: %s, %s, %s", a, b, x)
	}
}

func TestTheLimitIsSharedEqually(t *testing.T) {
	c, err := keno.ReadRates("", "keno rates x\nminimum 1\nmaximum 1\nlimit 100000\nshare equally\nspots 1 1 pays 3")
	if err != nil {
		t.Fatal(err)
	}
	won := []money.Cents{100_000_00, 80_000_00, 10_000_00, 3_00, 0}
	s := c.Share(won)
	var sum money.Cents
	for _, w := range won {
		sum += s.Of(w)
	}
	if s.Of(3_00) != 3_00 || s.Of(10_000_00) != 10_000_00 || s.Of(80_000_00) != 44_998_50 || sum != 100_000_00 {
		t.Errorf("%+v pays %s in all", s, sum)
	}
}

// BenchmarkSettle settles the tickets of a game, of five ways each.
func BenchmarkSettle(b *testing.B) {
	made := ticket(b, "1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1")
	d := keno.DrawFrom(chance.NewFast(1, 1))
	var won money.Cents
	for b.Loop() {
		won += made.Won(d.Set)
	}
	_ = won
}

func BenchmarkDraw(b *testing.B) {
	src := chance.NewFast(1, 1)
	for b.Loop() {
		keno.DrawFrom(src)
	}
}
