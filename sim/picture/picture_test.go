package picture

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"boardwalk/game/craps"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/odds/games/diceodds"
	"boardwalk/sim"
	"boardwalk/sim/ring"
)

func simulated(t *testing.T, rounds int64, session int) []Wager {
	t.Helper()
	var list []Wager
	rules := craps.Rules.With(diceodds.Craps)
	for _, w := range []string{"pass", "field"} {
		r, err := sim.Run(context.Background(), sim.Config{Rules: rules, Terms: rules.Terms(), Wager: w, Rounds: rounds, Seed: 4,
			Session: session, Bankroll: 1000 * money.Dollar})
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, Wager{Result: r})
	}
	exact := 7.0 / 495
	list[0].Exact = &exact
	return list
}

func TestPicturesAreWellFormedAndNeedNothingElse(t *testing.T) {
	for _, rounds := range []int64{20, 100, 50_000} {
		list := simulated(t, rounds, 20)
		var svg, page bytes.Buffer
		if err := errors.Join(SVG(&svg, "Craps & <more>", list), HTML(&page, "Craps & <more>", list)); err != nil {
			t.Fatal(err)
		}
		d := xml.NewDecoder(bytes.NewReader(svg.Bytes()))
		for {
			if _, err := d.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%d rounds: %v", rounds, err)
			}
		}
		for _, want := range []string{"<title>Craps &amp; &lt;more&gt;</title>", "pass: the house advantage settling down",
			"prefers-color-scheme:dark", "the result after 20 rounds"} {
			if !strings.Contains(svg.String(), want) || !strings.Contains(page.String(), want) {
				t.Errorf("%d rounds: %q is missing", rounds, want)
			}
		}
		if text := strings.ReplaceAll(svg.String(), "http://www.w3.org/2000/svg", ""); strings.Contains(text, "http") ||
			strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
			t.Errorf("%d rounds: it needs something else, or draws no number", rounds)
		}
		if got := strings.Count(svg.String(), "exact 1.4141%"); rounds > 1000 && got != 1 {
			t.Errorf("%d lines are exact", got)
		}
	}
}

func TestCharts(t *testing.T) {
	var b bytes.Buffer
	if err := Text(&b, simulated(t, 50_000, 100)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"pass: the house advantage settling down (● simulated, ░ 95% band, ─ exact 1.4141%)", "1k", "10k", "rounds",
		"field: the house advantage settling down (● simulated, ░ 95% band)", "field: the result after 100 rounds, 500 sessions", "█"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing in\n%s", want, &b)
		}
	}
}

// At poker what is won is drawn, in big bets: what the house has of one the
// player has not.
func TestWonByAHand(t *testing.T) {
	r, err := ring.Run(context.Background(), ring.Config{Rules: room.HoldEm, Terms: room.HoldEm.Terms(), Rounds: 20_000,
		Seed: 4, Seats: 2, Session: 100})
	if err != nil {
		t.Fatal(err)
	}
	list := []Wager{{Result: r.Seat(1), Won: true}, {Result: r.Seat(2), Won: true}}
	if a, b := list[0].average(), list[1].average(); a != -b || a != -list[0].HouseAdvantage() {
		t.Errorf("two players win %v and %v by a hand", a, b)
	}
	curve := list[0].curve()
	if last := curve[len(curve)-1]; last.at != list[0].average() || last.low >= last.at || last.high <= last.at {
		t.Errorf("the curve ends at %+v", last)
	}
	var svg, text bytes.Buffer
	if err := errors.Join(SVG(&svg, "Hold 'Em", list), Text(&text, list)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"seat 1 (loose): won by a hand on average, in big bets", "seat 2 (loose): the result after 100 hands"} {
		if !strings.Contains(svg.String(), want) || !strings.Contains(text.String(), want) {
			t.Errorf("%q is missing", want)
		}
	}
	if strings.Contains(text.String(), "house advantage") || strings.Contains(svg.String(), "NaN") {
		t.Error("a house advantage is drawn, or no number")
	}
}

func TestTicksAreRoundNumbers(t *testing.T) {
	for _, x := range []struct {
		low, high float64
		want      []float64
	}{
		{0, 1, []float64{0, .2, .4, .6000000000000001, .8, 1}},
		{-3, 8, []float64{-2, 0, 2, 4, 6, 8}},
		{100, 5100, []float64{1000, 2000, 3000, 4000, 5000}},
	} {
		if got := ticks(x.low, x.high, 6); !slices.Equal(got, x.want) {
			t.Errorf("from %v to %v: got %v, want %v", x.low, x.high, got, x.want)
		}
	}
	for n, want := range map[float64]string{100: "100", 1000: "1k", 2e7: "20M", 1e9: "1G"} {
		if got := count(n); got != want {
			t.Errorf("%v is written %s, want %s", n, got, want)
		}
	}
}
