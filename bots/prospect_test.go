package bots

import (
	"math"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/room"
	"boardwalk/odds"
	"boardwalk/poker"
)

func TestWhatADrawerKeeps(t *testing.T) {
	for hand, want := range map[string][2]string{ // for high, for low
		"As Ad 7c 4h 2s": {"As Ad", "As 7c 4h 2s"},
		"As Ad 7c 7h 2s": {"As Ad 7c 7h", "As 7c 2s"},
		"9s 8s 5s 2s Kd": {"9s 8s 5s 2s", "8s 5s 2s"},
		"9s 8d 7c 6h 2s": {"9s 8d 7c 6h", "9s 8d 7c 6h 2s"},
		"9s 8d 7c 6h 5s": {"9s 8d 7c 6h 5s", "9s 8d 7c 6h 5s"},
		"Ks Qd 9c 6h 2s": {"Ks Qd", "6h 2s"},
		"Js 9d 7c 4h 2s": {"", "7c 4h 2s"},
	} {
		cards, err := card.ParseAll(hand)
		if err != nil {
			t.Fatal(err)
		}
		for i, forLow := range []bool{false, true} {
			keep, _ := card.ParseAll(want[i])
			if got := Keeps(forLow, cards); got != card.SetOf(keep...) {
				t.Errorf("of %s one keeps %v, want %s", hand, slices.Collect(got.All), want[i])
			}
		}
	}
}

func TestAShareOfThePot(t *testing.T) {
	source := chance.NewFast(1, 1)
	share := func(plan room.Plan, own, board string, rivals int) float64 {
		p := Prospect{plan: plan, high: 1}
		seen, _ := card.ParseAll(own + " " + board)
		p.board, _ = card.ParseAll(board)
		known, _ := card.ParseAll(own)
		p.hands = append(p.hands, unseen{known: known})
		for range rivals {
			p.hands = append(p.hands, unseen{})
		}
		for c := range card.Joker {
			if !slices.Contains(seen, c) {
				p.deck = append(p.deck, c)
			}
		}
		return p.Share(source, 4000)
	}
	for _, x := range []struct {
		own, board string
		rivals     int
		want       float64
	}{
		{"As Ad", "", 1, 0.85}, {"As Ad", "", 5, 0.49}, {"7c 2d", "", 1, 0.35},
		{"As Ks", "Qs Js Ts 2c 3d", 3, 1}, {"2c 7d", "As Ks Qs Js Ts", 3, 0.25},
	} {
		if got := share((room.Plan{Own: 2, Board: 5, Bets: 4}), x.own, x.board, x.rivals); got < x.want-0.03 || got > x.want+0.03 {
			t.Errorf("%s on %q against %d wins %.2f, want %.2f", x.own, x.board, x.rivals, got, x.want)
		}
	}
}

// Against one hand on the river, the share is the mean over all hands that the
// other may have; before it, the simulation comes near.
func TestEquityAgainstARandomHand(t *testing.T) {
	own, _ := card.ParseAll("As Kd")
	board, _ := card.ParseAll("Ah 7c 2d Td 3s")
	view := func(board []card.Card) *Prospect {
		p := &Prospect{plan: (room.Plan{Own: 2, Board: 5, Bets: 4}), high: poker.High, board: board, hands: []unseen{{known: own}, {}}}
		seen := card.SetOf(own...) | card.SetOf(board...)
		for c := range card.Joker {
			if !seen.Has(c) {
				p.deck = append(p.deck, c)
			}
		}
		return p
	}
	p := view(board)
	sum, n := 0.0, 0
	for i, a := range p.deck {
		for _, b := range p.deck[:i] {
			e, err := (&odds.Showdown{Hands: [][]card.Card{own, {a, b}}, Board: board}).Equities()
			if err != nil {
				t.Fatal(err)
			}
			share, _ := e[0].Share.Float64()
			sum += share
			n++
		}
	}
	share, deals, ok := p.Exact()
	if !ok || deals != n || math.Abs(share-sum/float64(n)) > 1e-12 {
		t.Errorf("%v of %d deals, and not %v of %d", share, deals, sum/float64(n), n)
	}
	turn := view(board[:4])
	exact, _, _ := turn.Exact()
	if got := turn.Share(chance.NewFast(1, 1), 4000); math.Abs(got-exact) > 0.03 {
		t.Errorf("simulated %v, exactly %v", got, exact)
	}
	if _, _, ok := view(board[:3]).Exact(); ok {
		t.Error("too many deals are gone through")
	}
}
