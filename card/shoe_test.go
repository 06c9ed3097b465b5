package card

import (
	"slices"
	"testing"
)

func TestEveryCardIsAlwaysSomewhere(t *testing.T) {
	s := NewShoe(2)
	var out []Card
	for i := range 30 {
		out = append(out, s.Take((i*37)%s.Left()))
	}
	if err := s.Verify(out...); err != nil {
		t.Error(err)
	}
	for _, c := range out[:20] {
		s.Discard(c)
	}
	out = out[20:]
	if s.Out() != 10 || s.Left() != 74 || len(s.Rack()) != 20 {
		t.Errorf("%d out, %d to come, %d discarded", s.Out(), s.Left(), len(s.Rack()))
	}
	s.ShuffleRack()
	if s.Out() != 10 || s.Left() != 94 {
		t.Errorf("after shuffling the rack %d are out and %d to come", s.Out(), s.Left())
	}
	if err := s.Verify(out...); err != nil {
		t.Error(err)
	}
	if err := s.Verify(out[1:]...); err == nil {
		t.Error("a missing card went unnoticed")
	}
	for _, c := range out {
		s.Discard(c)
	}
	s.Shuffle()
	if err := s.Verify(); err != nil || s.Left() != 104 {
		t.Error(s.Left(), err)
	}
}

func TestTheCuttingCardComesOutWhereItWasPut(t *testing.T) {
	s := NewShoe(1)
	s.InsertCut(13)
	for s.Left() > 14 {
		s.Take(0)
	}
	if s.CutReached() {
		t.Error("the cutting card came out a card early")
	}
	if s.Take(0); !s.CutReached() {
		t.Error("the cutting card did not come out")
	}
}

func TestAFullShoeLiesInTheOrderOfNewDecks(t *testing.T) {
	s := NewShoe(2)
	for i := range 70 {
		s.Discard(s.Take((i * 31) % s.Left()))
	}
	s.Shuffle()
	if fresh := NewShoe(2); !slices.Equal(s.ToCome(), fresh.ToCome()) {
		t.Errorf("after a shuffle the cards lie in the order %v", s.ToCome())
	}
}

// TestDiscardAll fills the rack with hands of all lengths, up to the last card, from slices with and without room behind.
func TestDiscardAll(t *testing.T) {
	all, one := NewShoe(2), NewShoe(2)
	for n := 1; all.Left() > 0; n = n%11 + 1 {
		var hand [22]Card
		n = min(n, all.Left())
		for i := range n {
			hand[i] = all.Take(all.Left() / 2)
			one.Discard(one.Take(one.Left() / 2))
		}
		if n%3 == 0 {
			all.DiscardAll(hand[:n:n])
		} else {
			all.DiscardAll(hand[:n])
		}
		if !slices.Equal(all.Rack(), one.Rack()) {
			t.Fatalf("the rack has %v, and not %v", all.Rack(), one.Rack())
		}
	}
	if err := all.Verify(); err != nil {
		t.Error(err)
	}
}
