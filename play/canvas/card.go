package canvas

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/money"
)

// Card draws a card of five by three characters.
func (c *Canvas) Card(x, y int, k card.Card) {
	c.Box(x, y, 4, 2)
	c.Center(x+1, y+1, 3, Face(k), CardInk(k))
}

// Face returns what is seen of a card: rank and suit, or its back.
func Face(k card.Card) string {
	if k == card.Unknown {
		return "░░░"
	}
	return k.Pretty()
}

// Faces returns cards side by side.
func Faces(cards []card.Card) string {
	var list []string
	for _, c := range cards {
		list = append(list, Face(c))
	}
	return strings.Join(list, " ")
}

// CardInk returns the ink of a card: red for hearts and diamonds. Terminals
// without colours show the suit all the same.
func CardInk(k card.Card) Ink {
	switch {
	case k == card.Unknown:
		return Faint
	case k.Suited() && (k.Suit() == card.Hearts || k.Suit() == card.Diamonds):
		return Losses
	}
	return Plain
}

// Chip returns an amount in as few characters as possible: "25", "1.5k".
func Chip(c money.Cents) string {
	if c >= 1000*money.Dollar {
		return fmt.Sprintf("%d.%dk", c/(1000*money.Dollar), c/(100*money.Dollar)%10)
	}
	return Typed(c)
}

// Typed returns an amount as one would type it: "1250.50".
func Typed(c money.Cents) string {
	return strings.ReplaceAll(strings.TrimPrefix(c.String(), "$"), ",", "")
}
