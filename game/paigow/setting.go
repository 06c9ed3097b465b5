package paigow

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/table"
	"boardwalk/tile"
)

// The ways to set a stack besides the house's: with one of the other tiles beside the
// first. Which two are the high hand follows from their rank.
const (
	WithSecond table.Choice = "second"
	WithThird  table.Choice = "third"
	WithFourth table.Choice = "fourth"
)

var offerSet = &table.Offer{ID: "set", Law: "10.7(a)",
	Choices: []table.Choice{banked.HouseWay, WithSecond, WithThird, WithFourth, banked.Surrender},
	Says: map[table.Choice]string{banked.HouseWay: banked.SaysHouseWay, WithSecond: "set the first tile with the second",
		WithThird: "set the first tile with the third", WithFourth: "set the first tile with the fourth"},
	Text: "How do you set your four tiles? Two are your high hand, and two your low hand."}

// Chosen returns the hands that an answer makes of a stack. Way is how the house sets it.
func Chosen(c table.Choice, stack [tile.Height]tile.Tile, way tile.Way) tile.Hands {
	switch c {
	case WithSecond:
		return tile.Split(stack, 1)
	case WithThird:
		return tile.Split(stack, 2)
	case WithFourth:
		return tile.Split(stack, 3)
	}
	return way(stack)
}

// Settings returns the three ways to set a stack, of which one is the house's.
func (g *Game) Settings(q *table.Question, _ []card.Card, tiles []tile.Tile) []table.Setting {
	if q.Offer != offerSet || len(tiles) != tile.Height || slices.Contains(tiles, tile.Unknown) {
		return nil
	}
	house := g.way([tile.Height]tile.Tile(tiles))
	list := deal.TileSettings([3]table.Choice{WithSecond, WithThird, WithFourth}, tiles, &house)
	for i := range list { // in the words in which the hands are announced
		s := &list[i]
		h := Chosen(s.Answer.Choice, [tile.Height]tile.Tile(tiles), g.way)
		s.LowWorth, s.HighWorth = Worth(h.Low[0], h.Low[1]), Worth(h.High[0], h.High[1])
	}
	return list
}

// ChoiceOf returns the choice that puts two tiles of a stack into one hand and the
// other two into the other. Bit i of the set stands for the i-th tile. It returns
// [banked.HouseWay] for a set that is not of two tiles.
func ChoiceOf(hand uint8) table.Choice {
	if hand&1 == 0 { // say it of the hand that has the first tile
		hand = ^hand & 0b1111
	}
	switch hand {
	case 0b0011:
		return WithSecond
	case 0b0101:
		return WithThird
	case 0b1001:
		return WithFourth
	}
	return banked.HouseWay
}
