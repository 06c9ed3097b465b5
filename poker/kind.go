package poker

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/law"
)

// Kind is a kind of hand: of how many cards, and which class beats which.
type Kind uint8

const (
	// High is a poker hand of five cards, or the best five of six or seven (19:47-14.3).
	High Kind = iota + 1
	// ThreeCard is a hand of three cards, as in three card poker (19:47-20.3), or the best three
	// of four.
	ThreeCard
	// Low is a hand of five cards for low, or the best five of six or seven: fewest pairs
	// first, then the lowest top card; straights and flushes do not count and the ace is the
	// lowest card (19:47-14.3(d), (e)).
	Low
	// EightOrBetter is a hand for low that has no pair and no card above the eight, or else is
	// none, of rank zero (19:47-14.9(j)).
	EightOrBetter
	// OmahaHigh is the best hand of two of the player's four cards and three of three to five
	// board cards (19:47-14.11(f)). The player's come first.
	OmahaHigh
	// OmahaLow is the same for low, eight or better (19:47-14.11(g)).
	OmahaLow
	// Showing is the hand of one to four cards that lie face up, as in stud (19:47-14.9(f)1).
	// It takes five cards to make a straight or a flush.
	Showing
	// FourCard is a hand of four cards, or the best four of five or six, as in four card poker
	// (19:47-27.3).
	FourCard
	// MiniTex is the best hand of three cards out of two hole cards and three community cards
	// that has a hole card in it (19:47-36.5). The hole cards come first.
	MiniTex
	// PaiGow is the high hand of five cards or the low hand of two of pai gow poker, with one
	// joker in the deck (19:47-11.3). Ranks of the two may be compared with each other.
	PaiGow
	// PaiGowLowest is the same where ace-two-three-four-five is the lowest straight, as the
	// licensee may have it (19:47-11.3(d)).
	PaiGowLowest
)

func (k Kind) order() *order {
	if int(k) >= len(orders) {
		k = 0
	}
	return &orders[k]
}

// Kinds is every kind of hand.
func Kinds() []Kind {
	return []Kind{High, ThreeCard, Low, EightOrBetter, OmahaHigh, OmahaLow, Showing, FourCard, MiniTex, PaiGow, PaiGowLowest}
}

// String is the name of the kind, like "high" or "three-card".
func (k Kind) String() string {
	if name := k.order().name; name != "" {
		return name
	}
	return "no kind"
}

// ParseKind finds the kind of that name.
func ParseKind(name string) (Kind, error) {
	var names []string
	for _, k := range Kinds() {
		if strings.EqualFold(name, k.String()) {
			return k, nil
		}
		names = append(names, k.String())
	}
	return 0, fmt.Errorf("there is no kind of hand %q; there are %s", name, strings.Join(names, ", "))
}

// Cards is how many cards of the kind may be ranked, in words, like "five to seven".
func (k Kind) Cards() string { return k.order().cards }

// Own is how many of the cards, from the first, are the player's own and not the board's: four
// at omaha, two at mini-tex, and zero where it does not matter whose they are.
func (k Kind) Own() int { return k.order().own }

// Order is the classes of hands of the kind, the best first, with their paragraphs.
func (k Kind) Order() []Place { return slices.Clone(k.order().places) }

// Laws is every paragraph that the order of the kind rests on: its classes, how cards rank,
// and how hands of one class compare.
func (k Kind) Laws() []law.Cite {
	laws := slices.Clone(k.order().terms)
	for _, place := range k.order().places {
		laws = append(laws, place.Law)
	}
	return laws
}

// Rank ranks any hand of the kind, or says why the cards are none. A hand for low that must
// qualify and does not is ranked zero.
func (k Kind) Rank(cards ...card.Card) (Rank, error) {
	if err := k.check(cards); err != nil {
		return 0, err
	}
	switch k {
	case High:
		return HighOf(cards), nil
	case ThreeCard:
		if len(cards) == 4 {
			return ThreeOfFourAt((*[4]card.Card)(cards)), nil
		}
		return ThreeAt((*[3]card.Card)(cards)), nil
	case Low:
		return LowOf(cards), nil
	case EightOrBetter:
		return EightOrBetterOf(cards), nil
	case OmahaHigh:
		return OmahaHighOf((*[4]card.Card)(cards), cards[4:]), nil
	case OmahaLow:
		return OmahaLowOf((*[4]card.Card)(cards), cards[4:]), nil
	case FourCard:
		return FourOf(cards), nil
	case MiniTex:
		return MiniTexOf((*[2]card.Card)(cards), (*[3]card.Card)(cards[2:])), nil
	case PaiGow, PaiGowLowest:
		hands := WithJoker(k == PaiGowLowest)
		if len(cards) == 2 {
			return hands.Low((*[2]card.Card)(cards)), nil
		}
		return hands.High((*[5]card.Card)(cards)), nil
	}
	return ShowingOf(cards), nil
}

func (k Kind) check(cards []card.Card) error {
	o := k.order()
	if len(cards) < o.least || len(cards) > o.most || o.least == 0 || o.joker && len(cards) != o.least && len(cards) != o.most {
		return fmt.Errorf("a hand of kind %v has %s cards, not %d", k, o.cards, len(cards))
	}
	var seen uint64
	for _, c := range cards {
		if !c.Suited() && !(o.joker && c == card.Joker) {
			return fmt.Errorf("%v has no rank in a hand of kind %v", c, k)
		}
		if seen&(1<<c) != 0 {
			return fmt.Errorf("the hand has %v twice", c)
		}
		seen |= 1 << c
	}
	return nil
}
