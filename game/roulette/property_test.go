package roulette

import (
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"

	"pgregory.net/rapid"
)

// Whatever people do and whatever goes wrong, the table's own audit finds every
// chip, a valid spin leaves no wager behind, a void one leaves all of them, and
// the journal tells the same story again.
func TestRandomSessions(t *testing.T) {
	lawtest.Cites(t, "5.4(a)", "5.4(b)", "5.4(c)", "5.1(b)")
	rapid.Check(t, func(t *rapid.T) {
		o := &Options{Wheel: rapid.SampledFrom(wheels).Draw(t, "wheel"), FiveAdjacent: rapid.Bool().Draw(t, "five"), SevenNumbers: rapid.Bool().Draw(t, "seven")}
		var log table.Log
		source := chance.NewFast(rapid.Uint64().Draw(t, "seed"), 0)
		live, err := table.NewLive(Rules, o, table.DefaultTerms(), source, &log)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			step(t, live, &log)
		}
		var again table.Log
		if _, err := table.Replay(Rules, o, table.DefaultTerms(), live.Journal(), &again); err != nil {
			t.Fatal(err)
		}
		refused := func(e table.Event) bool { return e.Kind == table.Refused }
		if !slices.Equal(slices.DeleteFunc(log, refused), slices.DeleteFunc(again, refused)) {
			t.Fatal("the replay came out differently")
		}
	})
}

// step does something, lawful or not.
func step(t *rapid.T, live *table.Live, log *table.Log) {
	a := table.Act{Seat: table.Seat(rapid.IntRange(1, 3).Draw(t, "seat")), Area: table.Area(rapid.IntRange(0, numberOfAreas-1).Draw(t, "area"))}
	if !live.Table().Taken(a.Seat) {
		do(t, live, table.Act{Kind: table.Sit, Seat: a.Seat, Amount: 500 * money.Dollar, Cash: 100 * money.Dollar})
	}
	a.Amount = money.Cents(rapid.IntRange(0, 20).Draw(t, "chips")) * money.Dollar
	switch rapid.IntRange(0, 12).Draw(t, "what") {
	default:
		a.Kind = table.Make
		a.Late, a.Confirmed = rapid.Bool().Draw(t, "late"), rapid.Bool().Draw(t, "confirmed")
		a.Tender = rapid.SampledFrom([]table.Tender{table.Chips, table.Plaque, table.Cash, table.Coupon}).Draw(t, "tender")
		a.Word = rapid.SampledFrom([]string{"", "", "", colours[0], colours[1], "red"}).Draw(t, "colour")
	case 0:
		a.Kind = table.Remove
	case 1:
		a.Kind = table.Leave
	case 2:
		a.Kind, a.Word, a.Args = table.Special, "chips", [2]int{rapid.IntRange(0, 16).Draw(t, "colour"), rapid.IntRange(0, 500).Draw(t, "cents")}
	case 3:
		a = table.Act{Kind: table.Report, Word: incidents[rapid.IntRange(0, 2).Draw(t, "incident")].ID}
	case 4, 5:
		spin(t, live, log)
		return
	}
	do(t, live, a)
	distinctColours(t, live)
}

// do carries out an act; a refusal must name its paragraph or be about nothing
// that the law knows.
func do(t *rapid.T, live *table.Live, a table.Act) {
	if err := live.Do(a); err != nil {
		if r, ok := err.(*law.Refusal); !ok || r.By == "" && a.Kind == table.Make {
			t.Fatalf("%+v: %v", a, err)
		}
	}
}

func distinctColours(t *rapid.T, live *table.Live) {
	seen := map[string]bool{}
	for s := range table.Seat(seats + 1) {
		if colour, _, ok := live.Table().Game().(*Game).Colour(s); ok {
			if seen[colour] || !live.Table().Taken(s) {
				t.Fatalf("%s chips are not one player's", colour)
			}
			seen[colour] = true
		}
	}
}

func spin(t *rapid.T, live *table.Live, log *table.Log) {
	start, reported := len(*log), troubled(*log)
	before := standing(live.Table())
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	voided := false
	for _, e := range (*log)[start:] {
		switch e.Kind {
		case table.Voided:
			voided = true
		case table.Wagered:
			before += e.Amount
		}
	}
	if reported && !voided {
		t.Fatal("a spin counted although something had gone wrong")
	}
	want := money.Cents(0)
	if voided {
		want = before
	}
	if got := standing(live.Table()); got != want {
		t.Fatalf("%s lies on the layout after the spin, want %s", got, want)
	}
}

// troubled reports whether an incident was reported since the last spin.
func troubled(log table.Log) bool {
	for _, e := range slices.Backward(log) {
		switch e.Kind {
		case table.Reported:
			return true
		case table.Thrown, table.Voided:
			return false
		}
	}
	return false
}

func standing(t *table.Table) (sum money.Cents) {
	for b := range t.Standing {
		sum += b.Amount
	}
	return sum
}
