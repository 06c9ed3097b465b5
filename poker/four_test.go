package poker

import (
	"cmp"
	"maps"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/law/lawtest"
)

func TestFourCardStories(t *testing.T) {
	tell(t, FourCard, []story{
		{"27.1[hand]", []string{"9s 9d 9h 9c 2d 3d", "As Ks Qs Js 2d 3d", "As Ad Ah Ks Qs 2s", "As Qs 9s 2s 2d 2c"}},
		{"27.3(a)[rank]", []string{"Ac Td 8h 3c", "Kc Td 8h 3c", "Qc Td 8h 3c", "Jc Td 8h 3c", "Tc 9d 7h 3c", "9c 7d 6h 2s"}},
		{"27.3(a)[ace low]", []string{"As 2s 3s 4s", "Ah Ad Ac 2c", "2c 3d 4h 5s", "As 2h 3d 4c", "Ad Kc Qh 2s"}},
		{"27.3(b)1", []string{"As Ad Ah Ac", "Ks Kd Kh Kc", "2s 2d 2h 2c", "As Ks Qs Js"}},
		{"27.3(b)2", []string{"As Ks Qs Js", "Kd Qd Jd Td", "5h 4h 3h 2h", "4c 3c 2c Ac", "As Ad Ah Kc"}},
		{"27.3(b)3", []string{"As Ad Ah 2c", "Ks Kd Kh Ac", "2s 2d 2h 4c", "2s 2d 2h 3c", "As Ks Qs Ts"}},
		{"27.3(b)4", []string{"As Ks Qs Ts", "Ks Qs Js 9s", "6d 4d 3d 2d", "5d 4d 3d 2c"}},
		{"27.3(b)5", []string{"As Ks Qs Jd", "Kd Qd Jd Tc", "5h 4h 3h 2d", "4c 3c 2c Ad", "As Ad Kh Kc"}},
		{"27.3(b)6", []string{"As Ad Kh Kc", "As Ad 2h 2c", "Ks Kd Qh Qc", "3s 3d 2h 2c", "As Ad Kh Qc"}},
		{"27.3(b)7", []string{"As Ad 3h 2c", "Ks Kd Ah Qc", "2s 2d 5h 4c", "2s 2d 5h 3c", "As Kd Qh Tc"}},
		{"27.3(c)[compare]", []string{"As Kd Qh Tc", "As Kd Qh 9c", "As Kd Jh Tc", "As Qd Jh Tc", "6s 4d 3h 2c"}},
	})
}

// The same literal reading as in TestTheOrderWithinAClassComesBeforeTheHighestCard is refused.
func TestTheOrderOfFourCardsComesBeforeTheHighestCard(t *testing.T) {
	lawtest.Cites(t, "27.3(c)[compare]")
	descend(t, FourCard, "Ks Qd Jc Th", "As 2d 3c 4h")
	descend(t, FourCard, "3s 3d 5c 4h", "2s 2d Ac Kh")
	descend(t, FourCard, "3s 3d 3c 2h", "2s 2d 2c Ah")
}

func TestEqualHandsOfFourCards(t *testing.T) {
	lawtest.Cites(t, "27.1[suit]", "27.3(a)[suits]", "27.3(c)[tie]")
	for _, same := range [][2]string{
		{"As Ks Qs Js", "Ac Kc Qc Jc"},
		{"9s 9d 3c 2c", "9h 9c 3s 2s"},
		{"As Ad Kc Kh Qs Qd", "As Ad Kc Kh 3s 2d"},
		{"Ks 8d 3c 2c", "Kc 8s 3h 2d"},
	} {
		if a, b := rankOf(t, FourCard, same[0]), rankOf(t, FourCard, same[1]); a != b {
			t.Errorf("%s (%v) and %s (%v) should be equal", same[0], a, same[1], b)
		}
	}
}

func TestEveryHandOfFourCards(t *testing.T) {
	c := newTally(FourCard)
	each(4, func(h *[7]card.Card) { c.add(FourAt((*[4]card.Card)(h[:4]))) })
	c.want(t, 2535, 0xa505b0c5c3929600, map[Class]int{
		HighCard: 177408, Pair: 82368, TwoPair: 2808, Straight: 2772, Flush: 2816, ThreeOfAKind: 2496,
		StraightFlush: 44, FourOfAKind: 13})
}

