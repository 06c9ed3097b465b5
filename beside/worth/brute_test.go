package worth_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"boardwalk/beside"
	"boardwalk/beside/worth"
	"boardwalk/card"
)

// brute goes through every order in which cards can be drawn from a shoe, and counts by a predicate of its own.
func brute(from *worth.Composition, sizes []int, line func(parts [][]card.Card) int, lines int) []uint64 {
	ways := make([]uint64, lines+1)
	parts := make([][]card.Card, len(sizes))
	left := *from
	var draw func(part int, ways uint64)
	count := ways
	draw = func(part int, ways uint64) {
		if part == len(sizes) {
			n := line(parts)
			if n < 0 {
				n = lines
			}
			count[n] += ways
			return
		}
		if len(parts[part]) == sizes[part] {
			draw(part+1, ways)
			return
		}
		for c := range left {
			n := left[c]
			if n == 0 {
				continue
			}
			left[c]--
			parts[part] = append(parts[part], card.Card(c))
			draw(part, ways*n)
			parts[part] = parts[part][:len(parts[part])-1]
			left[c]++
		}
	}
	draw(0, 1)
	return count
}

// compare holds the count by classes against brute force: the same shares of all ways.
func compare(t *testing.T, what string, got []*big.Int, want []uint64) {
	t.Helper()
	all, sum := new(big.Int), uint64(0)
	for _, n := range got {
		all.Add(all, n)
	}
	for _, n := range want {
		sum += n
	}
	for i := range got {
		a := new(big.Rat).SetFrac(got[i], all)
		b := new(big.Rat).SetFrac(new(big.Int).SetUint64(want[i]), new(big.Int).SetUint64(sum))
		if a.Cmp(b) != 0 {
			t.Errorf("%s: line %d has a chance of %s, and by brute force of %s", what, i, a.RatString(), b.RatString())
		}
	}
}

// TestTheFolderAgainstProgramsOfTheirOwn counts wagers over two decks by rules that are written out here once more.
func TestTheFolderAgainstProgramsOfTheirOwn(t *testing.T) {
	value := func(c card.Card) int { return min(int(c.Rank())+2, 10) }
	ten := func(c card.Card) bool { return c.Rank() >= card.Ten && c.Rank() <= card.King }
	bestOf := func(cards ...card.Card) int {
		n, aces := 0, 0
		for _, c := range cards {
			if c.Rank() == card.Ace {
				aces++
				n++
			} else {
				n += value(c)
			}
		}
		if aces > 0 && n+10 <= 21 {
			n += 10
		}
		return n
	}
	for _, test := range []struct {
		name  string
		sizes []int
		line  func(p [][]card.Card) int
	}{
		{"lucky-ladies", []int{2, 2}, func(p [][]card.Card) int {
			a, b, x, y := p[0][0], p[0][1], p[1][0], p[1][1]
			blackjack := x.Rank() == card.Ace && ten(y) || y.Rank() == card.Ace && ten(x)
			queens := a == card.New(card.Queen, card.Hearts) && b == a
			switch {
			case queens && blackjack:
				return 0
			case queens:
				return 1
			case bestOf(a, b) != 20:
				return -1
			case a == b:
				return 2
			case a.Suit() == b.Suit():
				return 3
			}
			return 4
		}},
		{"lucky-lucky", []int{2, 1}, func(p [][]card.Card) int {
			a, b, c := p[0][0], p[0][1], p[1][0]
			suited := a.Suit() == b.Suit() && b.Suit() == c.Suit()
			var of [card.Ranks]int
			for _, x := range []card.Card{a, b, c} {
				of[x.Rank()]++
			}
			run := of[card.Six] == 1 && of[card.Seven] == 1 && of[card.Eight] == 1
			switch n := bestOf(a, b, c); {
			case of[card.Seven] == 3 && suited:
				return 0
			case run && suited:
				return 1
			case of[card.Seven] == 3:
				return 2
			case run:
				return 3
			case n == 21 && suited:
				return 4
			case n == 21:
				return 5
			case n == 19 || n == 20:
				return 6
			}
			return -1
		}},
		{"match-the-dealer", []int{2, 1}, func(p [][]card.Card) int {
			suited, other := 0, 0
			for _, x := range p[0] {
				if x == p[1][0] {
					suited++
				} else if x.Rank() == p[1][0].Rank() {
					other++
				}
			}
			switch {
			case suited == 2:
				return 0
			case suited == 1 && other == 1:
				return 1
			case suited == 1:
				return 2
			case other == 2:
				return 3
			case other == 1:
				return 4
			}
			return -1
		}},
	} {
		w := read(t, test.name)
		for decks := 1; decks <= 2; decks++ {
			from, _ := worth.Shoe(card.Standard, decks)
			got, err := worth.OfCards(w, &from)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, fmt.Sprint(test.name, " of ", decks), got, brute(&from, test.sizes, test.line, len(w.Lines)))
		}
	}
}

