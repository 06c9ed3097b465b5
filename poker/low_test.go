package poker

import (
	"cmp"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/law/lawtest"
)

func TestLowStories(t *testing.T) {
	tell(t, Low, []story{
		{"14.3(d)", []string{"As 2d 3c 4h 5s", "2d 3c 4h 5s 6s", "2d 3c 4h 5s 7s", "2d 3c 4h 5s 8s", "2d 3c 4h 5s 9s", "2d 3c 4h 5s Ts",
			"2d 3c 4h 5s Js", "2d 3c 4h 5s Qs", "2d 3c 4h 5s Ks", "As Ad 3c 4h 5s", "2s 2d 3c 4h 5s", "Ks Kd 3c 4h 5s"}},
		{"14.3(c)", []string{"6s 5d 4c 3h 2s", "7s 4d 3c 2h As", "8s 6d 4c 3h 2s", "8s 7d 3c 2h As", "8s 7d 4c 2h As", "8s 7d 4c 3h As",
			"8s 7d 4c 3h 2s", "As Ad 7c 6h 5s", "As Ad 8c 3h 2s"}},
	})
}

func TestLowIsTheOppositeOfHigh(t *testing.T) {
	lawtest.Cites(t, "14.3(e)")
	descend(t, Low, "Ks Qd Jc Th 9s", "As Ad 4c 3h 2s", "Ks Kd Qc Jh Ts", "2s 2d Ac Ah 3s", "Ks Kd Qc Qh Js",
		"As Ad Ac 3h 2s", "Ks Kd Kc Qh Js", "As Ad Ac 2h 2s", "Ks Kd Kc Qh Qs", "As Ad Ac Ah 2s", "Ks Kd Kc Kh Qs")
	// Straights and flushes do not count.
	for _, hand := range []string{"As 2s 3s 4s 5s", "As 2d 3c 4h 5s", "9s Ts Js Qs Ks", "2s 4s 6s 8s Ts"} {
		if r := rankOf(t, Low, hand); r.Class() != NoPair || r.Law() != "14.3(e)" {
			t.Errorf("%s is a %v by %v for low", hand, r.Class(), r.Law())
		}
	}
}

func TestALowMayHaveToBeEightOrBetter(t *testing.T) {
	lawtest.Cites(t, "14.9(j)")
	tell(t, EightOrBetter, []story{{"14.9(j)",
		[]string{"As 2s 3s 4s 5s", "As 2d 3c 4h 6s 6d 6c", "Ks Kd As 2c 3h 4s 8d", "8s 7d 6c 5h 3s 3d Kc",
			"8s 7d 6c 5h 4s", "9s 2d 3c 4h As"}}})
	for _, hand := range []string{"9s 2d 3c 4h As", "Ts 2d 3c 4h As", "Js 2d 3c 4h As", "Qs 2d 3c 4h As", "Ks 2d 3c 4h As",
		"As Ad 2c 3h 4s", "As Ad 2c 2h 3s 3d 4s", "As 2d 3c 4h 9s Td Jc"} {
		if r := rankOf(t, EightOrBetter, hand); r != 0 {
			t.Errorf("%s qualifies as %v", hand, r)
		}
	}
}

// split is how a hand is described for high and for low.
type split struct{ hand, high, low string }

func (s split) hold(t *testing.T, high, low Kind) {
	t.Helper()
	if h, l := rankOf(t, high, s.hand).String(), rankOf(t, low, s.hand).String(); h != s.high || l != s.low {
		t.Errorf("%s is %s for high and %s for low", s.hand, h, l)
	}
}

func TestSevenCardsForHighAndLow(t *testing.T) {
	lawtest.Cites(t, "14.9(k)", "14.9(k)1", "14.9(k)2", "14.9(l)")
	for _, low := range []Kind{Low, EightOrBetter} {
		for _, s := range []split{
			// two different hands of five cards
			{"8s 8d 7c 7h 3s 2d Ac", "two pairs, eights and sevens, ace", "eight, seven, three, two, ace low"},
			// the same five as a straight, and as a flush
			{"2s 3d 4c 5h 6s Ks Kd", "straight, six to two", "six, five, four, three, two low"},
			{"8s 6s 5s 3s 2s Kd Kc", "flush, eight, six, five, three, two", "eight, six, five, three, two low"},
			// the ace high and low
			{"As Ad 8c 6h 4s 2d Kc", "pair of aces, king, eight, six", "eight, six, four, two, ace low"},
		} {
			s.hold(t, High, low)
		}
	}
}

