package housepoker

import (
	"testing"
	"time"

	"boardwalk/card"
	"boardwalk/poker"
)

// A board with every suit and one with three, four and five of one suit: how pairs fare
// is dealt out in full.
func TestTexasBoardsAgainstEveryDealer(t *testing.T) {
	for _, text := range []string{"As Kd 7h 7c 2s", "As Ks 7s 7c 2d", "9s 8s 7s 6s 2d", "As Ks Qs 4s 3s", "5h 5d 5c 5s Kd", "9h 9d 9c 4h 2h"} {
		cards, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		board := [5]card.Card(cards)
		b := newTexasBoard((&Texas{AntePays: poker.Flush}).least())
		b.deal(&board, 0)
		left := unseen(card.SetOf(board[:]...))
		for i, a := range left {
			for _, c := range left[:i] {
				if (int(a)*31+int(c))%7 != 0 {
					continue
				}
				want := [outcomes]uint64{}
				mine := poker.Seven([7]card.Card{board[0], board[1], board[2], board[3], board[4], a, c})
				for j, x := range left {
					for _, y := range left[:j] {
						if x == a || x == c || y == a || y == c {
							continue
						}
						theirs := poker.Seven([7]card.Card{board[0], board[1], board[2], board[3], board[4], x, y})
						switch {
						case mine > theirs && (mine.Class() >= poker.Flush):
							want[wonPaid]++
						case mine > theirs:
							want[wonReturn]++
						case mine < theirs:
							want[lost]++
						default:
							want[tied]++
						}
					}
				}
				if got := unpack(b.of(a, c), texasDeals); got != want {
					t.Fatalf("%v on %v: counted %v, dealt %v", []card.Card{a, c}, text, got, want)
				}
			}
		}
	}
}

func TestTexas(t *testing.T) {
	for _, class := range []poker.Class{poker.Straight, poker.Flush} {
		start := time.Now()
		best, _ := (&Texas{Ante: 1, AntePays: class}).Count(nil)
		net, wagered := best.Ends.Mean()
		t.Log(class, time.Since(start), net, wagered)
		if want := uint64(1326) * 19600 * 47 * 46 * texasDeals; best.Ends.Ways() != want {
			t.Errorf("%d deals, not %d", best.Ends.Ways(), want)
		}
		for _, v := range best.Values {
			if v.Antes <= -v.Deals {
				t.Log(v.Hole, float64(v.Antes)/float64(v.Deals))
			}
		}
	}
}
