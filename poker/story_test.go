package poker

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/law/lawtest"
)

func parse(t *testing.T, hand string) []card.Card {
	t.Helper()
	cards, err := card.ParseAll(hand)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func rankOf(t *testing.T, k Kind, hand string) Rank {
	t.Helper()
	r, err := k.Rank(parse(t, hand)...)
	if err != nil {
		t.Fatalf("%s: %v", hand, err)
	}
	return r
}

// A story names its paragraph and hands from the best to the worst.
type story struct {
	law   law.Cite
	hands []string
}

// classes are the classes of hands by the paragraphs that place them.
var classes = map[law.Cite]Class{
	"11.3(b)1": FiveAces, "11.3(b)2": RoyalFlush, "11.3(b)3": StraightFlush, "11.3(b)4": FourOfAKind, "11.3(b)5": FullHouse, "11.3(b)6": Flush,
	"11.3(b)7": Straight, "11.3(b)8": ThreeOfAKind, "11.3(b)9": TwoPair, "11.3(b)10": Pair, "11.3(e)": HighCard,
	"14.3(b)1": RoyalFlush, "14.3(b)2": StraightFlush, "14.3(b)3": FourOfAKind, "14.3(b)4": FullHouse, "14.3(b)5": Flush, "14.3(b)6": Straight,
	"14.3(b)7": ThreeOfAKind, "14.3(b)8": TwoPair, "14.3(b)9": Pair, "14.3(c)": HighCard, "14.9(j)": NoPair, "14.11(g)": NoPair,
	"20.3(b)1": StraightFlush, "20.3(b)2": ThreeOfAKind, "20.3(b)3": Straight, "20.3(b)4": Flush, "20.3(b)5": Pair,
	"20.3(c)[compare]": HighCard,
	"27.3(b)1":         FourOfAKind, "27.3(b)2": StraightFlush, "27.3(b)3": ThreeOfAKind, "27.3(b)4": Flush,
	"27.3(b)5": Straight, "27.3(b)6": TwoPair,
	"27.3(b)7": Pair, "27.3(c)[compare]": HighCard,
	"36.5(b)1": StraightFlush, "36.5(b)2": ThreeOfAKind, "36.5(b)3": Straight, "36.5(b)4": Flush, "36.5(b)5": Pair, "36.5(b)6": HighCard,
}

// tell holds stories against the ranks. The paragraph of a class must also be the one that
// its first hand carries, and among those of the kind.
func tell(t *testing.T, k Kind, stories []story) {
	for _, s := range stories {
		t.Run(string(s.law), func(t *testing.T) {
			lawtest.Cites(t, s.law)
			descend(t, k, s.hands...)
			class, placed := classes[s.law]
			placed = placed && !slices.Contains(k.order().terms, s.law) // there it is how hands compare
			if first := rankOf(t, k, s.hands[0]); placed && (first.Law() != s.law || first.Class() != class) {
				t.Errorf("%s is a %v by %v, want %v by %v", s.hands[0], first.Class(), first.Law(), class, s.law)
			}
			if placed && !slices.Contains(k.Order(), Place{class, s.law}) {
				t.Errorf("the order of %v has no %v by %v: %v", k, class, s.law, k.Order())
			}
			if placed && !slices.Contains(k.Laws(), s.law) {
				t.Errorf("the order of %v rests on %v, without %v", k, k.Laws(), s.law)
			}
		})
	}
}

func descend(t *testing.T, k Kind, hands ...string) {
	t.Helper()
	for i, worse := range hands[1:] {
		better := hands[i]
		if a, b := rankOf(t, k, better), rankOf(t, k, worse); a <= b {
			t.Errorf("%s (%v) should beat %s (%v)", better, a, worse, b)
		}
	}
}

func TestThreeCardStories(t *testing.T) {
	tell(t, ThreeCard, []story{
		{"20.3(a)[rank]", []string{"Ac Td 8h", "Kc Td 8h", "Qc Td 8h", "Jc Td 8h", "Tc 9d 7h", "9c 7d 6h"}},
		{"20.3(a)[ace low]", []string{"As 2s 3s", "Ah Ad Ac", "2c 3d 4h", "As 2h 3d", "Ks As 2s", "Ad Kc 2h"}},
		{"20.3(b)1", []string{"As Ks Qs", "Kd Qd Jd", "4h 3h 2h", "3c 2c Ac", "As Ad Ah"}},
		{"20.3(b)2", []string{"Ac Ad Ah", "Kc Kd Kh", "2c 2d 2h", "As Ks Qd"}},
		{"20.3(b)3", []string{"As Ks Qd", "Kd Qd Jc", "4h 3h 2c", "3c 2c Ad", "Ac Kc Jc"}},
		{"20.3(b)4", []string{"Ac Kc Jc", "Ad Kd Td", "5h 3h 2h", "As Ad Kc"}},
		{"20.3(b)5", []string{"As Ad 2c", "Ks Kd Ac", "2s 2d 3c", "As Kd Jc"}},
		{"20.3(c)[compare]", []string{"As Kd Jc", "As Kd Tc", "As Qd Jc", "Ks Qd Tc", "5s 3d 2c"}},
	})
}

func TestHighStories(t *testing.T) {
	tell(t, High, []story{
		{"14.3(a)", []string{"Ac Td 8h 3c 2s", "Kc Td 8h 3c 2s", "Qc Td 8h 3c 2s", "Jc Td 8h 3c 2s", "Tc 9d 7h 3c 2s"}},
		{"14.3(a)[ace low]", []string{"As 2s 3s 4s 5s", "Ac Ad Ah As Kd", "As 2s 3s 4s 5d", "As Ad Ac Kh Qh"}},
		{"14.3(b)1", []string{"As Ks Qs Js Ts", "Kd Qd Jd Td 9d"}},
		{"14.3(b)2", []string{"Ks Qs Js Ts 9s", "6h 5h 4h 3h 2h", "5c 4c 3c 2c Ac", "As Ad Ac Ah Ks"}},
		{"14.3(b)3", []string{"As Ad Ac Ah 2s", "Ks Kd Kc Kh As", "2s 2d 2c 2h 3s", "As Ad Ac Kh Ks"}},
		{"14.3(b)4", []string{"As Ad Ac Kh Ks", "As Ad Ac 2h 2s", "Ks Kd Kc Ah As", "2s 2d 2c 3h 3s", "Ah Kh Qh Jh 9h"}},
		{"14.3(b)5", []string{"Ah Kh Qh Jh 9h", "7d 5d 4d 3d 2d", "Ah Kd Qc Js Th"}},
		{"14.3(b)6", []string{"Ah Kd Qc Js Th", "6h 5h 4d 3c 2s", "5h 4h 3d 2c As", "As Ad Ac Kh Qs", "Qh Kd Ac 2s 3h"}},
		{"14.3(b)7", []string{"As Ad Ac 3h 2s", "Ks Kd Kc Ah Qs", "2s 2d 2c 4h 3s", "As Ad Kc Kh Qs"}},
		{"14.3(b)8", []string{"As Ad Kc Kh 2s", "As Ad Qc Qh Ks", "3s 3d 2c 2h As", "3s 3d 2c 2h 4s", "As Ad Kc Qh Js"}},
		{"14.3(b)9", []string{"As Ad 4c 3h 2s", "Ks Kd Ac Qh Js", "2s 2d 5c 4h 3s", "As Kd Qc Jh 9s"}},
		{"14.3(c)", []string{"As Kd Qc Jh 9s", "As Kd Qc Jh 8s", "As Kd Qc Th 9s", "7s 5d 4c 3h 2s"}},
	})
}

// A joker is an ace, or completes a straight or a flush.
func TestJokerStories(t *testing.T) {
	tell(t, PaiGow, []story{
		{"11.3(b)1", []string{"As Ad Ac Ah Jk", "Ac Kc Jk Jc Tc"}},
		{"11.3(b)2", []string{"Ac Kc Jk Jc Tc", "Ad 2d 3d 4d 5d"}},
		{"11.3(b)3", []string{"Ad 2d 3d 4d 5d", "Ks Qs Js Ts 9s", "6c 5c 4c 3c 2c", "As Ad Jk Ah 2c"}},
		{"11.3(b)4", []string{"As Ad Jk Ah 2c", "Kc Kd Kh Ks Ad", "2c 2d 2h 2s Ad", "Ac Jk Ah Kd Ks"}},
		{"11.3(b)5", []string{"Ac Jk Ah Kd Ks", "2c 2d 2h 3s 3d", "As Ks Ts 6s 4s"}},
		{"11.3(b)6", []string{"As Ks Ts 6s 4s", "As Qs Ts 6s 4s", "Ac Kd Qh Js Tc"}},
		{"11.3(b)7", []string{"Ac Kd Qh Js Tc", "Ac 2d 3h 4s 5c", "Kc Qd Jh Ts 9c", "6c 5d 4h 3s 2c", "Ac Jk Ah 3d 2s"}},
		{"11.3(b)8", []string{"Ac Jk Ah 3d 2s", "2c 2d 2h Ad Ks", "Ac Ad Kh Ks Qc"}},
		{"11.3(b)9", []string{"Ac Ad Kh Ks Qc", "3c 3d 2h 2s Ac", "Ac Jk Kh 6s 4d"}},
		{"11.3(b)10", []string{"Ac Jk Kh 6s 4d", "2c 2d Ah Ks Qc", "Ac Kd Qh Js 9c"}},
		{"11.3(e)", []string{"Ac Kd Qh Js 9c", "Ac Kd Qh Js 8c", "7c 5d 4h 3s 2c"}},
	})
}

// Read literally, the highest card that the other hand lacks would decide each of these the
// other way, against the order within each class.
func TestTheOrderWithinAClassComesBeforeTheHighestCard(t *testing.T) {
	lawtest.Cites(t, "20.3(c)[compare]", "14.3(c)")
	descend(t, ThreeCard, "Ks Qd Jc", "As 2d 3c")
	descend(t, ThreeCard, "3s 3d Kc", "2s 2d Ac")
	descend(t, High, "Ks Qd Jc Th 9s", "As 2d 3c 4h 5s")
	descend(t, High, "3s 3d 3c 5h 4s", "2s 2d 2c Ah Ks")
	descend(t, High, "4s 4d 3c 3h 5s", "4c 4h 2c 2h As")
	descend(t, High, "3s 3d 6c 5h 4s", "2s 2d Ac Kh Qs")
}

func TestEqualHands(t *testing.T) {
	lawtest.Cites(t, "20.3(a)[suits]", "20.3(c)[draw]", "14.3(a)", "14.3(d)")
	for _, same := range []struct {
		kind Kind
		a, b string
	}{
		{ThreeCard, "As Ks Qs", "Ac Kc Qc"},
		{ThreeCard, "9s 9d 2c", "9h 9c 2s"},
		{ThreeCard, "Ks 8d 2c", "Kc 8s 2h"},
		{High, "As Ks Qs Js Ts", "Ad Kd Qd Jd Td"},
		{High, "9s 9d As 6c 2c", "9h 9c Ad 6d 2s"},
		{High, "As Ad Kc Kh Qs Qd 2c", "As Ad Kc Kh Qs 3d 2c"},
		{High, "As Ks Qd Jd Tc", "As Ks Qd Jd Tc Th 9h"},
		{Low, "As 2s 3s 4s 5s", "Ad 2h 3c 4s 5s Kc Kd"},
		{Low, "9s 9d As 6c 2c", "9h 9c Ad 6d 2s"},
		{EightOrBetter, "As 2s 3s 4s 8s", "Ad Ac 2h 3c 4s 8h 9h"},
		{Showing, "As Ks Qs Js", "Ad Ks Qc Jh"},
	} {
		if a, b := rankOf(t, same.kind, same.a), rankOf(t, same.kind, same.b); a != b {
			t.Errorf("%s (%v) and %s (%v) should be equal", same.a, a, same.b, b)
		}
	}
}
