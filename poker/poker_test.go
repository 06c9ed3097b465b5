package poker

import (
	"sync"
	"sync/atomic"
	"testing"

	"boardwalk/card"
)

func TestAHandIsDescribed(t *testing.T) {
	for _, d := range []struct {
		kind              Kind
		hand, class, want string
	}{
		{High, "As Ks Qs Js Ts", "royal flush", "royal flush"},
		{High, "5s As 2s 3s 4s", "straight flush", "straight flush, five to ace"},
		{High, "6s 6h 6d 6c 2d", "four-of-a-kind", "four sixes, two"},
		{High, "Ts Th Td Ac Ad", "full house", "full house, tens over aces"},
		{High, "Ts 8s 7s 6s 2s", "flush", "flush, ten, eight, seven, six, two"},
		{High, "Ks Qs Jd Tc 9h", "straight", "straight, king to nine"},
		{High, "9s 9h 9d Ac 6d", "three-of-a-kind", "three nines, ace, six"},
		{High, "6s 6h 9s 9h 2d", "two pairs", "two pairs, nines and sixes, two"},
		{High, "2s 6h 9s 9h Ad", "pair", "pair of nines, ace, six, two"},
		{High, "2s 3s 4s 5s 7h", "high card", "high card, seven, five, four, three, two"},
		{ThreeCard, "As Ks Qs", "straight flush", "straight flush, ace to queen"},
		{ThreeCard, "As 2s 3d", "straight", "straight, three to ace"},
		{ThreeCard, "2s 2h 2d", "three-of-a-kind", "three twos"},
		{ThreeCard, "2s 2h 3d", "pair", "pair of twos, three"},
		{ThreeCard, "Ks 2h Ad", "high card", "high card, ace, king, two"},
	} {
		r := rankOf(t, d.kind, d.hand)
		if r.String() != d.want || r.Class().String() != d.class || r.Kind() != d.kind {
			t.Errorf("%s: %v, a %v of kind %v; want %q", d.hand, r, r.Class(), r.Kind(), d.want)
		}
	}
}

func TestNoHand(t *testing.T) {
	j, u, a := card.Joker, card.Unknown, card.New(card.Ace, card.Spades)
	for _, r := range []Rank{
		Three([3]card.Card{a, j, a - 1}), Five([5]card.Card{a, a - 1, a - 2, a - 3, u}), Five([5]card.Card{u, u, u, u, u}),
		Six([6]card.Card{54, 0, 1, 2, 3, 4}), Seven([7]card.Card{u, u, u, u, u, u, u}), Rank(15) << kindShift,
		Rank(High)<<kindShift | 15<<placeShift,
	} {
		if r.Class() != 0 || r.String() != "no hand" || r.Law() != "" {
			t.Errorf("%#x is %v by %v, want no hand", uint32(r), r, r.Law())
		}
	}
	if Class(200).String() != "no hand" || Kind(0).String() != "no kind" || Kind(200).String() != "no kind" {
		t.Error("numbers beyond the names")
	}
}

func TestWhatIsNoHandOfAKindIsRefused(t *testing.T) {
	for hand, want := range map[string]string{
		"As Ks Qs Js":             "a hand of kind high has five to seven cards, not 4",
		"As Ks Qs Js Ts 9s 8s 7s": "a hand of kind high has five to seven cards, not 8",
		"As Ks Qs Js As":          "the hand has As twice",
		"As Ks Qs Js Jk":          "Jk has no rank in a hand of kind high",
	} {
		cards, err := card.ParseAll(hand)
		if err != nil {
			t.Fatal(err)
		}
		if r, err := High.Rank(cards...); r != 0 || err == nil || err.Error() != want {
			t.Errorf("%s: %v, %v; want %s", hand, r, err, want)
		}
	}
	if _, err := Kind(0).Rank(); err == nil {
		t.Error("no kind ranked no cards")
	}
}

func TestKindsHaveNamesAndParagraphs(t *testing.T) {
	for _, k := range Kinds() {
		if again, err := ParseKind(k.String()); err != nil || again != k {
			t.Errorf("%v was read as %v, %v", k, again, err)
		}
		laws := k.Laws()
		if len(laws) <= len(k.Order()) {
			t.Errorf("%v rests on %v", k, laws)
		}
		for _, cite := range laws {
			if !cite.Known() {
				t.Errorf("%v cites %v, which the index does not know", k, cite)
			}
		}
	}
	if _, err := ParseKind("badugi"); err == nil || err.Error() != `there is no kind of hand "badugi"; there are high, three-card` {
		t.Errorf("got %v", err)
	}
}

func TestTablesAreSmall(t *testing.T) {
	total := build(ThreeCard, 3).memory()
	for cards := 5; cards <= 7; cards++ {
		total += build(High, cards).memory()
	}
	if total > 1<<20 {
		t.Errorf("the tables take %d bytes", total)
	}
}

func TestRankingAllocatesNothing(t *testing.T) {
	h := randomHands[[7]card.Card](1)[0]
	if n := testing.AllocsPerRun(100, func() {
		sink ^= Seven(h) ^ Five([5]card.Card(h[:5])) ^ Three([3]card.Card(h[:3]))
		r, _ := High.Rank(h[:6]...)
		sink ^= r
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestATableIsFilledOnce(t *testing.T) {
	var at atomic.Pointer[table]
	var got [4]*table
	var wait sync.WaitGroup
	for i := range got {
		wait.Go(func() { got[i] = fill(&at, ThreeCard, 3) })
	}
	wait.Wait()
	for _, filled := range got {
		if filled == nil || filled != at.Load() {
			t.Error("goroutines use different tables")
		}
	}
}
