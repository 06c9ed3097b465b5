package housepoker

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

var usualFour = &FourCard{Ante: 1, Bonus: [poker.RoyalFlush + 1]money.Cents{poker.ThreeOfAKind: 2,
	poker.StraightFlush: 20, poker.FourOfAKind: 25}}

func TestFourCard(t *testing.T) {
	best, _ := usualFour.Count(nil)
	if want := uint64(2598960) * 47 * fourDeals; best.Ways() != want {
		t.Errorf("%d deals, not %d", best.Ways(), want)
	}
	net, wagered := best.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -100*net, wagered); got != "2.7879 2.1423" {
		t.Error(got)
	}
}

// Hands taken here and there are dealt out in full, against an up card and, a few of
// them, against all.
func TestFourCardHandsAgainstEveryDealer(t *testing.T) {
	for i, text := range []string{
		"As Kh Qd 9c 8s|2d", "As Kh Qd 9c 8s|Ad", "9s 9h 4d 3c 2s|Tc", "9s 9h 4s 3s 2s|Ts", "Ks Qs 9s 4s 4h|Kd",
		"Ks Qs 9s 4s 2s|7s", "Js Ts 9s 8s 8d|As",
		"7s 7h 7d Ks Qs|Kd", "5s 5h 5d 5c As|Ac", "8s 7h 6d 5c Ah|9c", "6s 6h 2d 2c 9s|6d", "Ts Th Kd 7d 3d|Td",
		"4s 3s 2s As Kd|5s", "Jh Jd 9h 6h 3c|Qh",
	} {
		cards, up, _ := strings.Cut(text, "|")
		list, err := card.ParseAll(cards + " " + up)
		if err != nil {
			t.Fatal(err)
		}
		h := &FourHand{Cards: [5]card.Card(list[:5]), Up: list[5]}
		h.Rank = poker.FourOfFive(h.Cards)
		to := fourTo(h, h.Up.Rank(), noUp)
		if got, want := (FourResults{to[0], fourDeals - to[0]}), fourDealt(h, 0); got != want {
			t.Errorf("%s: counted %+v, dealt %+v", text, got, want)
		}
		if i%5 == 0 {
			if got, want := to[1], fourHandsTo(h); got != want {
				t.Errorf("%s against all up cards: counted %d, dealt %d", text, got, want)
			}
		}
	}
}

// fourHandsTo deals all hands of six cards.
func fourHandsTo(h *FourHand) (n int64) {
	var seen card.Set
	for _, up := range unseen(card.SetOf(h.Cards[:]...)) {
		n += fourDealt(&FourHand{h.Cards, h.Rank, up}, seen).Won
		seen |= card.SetOf(up)
	}
	return n
}
