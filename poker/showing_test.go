package poker

import (
	"cmp"
	"maps"
	"slices"
	"testing"

	"boardwalk/card"
)

func TestShowingStories(t *testing.T) {
	descend(t, Showing, "As Ad Ac Ah", "2s 2d 2c 2h", "As Ad Ac 2h", "As Ad Ac", "2s 2d 2c Ah", "As Ad Kc Kh", "As Ad 2c 2h",
		"3s 3d 2c 2h", "As Ad Kc Qh", "As Ad Kc", "As Ad Qc Jh", "As Ad", "2s 2d 4c 3h", "As Ks Qs Js", "As Ks Qs", "As Ks", "As", "Ks",
		"5s 4d 3c 2h", "4s 3s 2s", "2s")
	tell(t, Showing, []story{
		{"14.3(b)3", []string{"As Ad Ac Ah", "2s 2d 2c 2h", "As Ad Ac 2h"}},
		{"14.3(b)7", []string{"As Ad Ac 2h", "As Ad Ac", "2s 2d 2c Ah", "As Ad Kc Kh"}},
		{"14.3(b)8", []string{"As Ad Kc Kh", "As Ad 2c 2h", "3s 3d 2c 2h", "As Ad Kc Qh"}},
		{"14.3(b)9", []string{"As Ad Kc Qh", "As Ad Kc", "As Ad", "2s 2d 4c 3h", "As Ks Qs Js"}},
		{"14.3(c)", []string{"As Ks Qs Js", "As Ks Qs", "As", "Ks", "5s 4d 3c 2h", "2s"}},
	})
}

// showingReference is a list to be compared from the left: how alike the cards are, as in
// lowReference but whatever their number, then the ranks, the most frequent first.
func showingReference(h []card.Card) []int {
	counts := map[int]int{}
	for _, c := range h {
		counts[int(c.Rank())]++
	}
	alike := 0
	for _, n := range counts {
		alike += n * (n - 1)
	}
	return append([]int{alike}, slices.SortedFunc(maps.Keys(counts), func(a, b int) int {
		return cmp.Or(counts[b]-counts[a], b-a)
	})...)
}

func TestEveryHandShowing(t *testing.T) {
	type entry struct {
		reference []int
		rank      Rank
	}
	var all []entry
	for n := 1; n <= 4; n++ {
		byRanks := map[Rank]bool{}
		each(n, func(h *[7]card.Card) { byRanks[ShowingOf(h[:n])] = true })
		before := len(all)
		eachRanks(n, func(hand []card.Card, _ int) { all = append(all, entry{showingReference(hand), ShowingOf(hand)}) })
		if len(byRanks) != len(all)-before {
			t.Errorf("%d different ranks of %d cards, want %d", len(byRanks), n, len(all)-before)
		}
	}
	slices.SortFunc(all, func(a, b entry) int { return slices.Compare(a.reference, b.reference) })
	for i := range all[1:] {
		if worse, better := all[i].rank, all[i+1].rank; better <= worse {
			t.Fatalf("%v should beat %v", better, worse)
		}
	}
}