// atoms are conditions of which random texts are made.
var atoms = []string{"same suit", "same colour", "pair", "total over 14", "hard total 5 to 12", "points 8 or more", "two red cards",
	"king and queen of one suit", "one heart", "exactly one face card", "no ace", "two sevens", "ace and ten-value card", "straight",
	"flush", "three of a kind", "suited pair", "pair of nines or better", "blackjack", "one match", "one suited match",
	"player: same suit", "dealer: one ace", "dealer: total under 7", "six or lower and seven or higher"}

// TestRandomTexts holds the counts of random wagers on small packs, some with removed cards, against brute force through
// the same conditions: the classes may tell nothing apart too little.
func TestRandomTexts(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 38))
	for n := range 150 {
		var b strings.Builder
		b.WriteString("wager Trial, at blackjack\nlooks at player's first two cards and dealer's up card\npays ")
		for line := range 1 + r.IntN(4) {
			if line > 0 {
				b.WriteString("     ")
			}
			if r.IntN(5) == 0 {
				b.WriteString("not ")
			}
			b.WriteString(atoms[r.IntN(len(atoms))])
			if r.IntN(2) == 0 {
				b.WriteString([]string{", ", " or "}[r.IntN(2)] + atoms[r.IntN(len(atoms))])
			}
			fmt.Fprintf(&b, " %d\n", 1+r.IntN(30))
		}
		b.WriteString("otherwise loses\n")
		w, err := beside.Parse("trial", b.String())
		if err != nil {
			t.Fatalf("%v\n%s", err, b.String())
		}
		var from worth.Composition
		for range 9 + r.IntN(12) { // a small shoe of any cards
			from[r.IntN(52)] += uint64(1 + r.IntN(3))
		}
		if n%10 == 0 {
			from[card.Joker] = 1
		}
		got, err := worth.OfCards(w, &from)
		if err != nil {
			t.Fatal(err)
		}
		var c beside.Cards
		want := brute(&from, []int{2, 1}, func(p [][]card.Card) int {
			c.Deal(p)
			return w.OfCards(&c)
		}, len(w.Lines))
		if compare(t, b.String(), got, want); t.Failed() {
			return
		}
	}
}

// TestAHundredDecks holds a figure of a hundred decks against its closed form: of 5199 cards that are left, 1299 are of
// the suit of the first and 399 of its rank.
func TestAHundredDecks(t *testing.T) {
	text := "wager Trial, at blackjack\nlooks at player's first two cards\npays same suit 3\n pair 9\notherwise loses\n"
	w, err := beside.Parse("trial", text)
	if err != nil {
		t.Fatal(err)
	}
	from, _ := worth.Shoe(card.Standard, 100)
	ways, err := worth.OfCards(w, &from)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "a hundred decks", ways, []uint64{1299, 300, 5199 - 1299 - 300})
}

func TestCardsThatAreNotThere(t *testing.T) {
	if _, err := worth.Shoe(card.Standard, 1, card.New(card.Ace, card.Spades), card.New(card.Ace, card.Spades)); err == nil {
		t.Error("two aces of spades are taken from one deck")
	}
	w := read(t, "royal-match")
	a := asked(t, w, 6)
	a.Dead = []card.Card{card.New(card.King, card.Spades)}
	found, err := worth.Of(a)
	if err != nil {
		t.Fatal(err)
	}
	// King and queen of one suit: three suits with 6 and 6, one with 5 and 6; of 311 cards in twos.
	if got, want := found.Lines[0].Ways.Int64(), int64(3*36+30); got != want || found.Total.Int64() != 311*310/2 {
		t.Errorf("%d of %d ways, want %d of %d", got, found.Total, want, 311*310/2)
	}
}
