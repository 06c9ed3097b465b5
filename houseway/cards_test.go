package houseway

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
)

func TestTheStandardWaySetsAllKindsOfHands(t *testing.T) {
	for _, wheelLow := range []bool{false, true} {
		w, faults := ParseCards("standard", StandardCards(), wheelLow)
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		for _, f := range w.Check() {
			t.Error(wheelLow, f)
		}
	}
}

func TestEveryKindHasANumberOfItsOwn(t *testing.T) {
	seen := make([]bool, Kinds)
	hands, kinds := int64(0), 0
	for k := range EveryKind {
		n := k.Number()
		if n >= Kinds || seen[n] {
			t.Fatalf("%v has the number %d", k, n)
		}
		seen[n] = true
		kinds++
		hands += k.Hands()
		if kinds%97 == 0 {
			cards, err := card.ParseAll(k.String())
			if err != nil || len(cards) != 7 {
				t.Fatalf("%v is written %s: %v", *k, k, err)
			}
			if same, _ := KindOf((*[7]card.Card)(cards)); same != *k {
				t.Fatalf("%v is written %s, which is %v", *k, k, same)
			}
		}
	}
	if hands != 154143080 {
		t.Errorf("there are %d hands of seven cards of %d kinds", hands, kinds)
	}
}

// high ranks five cards as they are written.
func high(t *testing.T, s string, wheelLow bool) High {
	t.Helper()
	cards, err := card.ParseAll(s)
	if err != nil || len(cards) != 5 {
		t.Fatal(s, err)
	}
	var ranks [5]uint8
	joker, suits := false, map[card.Suit]bool{}
	for i, c := range cards {
		if ranks[i] = uint8(c.Rank()) + 2; !c.Suited() {
			ranks[i], joker = ace, true
			continue
		}
		suits[c.Suit()] = true
	}
	slices.Sort(ranks[:])
	slices.Reverse(ranks[:])
	return HighOf(&ranks, joker, len(suits) == 1, wheelLow)
}

func TestTheOrderOfHighHands(t *testing.T) {
	for _, order := range []struct {
		wheelLow bool
		hands    []string // the highest first; those with an equals sign are copies of the one before
	}{
		{false, []string{"As Ah Ad Ac Jk", "As Ks Qs Js Ts", "=Jk Ks Qs Js Ts", "As 2s 3s 4s 5s", "=Jk 2s 3s 4s 5s",
			"=As 2s 3s 4s Jk", "Ks Qs Js Ts 9s",
			"6s 5s 4s 3s 2s", "As Ah Ad Jk Ks", "Ks Kh Kd Kc As", "=Ks Kh Kd Kc Jk", "2s 2h 2d 2c 3s",
			"As Ah Jk Ks Kh", "Ks Kh Kd As Jk", "2s 2h 2d 3c 3h",
			"As Ks Qs Js 9s",
			"=As Jk Qs Js 9s", "As Ks Qs Js 8s", "=Jk Ks Qs Js 8s", "Js 9s 8s 7s 5s",
			"As Kh Qs Js Ts", "=Jk Kh Qs Js Ts", "As 2h 3d 4c 5s", "=Jk 2h 3d 4c 5s", "Kh Qs Js Ts 9s",
			"=Kh Jk Js Ts 9s", "6s 5h 4d 3c 2s", "As Ah Jk 3d 2d", "2s 2h 2d 4c 3s", "As Jk Kh Kd 3c", "3s 3h 2d 2c 4c",
			"As Jk Kh Qd 3c", "=As Ah Kh Qd 3c",
			"2s 2h 5d 4c 3h", "As Kh Qd Jc 9s", "Jk Kh Qd 8c 7s", "=As Kh Qd 8c 7s", "7s 5h 4d 3c 2s"}},
		{true, []string{"As Ks Qs Js Ts", "Ks Qs Js Ts 9s", "6s 5s 4s 3s 2s", "As 2s 3s 4s 5s",
			"As Kh Qs Js Ts", "Kh Qs Js Ts 9s", "6s 5h 4d 3c 2s", "=Jk 5h 4d 3c 2s", "As 2h 3d 4c 5s",
			"=As 2h 3d Jk 5s"}},
	} {
		last := ^High(0)
		for _, hand := range order.hands {
			cards, same := strings.CutPrefix(hand, "=")
			r := high(t, cards, order.wheelLow)
			if same && r != last || !same && r >= last {
				t.Errorf("%s ranks %x (%v), after %x (%v)", hand, uint32(r), r.Class(), uint32(last), last.Class())
			}
			last = r
		}
	}
}

