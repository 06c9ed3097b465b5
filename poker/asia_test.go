package poker

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/law/lawtest"
)

func asia(t *testing.T, a AsiaHands, text string) AsiaRank {
	t.Helper()
	cards, err := card.ParseAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return a.Rank(cards...)
}

// Hands of asia poker from the highest down, on one scale.
func TestAsiaHandsInTheirOrder(t *testing.T) {
	lawtest.Cites(t, "house:asia-4(a)", "house:asia-4(b)", "house:asia-4(c)", "house:asia-4(d)", "house:asia-4(d)[lowest]")
	hands := []string{"As Ah Ad Jk", "2s 2h 2d 2c", "As Ks Qs Js", "As 2s 3s 4s", "Ks Qs Js Ts", "Kh Qh Jk Th",
		"Qh Jh Th 9h", "2h 3h 4h 5h", "As Ks Qs 2s", "Jk Ks Qs 2s",
		"As Ks Js 2s", "5h 4h 3h 7h", "As Kh Qd Jc", "As 2h 3d 4c", "Jk 2h 3d 4c", "Ks Qh Jd Tc", "Jk Qh Jd 9c",
		"2s 3h 4d 5c", "As Ah Jk 2c", "2s 2h 2d Ac",
		"As Ah Kd Kc", "3s 3h 2d 2c", "As Jk Kd 9c", "As Ah", "2s 2h 3d 4c", "2s 2h", "As Kh Qd 2c", "Jk Kh", "As Qh", "As", "Ks Qh 3d 2c", "2s"}
	equal := map[string]bool{"Kh Qh Jk Th": true, "Jk Ks Qs 2s": true, "Jk 2h 3d 4c": true}
	for i := 1; i < len(hands); i++ {
		above, below := asia(t, AsiaHands{}, hands[i-1]), asia(t, AsiaHands{}, hands[i])
		if above < below || above == below != equal[hands[i]] {
			t.Errorf("%s (%v) and %s (%v)", hands[i-1], above, hands[i], below)
		}
	}
	if low, straight := asia(t, AsiaHands{AceLow: true}, "As 2h 3d 4c"), asia(t, AsiaHands{AceLow: true}, "2s 3h 4d 5c"); low >= straight {
		t.Errorf("%v is not below %v", low, straight)
	}
}

// Every way to set seven cards is ranked as its hands are by themselves, and one of them is
// always lawful.
func TestAsiaSettings(t *testing.T) {
	seen := map[[7]uint8]bool{}
	for _, text := range []string{"As Ah Kd Qc 9s 5d Jk", "2s 3h 4d 5c 6s 8d 9h", "7s 7h 7d 2c 2s Kd Kh", "As 3s 5s 7s 9s Js Ks"} {
		cards, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		var all [AsiaSettings]AsiaSetting
		AsiaHands{}.Settings((*[7]card.Card)(cards), &all)
		for n, w := range AsiaPlaces {
			var c [7]card.Card
			for i, at := range w {
				c[i] = cards[at]
			}
			want := AsiaSetting{AsiaHands{}.Rank(c[:4]...), AsiaHands{}.Rank(c[4:6]...), AsiaHands{}.Rank(c[6])}
			if all[n] != want {
				t.Errorf("%s set %v: %v, not %v", text, w, all[n], want)
			}
			slices.Sort(w[:4])
			slices.Sort(w[4:6])
			seen[w] = true
		}
		if AsiaHouse(all[:]) < 0 {
			t.Errorf("%s cannot be set", text)
		}
	}
	if len(seen) != AsiaSettings {
		t.Errorf("%d different settings", len(seen))
	}
}