// lowReference ranks five cards for low as one does at the kitchen table, as a list to be
// compared from the left, the least being the best: how alike the cards are, then the ranks,
// the most frequent and the highest first. How alike is the sum of the squares of how many
// there are of each rank: 5, 7, 9, 11, 13 and 17 from no pair to four of a kind.
func lowReference(h []card.Card) []int {
	var counts [14]int
	for _, c := range h {
		counts[(int(c.Rank())+1)%13+1]++
	}
	list := []int{0}
	for rank, n := range counts {
		if list[0] += n * n; n > 0 {
			list = append(list, rank)
		}
	}
	slices.SortFunc(list[1:], func(a, b int) int { return cmp.Or(counts[b]-counts[a], b-a) })
	return list
}

// eachRanks calls f with a hand for every number of cards of each rank that n cards can have,
// and how many such hands there are.
func eachRanks(n int, f func(hand []card.Card, hands int)) {
	choose := [...]int{1, 4, 6, 4, 1}
	var deal func(r card.Rank, hand []card.Card, hands int)
	deal = func(r card.Rank, hand []card.Card, hands int) {
		if len(hand) == n {
			f(hand, hands)
			return
		}
		for suits := 0; suits <= min(card.Suits, n-len(hand)) && r <= card.Ace; suits++ {
			more := hand
			for s := range card.Suit(suits) {
				more = append(more, card.New(r, s))
			}
			deal(r+1, more, hands*choose[suits])
		}
	}
	deal(card.Two, make([]card.Card, 0, n), 1)
}

// fives yields every five of the cards.
func fives(cards []card.Card) func(yield func([]card.Card) bool) {
	return func(yield func([]card.Card) bool) {
		for set := range uint(1) << len(cards) {
			five := make([]card.Card, 0, len(cards))
			for i, c := range cards {
				if set>>i&1 != 0 {
					five = append(five, c)
				}
			}
			if len(five) == 5 && !yield(five) {
				return
			}
		}
	}
}

func TestTheOrderOfLowIsTheKitchenTables(t *testing.T) {
	lawtest.Cites(t, "14.3(c)", "14.3(d)", "14.3(e)")
	type entry struct {
		reference []int
		rank      Rank
	}
	var all []entry
	eachRanks(5, func(hand []card.Card, _ int) { all = append(all, entry{lowReference(hand), LowOf(hand)}) })
	slices.SortFunc(all, func(a, b entry) int { return slices.Compare(a.reference, b.reference) })
	for i := range all[1:] {
		if better, worse := all[i].rank, all[i+1].rank; better <= worse {
			t.Fatalf("%v should beat %v", better, worse)
		}
	}
	if len(all) != 6175 {
		t.Errorf("%d different hands", len(all))
	}
}

func TestLowIsTheBestFiveOfSixAndSeven(t *testing.T) {
	lawtest.Cites(t, "14.9(j)")
	qualify := map[int]int{5: 57344, 6: 1691648, 7: 24530944}
	total := map[int]int{5: 2598960, 6: 20358520, 7: 133784560}
	for n := 5; n <= 7; n++ {
		eachRanks(n, func(hand []card.Card, hands int) {
			var best []card.Card
			var least []int
			for five := range fives(hand) {
				if list := lowReference(five); least == nil || slices.Compare(list, least) < 0 {
					best, least = five, list
				}
			}
			if got, want := LowOf(hand), LowOf(best); got != want {
				t.Fatalf("%v is %v, want %v", hand, got, want)
			}
			eight := EightOrBetterOf(hand)
			if qualifies := least[0] == 5 && least[1] <= 8; qualifies != (eight > 0) {
				t.Fatalf("%v is %v", hand, eight)
			} else if qualifies {
				qualify[n] -= hands
				if low := LowOf(hand); eight.String() != low.String() {
					t.Fatalf("%v is %v, but %v for low", hand, eight, low)
				}
			}
			total[n] -= hands
		})
		if qualify[n] != 0 || total[n] != 0 {
			t.Errorf("of %d cards, %d hands too few, and %d too few qualify", n, total[n], qualify[n])
		}
	}
}
