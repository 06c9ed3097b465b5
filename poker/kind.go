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
	// ThreeCard is a hand of three cards, as in three card poker (19:47-20.3).
	ThreeCard
)

func (k Kind) order() *order {
	if int(k) >= len(orders) {
		k = 0
	}
	return &orders[k]
}

// Kinds is every kind of hand.
func Kinds() []Kind { return []Kind{High, ThreeCard} }

// String is the name of the kind, "high" or "three-card".
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

// Rank ranks any hand of the kind, or says why the cards are none.
func (k Kind) Rank(cards ...card.Card) (Rank, error) {
	if err := k.check(cards); err != nil {
		return 0, err
	}
	switch {
	case k == ThreeCard:
		return ThreeAt((*[3]card.Card)(cards)), nil
	case len(cards) == 5:
		return FiveAt((*[5]card.Card)(cards)), nil
	case len(cards) == 6:
		return SixAt((*[6]card.Card)(cards)), nil
	}
	return SevenAt((*[7]card.Card)(cards)), nil
}

func (k Kind) check(cards []card.Card) error {
	o := k.order()
	if len(cards) < o.size || len(cards) > o.most || o.size == 0 {
		return fmt.Errorf("a hand of kind %v has %s cards, not %d", k, o.cards, len(cards))
	}
	var seen uint64
	for _, c := range cards {
		if !c.Suited() {
			return fmt.Errorf("%v has no rank in a hand of kind %v", c, k)
		}
		if seen&(1<<c) != 0 {
			return fmt.Errorf("the hand has %v twice", c)
		}
		seen |= 1 << c
	}
	return nil
}
