package card

import (
	"fmt"
	"strings"
)

// Parse reads one card: its rank and the first letter or the sign of its suit, "As", "10h",
// "Th" or "A♠", in capitals or not; "Jk" and "J2" for the jokers and "??" for a card that is
// not known.
func Parse(s string) (Card, error) {
	for card, name := range suitless {
		if strings.EqualFold(s, name) {
			return card, nil
		}
	}
	rank, suit, ok := cutSuit(s)
	if rank == "10" {
		rank = "T"
	}
	r := strings.Index(rankLetters, strings.ToUpper(rank))
	if !ok || len(rank) != 1 || r < 0 {
		return Unknown, fmt.Errorf("%q is not a card: write its rank and suit like As, Td or 10h, and a joker as Jk", s)
	}
	return New(Rank(r), suit), nil
}

// cutSuit takes the letter or the sign of a suit from the end of s.
func cutSuit(s string) (rest string, suit Suit, ok bool) {
	for suit := Clubs; suit <= Spades; suit++ {
		letter := suitLetters[suit : suit+1]
		for _, end := range []string{letter, strings.ToUpper(letter), suitSigns[suit]} {
			if rest, ok := strings.CutSuffix(s, end); ok {
				return rest, suit, true
			}
		}
	}
	return s, 0, false
}

// ParseAll reads a list of cards separated by spaces or commas, and may be of none.
func ParseAll(s string) ([]Card, error) {
	var cards []Card
	for field := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' }) {
		card, err := Parse(field)
		if err != nil {
			return nil, err
		}
		cards = append(cards, card)
	}
	return cards, nil
}
