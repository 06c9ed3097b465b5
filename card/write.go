package card

const (
	rankLetters = "23456789TJQKA"
	suitLetters = "cdhs"
)

var (
	rankNames = [Ranks]string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"}
	suitNames = [Suits]string{"clubs", "diamonds", "hearts", "spades"}
	suitSigns = [Suits]string{"♣", "♦", "♥", "♠"}
	suitless  = map[Card]string{Joker: "Jk", SecondJoker: "J2", Unknown: "??"}
)

// String writes the card as two letters, "As" or "Td"; the jokers are "Jk" and "J2", and
// an unknown card is "??".
func (c Card) String() string {
	if !c.Suited() {
		return c.unsuited()
	}
	return rankLetters[c.Rank():c.Rank()+1] + suitLetters[c.Suit():c.Suit()+1]
}

// Pretty writes the card with the sign of its suit and ten in full, "A♠" or "10♦", for
// people rather than programs. Parse reads it too.
func (c Card) Pretty() string {
	if !c.Suited() {
		return c.unsuited()
	}
	rank := rankLetters[c.Rank() : c.Rank()+1]
	if c.Rank() == Ten {
		rank = "10"
	}
	return rank + suitSigns[c.Suit()]
}

// unsuited writes what has no suit. A number that is no card at all is as unknown as one
// that is not seen.
func (c Card) unsuited() string {
	if name, ok := suitless[c]; ok {
		return name
	}
	return suitless[Unknown]
}

// String is the rank in words, "two" to "ace".
func (r Rank) String() string {
	if r > Ace {
		return "no rank"
	}
	return rankNames[r]
}

// Plural is the name of several cards of a rank: "aces", "sixes".
func (r Rank) Plural() string {
	if r == Six {
		return "sixes"
	}
	return r.String() + "s"
}

// Letter is the rank as it stands on the card, with T for ten.
func (r Rank) Letter() byte {
	if r > Ace {
		return '?'
	}
	return rankLetters[r]
}

// String is the suit in words, "clubs" to "spades".
func (s Suit) String() string {
	if s > Spades {
		return "no suit"
	}
	return suitNames[s]
}
