package housepoker

import (
	"fmt"
	"math/big"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

func TestMiniTex(t *testing.T) {
	best, _ := (&MiniTex{Ante: 100}).Count(nil)
	if want := uint64(1326) * 1225 * 48 * miniTexDeals; best.Ways() != want {
		t.Errorf("%d deals, not %d", best.Ways(), want)
	}
	net, wagered := best.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -net, wagered); got != "4.9578 431.5834" {
		t.Error(got)
	}
}

// What going on is worth before the flop, by the class of the hole cards, is what it is
// with these two cards and every flop.
func TestMiniTexBeforeTheFlop(t *testing.T) {
	m := &MiniTex{Ante: 100, Bonus: 3000}
	h := &MiniTexHand{Hole: [2]card.Card{card.New(card.Seven, 0), card.New(card.Two, 1)}}
	fold, goOn, deals := m.Values(h, 0)
	var value, n int64
	left := unseen(card.SetOf(h.Hole[:]...))
	board := newMiniTexBoard()
	for i, a := range left {
		for _, b := range left[:i] {
			v, ways := m.afterFlop(board, &MiniTexHand{Hole: h.Hole, Board: [3]card.Card{a, b}, Shown: 2}, 0)
			value += int64(max(v, -200*money.Cents(ways)))
			n += ways
		}
	}
	if got, want := big.NewRat(int64(goOn), deals), big.NewRat(value, n); got.Cmp(want) != 0 || int64(fold) != -100*deals {
		t.Errorf("going on is worth %s, not %s; folding %d over %d deals", got.FloatString(9), want.FloatString(9), fold, deals)
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
		b := newMiniTexBoard()
		b.deal(community, 0)
		n := 0
		b.sweep(func(p miniTexPair, won, unopposed, tied, lost int64) {
			if n++; n%37 != 1 {
				return
			}
			mine := poker.MiniTexOf(&[2]card.Card{p.a, p.b}, &community)
			var got [3]int64
			for i, x := range b.left {
				for _, y := range b.left[:i] {
					if x == p.a || x == p.b || y == p.a || y == p.b {
						continue
					}
					switch theirs := poker.MiniTexOf(&[2]card.Card{x, y}, &community); {
					case mine > theirs:
						got[0]++
					case mine == theirs:
						got[1]++
					default:
						got[2]++
					}
				}
			}
			if want := [3]int64{won + unopposed, tied, lost}; got != want {
				t.Errorf("%v on %s: counted %v, dealt %v", []card.Card{p.a, p.b}, text, want, got)
			}
		})
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
	_, without, deals := (&MiniTex{Ante: 1}).Values(h, 0)
	if _, with, _ := (&MiniTex{Ante: 1, Bonus: 10}).Values(h, 0); with-without != 10*money.Cents(deals) || deals != miniTexDeals {
		t.Errorf("a bonus of 10 adds %d over %d deals", with-without, deals)
	}
	b := newMiniTexBoard()
	b.deal(h.Board, 0)
	b.sweep(func(p miniTexPair, won, unopposed, tied, lost int64) {
		if card.SetOf(p.a, p.b) == card.SetOf(cards[:2]...) {
			if c := b.play(p, won, unopposed, tied, lost); c.royalTied != 1 || c.royal+c.royalFree+c.royalTied != miniTexDeals {
				t.Errorf("counted %+v", c)
			}
		}
	})
}
