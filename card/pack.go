package card

import "fmt"

// Pack is what one deck of a game is made of. A shoe is filled with some decks
// of one pack. The zero value is [Standard].
//
// A pack has each card at most once, so it is kept as the set of its cards, and
// a new deck of it lies in the order of that set: suit by suit from the two to
// the ace, then the jokers.
type Pack Set

// The packs that games are played with. [PackOf] makes any other.
const (
	// Standard is the usual 52 cards.
	Standard Pack = 0
	// WithJoker is 52 cards and one joker.
	WithJoker = Pack(suited | 1<<Joker)
	// WithTwoJokers is 52 cards and two jokers that can be told apart.
	WithTwoJokers = WithJoker | 1<<SecondJoker
	// WithoutTens is 48 cards: the tens are taken out, the court cards are not.
	WithoutTens = Pack(suited &^ (1<<Ten | 1<<(Ten+Ranks) | 1<<(Ten+2*Ranks) | 1<<(Ten+3*Ranks)))
)

// MaxPack is how many cards a pack has at most.
const MaxPack = 54

// suited is the set of the 52 cards that have a suit.
const suited Set = 1<<Joker - 1

// PackOf returns the pack that is made of some cards. It panics if there are
// none, if a card comes twice or if it is not known what card it is.
func PackOf(cards ...Card) Pack {
	var s Set
	for _, c := range cards {
		if c > SecondJoker || s.Has(c) {
			panic(fmt.Sprintf("card: a pack cannot be made of %v", cards))
		}
		s |= 1 << c
	}
	switch s {
	case 0:
		panic("card: a pack of no cards")
	case suited:
		return Standard
	}
	return Pack(s)
}

// Set returns the cards of the pack as a set.
func (p Pack) Set() Set {
	if p == Standard {
		return suited
	}
	return Set(p)
}

// Len returns how many cards the pack has.
func (p Pack) Len() int { return p.Set().Len() }

// Cards returns the cards of a new deck, in the order in which they lie.
func (p Pack) Cards() []Card {
	cards := make([]Card, 0, MaxPack)
	for c := range p.Set().All {
		cards = append(cards, c)
	}
	return cards
}

// Shoe returns a shoe of so many decks of the pack, all of their cards to come.
func (p Pack) Shoe(decks int) Shoe {
	if decks < 1 || decks > MaxDecks {
		panic(fmt.Sprintf("card: a shoe of %d decks", decks))
	}
	s := Shoe{pack: p, total: int16(decks * p.Len())}
	s.Collect()
	return s
}

// String says what the pack is made of: "52 cards", "52 cards and a joker",
// "52 cards and two jokers", "48 cards, without the tens", or how many cards it
// has.
func (p Pack) String() string {
	switch p {
	case WithJoker:
		return "52 cards and a joker"
	case WithTwoJokers:
		return "52 cards and two jokers"
	case WithoutTens:
		return "48 cards, without the tens"
	}
	return fmt.Sprintf("%d cards", p.Len())
}
