package odds

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/poker"
)

// oneByOne counts as [Showdown.Equities] does, but deals every board for itself and ranks all cards of every hand.
func oneByOne(s *Showdown, left []card.Card, board []card.Card, counts []count) (all uint64) {
	if len(board) < 5 {
		for i, c := range left {
			all += oneByOne(s, left[i+1:], append(board[:len(board):len(board)], c), counts)
		}
		return all
	}
	highs, lows := make([]poker.Rank, len(s.Hands)), make([]poker.Rank, len(s.Hands))
	low := false
	for i, h := range s.Hands {
		if !s.Omaha {
			highs[i] = poker.HighOf(append(h[:2:2], board...))
			continue
		}
		highs[i] = poker.OmahaHighOf((*[4]card.Card)(h), board)
		if s.HighLow {
			lows[i] = poker.OmahaLowOf((*[4]card.Card)(h), board)
			low = low || lows[i] != 0
		}
	}
	if !low {
		share(highs, 1, func(i int) *[12]uint64 { return &counts[i].whole })
		return 1
	}
	share(highs, 1, func(i int) *[12]uint64 { return &counts[i].high })
	share(lows, 1, func(i int) *[12]uint64 { return &counts[i].low })
	return 1
}

// TestBoardsAlike: boards that are counted together are counted as one by one, for all numbers of cards that lie there, of
// dead cards and of hands. Few ranks in many hands make all boards alike in some way or other.
func TestBoardsAlike(t *testing.T) {
	source := chance.NewFast(19, 1)
	for n := range 150 {
		s := &Showdown{Omaha: n%3 > 0, HighLow: n%3 == 2}
		deck := card.Deck()
		shuffled := deck[:]
		if n%4 == 0 { // many of two suits, where flushes abound
			shuffled = append(append([]card.Card{}, deck[:26]...), deck[26+n%5*4:]...)
		}
		for i := range shuffled {
			j := i + source.Draw(len(shuffled)-i)
			shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
		}
		take := func(k int) (cards []card.Card) {
			cards, shuffled = shuffled[:k:k], shuffled[k:]
			return cards
		}
		own := 2
		if s.Omaha {
			own = 4
		}
		for range 2 + source.Draw(3) {
			s.Hands = append(s.Hands, take(own))
		}
		lie := source.Draw(6)
		s.Board = take(lie)
		s.Dead = take(source.Draw(4))
		if more := 5 - lie; more > 2 { // few cards are left, so that one by one is quick
			s.Dead = append(s.Dead, take(len(shuffled)-13)...)
		}
		left, err := s.check()
		if err != nil {
			t.Fatal(err)
		}
		want := make([]count, len(s.Hands))
		all := oneByOne(s, left, s.Board, want)
		b := s.boards(left)
		b.deal(0, 5-lie, 0, 1)
		if b.total != all {
			t.Fatalf("%+v: %d boards, want %d", s, b.total, all)
		}
		for i := range want {
			if b.counts[i] != want[i] {
				t.Fatalf("%+v: hand %d: %v, want %v", s, i, b.counts[i], want[i])
			}
		}
	}
}

// TestAllBoards counts two hands one by one before the flop.
func TestAllBoards(t *testing.T) {
	if testing.Short() {
		t.Skip("some 1.7 million boards a line, one by one")
	}
	for _, hands := range [][]string{{"As Ks", "Qh Qs"}, {"9h 8h", "Ah 2h"}, {"Ac Ad", "Kc Kh"}} {
		s := &Showdown{}
		for _, h := range hands {
			s.Hands = append(s.Hands, cards(t, h))
		}
		left, err := s.check()
		if err != nil {
			t.Fatal(err)
		}
		want := make([]count, len(s.Hands))
		all := oneByOne(s, left, nil, want)
		b := s.boards(left)
		b.deal(0, 5, 0, 1)
		if b.total != all || b.counts[0] != want[0] || b.counts[1] != want[1] {
			t.Errorf("%v: %+v, want %+v", hands, b.counts, want)
		}
	}
}