// TestHandsOfTheStandardWay has one hand for every rule. The low hand stands after the bar.
func TestHandsOfTheStandardWay(t *testing.T) {
	w, err := ForCards("", false)
	if err != nil {
		t.Fatal(err)
	}
	for _, hand := range []string{
		"As Ah Ad Ac Jk | Ks Kh",
		"As Ah Ad Qc Js | Ac Jk",
		"Ks Kh Kd Kc Qs | Qh Qd",
		"9s 9h 9d 9c As | Qh Qd",
		"6s 6h 6d 6c 2s | As Kd",
		"9s 9h 9d 9c 2s | As Kd",
		"9s 9h Kd Qc 2s | 9c 9d",
		"As Ah Kd Qc 2s | Ac Jk",
		"5s 5h 5d Kc 2s | Ks Kh",
		"5s 5h 5d Qc Qs | Ks Kh",
		"9s 9h 9d 2c 2s | As Kd",
		"9s 9h 9d As Qd | 2c 2s",
		"9s Th Jd Qc Ks | 9c 9d",
		"9s 2s 3s 8s Ks | 9c 9d",
		"As Ah 9d 7c 2s | Ad Kd",
		"9s 9h 9d 7c 2s | Ad Kd",
		"9s 9h 5d 5c 2s | Kh Kd",
		"As Ah Kd 9c 2s | 5c 5d",
		"Ks Kh Ad 8c 3s | 9c 9d",
		"9s 9h 8d 8c 2s | Ac Jd",
		"Ks Kh 5d 5c 2s | Ac Jd",
		"Ts Th 5d 5c 2s | Kc Jd",
		"6s 6h 5d 5c 2s | Kc Jd",
		"9s 9h Kd 6c 2s | 8c 8d",
		"Ts Th Qd 6c 2s | 5c 5d",
		"4s 5h 6d 7c 8s | Kc Kd",
		"9s Th Jd Qc Ks | Kd 4c",
		"9s 9h Jd 8c 2s | Kd Qc",
		"4s 5h 6d 7c 8s | Kc Qd",
		"2s 4s 6s 8s 9s | Kc Qd",
		"As Th 6d 4c 2s | Kc Qd",
		"Jk Th 6d 4c 2s | Kc Qd",
		"Ts 9h Jk 7c 6d | Kc Qd",
	} {
		high, low, _ := strings.Cut(hand, " | ")
		cards, err := card.ParseAll(low + " " + high)
		if err != nil || len(cards) != 7 {
			t.Fatal(hand, err)
		}
		got := w.Low((*[7]card.Card)(cards))
		for _, c := range got {
			if c.Rank() != cards[0].Rank() && c.Rank() != cards[1].Rank() || !c.Suited() && low != "Ac Jk" {
				t.Errorf("%s: %v is the low hand", hand, got)
				break
			}
		}
	}
}

func TestCardsAreSetAlikeInAnyOrder(t *testing.T) {
	w, _ := ForCards("", true)
	src := chance.NewFast(7, 1)
	for range 2000 {
		deck := card.WithJoker.Cards()
		for i := range 7 {
			j := i + src.Draw(len(deck)-i)
			deck[i], deck[j] = deck[j], deck[i]
		}
		hand := [7]card.Card(deck)
		low := w.Low(&hand)
		mask := w.Set(&hand)
		for i, c := range hand {
			if in := c == low[0] || c == low[1]; in != (mask>>i&1 != 0) {
				t.Fatalf("%v: the low hand is %v or %b", hand, low, mask)
			}
		}
		var a, b Set
		k, _ := KindOf(&hand)
		k.Rank(true, &a)
		slices.Reverse(hand[:])
		other, _ := KindOf(&hand)
		other.Rank(true, &b)
		if k != other || a != b || a.Lawful>>w.Setting(&k)&1 == 0 {
			t.Fatalf("%v is %v and %v", hand, k, other)
		}
	}
}

