package card

import (
	"slices"
	"testing"
)

func TestPacks(t *testing.T) {
	for p, want := range map[Pack]struct {
		cards int
		text  string
		lacks Card
	}{
		Standard:                             {52, "52 cards", Joker},
		WithJoker:                            {53, "52 cards and a joker", SecondJoker},
		WithTwoJokers:                        {54, "52 cards and two jokers", Unknown},
		WithoutTens:                          {48, "48 cards, without the tens", New(Ten, Hearts)},
		PackOf(Joker, 0, New(Ace, Diamonds)): {3, "3 cards", New(Two, Diamonds)},
	} {
		cards := p.Cards()
		if len(cards) != want.cards || p.Len() != want.cards || p.String() != want.text || p.Set().Has(want.lacks) {
			t.Errorf("%v has %d cards: %v", p, p.Len(), cards)
		}
		if !slices.IsSorted(cards) || PackOf(cards...) != p {
			t.Errorf("%v lies in the order %v", p, cards)
		}
	}
	for _, c := range WithoutTens.Cards() {
		if c.Rank() == Ten {
			t.Errorf("%v is among the cards without tens", c)
		}
	}
}

func TestWhatIsNoPack(t *testing.T) {
	for _, cards := range [][]Card{nil, {3, 3}, {Unknown}, {54}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%v became a pack", cards)
				}
			}()
			PackOf(cards...)
		}()
	}
}

func TestAShoeOfAnyPack(t *testing.T) {
	for _, p := range []Pack{Standard, WithJoker, WithTwoJokers, WithoutTens, PackOf(New(Ace, Spades))} {
		for decks := 1; decks <= MaxDecks; decks++ {
			s := p.Shoe(decks)
			if s.Pack() != p || s.Decks() != decks || s.Total() != decks*p.Len() {
				t.Fatalf("%d decks of %v are %d cards", s.Decks(), s.Pack(), s.Total())
			}
			for i, c := range s.ToCome() {
				if want := p.Cards()[i%p.Len()]; c != want {
					t.Fatalf("card %d of %d decks of %v is %v, want %v", i, decks, p, c, want)
				}
			}
			var out []Card
			for i := 0; s.Left() > s.Total()/2; i++ {
				c := s.Take((i * 37) % s.Left())
				if i%3 == 0 {
					s.Discard(c)
				} else {
					out = append(out, c)
				}
			}
			if err := s.Verify(out...); err != nil {
				t.Error(err)
			}
			if err := s.Verify(append(out, 54)...); err == nil {
				t.Error("a card of no pack went unnoticed")
			}
			s.Collect()
			if fresh := p.Shoe(decks); !slices.Equal(s.ToCome(), fresh.ToCome()) {
				t.Errorf("%d decks of %v were not all collected", decks, p)
			}
		}
	}
}

func TestCardsThatAreNotOfThePackAreFound(t *testing.T) {
	s := WithoutTens.Shoe(1)
	c := s.Take(0)
	if err := s.Verify(c); err != nil {
		t.Error(err)
	}
	for _, wrong := range []Card{New(Ten, Clubs), Joker, Unknown} {
		if err := s.Verify(wrong); err == nil {
			t.Errorf("%v in the place of %v went unnoticed", wrong, c)
		}
		if err := s.Verify(c, wrong); err == nil {
			t.Errorf("%v beside a full pack went unnoticed", wrong)
		}
	}
}

func TestASetHoldsJokers(t *testing.T) {
	s := SetOf(Joker, SecondJoker, New(Two, Clubs))
	if s.Len() != 3 || !s.Has(Joker) || !s.Has(SecondJoker) || s.Has(New(Three, Clubs)) {
		t.Errorf("the set is %b", s)
	}
	if got := slices.Collect(s.All); !slices.Equal(got, []Card{New(Two, Clubs), Joker, SecondJoker}) {
		t.Errorf("it holds %v", got)
	}
}

// BenchmarkCollect is what a shuffle costs, which several games do after every
// round.
func BenchmarkCollect(b *testing.B) {
	for _, p := range []Pack{Standard, WithJoker} {
		b.Run(p.String(), func(b *testing.B) {
			s := p.Shoe(1)
			for b.Loop() {
				s.Collect()
			}
		})
	}
}