// The numbers of hands of each class from two pairs up are published with the odds of the aces
// up wager.
func TestEveryBestFourOfFive(t *testing.T) {
	c := newTally(FourCard)
	each(5, func(h *[7]card.Card) { c.add(FourOfFiveAt((*[5]card.Card)(h[:5]))) })
	c.want(t, 2150, 0xe09bd22249692500, map[Class]int{
		HighCard: 1150080, Pair: 1047552, TwoPair: 123552, Straight: 101808, Flush: 114616, ThreeOfAKind: 58656,
		StraightFlush: 2072, FourOfAKind: 624})
}

func TestEveryBestFourOfSix(t *testing.T) {
	if testing.Short() {
		t.Skip("20 million hands")
	}
	t.Parallel()
	c := newTally(FourCard)
	each(6, func(h *[7]card.Card) { c.add(FourOfSixAt((*[6]card.Card)(h[:6]))) })
	c.want(t, 1755, 0x3eae64390d8fd440, map[Class]int{
		HighCard: 4872000, Pair: 8194320, TwoPair: 2342736, Straight: 1744080, Flush: 2245352, ThreeOfAKind: 897616,
		StraightFlush: 47752, FourOfAKind: 14664})
}

// fourReference ranks four cards as one does at the kitchen table, as a list to be compared
// from the left: the class, then the ranks, the most frequent first.
func fourReference(h []card.Card) []int {
	counts, suits := map[int]int{}, map[card.Suit]bool{}
	for _, c := range h {
		counts[int(c.Rank())+2]++
		suits[c.Suit()] = true
	}
	ranks := slices.SortedFunc(maps.Keys(counts), func(a, b int) int { return cmp.Or(counts[b]-counts[a], b-a) })
	straight := len(ranks) == 4 && ranks[0]-ranks[3] == 3
	if slices.Equal(ranks, []int{14, 4, 3, 2}) {
		straight, ranks = true, []int{4, 3, 2, 1}
	}
	class := 0
	switch flush := len(suits) == 1; {
	case counts[ranks[0]] == 4:
		class = 7
	case straight && flush:
		class = 6
	case counts[ranks[0]] == 3:
		class = 5
	case flush:
		class = 4
	case straight:
		class = 3
	case len(ranks) == 2:
		class = 2
	case len(ranks) == 3:
		class = 1
	}
	return append([]int{class}, ranks...)
}

func TestFourAgreesWithTheKitchenTable(t *testing.T) {
	hands := randomHands[[5]card.Card](60_000)
	for i := 1; i < len(hands); i++ {
		a, b := hands[i-1][:4], hands[i][:4]
		if want := slices.Compare(fourReference(a), fourReference(b)); cmp.Compare(FourOf(a), FourOf(b)) != want {
			t.Fatalf("%v is %v and %v is %v, want %d", a, FourOf(a), b, FourOf(b), want)
		}
	}
}

func TestFiveAndSixHaveTheBestFour(t *testing.T) {
	for _, six := range randomHands[[6]card.Card](100_000) {
		var best Rank
		for i := range six {
			five := [5]card.Card(slices.Delete(slices.Clone(six[:]), i, i+1))
			var bestOfFive Rank
			for j := range five {
				bestOfFive = max(bestOfFive, Four([4]card.Card(slices.Delete(slices.Clone(five[:]), j, j+1))))
			}
			if got := FourOfFive(five); got != bestOfFive {
				t.Fatalf("%v is %v, want %v", five, got, bestOfFive)
			}
			best = max(best, bestOfFive)
		}
		if got := FourOfSix(six); got != best {
			t.Fatalf("%v is %v, want %v", six, got, best)
		}
	}
}

func BenchmarkFourOfFive(b *testing.B) {
	benchmark(b, func(hands [][5]card.Card) {
		for i := range hands {
			sink ^= FourOfFive(hands[i])
		}
	})
}

func BenchmarkFourOfSix(b *testing.B) {
	benchmark(b, func(hands [][6]card.Card) {
		for i := range hands {
			sink ^= FourOfSix(hands[i])
		}
	})
}
