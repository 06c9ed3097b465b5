package twentyone

import (
	"boardwalk/card"
	"boardwalk/game/blackjack"
)

// values is how many different values cards have: 1, the ace, to 10.
const values = 10

// Composition is the cards that are yet to come, by what they count:
// Count[0] aces, Count[1] twos and so on, Count[9] tens and face cards.
type Composition struct {
	Count [values]int

	// Endless cards come in the same proportions however many are out: the
	// "infinite deck" of the books.
	Endless bool
}

// Decks returns the cards of whole decks.
func Decks(n int) Composition {
	return ofPack(card.Standard, n)
}

func ofPack(p card.Pack, decks int) Composition {
	var c Composition
	for _, k := range card.Deck() {
		if p.Set().Has(k) {
			c.Count[value(k)] += decks
		}
	}
	return c
}

// Infinite returns a deck of which cards may be taken without end.
func Infinite() Composition {
	c := Composition{Endless: true}
	for _, k := range card.Deck() {
		c.Count[value(k)]++
	}
	for v := range c.Count {
		c.Count[v] /= card.Suits
	}
	return c
}

// Cards returns the composition of some cards.
func Cards(cards ...card.Card) Composition {
	var c Composition
	for _, k := range cards {
		c.Count[value(k)]++
	}
	return c
}

// Fresh returns the cards from which a round is dealt after a shuffle. With a
// double shoe they are those of one side, which is how one round is dealt; where
// the sides differ, of the left one, which has a deck more.
func Fresh(o *blackjack.Options) Composition {
	if o.DoubleShoe {
		return Decks(o.Decks - o.Decks/2)
	}
	return ofPack(o.Pack(), o.Decks)
}

// Sides returns the cards of each side of the shoe from which a round may be
// dealt after a shuffle. The sides of a double shoe deal equally often, since
// the colour of a card says which one does; there is one entry if they are the
// same.
func Sides(o *blackjack.Options) []Composition {
	if o.DoubleShoe && o.Decks%2 == 1 {
		return []Composition{Decks(o.Decks - o.Decks/2), Decks(o.Decks / 2)}
	}
	return []Composition{Fresh(o)}
}

// ClassOf is the class of a card by what it counts, from 0, the ace, to 9.
func ClassOf(c card.Card) int { return value(c) }

// value is where a card is counted.
func value(c card.Card) int {
	points, _ := blackjack.Worth(c)
	return points - 1
}

// Total returns how many cards there are.
func (c Composition) Total() int {
	sum := 0
	for _, n := range c.Count {
		sum += n
	}
	return sum
}

// points is what all cards count together, aces as one.
func (c Composition) points() int {
	sum := 0
	for v, n := range c.Count {
		sum += n * (v + 1)
	}
	return sum
}

// Without returns the composition without some cards, and false if they are
// not all there.
func (c Composition) Without(h Hand) (Composition, bool) {
	if c.Endless {
		return c, true
	}
	for v, n := range h.count {
		if c.Count[v] -= int(n); c.Count[v] < 0 {
			return c, false
		}
	}
	return c, true
}
