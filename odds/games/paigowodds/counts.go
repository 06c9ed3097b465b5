package paigowodds

import (
	"fmt"
	"slices"
	"sync"

	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/odds/twohands"
	"boardwalk/table"
)

// What is kept of pai gow and pai gow poker: all deals, and how a house way sets all kinds of seven cards.
var (
	tileCounts = odds.KeptCounts[twohands.TileEnds]{Name: "pai-gow", Whole: (*twohands.TileEnds).Whole}
	cardCounts = odds.KeptCounts[twohands.Sums]{Name: "pai-gow-poker", Whole: (*twohands.Sums).Whole}
	cardWays   = odds.KeptCounts[keptWay]{Name: "pai-gow-poker-way", Whole: (*keptWay).whole}
)

// keptWay is how a house way sets all kinds of hands, which takes a sixth of a second to find. Its file is not JSON, because
// whoever asks about one hand waits while it is read.
type keptWay struct{ cards *twohands.Cards }

func (k *keptWay) whole() bool { return k.cards != nil }

func (k *keptWay) MarshalBinary() ([]byte, error) { return k.cards.Saved(), nil }

func (k *keptWay) UnmarshalBinary(data []byte) (err error) {
	k.cards, err = twohands.LoadCards(data)
	return err
}

// mostCounted is up to which wager pai gow poker is counted for all of whole dollars at once. Vigorish is rounded up, so
// wagers that are no multiple of $5 win less than 95 cents for each dollar, and some hands are set otherwise for it.
const mostCounted = 1000 * money.Dollar

// countedWorths is what those wagers win and lose at a table, each ratio once.
func countedWorths(g twoHandTable) (list []twohands.Net) {
	for stake := money.Dollar; stake <= mostCounted; stake += money.Dollar {
		list = append(list, nets(g, stake)[twohands.Player])
	}
	slices.SortFunc(list, twohands.Net.Compare)
	return slices.CompactFunc(list, func(a, b twohands.Net) bool { return a.Compare(b) == 0 })
}

// worthsWith returns the wagers that are counted together with one: those of whole dollars if it wins as one of them does,
// or it alone. It returns too at which place the wager is.
func worthsWith(g twoHandTable, n twohands.Net) (list []twohands.Net, at int) {
	list = countedWorths(g)
	if at, ok := slices.BinarySearchFunc(list, n, twohands.Net.Compare); ok {
		return list, at
	}
	return []twohands.Net{n}, 0
}

// pokerRules is the checksum of what the count of pai gow poker depends on, for a wager and those that are counted with it.
func pokerRules(g twoHandTable, o *paigowpoker.Options, n twohands.Net) (string, error) {
	print, err := fingerprintOf(o)
	worths, _ := worthsWith(g, n)
	return odds.Checksum("pai gow poker, counted as of 3", print, worths), err
}

// pokerCounted is what is counted of pai gow poker for a wager and those that are counted with it. It comes with the program
// for the standard house way and wagers of whole dollars, and takes a minute otherwise.
func pokerCounted(g twoHandTable, o *paigowpoker.Options, n twohands.Net, cores int, tell housepoker.Progress) (*twohands.Sums, error) {
	rules, err := pokerRules(g, o, n)
	if err != nil {
		return nil, err
	}
	return cardCounts.Get(rules, func() *twohands.Sums { return countCards(g, o, n, cores, tell) }), nil
}

// countCards makes that count. Settings are kept for wagers that lose a twentieth of a win.
func countCards(g twoHandTable, o *paigowpoker.Options, n twohands.Net, cores int, tell housepoker.Progress) *twohands.Sums {
	c, _ := cardsOf(o)
	worths, main := worthsWith(g, n)
	if at, ok := slices.BinarySearchFunc(worths, nets(g, evenHundred)[twohands.Player], twohands.Net.Compare); ok {
		main = at
	}
	return c.Count(worths, main, cores, twohands.Progress(tell))
}

// knownWays are the house ways whose hands were all set once.
var knownWays = struct {
	sync.Mutex
	cards  map[*houseway.Cards]*twohands.Cards
	prints map[*houseway.Cards]string
	tiles  struct { // that was last asked for
		way   *houseway.Tiles
		tiles *twohands.Tiles
	}
}{cards: map[*houseway.Cards]*twohands.Cards{}, prints: map[*houseway.Cards]string{}}

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
	forgetWays()
	rules := odds.Checksum("house way, as of 2", houseway.Text(houseway.CardGame, o.HouseWay), o.AceLow)
	k := cardWays.Get(rules, func() *keptWay { return &keptWay{twohands.NewCards(way)} })
	c = k.cards.Under(way)
	knownWays.cards[way] = c
	return c, nil
}

// forgetWays makes room for another house way. A house has one or two. Who calls it holds the lock.
func forgetWays() {
	const most = 4
	if max(len(knownWays.cards), len(knownWays.prints)) == most {
		clear(knownWays.cards)
		clear(knownWays.prints)
	}
}

// fingerprintOf is the checksum of how a house way sets all kinds of hands. They are set for it, as what is kept in a file
// may be of another version of the program.
func fingerprintOf(o *paigowpoker.Options) (string, error) {
	way, err := houseway.ForCards(o.HouseWay, o.AceLow)
	if err != nil {
		return "", err
	}
	knownWays.Lock()
	defer knownWays.Unlock()
	if print, ok := knownWays.prints[way]; ok {
		return print, nil
	}
	forgetWays()
	c := twohands.NewCards(way)
	knownWays.cards[way], knownWays.prints[way] = c, c.Fingerprint()
	return knownWays.prints[way], nil
}

// paiGowPokerKept are the counts that come with the program.
func paiGowPokerKept(rules *table.Rules) (list []odds.KeptCount, err error) {
	for _, aceLow := range []bool{false, true} {
		o := *rules.Options().(*paigowpoker.Options)
		o.AceLow = aceLow
		g := rules.New(&o).(*paigowpoker.Game)
		even := nets(g, evenHundred)[twohands.Player]
		sum, err := pokerRules(g, &o, even)
		if err != nil {
			return nil, err
		}
		list = append(list, cardCounts.Comes(fmt.Sprint("pai gow poker, ace low ", aceLow), sum, func() *twohands.Sums {
			return countCards(g, &o, even, 0, nil)
		}))
	}
	return list, nil
}
