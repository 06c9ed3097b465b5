package poker

import (
	"fmt"
	"slices"
	"testing"

	"boardwalk/card"
)

func TestTheCardsOfTheBestHand(t *testing.T) {
	for _, d := range []struct {
		kind       Kind
		hand, want string
	}{
		{High, "2c As 9d 9h Kc 6d 9s", "[As Kc 9s 9h 9d]"},
		{High, "5c 4d 3h 2s As Ad 5s", "[5s 4d 3h 2s As]"}, // the ace counts as one
		{High, "Ac Ad Ah Ks Kh Kc Qs", "[Ah Ad Ac Ks Kh]"}, // the higher suits
		{ThreeCard, "Ad 2h 3s", "[3s 2h Ad]"},
		{Low, "5c 4d 3h 2s As Ad 5s", "[5c 4d 3h 2s Ad]"}, // the lower suits
		{Low, "Ks Kd Kc Kh 2s 2d", "[Kh Kd Kc 2s 2d]"},
		{EightOrBetter, "As 2s 9s 8d 8c 7h 4d", "[8c 7h 4d 2s As]"},
		{OmahaHigh, "As Ks 9d 2c Qs Js Ts 9h 9c", "[As Ks Qs Js Ts]"},
		{OmahaHigh, "Ac Kc 9d 8c Qs As 2h 9h 4c", "[As Ac Qs 9h 9d]"},
		{OmahaLow, "Ac 2d 3h Ks As 2c 4c 5c Kd", "[5c 4c 3h 2c Ac]"},
		{FourCard, "2c As 9d 9h Kc 6d", "[As Kc 9h 9d]"},
		{FourCard, "4c 3d 2h As Kd 4s", "[4s 3d 2h As]"}, // the ace counts as one
		{MiniTex, "4s 2d Ks Qs Js", "[Ks Qs 4s]"},        // not all three community cards
		{Showing, "2c 9d 9h As", "[As 9h 9d 2c]"},
	} {
		if r, hand := Best(d.kind, parse(t, d.hand)); fmt.Sprint(hand) != d.want || r != rankOf(t, d.kind, d.hand) {
			t.Errorf("the best of kind %v of %s is %v, a %v; want %s", d.kind, d.hand, hand, r, d.want)
		}
	}
}

func TestTheBestHandIsWorthItsRank(t *testing.T) {
	for _, h := range randomHands[[9]card.Card](2_000) {
		for _, k := range Kinds() {
			o := k.order()
			for n := o.least; n <= o.most; n++ {
				if o.joker && n != o.least && n != o.most {
					continue
				}
				want, err := k.Rank(h[:n]...)
				if err != nil {
					t.Fatal(err)
				}
				r, hand := Best(k, h[:n])
				if r != want || r == 0 != (hand == nil) {
					t.Fatalf("the best of kind %v of %v is %v of %v, want %v", k, h[:n], hand, r, want)
				}
				if r == 0 {
					continue
				}
				own := 0
				for i, c := range hand {
					at := slices.Index(h[:n], c)
					if at < 0 || slices.Contains(hand[:i], c) {
						t.Fatalf("%v of %v", hand, h[:n])
					}
					if at < o.own {
						own++
					}
				}
				as := k
				if o.own > 0 {
					as = o.as
				}
				if alone, err := as.Rank(hand...); err != nil || alone.String() != r.String() || own < o.used[0] || own > o.used[1] {
					t.Fatalf("%v of %v is %v, not %v (%v)", hand, h[:n], alone, r, err)
				}
			}
		}
	}
}
