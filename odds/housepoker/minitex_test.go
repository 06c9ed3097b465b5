package housepoker

import (
	"fmt"
	"math/big"
	"testing"

	"boardwalk/card"
	"boardwalk/poker"
)

func TestMiniTex(t *testing.T) {
	best, _ := (&MiniTex{Ante: 100}).Count(nil)
	if want := uint64(1326) * 1225 * 48 * (47 * 46 / 2); best.Ways() != want {
		t.Errorf("%d deals, not %d", best.Ways(), want)
	}
	net, wagered := best.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -net, wagered); got != "4.9578 431.5834" {
		t.Error(got)
	}
}

// What going on is worth before the flop, as it was counted with all hands, is what it is with these two cards and every flop.
func TestMiniTexBeforeTheFlop(t *testing.T) {
	m := &MiniTex{Ante: 100, Bonus: 3000}
	h := &MiniTexHand{Hole: [2]card.Card{card.New(card.Seven, 0), card.New(card.Two, 1)}}
	fold, goOn, err := m.Values(h, 0)
	if err != nil {
		t.Fatal(err)
	}
	sum, n := new(big.Rat), int64(0)
	eachOf(unseen(card.SetOf(h.Hole[:]...)), 2, func(flop []card.Card) {
		fold, goOn, err := m.Values(&MiniTexHand{Hole: h.Hole, Board: [3]card.Card{flop[0], flop[1]}, Shown: 2}, 0)
		if err != nil {
			t.Fatal(err)
		}
		if goOn.Cmp(fold) < 0 {
			goOn = fold
		}
		sum.Add(sum, goOn)
		n++
	})
	if sum.Quo(sum, big.NewRat(n, 1)); goOn.Cmp(sum) != 0 || fold.Cmp(big.NewRat(-100, 1)) != 0 {
		t.Errorf("going on is worth %s, not %s; folding %s", goOn.FloatString(9), sum.FloatString(9), fold)
	}
}

// What the sweep says of all pairs on a board is what the hands are worth one against
// another, ranked by package poker.
func TestMiniTexSweep(t *testing.T) {
	for _, text := range []string{"As Kd 7h", "9s 9d 4s", "Qs Js Ts", "2h 3h 8c"} {
		cards, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		community := [3]card.Card(cards)
		b := miniTex().newBoard()
		b.deal(cards, 0)
		b.all()
		left := unseen(card.SetOf(cards...))
		n := 0
		for _, p := range b.places() {
			if n++; n%37 != 1 {
				continue
			}
			mine := poker.MiniTexOf((*[2]card.Card)(p.own[:2]), &community)
			var got [3]int64
			eachOf(left, 2, func(others []card.Card) {
				if card.SetOf(others...)&card.SetOf(p.own[:2]...) != 0 {
					return
				}
				switch theirs := poker.MiniTexOf((*[2]card.Card)(others), &community); {
				case mine > theirs:
					got[0]++
				case mine == theirs:
					got[1]++
				default:
					got[2]++
				}
			})
			f := &b.own[p.at].fares
			if want := [3]int64{f[Won] + f[WonFree], f[Tied] + f[TiedFree], f[Lost] + f[LostFree]}; got != want {
				t.Errorf("%v on %s: counted %v, dealt %v", p.own[:2], text, want, got)
			}
		}
	}
}

// Ace, king and queen of one suit are paid the bonus whatever the dealer has, also the
// same in another suit.
func TestMiniTexBonusIsPaidOnTies(t *testing.T) {
	cards, err := card.ParseAll("As Ks Qs Qh 3d")
	if err != nil {
		t.Fatal(err)
	}
	h := &MiniTexHand{Hole: [2]card.Card(cards[:2]), Board: [3]card.Card(cards[2:]), Shown: 3}
	_, without, err := (&MiniTex{Ante: 1}).Values(h, 0)
	if err != nil {
		t.Fatal(err)
	}
	_, with, err := (&MiniTex{Ante: 1, Bonus: 10}).Values(h, 0)
	if err != nil || with.Sub(with, without).Cmp(big.NewRat(10, 1)) != 0 {
		t.Errorf("a bonus of 10 adds %s: %v", with, err)
	}
}
