package housepoker

import (
	"fmt"
	"strings"
	"testing"

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

// The count agrees with what was published where the ante pays on a straight; it takes
// long, and is left out of short tests.
func TestTexas(t *testing.T) {
	if testing.Short() {
		t.Skip("some seconds")
	}
	best, _ := (&Texas{Ante: 1, AntePays: poker.Straight}).Count(nil)
	if want := uint64(1326) * 19600 * 47 * 46 * texasDeals; best.Ends.Ways() != want {
		t.Errorf("%d deals, not %d", best.Ends.Ways(), want)
	}
	net, wagered := best.Ends.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -100*net, wagered); got != "2.0369 3.8181" {
		t.Error(got)
	}
	var folds []string
	for _, v := range best.Values {
		if v.Antes <= -v.Deals {
			folds = append(folds, v.Hole.String())
		}
	}
	if got := strings.Join(folds, ", "); got != "3-2 of two suits, 4-2 of two suits, 5-2 of two suits, 6-2 of two suits, 7-2 of two suits" {
		t.Error(got)
	}
}

// A hand on the turn is valued by every river card and every hand of the dealer's, which is
// what is dealt here one by one.
func TestTexasValues(t *testing.T) {
	cards, err := card.ParseAll("As 4h Kd 7c 7s Jh")
	if err != nil {
		t.Fatal(err)
	}
	h := &TexasHand{Hole: [2]card.Card(cards[:2]), Board: [4]card.Card(cards[2:]), Shown: 4}
	check, bet, deals := (&Texas{AntePays: poker.Flush}).Values(h, 0)
	var diff, all int64
	left := unseen(card.SetOf(cards...))
	for i, river := range left {
		mine := poker.Seven([7]card.Card{cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], river})
		for j, x := range left {
			for k, y := range left[:j] {
				if i == j || i == k {
					continue
				}
				theirs := poker.Seven([7]card.Card{x, y, cards[2], cards[3], cards[4], cards[5], river})
				if all++; mine > theirs {
					diff++
				} else if mine < theirs {
					diff--
				}
			}
		}
	}
	if deals != all || bet-check != diff {
		t.Errorf("a bet is worth %d over %d deals, and %d over %d if they are dealt", bet-check, deals, diff, all)
	}
}
