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
		{Low, "8s 6h Ad 3c 4s", "no pair", "eight, six, four, three, ace low"},
		{Low, "Ks 2h Kd 3c As", "pair", "pair of kings, three, two, ace low"},
		{Low, "As 6h Ad 6c 2s", "two pairs", "two pairs, sixes and aces, two low"},
		{Low, "2s 2h 2d Kc As", "three-of-a-kind", "three twos, king, ace low"},
		{Low, "2s 2h 2d Ac As", "full house", "full house, twos over aces low"},
		{Low, "6s 6h 6d 6c As", "four-of-a-kind", "four sixes, ace low"},
		{EightOrBetter, "As 2s 3s 4s 5s Kd Kc", "no pair", "five, four, three, two, ace low"},
		{OmahaHigh, "As Ks Qd Jd 9s 7s 2s", "flush", "flush, ace, king, nine, seven, two"},
		{OmahaHigh, "As Kd Qd Jd Ts Th Td 9c 9d", "three-of-a-kind", "three tens, ace, king"},
		{OmahaLow, "As 2d Kd Kc 8s 7h 3d", "no pair", "eight, seven, three, two, ace low"},
		{FourCard, "As Ad Ah Ac 2c", "four-of-a-kind", "four aces"},
		{FourCard, "As 2s 3s 4s Kd", "straight flush", "straight flush, four to ace"},
		{FourCard, "6s 6d 6h Ac 2c", "three-of-a-kind", "three sixes, ace"},
		{FourCard, "6s 6d 9h 9c Ac 2c", "two pairs", "two pairs, nines and sixes"},
		{FourCard, "6s 6d 9h Tc", "pair", "pair of sixes, ten, nine"},
		{FourCard, "6s 7d 9h Tc", "high card", "high card, ten, nine, seven, six"},
		{MiniTex, "As 2d Ks Qs 9c", "straight flush", "straight flush, ace to queen"},
		{MiniTex, "4s 2d Ks Qs Js", "flush", "flush, king, queen, four"},
		{Showing, "As", "high card", "high card, ace"},
		{Showing, "2s 2d 3s 3c", "two pairs", "two pairs, threes and twos"},
		{Showing, "2s 3s 4s 5s", "high card", "high card, five, four, three, two"},
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
		Rank(High)<<kindShift | 15<<placeShift, HighOf([]card.Card{0, 1, 2, 3}), FourOf([]card.Card{0, 1, 2}),
		Four([4]card.Card{a, j, 0, 1}), ThreeOfFour([4]card.Card{a, u, 0, 1}), EightOrBetterOf([]card.Card{0, 1, 2, 3, 11}),
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
	for _, d := range []struct {
		kind       Kind
		hand, want string
	}{
		{High, "As Ks Qs Js", "a hand of kind high has five to seven cards, not 4"},
		{High, "As Ks Qs Js Ts 9s 8s 7s", "a hand of kind high has five to seven cards, not 8"},
		{High, "As Ks Qs Js As", "the hand has As twice"},
		{High, "As Ks Qs Js Jk", "Jk has no rank in a hand of kind high"},
		{Low, "As Ks Qs Js", "a hand of kind low has five to seven cards, not 4"},
		{OmahaHigh, "As Ks Qs Js 2s 3s", "a hand of kind omaha-high has four of the player's and three to five board cards, not 6"},
		{OmahaLow, "As Ks Qs Js 2s 3s As", "the hand has As twice"},
		{ThreeCard, "As Ks Qs Js Ts", "a hand of kind three-card has three or four cards, not 5"},
		{FourCard, "As Ks Qs", "a hand of kind four-card has four to six cards, not 3"},
		{MiniTex, "As Ks Qs", "a hand of kind three-card-hold-em has two hole and three community cards, not 3"},
		{Showing, "", "a hand of kind showing has one to four cards, not 0"},
		{Showing, "As ??", "?? has no rank in a hand of kind showing"},
	} {
		cards := parse(t, d.hand)
		if r, err := d.kind.Rank(cards...); r != 0 || err == nil || err.Error() != d.want {
			t.Errorf("%s: %v, %v; want %s", d.hand, r, err, d.want)
		}
		if r, hand := Best(d.kind, cards); r != 0 || hand != nil {
			t.Errorf("%s: the best hand is %v, %v", d.hand, r, hand)
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
	if _, err := ParseKind("badugi"); err == nil ||
		err.Error() != `there is no kind of hand "badugi"; there are high, three-card, low, eight-or-better, `+
			"omaha-high, omaha-low, showing, four-card, three-card-hold-em, joker, joker-ace-low" {
		t.Errorf("got %v", err)
	}
}

func TestTablesAreSmall(t *testing.T) {
	if total := buildAll(); total > 5<<18 {
		t.Errorf("the tables take %d bytes", total)
	}
}

func TestRankingAllocatesNothing(t *testing.T) {
	h := randomHands[[7]card.Card](1)[0]
	pairs := parse(t, "As Ad Kc Kh Qs Qd Jc")
	if n := testing.AllocsPerRun(100, func() {
		sink ^= Seven(h) ^ Five([5]card.Card(h[:5])) ^ Three([3]card.Card(h[:3]))
		sink ^= HighOf(h[:]) ^ LowOf(h[:]) ^ LowOf(pairs) ^ EightOrBetterOf(h[:]) ^ ShowingOf(h[:4])
		sink ^= OmahaHighOf((*[4]card.Card)(h[:]), h[4:]) ^ OmahaLowOf((*[4]card.Card)(h[:]), h[4:])
		sink ^= FourOf(h[:4]) ^ FourOf(h[:5]) ^ FourOf(h[:6]) ^ MiniTexOf((*[2]card.Card)(h[:]), (*[3]card.Card)(h[2:]))
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
