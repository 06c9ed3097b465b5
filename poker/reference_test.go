package poker

import (
	"cmp"
	"maps"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
)

// reference ranks five cards as one does at the kitchen table, as a list to be compared from
// the left: the class in traditional order, then the ranks, the most frequent first.
func reference(h [5]card.Card) []int {
	counts, suits := map[int]int{}, map[card.Suit]bool{}
	for _, c := range h {
		counts[int(c.Rank())+2]++
		suits[c.Suit()] = true
	}
	ranks := slices.SortedFunc(maps.Keys(counts), func(a, b int) int {
		return cmp.Or(counts[b]-counts[a], b-a)
	})
	straight := len(ranks) == 5 && ranks[0]-ranks[4] == 4
	if slices.Equal(ranks, []int{14, 5, 4, 3, 2}) {
		straight, ranks = true, []int{5, 4, 3, 2, 1}
	}
	class := map[[2]int]int{{1, 1}: 0, {2, 1}: 1, {2, 2}: 2, {3, 1}: 3, {3, 2}: 6, {4, 1}: 7}[[2]int{counts[ranks[0]], counts[ranks[1]]}]
	switch {
	case straight && len(suits) == 1:
		class = 8
	case len(suits) == 1:
		class = 5
	case straight:
		class = 4
	case len(ranks) == 5:
		class = 0
	}
	return append([]int{class}, ranks...)
}

func TestFiveAgreesWithTheKitchenTable(t *testing.T) {
	hands := randomHands[[5]card.Card](60_000)
	for i := 1; i < len(hands); i++ {
		a, b := hands[i-1], hands[i]
		if want := slices.Compare(reference(a), reference(b)); cmp.Compare(Five(a), Five(b)) != want {
			t.Fatalf("%v is %v and %v is %v, want %d", a, Five(a), b, Five(b), want)
		}
	}
}

func TestSixAndSevenAreTheBestFive(t *testing.T) {
	for _, h := range randomHands[[7]card.Card](100_000) {
		var best Rank
		for i := range h {
			six := [6]card.Card(slices.Delete(slices.Clone(h[:]), i, i+1))
			var bestOfSix Rank
			for j := range six {
				bestOfSix = max(bestOfSix, Five([5]card.Card(slices.Delete(slices.Clone(six[:]), j, j+1))))
			}
			if got := Six(six); got != bestOfSix {
				t.Fatalf("%v is %v, want %v", six, got, bestOfSix)
			}
			best = max(best, bestOfSix)
		}
		if got := Seven(h); got != best {
			t.Fatalf("%v is %v, want %v", h, got, best)
		}
	}
}

func TestManyHandsAreRankedAsOne(t *testing.T) {
	deck := append(card.WithJoker.Cards(), card.Unknown) // with either there is no hand
	fives, sevens := randomHandsFrom[[5]card.Card](50_000, deck), randomHandsFrom[[7]card.Card](50_000, deck)
	ranks, none := make([]Rank, len(sevens)+1), 0
	Fives(fives, ranks)
	for i, h := range fives {
		if want := Five(h); ranks[i] != want {
			t.Fatalf("%v is %v, want %v", h, ranks[i], want)
		}
	}
	ranks[len(sevens)] = 1
	Sevens(sevens, ranks)
	for i, h := range sevens {
		if want := Seven(h); ranks[i] != want {
			t.Fatalf("%v is %v, want %v", h, ranks[i], want)
		}
		if ranks[i] == 0 {
			none++
		}
	}
	if ranks[len(sevens)] != 1 || none == 0 || none == len(sevens) {
		t.Errorf("%d hands were none, and behind the last there is %v", none, ranks[len(sevens)])
	}
}

// disguise gives the cards other places in the hand, and the suits other names.
func disguise(source chance.Source, hand []card.Card) {
	suits := [...]card.Suit{card.Clubs, card.Diamonds, card.Hearts, card.Spades}
	for i := range suits {
		j := i + source.Draw(len(suits)-i)
		suits[i], suits[j] = suits[j], suits[i]
	}
	for i := range hand {
		j := i + source.Draw(len(hand)-i)
		hand[i], hand[j] = hand[j], hand[i]
	}
	for i, c := range hand {
		hand[i] = card.New(c.Rank(), suits[c.Suit()])
	}
}

func TestNeitherOrderNorNamesOfSuitsMatter(t *testing.T) {
	source := chance.NewFast(20, 3)
	for _, h := range randomHands[[7]card.Card](50_000) {
		three, five, six, seven := Three([3]card.Card(h[:3])), Five([5]card.Card(h[:5])), Six([6]card.Card(h[:6])), Seven(h)
		d := h
		disguise(source, d[:3])
		if got := Three([3]card.Card(d[:3])); got != three {
			t.Fatalf("%v is %v, but %v is %v", h[:3], three, d[:3], got)
		}
		for n, want := range map[int]Rank{5: five, 6: six, 7: seven} {
			d := h
			disguise(source, d[:n])
			if got, err := High.Rank(d[:n]...); err != nil || got != want {
				t.Fatalf("%v is %v, but %v is %v (%v)", h[:n], want, d[:n], got, err)
			}
			if LowOf(d[:n]) != LowOf(h[:n]) || EightOrBetterOf(d[:n]) != EightOrBetterOf(h[:n]) {
				t.Fatalf("%v is %v, but %v is %v", h[:n], LowOf(h[:n]), d[:n], LowOf(d[:n]))
			}
		}
	}
}
