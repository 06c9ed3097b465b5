package odds

import (
	"sync"

	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/odds/housepoker"
	"boardwalk/odds/twohands"
)

// What is kept of pai gow and pai gow poker: all deals, and how a house way sets all kinds of seven cards.
var (
	tileCounts = kind[twohands.Found]{"pai-gow", wholeFound}
	cardCounts = kind[twohands.Found]{"pai-gow-poker", wholeCards}
	cardWays   = kind[keptWay]{"pai-gow-poker-way", (*keptWay).whole}
)

// wholeFound reports whether a count is one of all deals.
func wholeFound(f *twohands.Found) bool {
	deals := f.Best[0].Deals()
	for r := range f.Best {
		if f.Best[r].Deals() != deals || f.House[r].Deals() != deals {
			return false
		}
	}
	return deals > 0
}

// wholeCards reports whether a count of pai gow poker has the settings of all kinds of hands, too.
func wholeCards(f *twohands.Found) bool {
	for r := range f.ByKind {
		if f.ByKind[r].Deals() != f.Best[r].Deals() || len(f.Settings[r]) != houseway.Kinds {
			return false
		}
	}
	return wholeFound(f)
}

// keptWay is how a house way sets all kinds of hands, which takes a sixth of a second to find. Its file is not JSON, because
// whoever asks about one hand waits while it is read.
type keptWay struct{ cards *twohands.Cards }

func (k *keptWay) whole() bool { return k.cards != nil }

func (k *keptWay) MarshalBinary() ([]byte, error) { return k.cards.Saved(), nil }

func (k *keptWay) UnmarshalBinary(data []byte) (err error) {
	k.cards, err = twohands.LoadCards(data)
	return err
}

// pokerRules is the checksum of what the count of pai gow poker depends on.
func pokerRules(o *paigowpoker.Options, n [2]twohands.Net) string {
	return checksum("pai gow poker, counted as of 2", houseway.Text(houseway.CardGame, o.HouseWay), o.AceLow, n)
}

// pokerCounted is what is counted of pai gow poker, which takes half a minute the first time.
func pokerCounted(o *paigowpoker.Options, n [2]twohands.Net, cores int, tell housepoker.Progress) (*twohands.Found, error) {
	if _, err := houseway.ForCards(o.HouseWay, o.AceLow); err != nil {
		return nil, err
	}
	return cardCounts.get(kept, pokerRules(o, n), func() *twohands.Found {
		c, _ := cardsOf(o)
		return c.Count(n, cores, twohands.Progress(tell))
	}), nil
}

// knownWays are the house ways whose hands were all set once.
var knownWays = struct {
	sync.Mutex
	cards map[*houseway.Cards]*twohands.Cards
	tiles struct { // that was last asked for
		way   *houseway.Tiles
		tiles *twohands.Tiles
	}
}{cards: map[*houseway.Cards]*twohands.Cards{}}

// tilesOf returns pai gow for a house way.
func tilesOf(o *paigow.Options) (*twohands.Tiles, error) {
	way, err := houseway.ForTiles(o.HouseWay)
	if err != nil {
		return nil, err
	}
	knownWays.Lock()
	defer knownWays.Unlock()
	last := &knownWays.tiles
	if last.way != way {
		last.way, last.tiles = way, twohands.NewTiles(way)
	}
	return last.tiles, nil
}

// cardsOf returns pai gow poker for a house way.
func cardsOf(o *paigowpoker.Options) (*twohands.Cards, error) {
	way, err := houseway.ForCards(o.HouseWay, o.AceLow)
	if err != nil {
		return nil, err
	}
	knownWays.Lock()
	defer knownWays.Unlock()
	c := knownWays.cards[way]
	if c != nil {
		return c, nil
	}
	if len(knownWays.cards) == 4 { // a house has one or two
		clear(knownWays.cards)
	}
	rules := checksum("house way, as of 2", houseway.Text(houseway.CardGame, o.HouseWay), o.AceLow)
	k := cardWays.get(kept, rules, func() *keptWay { return &keptWay{twohands.NewCards(way)} })
	c = k.cards.Under(way)
	knownWays.cards[way] = c
	return c, nil
}
