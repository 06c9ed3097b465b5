package poker

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/law/lawtest"
)

func TestMiniTexStories(t *testing.T) {
	tell(t, MiniTex, []story{
		{"36.1[hand]", []string{"As 9d Ks Qs 2c", "As Ad Ac 2d 3h", "Kc 9d Ks Qs Js", "4c 9d Ks Qs Js"}},
		{"36.5(a)[rank]", []string{"Ac 9d 7h 5s 2c", "Kc 9d 7h 5s 2c", "Qc 9d 7h 5s 2c", "Jc 9d 7h 5s 2c"}},
		{"36.5(a)[ace low]", []string{"As 9d 2s 3s 9c", "4s 9d 2s 3d Qc", "As 9d 2s 3d Qc", "Ks 9d As 2d 5c"}},
		{"36.5(a)[hole card]", []string{"8s 7d As Ks Qs", "6s 4d As Ks Qs", "4d 9d Ah Kc Qs"}},
		{"36.5(b)1", []string{"As 5d Ks Qs 9c", "Ks 5d Qs Js 9c", "As 5d 2s 3s 9c", "As Ad Ac 5c 9h"}},
		{"36.5(b)2", []string{"As Ad Ac 5c 9h", "Ks Kd Kc 5c 9h", "2s 2d 2c 5c 9h", "As Kd Qc 5c 9h"}},
		{"36.5(b)3", []string{"As 5d Kd Qs 9c", "Ks 5d Qd Js 9c", "As 5d 2d 3s 9c", "As 6d Ks Js 9c"}},
		{"36.5(b)4", []string{"As 6d Ks Js 9c", "As 6d Ks Ts 9c", "5s 6d 3s 2s 9c", "As Ad Kc 5h 9s"}},
		{"36.5(b)5", []string{"As Ad Kc 5h 9s", "As Ad Qc 5h 9s", "Ks Kd Ac 5h 9s", "2s 2d 5c 7h 9s", "As 9d Kc 7h 4s"}},
		{"36.5(b)6", []string{"As 9d Kc 7h 4s", "As 9d Jc 7h 4s", "Ks 9d Jc 7h 4s", "8s 6d 4c 3h Ks"}},
		{"36.5(c)[compare]", []string{"Ks 5d Qd Js 9c", "As 5d 2d 3s 9c", "3s 3d Kc 7h 9s", "2s 2d Ac 7h 9s"}},
	})
	lawtest.Cites(t, "36.1[rank]", "36.1[suit]", "36.1[hole card]", "36.1[community card]", "36.5(c)[push]")
	for _, cards := range []string{"As 5d Kd 9c Qs", "As 5d 9c Kd Qs"} { // whichever two of the community cards make the hand
		if a, b := rankOf(t, MiniTex, "As 5d Kd Qs 9c"), rankOf(t, MiniTex, cards); a != b {
			t.Errorf("%s is %v, not %v", cards, b, a)
		}
	}
	if a, b := rankOf(t, MiniTex, "As 2d Kc Qh 7s"), rankOf(t, MiniTex, "Ad 3s Kc Qh 7s"); a != b {
		t.Errorf("%v and %v should be equal", a, b)
	}
}

// The best hand is the best of the nine that have a hole card in them.
func TestMiniTexHasAHoleCard(t *testing.T) {
	for _, h := range randomHands[[5]card.Card](100_000) {
		var want Rank
		for i := range h {
			for j := range i {
				for k := range j {
					if k < 2 { // the first two are the hole cards
						want = max(want, Three([3]card.Card{h[i], h[j], h[k]}))
					}
				}
			}
		}
		got := MiniTexOf((*[2]card.Card)(h[:]), (*[3]card.Card)(h[2:]))
		if got.worth() != want.worth() || got.Kind() != MiniTex {
			t.Fatalf("%v is %v, want %v", h, got, want)
		}
		made := MiniTexCards((*[2]card.Card)(h[:]), (*[3]card.Card)(h[2:]))
		if Three(made) != want || !slices.Contains(made[:], h[0]) && !slices.Contains(made[:], h[1]) {
			t.Fatalf("%v is made of %v, want %v", h, made, want)
		}
	}
}

func TestThreeOfFour(t *testing.T) {
	for _, h := range randomHands[[5]card.Card](60_000) {
		four, want := [4]card.Card(h[:4]), Rank(0)
		for i := range four {
			want = max(want, Three([3]card.Card(slices.Delete(slices.Clone(four[:]), i, i+1))))
		}
		if got := ThreeOfFour(four); got != want {
			t.Fatalf("%v is %v, want %v", four, got, want)
		}
	}
}

func BenchmarkMiniTexOf(b *testing.B) {
	benchmark(b, func(hands [][5]card.Card) {
		for i := range hands {
			sink ^= MiniTexOf((*[2]card.Card)(hands[i][:]), (*[3]card.Card)(hands[i][2:]))
		}
	})
}
