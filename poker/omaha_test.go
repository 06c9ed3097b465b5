package poker

import (
	"testing"

	"boardwalk/card"
	"boardwalk/law/lawtest"
)

func TestOmahaStories(t *testing.T) {
	lawtest.Cites(t, "14.11(f)")
	for _, s := range []split{
		// four of a suit on the board, one in hand
		{"As Kd Qc 9h 2s 4s 6s 8s Th", "high card, ace, king, ten, eight, six", "no hand"},
		// four of a suit in hand, two on the board
		{"As Ks Qs Js 2s 4s 6d 8c 9h", "high card, ace, king, nine, eight, six", "no hand"},
		// four of a kind in hand
		{"As Ad Ac Ah Ks Kd Qc 7h 2s", "two pairs, aces and kings, queen", "no hand"},
		// a full house on the board
		{"As Jd 9c 4h Ks Kd Kc 2h 2s", "three kings, ace, jack", "no hand"},
		// a straight on the board, and one card to lengthen it
		{"Ts 3d 2c Kh 9s 8d 7c 6h 5s", "high card, king, ten, nine, eight, seven", "seven, six, five, three, two low"},
		// five low cards on the board, one in hand
		{"As Kd Kc Qh 8s 7d 5c 4h 2s", "pair of kings, eight, seven, five", "no hand"},
		// an ace in hand and on the board
		{"As 2d Kc Kh Ad 7d 6c Qh Qs", "two pairs, aces and queens, king", "no hand"},
	} {
		s.hold(t, OmahaHigh, OmahaLow)
	}
}

func TestOmahaLowStories(t *testing.T) {
	tell(t, OmahaLow, []story{{"14.11(g)", []string{"As 2d Kc Kh 3s 4d 5c Qh Qs", "As 2d Kc Kh 3s 4d 8c Qh Qs",
		"As 2d Kc Kh 3s 4d 9c Qh Qs"}}})
	if r := rankOf(t, OmahaLow, "As 2d Kc Kh 3s 4d 9c Qh Qs"); r != 0 {
		t.Errorf("a nine qualifies as %v", r)
	}
}

func TestOmahaForHighAndLow(t *testing.T) {
	lawtest.Cites(t, "14.11(h)1", "14.11(h)2", "14.11(h)3")
	for _, s := range []split{
		// two different hands
		{"Ks Kd 2c 3h Kc 7h 6s 4d Qc", "three kings, queen, seven", "seven, six, four, three, two low"},
		// the same five cards
		{"2s 3d Kc Qh 4c 5h 6s Td Js", "straight, six to two", "six, five, four, three, two low"},
		{"2s 3s Kc Qh 4s 5s 8s Td Jc", "flush, eight, five, four, three, two", "eight, five, four, three, two low"},
		// the ace high and low
		{"As 2d Kc Kh Ac 7h 6s 4d 4c", "two pairs, aces and fours, king", "seven, six, four, two, ace low"},
		{"As Ad 2c 9h Kc 7h 6s 4d Js", "pair of aces, king, jack, seven", "seven, six, four, two, ace low"},
	} {
		s.hold(t, OmahaHigh, OmahaLow)
	}
}

// omahaReference looks at every two of the player's cards with every three of the board.
func omahaReference(hole *[4]card.Card, board []card.Card) (high, low Rank) {
	for i := range hole {
		for j := range i {
			for k := range board {
				for l := range k {
					for m := range l {
						five := [5]card.Card{hole[i], hole[j], board[k], board[l], board[m]}
						high, low = max(high, Five(five)), max(low, EightOrBetterOf(five[:]))
					}
				}
			}
		}
	}
	return high, low
}

// TestOmahaIsTheBestOfSixty has a full deck, and a short one for what is rare with a full one.
func TestOmahaIsTheBestOfSixty(t *testing.T) {
	lawtest.Cites(t, "14.11(f)")
	deck := card.Deck()
	var short []card.Card
	for _, c := range deck {
		if r := c.Rank(); c.Suit() < card.Spades && (r <= card.Six || r == card.Ace) || r == card.Two {
			short = append(short, c)
		}
	}
	for _, cards := range [][]card.Card{deck[:], short} {
		seen := map[Class]int{}
		for _, h := range randomHandsFrom[[9]card.Card](40_000, cards) {
			hole := (*[4]card.Card)(h[:])
			for n := 3; n <= 5; n++ {
				high, low := omahaReference(hole, h[4:4+n])
				gotHigh, gotLow := OmahaHighOf(hole, h[4:4+n]), OmahaLowOf(hole, h[4:4+n])
				if gotHigh.worth() != high.worth() || gotHigh.Kind() != OmahaHigh {
					t.Fatalf("%v with %v is %v, want %v", hole, h[4:4+n], gotHigh, high)
				}
				if gotLow.worth() != low.worth() || low > 0 && gotLow.Kind() != OmahaLow {
					t.Fatalf("%v with %v is %v, want %v", hole, h[4:4+n], gotLow, low)
				}
				seen[gotHigh.Class()]++
				seen[gotLow.Class()]++
			}
		}
		for _, c := range []Class{StraightFlush, FourOfAKind, FullHouse, Flush, Straight, NoPair, 0} {
			if seen[c] == 0 {
				t.Errorf("no hand was a %v", c)
			}
		}
	}
}
