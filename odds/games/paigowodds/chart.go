package paigowodds

import (
	"strings"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/tile"
)

// chartPaiGowPoker charts when two pairs are kept together, which is the choice that comes most often.
func chartPaiGowPoker(a *odds.Asked) (*advice.Chart, error) {
	c := &advice.Chart{Title: "Pai gow poker", Of: "the wager", Marks: []advice.Mark{{Code: "S", Means: "split the pairs"},
		{Code: "T", Means: "keep them together"}},
		Text:     "Set as the house does, but for two pairs: the highest card beside them decides.",
		HouseWay: HouseRules(houseway.CardGame, a.Options.(*paigowpoker.Options).HouseWay)}
	for _, with := range []struct {
		name string
		rank card.Rank
	}{{"an ace", card.Ace}, {"a king", card.King}, {"a queen", card.Queen}} {
		part := advice.Part{Name: "Two pairs with " + with.name + " beside them: the higher pair, by the lower one"}
		for low := card.Two; low < card.King; low++ {
			part.Heads = append(part.Heads, advice.RankName(low))
		}
		for high := card.Three; high < with.rank; high++ {
			row := advice.Row{Name: advice.RankName(high)}
			for low := card.Two; low < card.King; low++ {
				cell := advice.Cell{}
				if low < high {
					var err error
					if cell, err = twoPairs(a, high, low, with.rank); err != nil {
						return nil, err
					}
				}
				row.Cells = append(row.Cells, cell)
			}
			part.Rows = append(part.Rows, row)
		}
		c.Parts = append(c.Parts, part)
	}
	return c, nil
}

// HouseRules are the rules of a house way, one a line, without its heading and its comments.
func HouseRules(game, value string) (rules []string) {
	for line := range strings.Lines(houseway.Text(game, value)) {
		line, _, _ = strings.Cut(line, "#")
		if when, then, ok := strings.Cut(line, ":"); ok {
			rules = append(rules, strings.TrimSpace(when)+": "+strings.TrimSpace(then))
		}
	}
	return rules
}

// twoPairs values two pairs with one card and two low ones beside them that make neither a straight nor a flush.
func twoPairs(a *odds.Asked, high, low, beside card.Rank) (advice.Cell, error) {
	hand := []card.Card{card.New(high, card.Spades), card.New(high, card.Hearts), card.New(low, card.Spades), card.New(low, card.Diamonds),
		card.New(beside, card.Clubs)}
	for r := card.Two; len(hand) < 7; r++ { // the lowest two that are left, apart from each other
		if r != high && r != low && (len(hand) == 5 || r > hand[5].Rank()+2) {
			hand = append(hand, card.New(r, card.Suit(len(hand))%card.Suits))
		}
	}
	v, err := valuePaiGowPoker(a, &advice.Position{Hand: hand})
	if err != nil {
		return advice.Cell{}, err
	}
	x := advice.NewCell("T", advice.Pretty(hand), settingsOnly(v.Choices))
	if best := x.Values[0]; best.Cards == card.SetOf(hand[2], hand[3]) || best.Cards == card.SetOf(hand[0], hand[1]) {
		x.Code = "S"
	}
	x.Values = x.Values[:3]
	return x, nil
}

// settingsOnly leaves out what names no hands.
func settingsOnly(list []advice.Worth) (settings []advice.Worth) {
	for _, w := range list {
		if w.Choice != banked.HouseWay && w.Choice != banked.Surrender {
			settings = append(settings, w)
		}
	}
	return settings
}

// besidePairs are tiles beside a pair in the chart of pai gow: two that make a high hand with each of a pair's, and
// others that do less.
var besidePairs = [][2]tile.Tile{
	{tile.T66, tile.T11}, {tile.T45, tile.T36}, {tile.T26, tile.T16}, {tile.T55, tile.T44},
	{tile.T56, tile.T46}, {tile.T33, tile.T22}, {tile.T25, tile.T14}, {tile.T24, tile.T13},
}

// chartPaiGow charts when a pair of tiles is kept together.
func chartPaiGow(a *odds.Asked) (*advice.Chart, error) {
	c := &advice.Chart{Title: "Pai gow", Of: "the wager", Marks: []advice.Mark{{Code: "T", Means: "keep the pair together"},
		{Code: "S", Means: "split the pair"}},
		Text:     "A pair is kept together unless each of its tiles makes a good hand with one of the others.",
		HouseWay: HouseRules(houseway.TileGame, a.Options.(*paigow.Options).HouseWay)}
	part := advice.Part{Name: "A pair, by the two other tiles"}
	for _, two := range besidePairs {
		part.Heads = append(part.Heads, tilesText(two[:]))
	}
	for _, pair := range allPairs() {
		row := advice.Row{Name: tilesText(pair[:])}
		for _, two := range besidePairs {
			cell := advice.Cell{}
			hand := []tile.Tile{pair[0], pair[1], two[0], two[1]}
			if v, err := valuePaiGow(a, &advice.Position{Tiles: hand}); err == nil {
				cell = advice.NewCell("S", tilesText(hand), settingsOnly(v.Choices))
				if best := cell.Values[0]; best.High == tilesText(pair[:]) || best.Low == tilesText(pair[:]) {
					cell.Code = "T"
				}
			}
			row.Cells = append(row.Cells, cell)
		}
		part.Rows = append(part.Rows, row)
	}
	c.Parts = []advice.Part{part}
	return c, nil
}

// allPairs are the pairs of tiles, the supreme one first. Those with a wong or gong are none that could be split.
func allPairs() (list [][2]tile.Tile) {
	for p := tile.Supreme; p <= tile.MixedFives; p++ {
		for a := tile.T66; a <= tile.T12; a++ {
			for b := a; b <= tile.T12; b++ {
				if tile.PairOf(a, b) == p && (a != b || a.Count() == 2) {
					list = append(list, [2]tile.Tile{a, b})
				}
			}
		}
	}
	return list
}
