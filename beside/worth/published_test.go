package worth_test

import (
	"fmt"
	"math/big"
	"math/bits"
	"os"
	"testing"

	"boardwalk/beside"
	"boardwalk/beside/worth"
	"boardwalk/game"
)

// read reads a wager of the folder.
func read(t *testing.T, name string) *beside.Wager {
	t.Helper()
	text, err := os.ReadFile("../../wagers/" + name + ".wager")
	if err != nil {
		t.Fatal(err)
	}
	w, err := beside.Parse(name, string(text))
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// asked asks for a wager at the first of its games.
func asked(t *testing.T, w *beside.Wager, decks int) *worth.Asked {
	t.Helper()
	rules, ok := game.Find(w.Games[0])
	if !ok {
		t.Fatalf("there is no game %q", w.Games[0])
	}
	return &worth.Asked{Rules: rules, Terms: rules.Terms(), Wager: w, Decks: decks}
}

func of(t *testing.T, w *beside.Wager, decks int) *worth.Worth {
	t.Helper()
	found, err := worth.Of(asked(t, w, decks))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestPublishedFigures holds the folder against what others have printed, in percent to their digits.
func TestPublishedFigures(t *testing.T) {
	for _, test := range []struct {
		name    string
		decks   int
		percent string
		method  string
	}{
		{"royal-match", 6, "6.67", worth.ByCombinations},
		{"perfect-pairs", 8, "4.10", worth.ByCombinations},
		{"21-3", 6, "3.24", worth.ByCombinations},
		{"over-13", 6, "6.55", worth.ByCombinations},
		{"under-13", 6, "10.07", worth.ByCombinations},
		{"same-card", 6, "18.65", worth.ByCombinations},
		{"player-pair", 8, "10.36", worth.ByCombinations},
		{"pair-plus", 0, "2.32", worth.ByCombinations},
		{"all-small", 0, "7.76", worth.ByChain},
		{"all-tall", 0, "7.76", worth.ByChain},
		{"any-seven", 0, "16.67", worth.ByThrows},
		{"any-triple", 0, "13.89", worth.ByThrows},
		{"dragon-bonus-player", 8, "2.65", worth.ByRounds},
		{"dragon-bonus-banker", 8, "9.37", worth.ByRounds},
		{"panda-8", 8, "10.19", worth.ByRounds},
		{"dragon-7", 8, "7.61", worth.ByRounds},
		{"equal-hands", 8, "14.36", worth.ByRounds},
		{"big", 8, "4.35", worth.ByRounds},
		{"small", 8, "5.27", worth.ByRounds},
	} {
		if testing.Short() && test.method == worth.ByRounds && test.name != "dragon-7" {
			continue
		}
		found := of(t, read(t, test.name), test.decks)
		house, _ := found.Figure.House.Float64()
		if got := fmt.Sprintf("%.2f", 100*house); got != test.percent || found.Method != test.method {
			t.Errorf("%s: %s%% by %s, published %s%% by %s", test.name, got, found.Method, test.percent, test.method)
		}
	}
}

// TestTheFrequenciesOfSixAndSevenCards holds the poker hands of six and seven cards against the frequencies that
// everybody knows.
func TestTheFrequenciesOfSixAndSevenCards(t *testing.T) {
	ways := func(name string, want ...int64) {
		found := of(t, read(t, name), 0)
		total := new(big.Int)
		for _, l := range found.Lines {
			total.Add(total, l.Ways)
		}
		// The two or three cards that lie apart are chosen among all of them.
		scale := new(big.Int).Quo(total, big.NewInt(want[len(want)-1]))
		for i, n := range want[:len(want)-1] {
			if got := new(big.Int).Quo(found.Lines[i].Ways, scale); got.Int64() != n {
				t.Errorf("%s: %s in %d of %d ways, want %d", name, found.Lines[i].Text, got, want[len(want)-1], n)
			}
		}
	}
	ways("six-card-bonus", 188, 1656, 14664, 165984, 205792, 361620, 732160, 20358520)
	if !testing.Short() {
		ways("trips", 4324, 37260, 224848, 3473184, 4047644, 6180020, 6461620, 133784560)
	}
}

// TestFireBet holds the chain against a recursion over the sets of points that were made.
func TestFireBet(t *testing.T) {
	ways := []int64{3, 4, 5, 5, 4, 3} // of 4, 5, 6, 8, 9 and 10
	known := map[int][7]*big.Rat{}
	var from func(made int) [7]*big.Rat
	from = func(made int) (ends [7]*big.Rat) {
		if ends, ok := known[made]; ok {
			return ends
		}
		for i := range ends {
			ends[i] = new(big.Rat)
		}
		n, again := bits.OnesCount(uint(made)), new(big.Rat)
		if n == 6 {
			ends[6].SetInt64(1)
			return ends
		}
		for i, w := range ways {
			on := big.NewRat(w, 24)
			made1 := new(big.Rat).Mul(on, big.NewRat(w, w+6))
			ends[n].Add(ends[n], new(big.Rat).Sub(on, made1)) // a seven-out
			if made>>i&1 != 0 {
				again.Add(again, made1)
				continue
			}
			for k, p := range from(made | 1<<i) {
				ends[k].Add(ends[k], new(big.Rat).Mul(made1, p))
			}
		}
		scale := new(big.Rat).Inv(again.Sub(big.NewRat(1, 1), again))
		for i := range ends {
			ends[i].Mul(ends[i], scale)
		}
		known[made] = ends
		return ends
	}
	found, want := of(t, read(t, "fire-bet"), 0), from(0)
	for i, points := range []int{6, 5, 4} {
		if got := found.Lines[i].Chance; got.Cmp(want[points]) != 0 {
			t.Errorf("%d points with a chance of %s, want %s", points, got.RatString(), want[points].RatString())
		}
	}
}

// TestMakeEmAll holds the chain against inclusion and exclusion: over all sets of the ten totals that may be missing.
func TestMakeEmAll(t *testing.T) {
	totals := []int{2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
	want := new(big.Rat)
	for set := range 1 << len(totals) {
		n, sign := int64(0), int64(1)
		for i, total := range totals {
			if set>>i&1 != 0 {
				n += int64(6 - max(total-7, 7-total))
				sign = -sign
			}
		}
		// The chance that a seven comes before any of the set; all of them must have come before it.
		want.Add(want, big.NewRat(sign*6, n+6))
	}
	found := of(t, read(t, "make-em-all"), 0)
	if got := found.Lines[0].Chance; got.Cmp(want) != 0 {
		t.Errorf("all ten totals come with a chance of %s, want %s", got.RatString(), want.RatString())
	}
}
