package poker

// Class is what a hand is called, whatever its cards. Which class beats which is not the same
// for all kinds of hands: [Kind.Order] tells.
type Class uint8

// The classes of hands. The zero value is no class: that of no hand.
const (
	// HighCard is a hand of none of the other classes.
	HighCard Class = iota + 1
	// Pair is two cards of one rank.
	Pair
	// TwoPair is two cards of one rank and two of another.
	TwoPair
	// ThreeOfAKind is three cards of one rank.
	ThreeOfAKind
	// Straight is cards in sequence.
	Straight
	// Flush is cards of one suit.
	Flush
	// FullHouse is three of a kind and a pair.
	FullHouse
	// FourOfAKind is four cards of one rank.
	FourOfAKind
	// StraightFlush is cards of one suit in sequence.
	StraightFlush
	// RoyalFlush is the straight flush from the ace down.
	RoyalFlush
	// NoPair is a hand for low without two cards of one rank.
	NoPair
	// FiveAces is the four aces and the joker.
	FiveAces
)

var classNames = [...]string{"no hand", "high card", "pair", "two pairs", "three-of-a-kind", "straight",
	"flush", "full house", "four-of-a-kind", "straight flush", "royal flush", "no pair", "five aces"}

// String is the class in the regulation's words.
func (c Class) String() string {
	if int(c) >= len(classNames) {
		c = 0
	}
	return classNames[c]
}

// suited reports whether the class needs cards of one suit.
func (c Class) suited() bool { return c == Flush || c == StraightFlush || c == RoyalFlush }

// group is so many ranks with so many cards each.
type group struct{ ranks, cards int }

// alike is the cards of one rank that a hand of each class has, in the order in which they are
// compared. The other cards follow them.
var alike = [...][]group{
	Pair:         {{1, 2}},
	TwoPair:      {{2, 2}},
	ThreeOfAKind: {{1, 3}},
	FullHouse:    {{1, 3}, {1, 2}},
	FourOfAKind:  {{1, 4}},
	NoPair:       nil,
}
