package table_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/table"
	"boardwalk/tile"
)

// A face is unseen until everybody was shown it, wherever it was taken in between.
func TestUnseen(t *testing.T) {
	ace, king := card.Card(1), card.Card(13)
	dealt := table.Event{Kind: table.Dealt, Box: 2, Card: ace, Secret: true}
	low := table.Event{Kind: table.Formed, Box: 2, Card: ace, ToBox: 2, ToHand: 1, Secret: true}
	turned := table.Event{Kind: table.Turned, Box: 2, Hand: 1, Card: ace}
	down := func(x tile.Tile) table.Event {
		return table.Event{Kind: table.Dealt, Box: 3, Card: card.Unknown, Tile: x, Secret: true}
	}
	up := func(x tile.Tile) table.Event {
		return table.Event{Kind: table.Turned, Box: 3, Card: card.Unknown, Tile: x}
	}
	for name, c := range map[string]struct {
		events []table.Event
		want   bool
	}{
		"nothing is dealt":                    {nil, false},
		"a card is dealt face up":             {[]table.Event{{Kind: table.Dealt, Box: 1, Card: king}}, false},
		"a card without a face":               {[]table.Event{{Kind: table.Dealt, Box: 1, Card: card.Unknown, Secret: true}}, false},
		"a tile without a face":               {[]table.Event{down(tile.Unknown)}, false},
		"a card stays face down":              {[]table.Event{dealt}, true},
		"its owner alone looks at it":         {[]table.Event{dealt, {Kind: table.Turned, Box: 2, Card: ace, Secret: true}}, true},
		"it is taken to another hand":         {[]table.Event{dealt, low}, true},
		"it is shown there":                   {[]table.Event{dealt, low, turned}, false},
		"another box shows the same face":     {[]table.Event{dealt, {Kind: table.Turned, Box: 1, Card: ace}}, true},
		"a card gets its face when delivered": {[]table.Event{low}, true},
		"it is delivered and shown":           {[]table.Event{low, turned}, false},
		"a hand is taken up unexposed":        {[]table.Event{dealt, {Kind: table.Discarded, Box: 2, Card: ace, Secret: true}}, true},
		"a card is burned":                    {[]table.Event{{Kind: table.Burned, Card: king, Secret: true}}, true},
		"one of two equal tiles is shown":     {[]table.Event{down(tile.T66), up(tile.T66), down(tile.T66)}, true},
		"both of them are":                    {[]table.Event{down(tile.T66), down(tile.T66), up(tile.T66), up(tile.T66)}, false},
		"a tile is taken up with its face shown": {[]table.Event{down(tile.T66),
			{Kind: table.Discarded, Box: 3, Card: card.Unknown, Tile: tile.T66}}, false},
		"a tile is taken up face down": {[]table.Event{down(tile.T66),
			{Kind: table.Discarded, Box: 3, Card: card.Unknown, Tile: tile.T66, Secret: true}}, true},
	} {
		var u table.Unseen
		for i := range c.events {
			u.Hear(&c.events[i])
		}
		if u.Any() != c.want {
			t.Errorf("%s: unseen %v", name, u.Any())
		}
		if u.Clear(); u.Any() {
			t.Errorf("%s: something is left once all is forgotten", name)
		}
	}
}