// The cards of a kind are sorted from the highest down: of one rank the joker first, then the card of the flush, then
// those that were dealt first.
func TestTheOrderOfAKind(t *testing.T) {
	src := chance.NewFast(3, 1)
	for range 5000 {
		deck := card.WithJoker.Cards()
		chance.TakeLast(src, deck, 7)
		hand := [7]card.Card(deck[46:])
		k, order := KindOf(&hand)
		dealt := []uint8{0, 1, 2, 3, 4, 5, 6}
		value := func(i uint8) int {
			c := hand[i]
			place := slices.Index(order[:], i)
			switch {
			case !c.Suited():
				return ace*4 + 2
			case k.Suited>>place&1 != 0:
				return (int(c.Rank())+2)*4 + 1
			}
			return (int(c.Rank()) + 2) * 4
		}
		slices.SortStableFunc(dealt, func(a, b uint8) int { return value(b) - value(a) })
		if !slices.Equal(dealt, order[:]) {
			t.Fatalf("%v is sorted %v, want %v", hand, order, dealt)
		}
		suits := map[card.Suit]int{}
		for place, i := range order {
			if int(k.Ranks[place]) != value(i)/4 || k.Joker != slices.Contains(hand[:], card.Joker) {
				t.Fatalf("%v is %v", hand, k)
			}
			if c := hand[i]; c.Suited() {
				suits[c.Suit()]++
			}
		}
		for suit, n := range suits {
			if enough := n >= 5 || k.Joker && n == 4; enough && bits.OnesCount8(k.Suited) != n {
				t.Fatalf("%v has %d cards of suit %d, and its kind is %v", hand, n, suit, k)
			}
		}
	}
}

func TestFaultsOfWaysForCards(t *testing.T) {
	for _, w := range []struct{ text, fault string }{
		{"house way of pai-gow", `line 1: the first line of this house way must be "house way of pai-gow-poker"`},
		{"house way of pai-gow-poker\npair 6-2: best low", `line 2: there is no condition "pair 6-2"`},
		{"house way of pai-gow-poker\nany hand: high flushes", `line 2: there is no wish "high flushes"`},
		{"house way of pai-gow-poker\nany hand: low pair 1", `line 2: there is no wish "low pair 1"`},
		{"house way of pai-gow-poker\nany hand: best high", "line 2: leaves two settings of "},
		{"house way of pai-gow-poker\nno third pair: best low, best high", "no rule covers "},
	} {
		way, faults := ParseCards("", w.text, false)
		if len(faults) == 0 {
			faults = way.Check()
		}
		if len(faults) == 0 || !strings.HasPrefix(faults[0].Error(), w.fault) {
			t.Errorf("%q: %v", w.text, faults)
		}
	}
}

func TestAllocationsOfASetting(t *testing.T) {
	w, _ := ForCards("", false)
	cards := [7]card.Card{card.Joker, 3, 4, 5, 22, 33, 44}
	if n := testing.AllocsPerRun(100, func() { w.Set(&cards) }); n != 0 {
		t.Errorf("setting a hand allocates %v times", n)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(StandardCards())
	f.Add(StandardTiles())
	f.Add("house way of pai-gow-poker; no pair 2-A: high pair A or two pairs or better, low high card K-A")
	f.Fuzz(func(t *testing.T, text string) {
		ParseTiles("x", text)
		if w, faults := ParseCards("x", text, false); len(faults) == 0 {
			w.Set(&[7]card.Card{1, 2, 3, 14, 15, 16, 52})
		}
	})
}

func BenchmarkSetCards(b *testing.B) {
	w, _ := ForCards("", false)
	cards := [7]card.Card{card.Joker, 3, 4, 5, 22, 33, 44}
	b.ReportAllocs()
	for b.Loop() {
		w.Set(&cards)
	}
}

func BenchmarkCheckCards(b *testing.B) {
	w, _ := ForCards("", false)
	for b.Loop() {
		w.Check()
	}
}
