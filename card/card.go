// Package card is playing cards: what they are ([Card]), how they are written ([Parse]),
// what a deck is made of ([Pack]) and the decks in use at a table ([Shoe]). What hands are
// worth is in package poker and in the games.
//
// Other modules may build on this package.
package card

// Card is one card. The 52 cards of a deck are 0 to 51, suit by suit from the two to the
// ace, so the zero value is the two of clubs; Unknown is the card that nobody has seen.
type Card uint8

const (
	// Joker is the first, or only, joker.
	Joker Card = 52
	// SecondJoker is the other joker, where a deck has two.
	SecondJoker Card = 53
	// Unknown stands for a card whose face may not be seen.
	Unknown Card = 255
)

// Rank is the rank of a card, from Two, the zero value, to Ace. Games in which the ace is
// low, or one, say so themselves.
type Rank uint8

// The ranks, the ace high.
const (
	Two Rank = iota
	Three
	Four
	Five
	Six
	Seven
	Eight
	Nine
	Ten
	Jack
	Queen
	King
	Ace
)

// Ranks is how many ranks there are.
const Ranks = 13

// Suit is the suit of a card.
type Suit uint8

// The suits in the order of their names, which is also the order bridge gives them.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
)

// Suits is how many suits there are.
const Suits = 4

// Side is which side of a card lies uppermost.
type Side uint8

const (
	// Up is a card whose face everybody sees.
	Up Side = iota
	// Down is a card whose back everybody sees.
	Down
)

// String says how the card lies, "up" or "down".
func (s Side) String() string {
	if s == Up {
		return "up"
	}
	return "down"
}

// New is the card of that rank and suit.
func New(r Rank, s Suit) Card { return Card(s)*Ranks + Card(r) }

// Rank is the rank of a card of a suit. It means nothing for a joker or an unknown card:
// ask Suited first where there may be one.
func (c Card) Rank() Rank { return Rank(c % Ranks) }

// Suit is the suit of a card of a suit. It means nothing for a joker or an unknown card:
// ask Suited first where there may be one.
func (c Card) Suit() Suit { return Suit(c / Ranks) }

// Suited reports whether the card has a rank and a suit: it is neither a joker nor unknown.
func (c Card) Suited() bool { return c < Joker }

// IsJoker reports whether the card is one of the two jokers.
func (c Card) IsJoker() bool { return c == Joker || c == SecondJoker }

// Deck is a new deck of 52 cards, in the order of suits and in sequence within each.
func Deck() [52]Card {
	var deck [52]Card
	for i := range deck {
		deck[i] = Card(i)
	}
	return deck
}
