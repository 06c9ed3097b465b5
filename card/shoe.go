package card

import (
	"fmt"
	"math/bits"
)

// MaxDecks is how many decks a shoe of this program holds at most. It is twice
// what any casino uses: the law says with how many decks a game is played at
// least, and has no most, but a shoe that is copied as a plain value needs one.
const MaxDecks = 16

// Shoe is some decks of one pack in use: the cards still to come, those in the
// discard rack, and those that are out on the layout. Every card is in one of
// the three, always.
//
// The cards to come have no order until they come: each is drawn from all that
// are left, every one equally likely. That is the same as shuffling once and
// dealing from the top, it makes a shuffle free, and it lets an enumeration
// visit every deal without visiting every order of the cards that were not
// dealt. A Shoe is a plain value: copying it copies all of it.
//
// A full shoe lies in the order of new decks, so that every card since a shuffle
// can be found again from what was drawn since, and from nothing older.
type Shoe struct {
	cards [MaxDecks * MaxPack]Card // [:left] are to come; the others are not
	rack  [MaxDecks * MaxPack]Card // the discard rack, in the order in which it was filled
	pack  Pack
	total int16
	left  int16
	held  int16 // cards in the rack
	cut   int16 // cards behind the cutting card
}

// NewShoe returns a shoe of so many decks of 52 cards, all of them to come.
// [Pack.Shoe] fills one with other decks.
func NewShoe(decks int) Shoe { return Standard.Shoe(decks) }

// Pack returns what each deck in the shoe is made of.
func (s *Shoe) Pack() Pack { return s.pack }

// Decks returns how many decks the shoe was made of.
func (s *Shoe) Decks() int { return int(s.total) / s.pack.Len() }

// newDecks are the cards of a full shoe of the standard pack in their order.
var newDecks = func() (cards [MaxDecks * 52]Card) {
	deck := Deck()
	for i := range cards {
		cards[i] = deck[i%52]
	}
	return cards
}()

// Total returns how many cards the shoe was made of.
func (s *Shoe) Total() int { return int(s.total) }

// Left returns how many cards are to come.
func (s *Shoe) Left() int { return int(s.left) }

// Out returns how many cards are on the layout.
func (s *Shoe) Out() int { return int(s.total - s.left - s.held) }

// ToCome returns the cards that are to come, in no order that means anything.
// The slice is the shoe's own.
func (s *Shoe) ToCome() []Card { return s.cards[:s.left] }

// Rack returns the cards in the discard rack, the first discarded first. The
// slice is the shoe's own.
func (s *Shoe) Rack() []Card { return s.rack[:s.held] }

// Take takes the i-th of the cards that are to come.
func (s *Shoe) Take(i int) Card {
	s.left--
	c := s.cards[i]
	s.cards[i] = s.cards[s.left]
	s.cards[s.left] = c
	return c
}

// TakeLast takes the last n of the cards that are to come. The slice is the shoe's own,
// and good until the next shuffle.
func (s *Shoe) TakeLast(n int) []Card {
	cards := s.cards[int(s.left)-n : s.left]
	s.left -= int16(n)
	return cards
}

// Discard puts a card that is out into the discard rack.
func (s *Shoe) Discard(c Card) {
	s.rack[s.held] = c
	s.held++
}

// DiscardAll is [Shoe.Discard] for several cards, in their order.
func (s *Shoe) DiscardAll(cards []Card) {
	held := int(s.held)
	for i, c := range cards { // a call of copy takes longer than a hand of cards
		s.rack[held+i] = c
	}
	s.held += int16(len(cards))
}

// Shuffle makes all cards to come again. None may be on the layout.
func (s *Shoe) Shuffle() {
	if s.Out() != 0 {
		panic(fmt.Sprintf("card: a shuffle with %d cards on the layout", s.Out()))
	}
	s.Collect()
}

// Collect takes all cards up, wherever they are, and makes them to come again.
func (s *Shoe) Collect() {
	if s.pack == Standard {
		copy(s.cards[:s.total], newDecks[:])
	} else {
		s.fill()
	}
	s.left, s.held = s.total, 0
}

// fill lays the cards of all decks of a pack in the order of new decks. The 52
// usual cards are copied at once where the pack has them all.
func (s *Shoe) fill() {
	n, set := 0, s.pack.Set()
	if set&suited == suited {
		n = copy(s.cards[:52], newDecks[:])
		set &^= suited
	}
	for ; set != 0; set &= set - 1 {
		s.cards[n] = Card(bits.TrailingZeros64(uint64(set)))
		n++
	}
	for ; n < int(s.total); n *= 2 {
		copy(s.cards[n:s.total], s.cards[:n])
	}
}

// Return makes a card that is out to come again.
func (s *Shoe) Return(c Card) {
	for i := s.left; i < s.total; i++ {
		if s.cards[i] == c {
			s.cards[i], s.cards[s.left] = s.cards[s.left], c
			s.left++
			return
		}
	}
	panic(fmt.Sprintf("card: %v is not out", c))
}

// ShuffleRack makes the discards to come again, and leaves those on the layout
// where they are.
func (s *Shoe) ShuffleRack() {
	var racked [Unknown]int16
	for _, c := range s.Rack() {
		racked[c]++
	}
	for i := s.left; i < s.total; i++ {
		if c := s.cards[i]; racked[c] > 0 {
			racked[c]--
			s.cards[i], s.cards[s.left] = s.cards[s.left], c
			s.left++
		}
	}
	s.held = 0
}

// Picker is a source of outcomes that picks a card for what it is, as a case
// does, where others draw any: it returns the place of the card in the pool.
// The box that the card is for is 0 for the dealer's.
type Picker interface {
	Pick(pool []Card, box int) int
}

// InsertCut puts the cutting card in front of the last behind cards.
func (s *Shoe) InsertCut(behind int) { s.cut = int16(behind) }

// CutReached reports whether the cutting card has come out.
func (s *Shoe) CutReached() bool { return s.left <= s.cut }

// CutAfter reports whether so many cards can come before the cutting card does.
func (s *Shoe) CutAfter(n int) bool { return int(s.left)-n > int(s.cut) }

// Verify counts the cards and returns an error unless each is where exactly one
// card of its deck should be; onLayout are those that are out.
func (s *Shoe) Verify(onLayout ...Card) error {
	var count [256]int
	for _, list := range [][]Card{s.ToCome(), s.Rack(), onLayout} {
		for _, c := range list {
			count[c]++
		}
	}
	set, decks := s.pack.Set(), s.Decks()
	for c := range count {
		want := 0
		if set.Has(Card(c)) {
			want = decks
		}
		if count[c] != want {
			return fmt.Errorf("there are %d of %v in %d decks of %v, where there should be %d", count[c], Card(c), decks, s.pack, want)
		}
	}
	return nil
}
